"""What the server has done so far, in plain numbers that cost nothing to keep; `metrics.py` hands them out."""

from bisect import bisect_left
from collections import Counter
from typing import Literal

BOUNDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
"""Seconds, by which waits are told apart."""

Outage = Literal["full", "away", "other"]
"""What is wrong with a database: no room on the disk, nobody answers, or something else."""


class Waits:
    """How long something took, how often."""

    def __init__(self) -> None:
        self.total = 0.0
        self.counts = [0] * (len(BOUNDS) + 1)
        """For each of the bounds how often it took no longer, and longer than the one before; at last: longer still."""

    def note(self, seconds: float) -> None:
        """Once more."""
        self.total += seconds
        self.counts[bisect_left(BOUNDS, seconds)] += 1


class Counters:
    """Only ever growing."""

    def __init__(self) -> None:
        self.answers = 0
        """Answers, take-backs and words that somebody is ready, all of them committed."""
        self.commits = Waits()
        """Whatever was queued together is committed together."""
        self.failed_commits = 0
        self.outage: Outage | None = None
        """Why what was tried last was not committed, if that was the database's fault."""
        self.requests: Counter[int] = Counter()
        """By the status with which they were answered."""
        self.request_waits = Waits()
        self.refused: Counter[str] = Counter()
        """Words over WebSockets, by what was wrong; `rules` where the rules forbid it."""
