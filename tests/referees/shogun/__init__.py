"""Shogun with its four modules, told a second time from the rulebook. Clause ids are those of the rules."""

from tests.referees.shogun.referee import Referee

__all__ = ["Referee"]
