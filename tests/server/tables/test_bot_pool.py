"""The processes in which bots think."""

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from threading import Event

import bakufu
from bakufu.kernel.state import State
from bakufu.kernel.step import answer
from bakufu.kernel.words import Action, Seat
from bakufu.server.tables.bot_pool import Answered, BotPool, Question, choose
from tests.server.serving import run_apart


def children() -> set[int]:
    """The processes of this one."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            about = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(about[1]) == os.getpid() and about[0] != "Z":
            found.add(int(stat.parent.name))
    return found


def question() -> tuple[str, State, Seat, str]:
    table = bakufu.new("shitenno", players=2, seed=5)
    (seat,) = table.waiting_for
    return (table.game.id, table.state.clone(), seat, "random")


def bots() -> set[int]:
    """Those of them in which bots think."""
    return {pid for pid in children() if _is_bot(pid)}


def _is_bot(pid: int) -> bool:
    try:
        return b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def test_a_process_that_dies_is_replaced_and_never_are_there_more() -> None:
    async def scene() -> None:
        pool = BotPool(2)
        before = bots()
        try:
            await asyncio.gather(*[pool.choose(*question(), owner=f"t{i}") for i in range(4)])
            first = bots() - before
            assert len(first) == 2
            answers = [asyncio.create_task(pool.choose(*question(), owner=f"t{i}")) for i in range(40)]
            for pid in first:
                os.kill(pid, signal.SIGKILL)
            most = 0
            while not all(answer.done() for answer in answers):
                most = max(most, len(bots() - before))
                await asyncio.sleep(0.01)
            assert all(isinstance(answer.result(), Action) for answer in answers)
            assert most <= 2
        finally:
            pool.close()
        assert not bots() - before

    run_apart(scene())


def order(asked: list[tuple[str, str]]) -> list[str]:
    """These owners ask for these tables, all at the same time; the tables in the order in which they are answered."""
    answered: list[str] = []

    class Noting(BotPool):
        def _ask(self, question: Question) -> Answered:
            _, _, state, seat, name, _ = question
            answered.append(name)
            return state.stack[-1].ask(state, seat).actions[0], ()

    async def scene() -> None:
        pool = Noting(1)
        game, state, seat, _ = question()
        await asyncio.gather(*[pool.choose(game, state, seat, table, owner, table) for owner, table in asked])
        pool.close()

    run_apart(scene())
    assert sorted(answered) == sorted(table for _, table in asked)
    return answered


def last(table: str, answered: list[str]) -> int:
    """When the last question of a table was answered."""
    return max(place for place, one in enumerate(answered) if one == table)


def test_who_asks_a_little_does_not_wait_for_who_asks_a_lot() -> None:
    assert last("few", order([("one", "many")] * 50 + [("another", "few")] * 2)) <= 5


def test_tables_of_bots_alone_come_last_and_never_have_all_processes() -> None:
    begun: list[str] = []
    go_on = Event()

    class Slow(BotPool):
        def _ask(self, question: Question) -> Answered:
            _, _, state, seat, name, _ = question
            begun.append(name)
            go_on.wait(10)
            return state.stack[-1].ask(state, seat).actions[0], ()

    async def scene() -> None:
        pool = Slow(2)
        game, state, seat, _ = question()
        ask = partial(pool.choose, game, state, seat)
        asked = [asyncio.create_task(ask("alone", "one", f"{number}", True)) for number in range(5)]
        await asyncio.sleep(0.1)
        assert begun == ["alone"]
        asked += [asyncio.create_task(ask("people", "one", f"p{number}")) for number in range(3)]
        await asyncio.sleep(0.1)
        assert begun == ["alone", "people"]
        go_on.set()
        await asyncio.gather(*asked)
        assert begun[2:4] == ["people", "people"]
        assert sorted(begun) == ["alone"] * 5 + ["people"] * 3
        pool.close()

    run_apart(scene())


def test_the_tables_of_one_owner_take_turns_too() -> None:
    answered = order([("one", "a")] * 20 + [("one", "b")] * 2 + [("two", "c")] * 2)
    # Every other turn is the other owner's, as long as he asks.
    assert last("c", answered) <= 4
    assert last("b", answered) <= 6


def test_a_plan_outlives_the_process_that_made_it() -> None:
    table = bakufu.new("shogun", players=3, seed=5)
    seat = next(seat for seat in table.waiting_for if table.pending[seat].name == "plan")
    state = table.state.clone()
    action, plan = choose("shogun", state, seat, "search", ())
    assert len(plan) > 5
    answer(state, seat, action)
    seen: list[Question] = []

    class Noting(BotPool):
        def _ask(self, question: Question) -> Answered:
            seen.append(question)
            return choose(*question[1:])

    async def scene() -> None:
        pool = Noting(1)
        pool._plans["table"] = {(seat, "search"): plan}
        assert await pool.choose("shogun", state, seat, "search", "owner", "table") == plan[0]
        assert pool._plans["table"][seat, "search"] == plan[1:]
        assert (
            await pool.choose("shogun", state, seat, "random", "owner", "table")
            in state.stack[-1].ask(state, seat).actions
        )
        assert [len(question[-1]) for question in seen] == [len(plan), 0]
        pool.close()

    run_apart(scene())
