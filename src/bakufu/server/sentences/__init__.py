"""What the server says to people; its catalogues are in `text`."""

from bakufu.kernel.text import Names
from bakufu.server.sentences.wording import (
    Phrases,
    cleaned,
    phrases,
    sentences,
    spoken,
    straight,
    told_apart,
)

__all__ = ["Names", "Phrases", "cleaned", "phrases", "sentences", "spoken", "straight", "told_apart"]
