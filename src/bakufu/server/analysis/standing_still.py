"""People first: whoever reviews stands still while somebody at a table waits for an answer.

The lowest priority is not enough: on a machine with few cores a review that is under way keeps one of them for some
milliseconds before it gives way, which is as long as an answer takes.
"""

import os
import signal
from contextlib import suppress
from ctypes import c_double
from multiprocessing.sharedctypes import RawValue
from time import monotonic, sleep
from typing import Any

WHILE = 0.3
"""Seconds that a review stands still after each word of somebody at a table: where one is said, others follow."""

LONGEST = 4.0
"""Where words never cease reviews go on nevertheless: after so many seconds of standing still,"""

SPELL = 0.02
"""for so many."""


class StandingStill:
    """Shared by the server, which hears people, and the process that is to stand still."""

    def __init__(self) -> None:
        self._until: Any = RawValue(c_double, 0.0)
        self._working_until = 0.0

    def ask(self, process: int) -> None:
        """In the server: somebody has spoken."""
        now = monotonic()
        stands = self._until.value > now
        self._until.value = now + WHILE
        if not stands:
            # It may have ended; and where there are no such signals it has its lowest priority alone.
            with suppress(OSError, AttributeError):
                os.kill(process, signal.SIGUSR1)

    def obey(self) -> None:
        """In the process: from now on, whenever it is asked to."""
        with suppress(AttributeError):
            signal.signal(signal.SIGUSR1, self._stand_still)
            signal.signal(signal.SIGALRM, self._stand_still)

    def _stand_still(self, *_: object) -> None:
        now = monotonic()
        if now < self._working_until:
            return
        longest = now + LONGEST
        while (now := monotonic()) < min(self._until.value, longest):
            sleep(min(self._until.value, longest) - now)
        if self._until.value > now:
            # Nobody asks again while people go on speaking.
            self._working_until = now + SPELL
            signal.setitimer(signal.ITIMER_REAL, SPELL)
