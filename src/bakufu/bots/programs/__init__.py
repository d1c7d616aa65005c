"""Anybody's bot: a program that reads decisions as lines of JSON and answers by number (docs/bots.md)."""

from bakufu.bots.programs.program_bot import PREFIX, Fault, ProgramBot, bot_or_program, ensure_bot_or_program

__all__ = ["PREFIX", "Fault", "ProgramBot", "bot_or_program", "ensure_bot_or_program"]
