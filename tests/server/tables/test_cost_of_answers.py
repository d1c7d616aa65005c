"""Somebody lays cards and takes them up again for ever so long: the next answer costs what the first did."""

from collections.abc import Callable
from typing import Any

import pytest

import bakufu
from bakufu.games.shogun.planning import Plan
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.table import Table

MANY = 400


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How often the rules have been asked to do something, or a position was copied."""
    count = 0

    def counted(method: Any) -> Any:
        def call(*about: Any) -> Any:
            nonlocal count
            count += 1
            return method(*about)

        return call

    monkeypatch.setattr(Plan, "do", counted(Plan.do))
    monkeypatch.setattr(ShogunState, "clone", counted(ShogunState.clone))
    return lambda: count


def dally(table: Table[Any], seat: int) -> None:
    """Lay a card, or take one up: nobody else can tell."""
    decision = table.decision(seat)
    assert decision
    actions = {type(action).__name__: action for action in decision.actions}
    table.play(seat, actions.get("Rethink") or actions.get("Lift") or actions["Lay"])


def test_an_answer_costs_the_same_however_many_came_before(work: Callable[[], int]) -> None:
    table = bakufu.new("shogun", players=3, seed=1)
    # The others could take back what they have laid: whether they still may is to be known after each answer.
    dally(table, 1)
    dally(table, 2)
    costs = []
    for _ in range(MANY):
        before = work()
        dally(table, 0)
        assert table.may_take_back(1)
        assert table.may_take_back(2)
        costs.append(work() - before)
    assert max(costs[-20:]) <= max(costs[:20])
    # What has been found out is true: it can be taken back.
    table.take_back(1)
