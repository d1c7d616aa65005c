"""What a review says, on the terminal and on its page."""

from typing import Any

from bakufu.cli.words import words
from bakufu.coach.review import Review
from bakufu.kernel.table import Table
from bakufu.kernel.text import Texts
from bakufu.kernel.words import ONLOOKER


def summary(found: Review, table: Table[Any], texts: Texts) -> str:
    """What was looked at, and with whose eyes."""
    whose = "" if found.eyes == ONLOOKER else texts.seat(found.eyes)
    seen = "onlooker" if found.eyes == ONLOOKER else "seat"
    about = {"game": table.game.name, "moves": len(table.answers), "samples": found.samples}
    return words(texts.language)("review-summary", seen=seen, player=whose, **about)
