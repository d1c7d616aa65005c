"""Bushido told a second time, from the rulebook alone."""

from tests.referees.bushido.referee import Referee

__all__ = ["Referee"]
