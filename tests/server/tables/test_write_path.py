"""Whatever whoever answers makes of what came of it: the table goes on."""

import asyncio
from pathlib import Path

import pytest

import bakufu
from bakufu.server.storage.models import Entry
from bakufu.server.tables.answer_result import Settled, Verdict
from tests.server.serving import run_apart
from tests.server.tables.test_live_table import at


def test_who_cannot_hear_what_came_of_an_answer_keeps_nobody_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with at(bakufu.new("edo_yashiki", 2, seed=1, options={"taking": "draft"}), tmp_path) as (live, _):

            def deaf(settled: Settled) -> None:
                raise OSError("gone")

            def answer() -> Entry | Verdict:
                [seat, *_] = live.projection.table.waiting_for
                action = live.projection.decision(seat).actions[0]
                return Entry(live.projection.number + 1, "play", seat, live.now(), "owner", action)

            def nothing() -> Entry | Verdict:
                return "stale"

            # One is in the log, the other one never came so far.
            live.writes.write(answer, deaf)
            live.writes.write(nothing, deaf)
            assert await asyncio.wait_for(live.writes.written(answer), 10) == "done"
            assert live.projection.number == 2
            assert not live.writes.busy

    run_apart(scene())
    assert "gone" in caplog.text


def test_many_who_answer_at_once_are_told_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at(bakufu.new("edo_yashiki", 2, seed=1), tmp_path) as (live, _):
            told: list[int] = []
            enough: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            def then(number: int, got_in: bool | Exception) -> None:
                assert got_in is True
                told.append(number)
                if number == 200:
                    enough.set_result(None)
                elif number % 50 == 7:
                    raise OSError("gone")

            for number in range(1, 201):
                entry = Entry(number, "ready", 0, live.now())
                live._storage.write("elsewhere", entry, lambda got_in, number=number: then(number, got_in))
            await asyncio.wait_for(enough, 10)
            assert told == list(range(1, 201))

    run_apart(scene())
