"""Who waits for something that is scarce: people take turns by how much each has had, however much each wants."""

from collections import OrderedDict, defaultdict, deque
from typing import Generic, TypeVar

T = TypeVar("T")

LEAST = 0.02
"""Seconds that everything counts for, however quickly it is done."""

FORGET = 1000
"""When more people are remembered, those who wait for nothing are forgotten."""


class FairQueue(Generic[T]):
    """Next is whoever has the least going on; of those, whoever has had the least. Each one's tables take turns."""

    def __init__(self) -> None:
        self._waiting: dict[str, OrderedDict[str, deque[T]]] = {}
        """By who wants it, and for each by the table; the table whose turn it is stands first."""
        self._had: dict[str, float] = {}
        """Seconds. Nobody saves them up: whoever comes begins where those are whose turn it is."""
        self._now = 0.0
        """As much as whoever had the last turn."""
        self._going_on: defaultdict[str, int] = defaultdict(int)

    def __len__(self) -> int:
        """How many wait. It may be asked in another thread."""
        return sum(len(wanted) for tables in list(self._waiting.values()) for wanted in list(tables.values()))

    def put(self, who: str, table: str, wanted: T) -> None:
        """Somebody wants something for a table."""
        if who not in self._waiting:
            if len(self._had) > FORGET:
                self._had = {one: had for one, had in self._had.items() if one in self._waiting}
            self._had[who] = max(self._had.get(who, 0.0), self._now)
        self._waiting.setdefault(who, OrderedDict()).setdefault(table, deque()).append(wanted)

    def take(self) -> tuple[str, T] | None:
        """The next, and whose it is; `done` is to be told when it is over."""
        if not self._waiting:
            return None
        who = min(self._waiting, key=lambda one: (self._going_on.get(one, 0), self._had[one]))
        tables = self._waiting[who]
        table, wanted = tables.popitem(last=False)
        first = wanted.popleft()
        if wanted:
            tables[table] = wanted
        if not tables:
            del self._waiting[who]
        self._now = max(self._now, self._had[who])
        self._going_on[who] += 1
        return who, first

    def done(self, who: str, seconds: float) -> None:
        """What somebody has been given took so long."""
        self._had[who] = self._had.get(who, self._now) + max(LEAST, seconds)
        self._going_on[who] -= 1
        if not self._going_on[who]:
            del self._going_on[who]

    def clear(self) -> None:
        """Nobody waits any more."""
        self._waiting.clear()
