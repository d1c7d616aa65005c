"""Players that are not people. A bot gets what its seat gets, and nothing more."""

from bakufu.bots.bot import Bot, NoSuchBot, bot, names
from bakufu.kernel.sight import Sight

__all__ = ["Bot", "NoSuchBot", "Sight", "bot", "names"]
