"""A race: one moment for all, answers in the order in which they were sent."""

import asyncio
from collections.abc import Callable
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from bakufu.engine import IS_COMPILED
from bakufu.kernel.record import Record
from bakufu.server.tables.latency import MOST, Latency
from bakufu.server.tables.races import RaceAnswer, RaceOrder, Races
from bakufu.server.wire.socket import Done, NotAllowed, Overtaken, Ping, Ready, Update, Welcome
from tests.server.serving import Browser, Chair, best, never, play_on

Scene = Callable[[Any], None]


@pytest.mark.skipif(IS_COMPILED, reason="compiled, nothing takes a table's place")
def test_no_race_is_seen_before_it_begins() -> None:
    """A timer may ring a moment early."""
    opening, shown = 50.0, asyncio.Event()
    times: list[float] = []
    table: Any = SimpleNamespace(
        projection=SimpleNamespace(racing=True, opens_at=opening),
        settings=SimpleNamespace(ready=0.0),
        viewers=[],
        now=lambda: times[-1],
        driver=SimpleNamespace(wake=shown.set),
        show=lambda: None,
    )

    async def wait_for_it() -> None:
        loop = asyncio.get_running_loop()
        times.append(49.99)
        races = Races(table, shared=False)

        def pass_by() -> None:
            assert shown.is_set() == (not races.hidden)
            assert races.hidden or times[-1] >= opening
            times.append(times[-1] + 0.0005)
            if races.hidden:
                loop.call_later(0.0005, pass_by)

        pass_by()
        races._open()  # As a timer would that rings early.
        assert races.hidden
        await shown.wait()
        assert times[-1] >= opening

    asyncio.run(wait_for_it())


def test_answers_go_by_when_they_were_sent(scene: Scene) -> None:
    order: list[int] = []
    waits: list[float] = []

    async def carry_out(held: RaceAnswer) -> int:
        order.append(held.seat)
        waits.append(held.due - held.arrived)
        return len(order)

    async def far_and_near() -> None:
        race = RaceOrder(carry_out)
        near = asyncio.create_task(race.answer(0, "a", allowance=0.0, others=0.1))
        await asyncio.sleep(0.03)
        # It arrives later, but was sent 100 ms before it arrived: 70 ms before the other.
        far = asyncio.create_task(race.answer(1, "b", allowance=0.1, others=0.0))
        assert await far == 1
        assert await near == 2
        assert await race.answer(2, "c", allowance=0.1, others=0.0) == 3
        assert waits[-1] <= 0, "nothing to wait for"

    scene(far_and_near())
    assert order == [1, 0, 2]


def test_the_allowance_is_half_the_shortest_way_and_capped() -> None:
    latency, began = Latency(), monotonic()
    assert latency.allowance == 0
    for trip in (0.5, 0.08, 0.3):
        number = latency.ping()
        latency._sent[number] -= trip
        latency.pong(number)
    assert 0.04 <= latency.allowance <= 0.04 + (monotonic() - began) / 2
    far = Latency()
    number = far.ping()
    far._sent[number] -= 2
    far.pong(number)
    assert far.allowance == MOST == 0.150
    far.pong(12345)
    assert far.allowance == MOST


def test_nobody_sees_it_before_all_are_there(anna: Browser, ben: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "person"], options={"taking": "race"})
    table = made.info.table

    async def wait_and_start() -> None:
        async with anna.sit(table, 0) as first, ben.sit(table, -1) as onlooker:
            # Ben has not come: the race does not begin, and the row is shown to nobody.
            refused = await first.play({"do": "claim", "card": 0})
            assert isinstance(refused, NotAllowed)
            assert not any(isinstance(news, Update) for news in first.heard)
            ben.join(table, made.invitations[0].code)
            for chair in (first, onlooker):
                assert (await chair.hear(Welcome)).info.seats[1].taken
                ready = await chair.hear(Ready)
                assert 0 < ready.seconds <= 0.2
                assert not any(isinstance(news, Update) for news in chair.heard)
            await asyncio.gather(*(chair.hear(Update) for chair in (first, onlooker)))
            assert any(isinstance(news, Ping) for news in first.heard)
            assert not any(isinstance(news, Ping) for news in onlooker.heard)

    scene(wait_and_start())


def test_who_answers_late_to_pings_gains_nothing(anna: Browser, scene: Scene) -> None:
    """Both claim the same card. The second one's pongs come 100 ms late, its claim 30 ms: too late all the same."""
    made = anna.set_table(["me", "me", "me"], options={"taking": "race"})
    table = made.info.table

    async def cheat() -> None:
        async with anna.sit(table, 0) as fair, anna.sit(table, 1) as watcher, anna.connect(table) as connection:
            cheater = Chair(connection)
            cheater.late = 0.1
            await cheater.say("hello", seat=2)
            asked = (await cheater.asked()).asked
            await fair.asked()
            await watcher.asked()
            assert asked
            wanted = asked.actions[0]
            mine = asyncio.create_task(fair.play(wanted))
            await asyncio.sleep(0.03)
            reply = await cheater.play(wanted)
            assert isinstance(await mine, Done)
            assert isinstance(reply, Overtaken)

    scene(cheat())


def test_timings_are_in_the_record(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "race"})
    table = made.info.table

    async def game() -> None:
        async with anna.sit(table, 0) as first, anna.sit(table, 1) as second:
            await asyncio.gather(play_on(first, best, never), play_on(second, best, never))

    scene(game())
    record = Record.parse(anna.http.get(f"/api/tables/{table}/record").text)
    for move in record.moves:
        if move.action["do"] == "claim":
            assert move.timing
            assert 0 <= move.timing.arrived < 45_000
            assert 0 <= move.timing.allowance <= 150
        else:
            assert move.timing is None


def test_who_leaves_during_a_race_keeps_nobody_waiting(scene: Scene) -> None:
    carried: list[int] = []

    async def carry_out(held: RaceAnswer) -> int:
        carried.append(held.seat)
        return held.seat

    async def leave() -> None:
        race = RaceOrder(carry_out)
        gone = asyncio.create_task(race.answer(0, "a", allowance=0.0, others=0.05))
        stays = asyncio.create_task(race.answer(1, "b", allowance=0.0, others=0.05))
        await asyncio.sleep(0.01)
        gone.cancel()
        assert await asyncio.wait_for(stays, 2) == 1
        # What was answered stays answered.
        assert carried == [0, 1]

    scene(leave())


def test_a_race_waits_until_everybody_is_ready(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "race"}, clock={"kind": "none", "ready": True})
    table = made.info.table

    async def wait() -> None:
        async with anna.sit(table, 0) as first, anna.sit(table, 1) as second:
            before = await first.hear(Update)
            # The houses are there; the row is not, nor a word of it.
            assert (before.ready, before.asked, before.waiting_for) == ([], None, [0, 1])
            assert (before.view["row"], len(before.view["houses"])) == ([], 2)
            assert not any("row" in line.text for line in before.log)
            assert isinstance(await first.answered(await first.say("ready")), Done)
            while second.update is None or second.update.ready != [0]:
                await second.hear(Update)
            refused = await first.play({"do": "claim", "card": 0})
            assert isinstance(refused, NotAllowed)
            assert isinstance(await second.answered(await second.say("ready")), Done)
            assert 0 < (await first.hear(Ready)).seconds <= 0.2
            row = (await first.asked()).view["row"]
            assert len(row) == 2
            assert isinstance(await first.play({"do": "claim", "card": row[0]}), Done)

    scene(wait())


def test_who_lets_the_time_run_out_is_ready_by_force(anna: Browser, scene: Scene) -> None:
    clock = {"kind": "decision", "seconds": 5, "ready": True}
    made = anna.set_table(["me", {"kind": "bot", "bot": "random"}], options={"taking": "race"}, clock=clock)

    async def dream() -> None:
        async with anna.sit(made.info.table, 0) as chair:
            assert (await chair.hear(Update)).hands[0].running
            while not chair.update or chair.update.number < 1:
                await chair.hear(Update)
            assert any("takes" in line for line in chair.log)

    scene(dream())


def test_the_points_of_the_last_round_are_shown_before_the_next_race(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "race"}, clock={"kind": "none", "ready": True})
    table = made.info.table

    async def one_round() -> None:
        async with anna.sit(table, 0) as first, anna.sit(table, 1) as second:
            chairs = (first, second)
            for chair in chairs:
                await chair.hear(Update)
                await chair.say("ready")
            row = (await first.asked()).view["row"]
            await first.play({"do": "claim", "card": row[0]})
            for chair in chairs:
                while not (chair.update and chair.update.asked and chair.update.asked.name == "lay"):
                    await chair.hear(Update)
                await chair.play(chair.update.asked.actions[0])
            for chair in chairs:
                while chair.update is None or chair.update.ready is None:
                    await chair.hear(Update)
                assert chair.update.view["row"] == []
                assert sum("lays" in line for line in chair.log) == 2
                assert sum("Hajime" in line for line in chair.log) == 1

    scene(one_round())
