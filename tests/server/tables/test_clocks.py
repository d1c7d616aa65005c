"""Thinking time, and the caretaker of a seat whose time is out."""

import asyncio
from collections.abc import Callable
from math import inf
from typing import Any

import pytest

from bakufu.server.tables.clocks import LEAST, Clocks
from bakufu.server.wire.http import Clock
from bakufu.server.wire.socket import Done, Update
from tests.server.serving import Browser, best

Scene = Callable[[Any], None]


def test_each_decision_has_its_time() -> None:
    clocks = Clocks(Clock("decision", 60), 3, [0, 1])
    clocks.start(100.0, (0, 1, 2))
    assert [clocks.left(seat, 110.0) for seat in range(3)] == [50.0, 50.0, None]
    clocks.go_on(120.0, (1, 2), answered=0, in_secret=False)
    assert clocks.out_at(0) == inf
    assert clocks.out_at(1) == 160.0
    clocks.go_on(130.0, (0, 1), answered=2, in_secret=False)
    assert (clocks.out_at(0), clocks.out_at(1)) == (190.0, 160.0)


def test_a_game_has_its_time_and_then_a_little_for_each_decision() -> None:
    clocks = Clocks(Clock("game", 100), 2, [0, 1])
    clocks.start(0.0, (0,))
    clocks.go_on(70.0, (1,), answered=0, in_secret=False)
    clocks.go_on(75.0, (0,), answered=1, in_secret=False)
    assert clocks.left(0, 75.0) == 30.0
    assert clocks.left(1, 75.0) == 95.0
    clocks.go_on(115.0, (0,), answered=0, in_secret=False)
    assert clocks.out_at(0) == 115.0 + LEAST


def test_others_cannot_see_secret_answers_on_the_clock() -> None:
    clocks = Clocks(Clock("decision", 60), 2, [0, 1])
    clocks.start(0.0, (0, 1))
    clocks.go_on(20.0, (0, 1), answered=0, in_secret=True)
    assert clocks.left(0, 30.0) == 30.0
    assert clocks.out_at(0) == 60.0
    game = Clocks(Clock("game", 600), 2, [0, 1])
    game.start(0.0, (0, 1))
    game.go_on(20.0, (0, 1), answered=0, in_secret=True)
    assert game.left(0, 30.0) == game.left(1, 30.0) == 570.0


@pytest.mark.long
def test_when_time_is_out_a_caretaker_plays_until_the_owner_is_back(anna: Browser, ben: Browser, scene: Scene) -> None:
    clock = {"kind": "decision", "seconds": 5}
    made = anna.set_table(["me", "person"], options={"taking": "draft", "draw_first": False}, clock=clock)
    table = made.info.table
    ben.join(table, made.invitations[0].code)

    async def slow() -> None:
        async with ben.sit(table, 1) as second:
            update = await second.hear(Update)
            assert update.waiting_for == [0]
            assert update.hands[0].running
            assert not update.hands[0].here
            assert 0 < (update.hands[0].left or 0) <= 5
            # Anna does not come; after five seconds her caretaker takes a card, and then lays it.
            while not (second.update and second.update.hands[0].caretaker):
                await second.hear(Update)
            answer = (await second.asked()).asked
            assert answer
            assert any("takes" in line for line in second.log)
            # That was one decision. The next is hers again, with all the time; only then does the caretaker stay.
            assert (second.update.hands[0].missed, second.update.hands[0].caretaker) == (1, False)
            assert (second.update.hands[0].left or 0) > 4
            while second.update.hands[0].missed < 2:
                await second.hear(Update)
            assert second.update.hands[0].caretaker
            async with anna.sit(table, 0) as first:
                mine = await first.hear(Update)
                assert not mine.hands[0].caretaker
                while second.update.hands[0].caretaker:
                    await second.hear(Update)
                # She plays on alone.
                if mine.asked is None:
                    assert isinstance(await second.play(best(second.update)), Done)
                    mine = await first.asked()
                assert isinstance(await first.play(best(mine)), Done)

    scene(slow())


def test_clocks_wait_until_all_seats_are_taken(anna: Browser, ben: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "person"], options={"taking": "draft"}, clock={"kind": "decision", "seconds": 5})

    async def wait() -> None:
        async with anna.sit(made.info.table, 0) as chair:
            await asyncio.sleep(0.5)
            ben.join(made.info.table, made.invitations[0].code)
            update = await chair.hear(Update)
            assert [hand.running for hand in update.hands].count(True) == 1
            assert max(hand.left or 0 for hand in update.hands if hand.running) > 4.5

    scene(wait())


def test_a_vacation_stops_a_slow_clock_and_no_other() -> None:
    day = 86_400.0
    away = [((2 * day, 5 * day), (6 * day, 7 * day)), ()]
    clocks = Clocks(Clock("decision", 3 * 86_400), 2, [0, 1])
    clocks.on_vacation(away)
    clocks.start(1 * day, (0, 1))
    assert clocks.left(0, 2 * day) == clocks.left(0, 4 * day) == clocks.left(0, 5 * day) == 2 * day
    assert clocks.left(0, 6 * day) == clocks.left(0, 7 * day) == 1 * day
    assert (clocks.out_at(0), clocks.out_at(1)) == (8 * day, 4 * day)
    # Asked in the middle of it: all the time is left when it is over.
    clocks.go_on(3 * day, (1,), answered=0, in_secret=False)
    clocks.go_on(4 * day, (0,), answered=1, in_secret=False)
    assert clocks.out_at(0) == 9 * day
    # Back earlier than thought.
    clocks.on_vacation([((2 * day, 4.5 * day),), ()])
    assert clocks.out_at(0) == 7.5 * day
    quick = Clocks(Clock("decision", 3600), 2, [0, 1])
    quick.on_vacation(away)
    quick.start(2 * day, (0,))
    assert quick.out_at(0) == 2 * day + 3600
