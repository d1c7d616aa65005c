"""The thread that writes does one thing after another, and tells what came of each."""

import asyncio
from time import sleep

import pytest

from bakufu.server.storage.scribe import Scribe
from tests.server.serving import run_apart


def test_what_is_given_is_done_in_turn_and_the_loop_goes_on_meanwhile() -> None:
    done: list[int] = []

    def note(number: int) -> int:
        sleep(0.02 if number == 0 else 0)
        done.append(number)
        return number

    async def work() -> None:
        scribe = Scribe("test")
        answers = [scribe.do(lambda number=number: note(number)) for number in range(5)]  # type: ignore[misc]
        assert done == []
        assert await asyncio.gather(*answers) == done == [0, 1, 2, 3, 4]
        scribe.close()

    run_apart(work())


def test_what_goes_wrong_is_told_to_who_gave_it_and_to_nobody_else() -> None:
    def fail() -> None:
        raise LookupError("not there")

    async def work() -> None:
        scribe = Scribe("test")
        wrong, right = scribe.do(fail), scribe.do(lambda: "there")
        with pytest.raises(LookupError, match="not there"):
            await wrong
        assert await right == "there"
        scribe.close()

    run_apart(work())


def test_it_ends_only_when_everything_is_done_though_nobody_waits() -> None:
    done: list[str] = []

    async def work() -> Scribe:
        scribe = Scribe("test")
        waiting = scribe.do(lambda: sleep(0.02))
        scribe.do(lambda: done.append("last"))
        waiting.cancel()
        return scribe

    async def begin() -> None:
        kept.append(await work())

    kept: list[Scribe] = []
    run_apart(begin())
    kept[0].close()
    assert done == ["last"]


def test_one_that_was_given_nothing_ends_at_once() -> None:
    Scribe("test").close()
