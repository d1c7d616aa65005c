"""A thing that can be pointed at on a board."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Thing(Struct, frozen=True):
    """A space, tile, card, title, event or sign, as a game knows it. Words are messages of the game's catalogue."""

    id: str
    clause: str
    name: str = ""
    """Unless told otherwise the message with its id, else `thing-<id>`."""
    does: str = ""
    """Unless told otherwise `does-<id>`."""
    costs: str = ""
    """Nothing where it costs nothing."""
    about: Mapping[str, Any] = {}
    """What the messages want to know: values as they are, or pairs of a kind and a value to be spelled."""
