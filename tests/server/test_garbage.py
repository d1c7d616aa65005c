"""Garbage is looked for in small pieces."""

import asyncio
import gc
from collections.abc import Iterator
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
    monkeypatch.setattr(garbage, "SHARE", 20)  # So that it is looked often enough in a second, on a busy machine too.

    async def play() -> None:
        async with garbage.in_small_pieces():
            await replace_all()

    run_apart(play())
    assert len(seen) > 5
    assert max(seen[1:]) < OBJECTS / 2


def test_else_it_would_be_all_at_once(seen: list[int]) -> None:
    run_apart(replace_all())
    assert seen[-1] > OBJECTS


def test_looking_takes_no_more_than_a_small_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 2:
            raise asyncio.CancelledError

    def long_look(generation: int) -> None:
        until = thread_time() + 0.05
        while thread_time() < until:
            pass

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(gc, "collect", long_look)
    with pytest.raises(asyncio.CancelledError):
        run_apart(garbage._look())
    assert pauses[0] == garbage.PAUSE
    assert pauses[1] >= garbage.SHARE * 0.05
