"""Positions that came from outside."""

from collections.abc import Callable
from random import Random

import pytest

import bakufu
from bakufu.games.bushido.components import AMBUSH, DUEL, TACTICS
from bakufu.games.bushido.events import RoninPlaced
from bakufu.games.bushido.fight import LayTiles
from bakufu.games.bushido.position import flaw
from bakufu.games.bushido.revolt import AutomaticRevolt
from bakufu.games.bushido.state import BushidoState
from bakufu.games.bushido.support import put_away
from tests.games.bushido.positions import discs, hold, rows, told


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_that_happens_in_a_game_is_a_flaw(players: int) -> None:
    rng = Random(players)
    table = bakufu.new("bushido", players, seed=9, options={"campaign": True, "elite": True})
    while not table.over:
        assert flaw(table.state) is None
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.pending[seat].actions))
    assert flaw(table.state) is None
    assert told(table, RoninPlaced)


def lists_too_short(state: BushidoState) -> None:
    state.samurai_honour.pop()


def nobody_counts_the_fallen(state: BushidoState) -> None:
    state.fallen = []


def the_fallen_of_the_first_rules(state: BushidoState) -> None:
    state.rules = 1


def a_troop_back_from_the_dead(state: BushidoState) -> None:
    state.fallen[1] -= 1
    state.reserve[1] += 1


def notes_of_nothing(state: BushidoState) -> None:
    state.notes = [15 << 3]


def notes_of_a_stranger(state: BushidoState) -> None:
    state.notes = [7]


def notes_below_zero(state: BushidoState) -> None:
    state.notes = [-1]


def notes_by_the_first_rules(state: BushidoState) -> None:
    state.rules = 1
    state.fallen = []
    state.elite_fallen = []
    state.notes = [0]


def a_known_disc_that_has_vanished(state: BushidoState) -> None:
    state.open_discs[TACTICS + AMBUSH] = 1
    put_away(state, 1, DUEL)
    assert flaw(state) is None
    discs(state, 1)


def hexes_missing(state: BushidoState) -> None:
    state.ronin.pop()


def a_kind_missing(state: BushidoState) -> None:
    state.bag.pop()


def one_side_only(state: BushidoState) -> None:
    state.ready.pop()


def a_tile_too_many(state: BushidoState) -> None:
    state.bag[0] += 1


def a_disc_too_few(state: BushidoState) -> None:
    state.disc_piles[0] -= 1


def no_discs_in_the_piles(state: BushidoState) -> None:
    state.open_discards = state.disc_piles[:]
    state.disc_piles = [0] * 5


def a_disc_known_that_is_not_there(state: BushidoState) -> None:
    state.open_discs[3] = 1


def a_troop_too_many(state: BushidoState) -> None:
    state.troops[3] += 1


def an_empty_hex(state: BushidoState) -> None:
    state.reserve[0] += state.troops[1]
    state.troops[1] = 0


def ronin_in_a_fortress(state: BushidoState) -> None:
    state.bag[6] -= 1
    state.ronin[0] = 1


def a_thirteenth_month(state: BushidoState) -> None:
    state.month = 13


def a_shared_rung(state: BushidoState) -> None:
    state.daimyo_honour[1] = state.daimyo_honour[0]


def a_stranger(state: BushidoState) -> None:
    state.owner[2] = 7


def an_unknown_land(state: BushidoState) -> None:
    state.terrain[2] = 9


def a_third_token(state: BushidoState) -> None:
    state.bonus_tokens[0] = 4


def a_step_off_the_map(state: BushidoState) -> None:
    state.stack.append(AutomaticRevolt(99, 0))


def a_fight_over_nothing(state: BushidoState) -> None:
    state.stack.append(LayTiles(2, 1))


def an_attack_from_nowhere_at_all(state: BushidoState) -> None:
    state.origin = 77


def a_stack_without_a_top(state: BushidoState) -> None:
    hold(state, 1, 0)
    state.tiles[8] -= 1
    state.swords[3] += 1


def a_tactic_of_another_game(state: BushidoState) -> None:
    state.tactic[0] = 8


@pytest.mark.parametrize(
    "spoil",
    [
        lists_too_short,
        nobody_counts_the_fallen,
        the_fallen_of_the_first_rules,
        a_troop_back_from_the_dead,
        notes_of_nothing,
        notes_of_a_stranger,
        notes_below_zero,
        notes_by_the_first_rules,
        a_known_disc_that_has_vanished,
        hexes_missing,
        a_kind_missing,
        one_side_only,
        a_tile_too_many,
        a_disc_too_few,
        no_discs_in_the_piles,
        a_disc_known_that_is_not_there,
        a_troop_too_many,
        an_empty_hex,
        ronin_in_a_fortress,
        a_thirteenth_month,
        a_shared_rung,
        a_stranger,
        an_unknown_land,
        a_third_token,
        a_step_off_the_map,
        a_fight_over_nothing,
        an_attack_from_nowhere_at_all,
        a_stack_without_a_top,
        a_tactic_of_another_game,
    ],
)
def test_what_cannot_be_so_is_found(spoil: Callable[[BushidoState], None]) -> None:
    state = rows()
    assert flaw(state) is None
    spoil(state)
    assert flaw(state)
