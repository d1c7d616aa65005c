"""What the greedy bot does, and in how many answers."""

from random import Random

import pytest

import bakufu
from bakufu.bots import bot
from bakufu.games.bushido.actions import Place
from bakufu.games.bushido.advice import need
from bakufu.games.bushido.advice_on_fights import gain
from bakufu.games.bushido.components import DUEL, HONOUR
from bakufu.games.bushido.state import BushidoState, hexes_of
from bakufu.games.bushido.tactics import ATTACKER, DEFENDER, fight
from bakufu.games.bushido.worth import worth
from tests.games.bushido.positions import A3, ronin, rows


def one_by_one(state: BushidoState, seat: int, troops: int) -> list[int]:
    """Where troops stand when each went where it was needed most."""
    state = state.clone()
    for _ in range(troops):
        state.troops[max(hexes_of(state, seat), key=lambda place: need(state, place))] += 1
    return state.troops


@pytest.mark.parametrize("players", [3, 4, 5])
def test_troops_go_where_they_are_needed_one_by_one_but_all_of_a_hex_at_once(players: int) -> None:
    placed = answers = 0
    for seed in range(3):
        table = bakufu.new("bushido", players, seed)
        player = bot("greedy", Random(seed))
        wanted: dict[int, list[int]] = {}
        while len(wanted) < players:
            seat = table.waiting_for[0]
            decision = table.pending[seat]
            if decision.name == "place-troops":
                most = max(action.troops for action in decision.actions if isinstance(action, Place))
                wanted[seat] = one_by_one(table.state, seat, most)
                placed += most
                while table.waiting_for == (seat,) and table.pending[seat].name == "place-troops":
                    table.play(seat, player.choose(table.sight(seat)))
                    answers += 1
                own = hexes_of(table.state, seat)
                assert [table.state.troops[place] for place in own] == [wanted[seat][place] for place in own]
            else:
                table.play(seat, player.choose(table.sight(seat)))
    assert answers < placed / 2


@pytest.mark.parametrize(("rules", "hexes_lost"), [("1", 0), ("2", 1)])
def test_a_revolt_that_wins_is_worth_the_hex_since_version_2(rules: str, hexes_lost: int) -> None:
    """BUS-3.8: duel against duel, so that nobody dies."""
    state = rows(5, rules=rules)
    ronin(state, A3, 1)
    state.target = A3
    outcome = fight((DUEL, DUEL), ([0, 0, 1], [1, 0, 0]), (1, 3))
    honour = HONOUR[state.terrain[A3]]
    assert gain(state, ATTACKER, outcome, (1, 3), 1) == 1 + 2.0 * honour * hexes_lost
    assert gain(state, DEFENDER, outcome, (1, 3), 1) == -2.5 * honour * hexes_lost


def test_troops_in_reserve_are_worth_more_than_troops_out_of_the_game() -> None:
    """BUS-5.2."""
    state = rows()
    before = worth(state, 0)
    state.reserve[0] -= 5
    state.fallen[0] += 5
    assert worth(state, 0) < before
    assert worth(state, 1) == worth(rows(), 1)
