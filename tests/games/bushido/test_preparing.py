"""Phases 1 to 4: the daimyō draws, feeds his troops, opens his treasury and gives the roles."""

import pytest

from bakufu.games.bushido.actions import Buy, Discard, Give, Pass, Place, Remove
from bakufu.games.bushido.components import AMBUSH, BATTLE, DUEL, KOTAU, ONE, TACTICS, THREE, TRAITOR
from bakufu.games.bushido.events import AutomaticRevolted, DiscPutAway, DiscsDiscarded, MikadoLaw, RoleGiven
from bakufu.games.bushido.preparing import Discs, FreeTea, Nomination, Treasury, Troops
from bakufu.games.bushido.roles import Distribution, bordering, take_back_roles
from bakufu.games.bushido.state import BushidoState, discs_behind, koku, tiles_behind
from tests.games.bushido.positions import (
    A1,
    A2,
    A3,
    A4,
    A5,
    A6,
    B2,
    at,
    discs,
    held,
    hold,
    names,
    neutral,
    play,
    refused,
    ronin,
    rows,
    told,
    troops,
    why_not,
)


def test_the_daimyo_draws_tiles_equal_to_income() -> None:
    """BUS-2.1."""
    table = at(rows(), Nomination())
    assert tiles_behind(table.state, 0) == 8
    assert [tiles_behind(table.state, seat) for seat in (1, 2, 3)] == [0, 0, 0]


def test_the_daimyo_puts_discs_away_and_draws_up_to_four() -> None:
    """BUS-2.1."""
    state = rows()
    discs(state, 0, DUEL, DUEL, KOTAU)
    table = at(state, Discs())
    assert list(table.pending[0].actions) == [Discard(DUEL), Discard(KOTAU), Pass()]
    with refused("BUS-2.1"):
        table.play(0, Discard(TRAITOR))
    play(table, 0, Discard(DUEL), Discard(KOTAU))
    assert table.state.discards[:TACTICS] == [0, 1, 0, 0, 1]
    play(table, 0, Pass())
    assert discs_behind(table.state, 0) == 4
    assert table.state.discs[DUEL] >= 1


def test_a_daimyo_with_four_discs_who_keeps_them_draws_none() -> None:
    """BUS-2.1."""
    state = rows()
    discs(state, 0, DUEL, DUEL, AMBUSH, BATTLE)
    table = at(state, Discs())
    before = table.state.discs[:]
    play(table, 0, Pass())
    assert table.state.discs == before


def test_others_learn_how_many_discs_were_put_away_but_not_which() -> None:
    """BUS-2.1, BUS-1.6."""
    table = at(rows(), Discs())
    play(table, 0, Discard(AMBUSH))
    assert [note.to for note in table.told if isinstance(note.event, DiscPutAway)] == [(0,)]
    assert told(table, DiscsDiscarded) == [DiscsDiscarded(0, 1)]


def test_new_troops_are_placed_where_the_daimyo_chooses() -> None:
    """BUS-2.1: 22 koku, 18 troops."""
    table = at(rows(), Troops())
    assert names(table) == {0: "place-troops"}
    for wrong in (Place(B2, 1), Place(A2, 5), Remove(A2, 1)):
        with refused("BUS-2.1"):
            table.play(0, wrong)
    play(table, 0, Place(A2, 3), Place(A1, 1))
    assert table.state.troops[A1] == 4
    assert table.state.troops[A2] == 6
    assert table.state.reserve[0] == 8
    assert names(table) == {0: "invite"}


def test_troops_that_no_rice_feeds_are_taken_off_and_one_stays_everywhere() -> None:
    """BUS-2.1."""
    state = rows()
    neutral(state, A3)
    troops(state, A2, 7)
    assert koku(state, 0) == 16
    table = at(state, Troops())
    assert names(table) == {0: "remove-troops"}
    with refused("BUS-2.1"):
        table.play(0, Remove(A1, 3))
    with refused("BUS-2.1"):
        table.play(0, Remove(A2, 4))
    play(table, 0, Remove(A1, 2), Remove(A2, 1))
    assert table.state.troops[A1] == 1
    assert table.state.troops[A2] == 6
    assert names(table) == {0: "invite"}


def test_troops_taken_off_beside_ronin_can_set_off_a_revolt() -> None:
    """BUS-2.1, BUS-3.7: and without the rice field's koku still more troops are unfed."""
    state = rows()
    for place, number in ((A1, 15), (A3, 2), (A4, 1), (A5, 1), (A6, 1)):
        troops(state, place, number)
    ronin(state, A3, 1)
    table = at(state, Troops())
    assert [action for action in table.pending[0].actions if isinstance(action, Remove)][-1] == Remove(A3, 1)
    play(table, 0, Remove(A3, 1))
    assert told(table, AutomaticRevolted) == [AutomaticRevolted(A3, 0, 1)]
    assert table.state.owner[A3] == -1
    assert koku(table.state, 0) == 16
    assert names(table) == {0: "remove-troops"}
    play(table, 0, Remove(A1, 5))
    assert 30 - table.state.reserve[0] == 16
    assert names(table) == {0: "invite"}


def test_a_revolt_in_phase_1_can_leave_rice_for_new_troops() -> None:
    """BUS-2.1, BUS-3.7: four troops go, and only two koku."""
    state = rows()
    neutral(state, A3)
    troops(state, A2, 5)
    ronin(state, A2, 4)
    table = at(state, Troops())
    play(table, 0, Remove(A2, 1))
    assert told(table, AutomaticRevolted) == [AutomaticRevolted(A2, 0, 4)]
    assert koku(table.state, 0) == 14
    assert 30 - table.state.reserve[0] == 12
    assert names(table) == {0: "place-troops"}


def fallen(state: BushidoState, seat: int, number: int) -> None:
    """Let so many troops of a player's reserve be out of the game."""
    state.reserve[seat] -= number
    state.fallen[seat] += number


def test_troops_out_of_the_game_are_not_recruited_again() -> None:
    """BUS-5.2, BUS-2.1: 22 koku and 18 troops, but only three are left to place."""
    state = rows()
    fallen(state, 0, 9)
    table = at(state, Troops())
    assert Place(A2, 3) in table.pending[0].actions
    with refused("BUS-2.1"):
        table.play(0, Place(A2, 4))
    play(table, 0, Place(A2, 3))
    assert table.state.reserve[0] == 0
    assert names(table) == {0: "invite"}


def test_a_daimyo_without_a_troop_in_reserve_places_none() -> None:
    """BUS-5.2, BUS-2.1."""
    state = rows()
    fallen(state, 0, 12)
    assert names(at(state, Troops())) == {0: "invite"}


def test_troops_out_of_the_game_eat_no_rice() -> None:
    """BUS-5.2, BUS-2.1: 16 koku feed 15 troops and one more, however many have fallen."""
    state = rows()
    neutral(state, A3)
    fallen(state, 0, 10)
    table = at(state, Troops())
    assert max(action.troops for action in table.pending[0].actions if isinstance(action, Place)) == 1
    play(table, 0, Place(A2, 1))
    assert sum(table.state.troops[:6]) == koku(table.state, 0) == 16


def test_troops_are_taken_off_by_what_stands_on_the_board() -> None:
    """BUS-5.2, BUS-2.1: 19 troops, 16 koku, five out of the game."""
    state = rows()
    neutral(state, A3)
    troops(state, A2, 7)
    fallen(state, 0, 5)
    table = at(state, Troops())
    assert names(table) == {0: "remove-troops"}
    play(table, 0, Remove(A2, 3))
    assert sum(table.state.troops[:6]) == 16
    assert table.state.reserve[0] == 30 - 16 - 5
    assert names(table) == {0: "invite"}


def scattered(rules: str | None = None) -> BushidoState:
    """Seat 0 holds A1 and A2 beside each other, and A4 and A6 alone: 14 koku."""
    state = rows(rules=rules)
    neutral(state, A3, A5)
    return state


def removals(state: BushidoState) -> set[int]:
    """The hexes from which troops over the koku may be taken."""
    return {action.hex for action in at(state, Troops()).pending[0].actions if isinstance(action, Remove)}


def test_troops_stay_on_isolated_hexes_while_others_have_some_to_spare() -> None:
    """BUS-4.1, BUS-2.1: 17 troops, 14 koku."""
    state = scattered()
    troops(state, A4, 8)
    assert removals(state) == {A1, A2}
    table = at(state, Troops())
    assert why_not(table, 0, Remove(A4, 1)) == ("BUS-4.1", "refused-isolated")
    assert why_not(table, 0, Remove(A6, 2)) == ("BUS-4.1", "refused-isolated")
    play(table, 0, Remove(A1, 2), Remove(A2, 1))
    assert names(table) == {0: "invite"}


def test_troops_on_isolated_hexes_are_taken_off_when_no_other_has_one_to_spare() -> None:
    """BUS-4.1, BUS-2.1: 18 troops, 14 koku; A1 and A2 spare three, then one hex that is alone must give."""
    state = scattered()
    for place, number in ((A2, 2), (A4, 9), (A6, 4)):
        troops(state, place, number)
    table = at(state, Troops())
    play(table, 0, Remove(A1, 2))
    assert removals(table.state) == {A2}
    play(table, 0, Remove(A2, 1))
    assert why_not(table, 0, Remove(A2, 1)) == ("BUS-2.1", "refused-one-stays")
    assert list(table.pending[0].actions) == [Remove(A4, 1), Remove(A6, 1)]
    play(table, 0, Remove(A6, 1))
    assert names(table) == {0: "invite"}


def test_a_fortress_may_be_isolated_too() -> None:
    """BUS-4.1."""
    state = rows()
    neutral(state, A2, A4)
    troops(state, A1, 10)
    assert removals(state) == {A5, A6}


def test_by_the_first_rules_troops_were_taken_off_anywhere() -> None:
    """BUS-4.1, BUS-2.1: version 1."""
    state = scattered("1")
    troops(state, A4, 8)
    assert removals(state) == {A1, A2, A4, A6}


@pytest.mark.parametrize(("honour", "asked"), [(5, "invite"), (4, "give-samurai")])
def test_a_free_tea_ceremony_needs_five_samurai_honour(honour: int, asked: str) -> None:
    """BUS-2.2."""
    state = rows()
    take_back_roles(state)
    state.samurai_honour[0] = honour
    table = at(state, FreeTea())
    assert names(table) == {0: asked}
    if asked == "invite":
        play(table, 0, Pass())
        assert table.state.samurai_honour[0] == honour
        assert names(table) == {0: "give-samurai"}


def test_three_katana_tiles_buy_daimyo_honour_three_for_one_in_one_go() -> None:
    """BUS-2.3."""
    state = rows()
    take_back_roles(state)
    hold(state, 0, *[THREE] * 7)
    table = at(state, Treasury())
    with refused("BUS-2.3"):
        table.play(0, Buy(3))
    play(table, 0, Buy(2))
    assert held(table.state, 0, THREE) == 1
    assert table.state.daimyo_honour[0] == 22
    assert names(table) == {0: "give-samurai"}


def test_buying_onto_taken_rungs_goes_further_and_can_win() -> None:
    """BUS-2.3, BUS-1.4, BUS-6.7."""
    state = rows()
    take_back_roles(state)
    hold(state, 0, *[THREE] * 3)
    state.daimyo_honour = [47, 48, 49, 30]
    table = at(state, Treasury())
    play(table, 0, Buy(1))
    assert table.over
    assert table.state.daimyo_honour[0] == 50


@pytest.mark.parametrize(("tiles", "asked"), [((ONE, ONE), "give-samurai"), ((ONE, ONE, ONE), "buy")])
def test_who_could_have_three_such_tiles_is_asked(tiles: tuple[int, ...], asked: str) -> None:
    """BUS-2.3: the question must not tell what is behind the screen."""
    state = rows()
    take_back_roles(state)
    hold(state, 0, *tiles)
    table = at(state, Treasury())
    assert names(table) == {0: asked}
    if asked == "buy":
        assert list(table.pending[0].actions) == [Pass()]


def test_the_bushi_must_hold_a_hex_next_to_the_daimyo() -> None:
    """BUS-2.4: only row B is next to row A."""
    state = rows()
    take_back_roles(state)
    assert bordering(state, 0) == 1 << 1
    table = at(state, Distribution())
    with refused("BUS-2.4"):
        table.play(0, Give("samurai", 0))
    play(table, 0, Give("samurai", 2))
    assert (table.state.bushi, table.state.sensei) == (1, 3)


def test_a_fortress_next_door_makes_no_bushi() -> None:
    """BUS-2.4."""
    state = rows()
    take_back_roles(state)
    for place in range(7, 12):
        state.owner[place] = 2
    assert bordering(state, 0) == 1 << 2
    table = at(state, Distribution())
    play(table, 0, Give("samurai", 3))
    assert (table.state.bushi, table.state.sensei) == (2, 1)


def test_anyone_can_be_bushi_if_no_neighbour_is_left() -> None:
    """BUS-2.4: the only one has been made samurai."""
    state = rows()
    take_back_roles(state)
    table = at(state, Distribution())
    play(table, 0, Give("samurai", 1))
    assert list(table.pending[0].actions) == [Give("bushi", 2), Give("bushi", 3)]
    play(table, 0, Give("bushi", 3))
    assert table.state.sensei == 2


def test_who_is_not_next_door_is_refused_as_bushi() -> None:
    """BUS-2.4."""
    state = rows()
    take_back_roles(state)
    state.owner[B2] = 2
    table = at(state, Distribution())
    play(table, 0, Give("samurai", 3))
    assert list(table.pending[0].actions) == [Give("bushi", 1), Give("bushi", 2)]
    state.owner[B2] = 1
    state.owner[8] = 3
    table = at(state, Distribution())
    play(table, 0, Give("samurai", 1))
    assert (table.state.bushi, table.state.sensei) == (3, 2)


def test_with_three_players_the_sensei_is_one_of_the_other_two() -> None:
    """BUS-2.4."""
    state = rows(3)
    take_back_roles(state)
    table = at(state, Distribution())
    play(table, 0, Give("samurai", 2))
    assert table.state.bushi == 1
    assert list(table.pending[0].actions) == [Give("sensei", 1), Give("sensei", 2)]
    play(table, 0, Give("sensei", 2))
    assert (table.state.samurai, table.state.sensei, table.state.hatamoto) == (2, 2, -1)


def test_with_five_players_the_last_is_hatamoto() -> None:
    """BUS-2.4."""
    state = rows(5)
    take_back_roles(state)
    table = at(state, Distribution())
    play(table, 0, Give("samurai", 4))
    assert list(table.pending[0].actions) == [Give("sensei", 2), Give("sensei", 3)]
    with refused("BUS-2.4"):
        table.play(0, Give("sensei", 1))
    play(table, 0, Give("sensei", 3))
    assert [(event.role, event.seat) for event in told(table, RoleGiven)] == [
        ("samurai", 4),
        ("bushi", 1),
        ("sensei", 3),
        ("hatamoto", 2),
    ]


@pytest.mark.parametrize(("left", "law"), [(8, True), (9, False)])
def test_a_draw_that_just_empties_the_bag_calls_the_law(left: int, law: bool) -> None:
    """BUS-1.7, BUS-2.1: an income of eight."""
    state = rows()
    everything = [tile for tile, number in enumerate(state.bag) for _ in range(number)]
    hold(state, 3, *everything[left:])
    table = at(state, Nomination())
    assert len(told(table, MikadoLaw)) == law
    if law:
        assert [tiles_behind(table.state, seat) for seat in range(4)] == [13, 10, 11, 12]


def test_the_daimyo_may_put_every_disc_away() -> None:
    """BUS-2.1."""
    state = rows()
    discs(state, 0, KOTAU, TRAITOR, DUEL, DUEL)
    table = at(state, Discs())
    play(table, 0, *map(Discard, (KOTAU, TRAITOR, DUEL, DUEL)))
    assert names(table) == {0: "place-troops"}
    assert discs_behind(table.state, 0) == 4


def test_anyone_can_be_bushi_if_only_a_fortress_is_next_door() -> None:
    """BUS-2.4: the daimyō has nothing but A1; beside it lie a neutral hex and a fortress."""
    state = rows()
    take_back_roles(state)
    neutral(state, A2, A3, A4, A5, A6)
    table = at(state, Distribution())
    play(table, 0, Give("samurai", 1))
    assert list(table.pending[0].actions) == [Give("bushi", 2), Give("bushi", 3)]
