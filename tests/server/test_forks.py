"""Forks on the wire: the same public course with and without secret answers and their take-backs.

Everybody who may not know them (opponents, bystanders, an onlooker) is sent the same bytes in the same order, clocks
and numbers included, also what they are answered when they ask, err, take back or come again.
"""

import asyncio
from random import Random
from typing import Any

import pytest

import bakufu
from bakufu.games.shogun.actions import Lay, Lift, Rethink
from bakufu.kernel.json import to_builtins
from bakufu.server.wire.http import Clock
from tests.conformance.cases import GAMES, VARIANTS, Variant, one_of_each_option
from tests.server.forks.forking import Fork, entries_of, moments, with_asides, with_choices
from tests.server.forks.worlds import World

GAMES_AT_MOST = 30
ENOUGH = 30
"""So many secret answers are looked at for each variant; most have several times that."""

CLOCKS = (Clock("game", 36_000), Clock("decision", 36_000), Clock())


def has_secrets(variant: Variant) -> bool:
    """Edo Yashiki has none but where cards are named in secret."""
    return variant.game.id != "edo_yashiki" or variant.options.taking == "sealed"


SECRETIVE = [variant for name in GAMES for variant in one_of_each_option(name) if has_secrets(variant)]
SECRETIVE += [
    variant
    for variant in VARIANTS
    if variant.game.id == "edo_yashiki" and variant.options.taking == "sealed" and variant not in SECRETIVE
][::4]


@pytest.mark.parametrize("variant", SECRETIVE, ids=str)
def test_nobody_can_tell_what_another_does_in_secret(variant: Variant) -> None:
    rng = Random(str(variant))
    forks: list[Fork] = []

    async def all_forks() -> None:
        for game in range(GAMES_AT_MOST):
            for count, table in enumerate(moments(variant, rng, 250)):
                seat, clock = rng.choice(table.waiting_for), CLOCKS[game % len(CLOCKS)]
                forks.append(await with_asides(table, seat, rng, clock, 12))
                if table.pending[seat].secret:
                    forks.append(await with_choices(table, seat, rng, clock, 12))
                if count == 3:
                    break
            if game >= 2 and sum(fork.asides for fork in forks) >= ENOUGH:
                return

    asyncio.run(all_forks())
    assert sum(fork.asides for fork in forks) >= ENOUGH
    assert sum(fork.compared for fork in forks) >= 500


def test_a_turn_begun_in_thought_leaves_the_turn_before_to_be_taken_back() -> None:
    """Shitennō: which province a player thinks of is nobody's business, not even that there is one he could pay."""
    found = 0
    for seed in range(40):
        rng = Random(seed)
        table = bakufu.new("shitenno", 3, seed)
        while not table.over and len(table.answers) < 60:
            seat = rng.choice(table.waiting_for)
            before = len(table.answers)
            table.play(seat, rng.choice(table.pending[seat].actions))
            other = table.waiting_for[0] if table.waiting_for else seat
            if other == seat or not table.may_take_back(seat):
                continue
            take = next((one for one in table.pending[other].actions if type(one).__name__ == "TakeProvince"), None)
            if take is None:
                continue
            twin = table.as_of(len(table.answers))
            twin.play(other, take)
            assert twin.may_take_back(seat)
            assert twin.take_back_all(seat) == [before, before + 1]
            assert twin.state.to_json() == table.as_of(before).state.to_json()
            found += 1
    assert found > 10


def test_what_a_secret_answer_costs_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shogun: cards laid, thought over and lifted 600 times, while another seat looks on that may take back."""
    table = bakufu.new("shogun", 3, 1)
    table.play(0, table.pending[0].actions[0])
    kind, game = type(table.state), type(table.game)
    calls = 0

    def counted(of: Any, name: str) -> None:
        real = getattr(of, name)

        def call(*given: Any) -> Any:
            nonlocal calls
            calls += 1
            return real(*given)

        monkeypatch.setattr(of, name, call)

    async def scene() -> list[int]:
        nonlocal calls
        world = World(table, entries_of(table), Clock())
        for seat in (0, 1):
            await world.come(seat)
        counted(game, "view")
        counted(kind, "clone")
        costs: list[int] = []
        for _ in range(600):
            actions = world.table.pending[1].actions
            action = next(one for step in (Lift, Rethink, Lay) for one in actions if isinstance(one, step))
            calls = 0
            assert (await world.say(1, "play", action=to_builtins(action)))["tell"] == "done"
            costs.append(calls)
            assert world.table.may_take_back(0)
        await world.close()
        return costs

    costs = asyncio.run(scene())
    assert max(costs) <= 6
    assert max(costs[-30:]) <= max(costs[:30])
