"""Who may be voted out, and by whom."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bakufu.kernel.words import Refused
from bakufu.server.storage.models import Entry, StoredSeat
from bakufu.server.tables.departures import Departures, Proposal
from bakufu.server.tables.leaving import Leaving

NOW, DAY = 1_000_000.0, 86_400.0


class Written:
    """A log to which votes come."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.lobby = self

    async def write(self, table: str, entries: list[Entry], leaves: list[int]) -> bool:
        self.entries += entries
        return True


def table(*away: tuple[tuple[float, float], ...], asked: float = NOW - 3 * DAY) -> tuple[Leaving, Written]:
    """Everybody is away; all have been asked since then."""
    sitters = tuple(
        StoredSeat(seat, "person", str(seat), None, f"holder {seat}", 1.0, away=one) for seat, one in enumerate(away)
    )
    projection = SimpleNamespace(
        id="t",
        number=0,
        sitters=sitters,
        departures=Departures(),
        caretaker=[False] * len(away),
        turns=SimpleNamespace(since=[asked] * len(away)),
    )

    async def in_turn(write: Any) -> None:
        assert await write()

    there: Any = SimpleNamespace(
        projection=projection,
        settings=SimpleNamespace(gone_after=DAY),
        now=lambda: NOW,
        presence=SimpleNamespace(here=lambda: (True,) + (False,) * (len(away) - 1)),
        writes=SimpleNamespace(in_turn=in_turn),
    )
    written: Any = Written()
    return Leaving(there, written), written


def test_who_is_on_vacation_is_not_voted_out() -> None:
    matters, written = table((), ((NOW - DAY, NOW + DAY),))
    assert matters.silent == set()
    with pytest.raises(Refused):
        asyncio.run(matters.vote("holder 0", Proposal("replace", 1), True))
    # Nor is his game ended without him.
    asyncio.run(matters.vote("holder 0", Proposal("end"), True))
    assert written.entries[-1].action == {"to": "end", "yes": True}


def test_nor_on_the_day_he_comes_back() -> None:
    matters, _ = table((), ((NOW - 2.5 * DAY, NOW - DAY / 10),))
    assert matters.silent == set()
    matters, _ = table((), ((NOW - 2.5 * DAY, NOW - 2 * DAY),))
    assert matters.silent == {1}


def test_who_is_on_vacation_does_not_keep_the_others_from_replacing_somebody() -> None:
    matters, written = table((), ((NOW - DAY, NOW + DAY),), ())
    assert matters.silent == {2}
    asyncio.run(matters.vote("holder 0", Proposal("replace", 2), True))
    assert written.entries[-1].action == {"to": "replace", "yes": True, "seat": 2, "done": True}
