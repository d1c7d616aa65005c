"""Shitennō told a second time, from the rulebook alone."""

from tests.referees.shitenno.referee import Referee

__all__ = ["Referee"]
