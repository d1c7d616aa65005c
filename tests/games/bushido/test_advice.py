"""What the greedy bot does, and in how many answers."""

from random import Random

import pytest

import bakufu
from bakufu.bots import bot
from bakufu.games.bushido.actions import Place
from bakufu.games.bushido.advice import need
from bakufu.games.bushido.state import BushidoState, hexes_of


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
