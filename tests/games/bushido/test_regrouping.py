"""BUS-4.1 with big troops: what can be reached, and what is said about the rest."""

from itertools import product

import pytest

from bakufu.games.bushido.actions import MoveFrom, MoveTo, Pass
from bakufu.games.bushido.ordering import OrderAttack
from bakufu.games.bushido.relocation import RegroupTo, Relocation
from bakufu.games.bushido.state import BushidoState
from bakufu.kernel.table import Table
from bakufu.kernel.words import Action
from tests.games.bushido.positions import A1, A2, A3, A4, at, elite, names, neutral, play, rows, troops, why_not

Garrisons = tuple[tuple[int, int], ...]
"""Normal and big troops, hex by hex."""


def regrouping(state: BushidoState) -> Table[BushidoState]:
    """Phase 7 of seat 0."""
    return at(state, Relocation(), OrderAttack())


def one_big_on_the_mountain() -> BushidoState:
    """Row A with three troops on each hex and a big one on A2."""
    state = rows(elite=True)
    elite(state, A2, 1)
    return state


@pytest.mark.parametrize(
    "way",
    [
        [MoveFrom(A2), MoveTo(A3, 0, 1), MoveFrom(A3), MoveTo(A2, 2)],
        [MoveFrom(A3), MoveTo(A2, 2), MoveFrom(A2), MoveTo(A3, 0, 1)],
    ],
)
def test_big_and_normal_troops_change_places(way: list[Action]) -> None:
    """BUS-4.1, BUS-8.2: the big troop goes from A2 to A3, two normal ones from A3 to A2, in any order."""
    table = regrouping(one_big_on_the_mountain())
    play(table, 0, *way)
    assert (table.state.troops[A2], table.state.elite[A2]) == (5, 0)
    assert (table.state.troops[A3], table.state.elite[A3]) == (1, 1)


def test_no_kind_of_troop_moves_back() -> None:
    """BUS-4.1: A3 has received the big troop, A2 two normal ones."""
    table = regrouping(one_big_on_the_mountain())
    play(table, 0, MoveFrom(A2), MoveTo(A3, 0, 1), MoveFrom(A3))
    assert why_not(table, 0, MoveTo(A2, 1, 1)) == ("BUS-4.1", "refused-not-connected")
    assert why_not(table, 0, MoveTo(A4, 1, 1)) == ("BUS-4.1", "refused-has-received")
    assert why_not(table, 0, MoveTo(A2, 4)) == ("BUS-4.1", "refused-one-stays")
    play(table, 0, MoveTo(A2, 2))
    assert why_not(table, 0, MoveFrom(A2)) == ("BUS-4.1", "refused-has-received")


def test_a_hex_that_has_received_troops_gives_none() -> None:
    """BUS-4.1: the answer says so."""
    table = regrouping(rows())
    play(table, 0, MoveFrom(A2), MoveTo(A3, 2))
    assert why_not(table, 0, MoveFrom(A3)) == ("BUS-4.1", "refused-has-received")
    assert why_not(table, 0, MoveFrom(A2)) == ("BUS-4.1", "refused-one-stays")


def test_big_troops_alone_can_regroup() -> None:
    """BUS-4.1: one normal and one big troop in the fortress; only the big one may leave."""
    state = rows(elite=True)
    neutral(state, A3)
    elite(state, A1, 1)
    troops(state, A1, 1)
    table = regrouping(state)
    play(table, 0, MoveFrom(A1))
    assert list(table.pending[0].actions) == [MoveTo(A2, 0, 1)]
    play(table, 0, MoveTo(A2, 0, 1), Pass())
    assert names(table) == {0: "order-attack"}


def garrisons(state: BushidoState) -> Garrisons:
    """Row A from the fortress on."""
    return tuple(zip(state.troops[A1:A4], state.elite[A1:A4], strict=True))


def moves(state: BushidoState, step: Relocation) -> list[tuple[BushidoState, Relocation]]:
    """Every move of this regrouping, and how it goes on."""
    found = []
    for action in step.ask(state, 0).actions:
        if isinstance(action, MoveFrom):
            to = step.do(state, 0, action)
            assert isinstance(to, RegroupTo)
            for move in to.ask(state, 0).actions:
                assert isinstance(move, MoveTo)
                after = state.clone()
                following = to.do(after, 0, move)
                assert isinstance(following, Relocation)
                found.append((after, following))
    return found


def reached(state: BushidoState, forget: bool) -> set[Garrisons]:
    """All that regrouping can lead to; whether or not it forgets what has moved where."""
    todo = [(state, Relocation())]
    seen = {(garrisons(state), Relocation())}
    for position, step in todo:
        for after, following in moves(position, Relocation() if forget else step):
            mark = (garrisons(after), Relocation() if forget else following)
            if mark not in seen:
                seen.add(mark)
                todo.append((after, following))
    return {each for each, _ in seen}


@pytest.mark.parametrize("fortress", [(1, 0), (1, 1), (2, 0)])
def test_every_regrouping_can_be_made(fortress: tuple[int, int]) -> None:
    """BUS-4.1, BUS-8.2: as if troops could move to and fro, but for two single troops that swap."""
    for pair in product([(0, 1), (1, 0), (1, 1), (2, 0), (0, 2)], repeat=2):
        state = rows(elite=True)
        neutral(state, *range(A1, A4 + 3))
        start = (fortress, *pair)
        for place, (normal, big) in enumerate(start):
            state.owner[place], state.troops[place], state.elite[place] = 0, normal, big
        lost = reached(state, forget=True) - reached(state, forget=False)
        for goal in lost:
            changed = [before for before, after in zip(start, goal, strict=True) if before != after]
            assert all(sum(before) == 1 for before in changed)
