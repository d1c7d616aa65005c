"""Edo Yashiki told a second time, from the rulebook: naive, and nothing of the engine's."""

from tests.referees.edo_yashiki.game import Referee

__all__ = ["Referee"]
