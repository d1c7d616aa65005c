"""What time it is for all processes that share a database."""

import asyncio

import pytest

from bakufu.server.storage import database_clock
from bakufu.server.storage.database_clock import OwnClock, SharedClock
from tests.server.serving import run_apart


class World:
    """A database whose time is 1,000 seconds ahead of our counter; the way there and back takes time."""

    def __init__(self, *ways: tuple[float, float]) -> None:
        self.counter = 50.0
        self.ahead = 1000.0
        self.ways = list(ways)
        self.away = False

    def count(self) -> float:
        return self.counter

    async def ask(self) -> float:
        if self.away:
            raise OSError("away")
        there, back = self.ways.pop(0) if self.ways else (0.0, 0.0)
        self.counter += there
        told = self.counter + self.ahead
        self.counter += back
        return told


def measured(world: World) -> SharedClock:
    shared = SharedClock(world.ask, world.count)
    run_apart(shared.measure())
    return shared


def test_half_of_the_way_belongs_to_each_side() -> None:
    world = World(*[(0.2, 0.2)] * database_clock.QUESTIONS)
    assert measured(world).now() == pytest.approx(world.counter + 1000)


def test_the_shortest_way_counts() -> None:
    world = World((0.0, 3.0), (0.01, 0.03), (2.0, 0.0))
    world.ways += [(0.5, 0.0)] * (database_clock.QUESTIONS - 3)
    assert abs(measured(world).now() - world.counter - 1000) < 0.011


def test_between_questions_nobody_is_asked() -> None:
    world = World()
    shared = measured(world)
    world.away = True
    world.counter += 7.5
    assert shared.now() == pytest.approx(world.counter + 1000)


def test_it_follows_the_database_and_outlives_its_absence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_clock, "EVERY", 0.01)

    async def go_on() -> None:
        world = World()
        shared = SharedClock(world.ask, world.count)
        await shared.open()
        world.away = True
        await asyncio.sleep(0.05)
        assert shared.now() == pytest.approx(world.counter + 1000)
        world.away, world.ahead = False, 990.0
        async with asyncio.timeout(5):
            while shared.now() != pytest.approx(world.counter + 990):
                await asyncio.sleep(0.01)
        shared.close()

    run_apart(go_on())


def test_who_thinks_does_not_lose_time_when_this_machines_clock_is_set(caplog: pytest.LogCaptureFixture) -> None:
    world = World()
    wall = 1_000_000.0
    own = OwnClock(lambda: wall + world.counter, world.count)
    assert own.now() == pytest.approx(wall + world.counter)
    # Put right by a little: followed.
    wall += 2.0
    world.counter += 2.0
    assert own.now() == pytest.approx(wall + world.counter)
    # Set to another hour, in either direction: time goes on as it was, and that is said once.
    for jump in (3600.0, -7200.0):
        before, wall = own.now(), wall + jump
        for _ in range(3):
            world.counter += 2.0
            own.now()
        assert own.now() == pytest.approx(before + 6.0)
    assert caplog.text.count("has jumped") == 1
    # Set right again: as if nothing had been.
    wall += 3600.0
    world.counter += 2.0
    assert own.now() == pytest.approx(wall + world.counter)
