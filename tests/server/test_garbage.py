"""Garbage is looked for in small pieces."""

import asyncio
import gc
from collections.abc import Callable, Iterator
from time import thread_time

import pytest

from bakufu.server import garbage
from tests.server.serving import run_apart

OBJECTS = 20_000


@pytest.fixture
def seen() -> Iterator[list[int]]:
    """How many objects were new at each look for garbage."""
    sizes: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            sizes.append(len(gc.get_objects(0)) + len(gc.get_objects(1)))

    before = gc.get_threshold()
    gc.set_threshold(50_000, 20, garbage.SELDOM)
    gc.collect()
    gc.callbacks.append(note)
    yield sizes
    gc.callbacks.remove(note)
    gc.set_threshold(*before)


async def replace_all() -> None:
    """As at tables that are played: new objects take the place of old ones, and there are never more."""
    kept = [[number] for number in range(OBJECTS)]
    gc.collect()
    for start in range(0, OBJECTS, 1000):
        kept[start : start + 1000] = [[number] for number in range(1000)]
        await asyncio.sleep(0.02)
    gc.collect(1)


def test_what_is_new_is_looked_through_before_it_is_much(monkeypatch: pytest.MonkeyPatch, seen: list[int]) -> None:
    monkeypatch.setattr(garbage, "PAUSE", 0.01)
    monkeypatch.setattr(garbage, "SPARE", 1.0)  # So that it is looked often enough in a second, on a busy machine too.
    monkeypatch.setattr(garbage, "LONGEST", 0.0001)

    async def play() -> None:
        async with garbage.in_small_pieces():
            await replace_all()

    run_apart(play())
    assert len(seen) > 5
    assert max(seen[1:]) < OBJECTS / 2


def test_else_it_would_be_all_at_once(seen: list[int]) -> None:
    run_apart(replace_all())
    assert seen[-1] > OBJECTS


def settled(took: Callable[[float], float], idle: float) -> float:
    """The pause that it comes to, where a look after a pause takes so long."""
    pause = garbage.PAUSE
    for _ in range(100):
        pause = garbage.next_pause(pause, took(pause), idle)
    return pause


def test_where_people_play_nobody_waits_long_for_a_look() -> None:
    """A thousand tables, a move every two seconds at each: 40 ms for what is new in a second, 225 for all there is."""
    pause = settled(lambda pause: min(0.04 * pause, 0.225), idle=0.75)
    assert 0.04 * pause == pytest.approx(garbage.LONGEST)


def test_where_there_is_nothing_to_do_it_is_looked_often() -> None:
    assert settled(lambda pause: 0.0001, idle=1.0) == garbage.PAUSE
    assert settled(lambda pause: 0.0, idle=1.0) == garbage.PAUSE


def test_looking_takes_no_more_than_a_small_share_of_the_time() -> None:
    """Two hundred tables that are played as fast as they go: all is new after a moment, and takes 45 ms."""
    for idle in (0.08, 0.02, 0.0, -0.1):
        pause = settled(lambda pause: min(0.64 * pause, 0.045), idle)
        assert 0.045 / pause <= max(garbage.SPARE * idle, 1 / garbage.SHARE) + 1e-9


def test_how_long_a_look_took_and_how_busy_it_was_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, float, float]] = []

    def next_pause(pause: float, took: float, idle: float) -> float:
        asked.append((pause, took, idle))
        return 0.05

    def busy(seconds: float) -> None:
        until = thread_time() + seconds
        while thread_time() < until:
            pass

    async def look_twice() -> None:
        looking = asyncio.create_task(garbage._look())
        while len(asked) < 2:
            await asyncio.sleep(0)
        looking.cancel()

    monkeypatch.setattr(garbage, "next_pause", next_pause)
    monkeypatch.setattr(garbage, "monotonic", thread_time)  # As if nobody else had the processor meanwhile.
    monkeypatch.setattr(gc, "collect", lambda generation: busy(0.03))
    run_apart(look_twice())
    assert [pause for pause, _, _ in asked] == [garbage.PAUSE, 0.05]
    assert all(0.03 <= took < 0.1 for _, took, _ in asked)
    assert all(abs(idle) < 0.1 for _, _, idle in asked), "somebody asks again and again whether it is over"
