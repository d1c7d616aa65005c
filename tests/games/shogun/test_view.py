"""What a view tells about the decision of the moment."""

from random import Random

import bakufu
from bakufu.games.shogun.actions import March
from bakufu.games.shogun.chambers import ruler
from bakufu.games.shogun.components import NEIGHBOURS, NONE
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.view import view


def test_everyone_sees_which_province_and_which_region_are_at_stake() -> None:
    table = bakufu.new("shogun", players=3, seed=11, options={"modules": ["chambers"], "start": "draft"})
    rng = Random(11)
    met: set[str] = set()
    while not table.over and not {"place-group", "move", "chamber"} <= met:
        seat, decision = next(iter(table.pending.items()))
        state = table.state
        assert isinstance(state, ShogunState)
        seen, onlooker = view(state, seat), view(state, -1)
        assert (seen.acting, seen.chamber_for) == (onlooker.acting, onlooker.chamber_for)
        if decision.name == "place-group":
            assert seen.owner[seen.acting] == NONE
        elif decision.name == "move":
            targets = {action.to for action in decision.actions if isinstance(action, March)}
            assert seen.owner[seen.acting] == seat
            assert targets <= set(NEIGHBOURS[seen.acting])
        elif decision.name == "plan":
            assert seen.acting == seen.chamber_for == NONE
        elif decision.name == "chamber":
            assert ruler(state, seen.chamber_for) == seat
        met.add(decision.name)
        table.play(seat, rng.choice(list(decision.actions)))
    assert {"place-group", "move", "chamber", "plan"} <= met
