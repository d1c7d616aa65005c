"""One at a time, in the order of asking."""

import asyncio

from bakufu.server.tables.lock import WriteLock
from tests.server.serving import run_apart


def test_all_get_their_turn_in_order() -> None:
    async def play() -> None:
        turn = WriteLock()
        had: list[str] = []

        async def wait_for(name: str) -> None:
            async with turn:
                had.append(name)

        turn.ask(lambda: had.append("first"))
        waiting = [asyncio.create_task(wait_for("second"))]
        await asyncio.sleep(0)
        turn.ask(lambda: had.append("third"))
        waiting.append(asyncio.create_task(wait_for("fourth")))
        await asyncio.sleep(0)
        assert had == ["first"]
        turn.give_back()
        await waiting[0]
        assert had == ["first", "second", "third"]
        assert turn.taken
        turn.give_back()
        await waiting[1]
        assert had == ["first", "second", "third", "fourth"]
        assert not turn.taken

    run_apart(play())


def test_who_stops_waiting_keeps_nobody_waiting() -> None:
    async def play() -> None:
        turn = WriteLock()
        turn.ask(lambda: None)
        waiting = [asyncio.create_task(turn.__aenter__()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        turn.give_back()
        # It is the second one's turn, who is stopped before noticing.
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [one.cancelled() for one in waiting] == [True, True, False]
        turn.give_back()
        assert not turn.taken

    run_apart(play())


def test_thousands_who_give_it_back_at_once_do_not_pile_up() -> None:
    turn = WriteLock()
    had: list[int] = []

    def take(number: int) -> None:
        had.append(number)
        turn.give_back()

    turn.ask(lambda: None)
    for number in range(5_000):
        turn.ask(lambda number=number: take(number))  # type: ignore[misc]
    turn.give_back()
    assert had == list(range(5_000))
    assert not turn.taken


def test_who_fails_in_it_keeps_nobody_waiting() -> None:
    turn = WriteLock()
    had: list[str] = []
    turn.ask(lambda: None)
    turn.ask(lambda: had.append("first") or 1 / 0)  # type: ignore[func-returns-value,arg-type]
    turn.ask(lambda: had.append("second"))
    turn.give_back()
    assert had == ["first", "second"]
    assert turn.taken
