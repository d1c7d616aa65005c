"""Players that are not people. A bot gets what its seat gets, and nothing more; others may bring theirs."""

from bakufu.bots.bot import Bot, BrokenBot, NoSuchBot, Thinker, bot, broken, ensure, for_people, look_again, names
from bakufu.bots.budget import Budget
from bakufu.kernel.sight import Sight

__all__ = [
    "Bot",
    "BrokenBot",
    "Budget",
    "NoSuchBot",
    "Sight",
    "Thinker",
    "bot",
    "broken",
    "ensure",
    "for_people",
    "look_again",
    "names",
]
