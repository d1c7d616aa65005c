"""A process that stops gives its tables away: nobody is sent where he would have to wait."""

import asyncio
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from bakufu.server.tables import handing_over
from bakufu.server.tables.handing_over import HandingOver
from tests.server.serving import run_apart


class Live:
    """A table with somebody who looks at it."""

    def __init__(self, name: str, gone: list[str]) -> None:
        self.viewers = [name]
        self.writes = SimpleNamespace(busy=False)
        self.presence = SimpleNamespace(heard_at=0.0)
        self.audience = SimpleNamespace(send_away=self._send_away)
        self.used_at = 0.0
        self._name, self._gone = name, gone

    def _send_away(self, code: int, reason: str) -> None:
        assert (code, reason) == handing_over.COME_AGAIN
        self.viewers.clear()
        self._gone.append(self._name)

    def arrive(self) -> None:
        """Another process says that somebody has come to this table there."""
        self.presence.heard_at = monotonic()


class Stopping:
    """One that stops, with so many tables."""

    def __init__(self, tables: int, shared: bool = True) -> None:
        self.gone: list[str] = []
        self.said: list[str] = []
        self.tables = {f"t{number}": Live(f"t{number}", self.gone) for number in range(tables)}
        loader: Any = SimpleNamespace(tables=self.tables, load_some=self._load_some)
        storage: Any = SimpleNamespace(shared=shared, announce=self._announce)
        self.handing_over = HandingOver(loader, storage)

    async def _announce(self, word: str) -> None:
        self.said.append(word)

    async def _load_some(self, tables: list[str], then: Any) -> None:
        self.tables |= {name: Live(name, self.gone) for name in tables}
        await then(tables)


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handing_over, "TICK", 0.0)
    monkeypatch.setattr(handing_over, "ON_THE_WAY", 2)


async def a_moment() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_nobody_is_sent_away_before_another_process_has_the_table_and_few_at_a_time() -> None:
    async def stop() -> None:
        one = Stopping(4)
        giving = asyncio.create_task(one.handing_over.give_all())
        await a_moment()
        assert one.said == ["fetch t0", "fetch t1", "fetch t2", "fetch t3"]
        assert one.gone == []
        one.handing_over.fetched("t2")
        await a_moment()
        assert one.gone == ["t2"]
        for name in ("t0", "t1", "t3"):
            one.handing_over.fetched(name)
        await a_moment()
        assert one.gone == ["t2", "t0"], "two are on their way"
        one.tables["t2"].arrive()
        await a_moment()
        assert one.gone == ["t2", "t0", "t1"]
        one.tables["t0"].arrive()
        await giving
        assert one.gone == ["t2", "t0", "t1", "t3"]

    run_apart(stop())


def test_what_is_being_written_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stop() -> None:
        one = Stopping(2, shared=False)
        one.tables["t0"].writes.busy = True
        giving = asyncio.create_task(one.handing_over.give_all())
        await a_moment()
        assert one.gone == ["t1"]
        one.tables["t0"].writes.busy = False
        await giving
        assert one.gone == ["t1", "t0"]
        stuck = Stopping(1, shared=False)
        stuck.tables["t0"].writes.busy = True
        monkeypatch.setattr(handing_over, "LAST_ANSWERS", 0.05)
        await stuck.handing_over.give_all()
        assert stuck.gone == ["t0"]

    run_apart(stop())


def test_where_nobody_answers_or_not_in_time_all_go_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handing_over, "ANYBODY", 0.05)
    monkeypatch.setattr(handing_over, "LONGEST", 0.1)

    async def stop() -> None:
        alone = Stopping(5)
        await alone.handing_over.give_all()
        assert len(alone.gone) == 5
        slow = Stopping(5)
        slow.handing_over.fetched("t4")
        await slow.handing_over.give_all()
        assert slow.gone[0] == "t4"
        assert len(slow.gone) == 5

    run_apart(stop())


def test_who_goes_on_fetches_what_it_has_not_and_says_what_it_has() -> None:
    async def go_on() -> None:
        other = Stopping(1)
        for name in ("t7", "t0", "t8"):
            other.handing_over.fetch(name)
        await a_moment()
        assert other.said == ["fetched t0", "fetched t7", "fetched t8"]
        await other.handing_over.give_all()
        other.handing_over.fetch("t9")
        await a_moment()
        assert "t9" not in other.tables, "it stops itself"

    run_apart(go_on())
