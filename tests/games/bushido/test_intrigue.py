"""Phases 5 and 6: effect tiles, ronin, revolts."""

from bakufu.games.bushido import game
from bakufu.games.bushido.actions import (
    Choose,
    Convert,
    Invite,
    Lay,
    LeadRevolt,
    Pass,
    PlayChanoyu,
    PlayGeisha,
    PlayRonin,
    PlayShinobi,
    Ready,
    Retreat,
)
from bakufu.games.bushido.components import (
    AMBUSH,
    BATTLE,
    CHANOYU,
    DUEL,
    GEISHA,
    KOTAU,
    ONE,
    RONIN,
    SHINOBI,
    TACTICS,
    THREE,
    TRAITOR,
    TWO,
)
from bakufu.games.bushido.events import AutomaticRevolted, BecameNeutral, SamuraiHonour, ScreenSeen
from bakufu.games.bushido.events_of_fights import TroopsSacrificed
from bakufu.games.bushido.intrigue import HatamotoPhase, SenseiPhase
from bakufu.games.bushido.state import BushidoState, tiles_behind
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.json import encode
from bakufu.kernel.table import Table
from tests.games.bushido.positions import (
    A1,
    A2,
    A3,
    A4,
    A5,
    B1,
    B2,
    B3,
    C2,
    D2,
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
)


def phase_5(state: BushidoState) -> Table[BushidoState]:
    return at(state, SenseiPhase())


def test_the_sensei_plays_any_number_in_any_order_then_the_others_at_double_price() -> None:
    """BUS-3.1: from the sensei's left, the daimyō never."""
    state = rows()
    hold(state, 3, RONIN, RONIN, SHINOBI)
    hold(state, 1, RONIN, RONIN, RONIN)
    hold(state, 2, RONIN, ONE)
    hold(state, 0, RONIN, RONIN)
    table = phase_5(state)
    play(table, 3, PlayRonin(A2), PlayShinobi(1), PlayRonin(B2))
    assert tiles_behind(table.state, 3) == 0
    assert table.waiting_for == (1,)
    play(table, 1, PlayRonin(A2))
    assert held(table.state, 1, RONIN) == 1
    assert table.state.ronin[A2] == 2
    assert table.waiting_for == (2,)
    assert list(table.pending[2].actions) == [Pass()]
    with refused("BUS-3.1"):
        table.play(2, PlayRonin(A2))
    play(table, 2, Pass())
    assert names(table) == {0: "regroup"}


def test_who_may_have_a_tile_to_play_is_asked_even_without() -> None:
    """BUS-3.1: two tiles are enough to be asked, one is not."""
    state = rows()
    hold(state, 1, ONE)
    hold(state, 2, ONE, ONE)
    table = phase_5(state)
    assert table.waiting_for == (2,)


def test_a_played_tile_goes_back_to_the_bag_but_a_ronin_stays_on_the_board() -> None:
    """BUS-3.2."""
    state = rows()
    hold(state, 3, RONIN, ONE)
    hold(state, 1, RONIN, RONIN)
    table = phase_5(state)
    assert table.state.bag[RONIN] == 12
    play(table, 3, PlayRonin(A2))
    assert table.state.bag[RONIN] == 12
    play(table, 3, Pass())
    play(table, 1, PlayRonin(A3))
    assert table.state.bag[RONIN] == 13
    assert sum(table.state.ronin) == 2


def test_one_ronin_per_hex_and_player_on_a_hex_of_another() -> None:
    """BUS-3.3."""
    state = rows()
    neutral(state, C2)
    hold(state, 3, *[RONIN] * 5)
    table = phase_5(state)
    for wrong in (D2, A1, C2):
        with refused("BUS-3.3"):
            table.play(3, PlayRonin(wrong))
    play(table, 3, PlayRonin(A2))
    with refused("BUS-3.3"):
        table.play(3, PlayRonin(A2))
    play(table, 3, PlayRonin(B2), Pass())
    assert table.state.ronin[A2] == table.state.ronin[B2] == 1


def test_another_player_may_add_to_the_same_hex_in_the_same_phase() -> None:
    """BUS-3.3."""
    state = rows()
    hold(state, 3, RONIN)
    hold(state, 1, RONIN, RONIN)
    table = phase_5(state)
    play(table, 3, PlayRonin(A2))
    play(table, 1, PlayRonin(A2))
    assert table.state.ronin[A2] == 2


def test_a_spy_alone_sees_a_screen_until_the_next_answer() -> None:
    """BUS-3.4."""
    state = rows()
    hold(state, 3, SHINOBI)
    hold(state, 1, THREE, GEISHA)
    discs(state, 1, DUEL, TRAITOR)
    table = phase_5(state)
    with refused("BUS-3.4"):
        table.play(3, PlayShinobi(3))
    play(table, 3, PlayShinobi(1))
    seen = game.view(table.state, 3).spied
    assert seen
    assert seen.seat == 1
    assert seen.tiles == [0, 0, 1, 0, 1, 0, 0, 0]
    assert seen.discs == [0, 1, 0, 1, 0]
    assert all(game.view(table.state, seat).spied is None for seat in (-1, 0, 1, 2))
    assert table.waiting_for == (3,), "the spy answers once more, even without tiles"
    play(table, 3, Pass())
    assert game.view(table.state, 3).spied is None


def test_nothing_of_what_the_spy_saw_is_written_down() -> None:
    """BUS-3.4: the spy's log is the same whatever there was to see."""
    logs = []
    for tiles in ((THREE, GEISHA), (ONE, ONE)):
        state = rows()
        hold(state, 3, SHINOBI)
        hold(state, 1, *tiles)
        table = phase_5(state)
        play(table, 3, PlayShinobi(1), Pass())
        assert [note.to for note in table.told if isinstance(note.event, ScreenSeen)] == [(3,)]
        logs.append(encode(table.log(3)))
    assert logs[0] == logs[1]


def test_what_could_be_true_for_a_spy_is_what_he_sees_while_he_sees_it() -> None:
    """BUS-3.4."""
    state = rows()
    hold(state, 3, SHINOBI)
    hold(state, 1, THREE, GEISHA, ONE)
    hold(state, 2, THREE, GEISHA, ONE)
    discs(state, 1, TRAITOR, TRAITOR)
    table = phase_5(state)
    play(table, 3, PlayShinobi(1))
    real = game.view(table.state, 3).spied
    others = set()
    for seed in range(20):
        twin = game.determinize(table.state, 3, Chance(seed_from(seed)))
        assert game.view(twin, 3).spied == real
        others.add(tuple(twin.tiles[16:24]))
    assert len(others) > 1
    play(table, 3, Pass())
    later = {tuple(game.determinize(table.state, 3, Chance(seed_from(seed))).tiles[8:16]) for seed in range(20)}
    assert len(later) > 1


def test_a_geisha_ends_the_turn_at_once() -> None:
    """BUS-3.5."""
    state = rows()
    state.month = 4
    hold(state, 3, GEISHA, RONIN)
    hold(state, 1, *[RONIN] * 2)
    table = phase_5(state)
    play(table, 3, PlayRonin(A2), PlayGeisha())
    assert table.state.daimyo == 1
    assert table.state.month == 4
    assert table.state.samurai == -1
    assert table.state.bag[GEISHA] == 4
    assert names(table) == {1: "discard"}


def test_a_chanoyu_is_a_tea_ceremony_of_the_one_who_plays_it_once_a_phase() -> None:
    """BUS-3.6, BUS-3.1."""
    state = rows()
    state.samurai_honour = [7, 8, 9, 20]
    hold(state, 3, CHANOYU, CHANOYU)
    table = phase_5(state)
    play(table, 3, PlayChanoyu())
    assert list(table.pending[3].actions) == [Invite(0), Invite(1), Invite(2)]
    play(table, 3, Invite(0), Pass())
    assert table.state.samurai_honour == [12, 8, 9, 15]
    with refused("BUS-3.1"):
        table.play(3, PlayChanoyu())
    play(table, 3, Pass())
    assert held(table.state, 3, CHANOYU) == 1


def test_a_chanoyu_needs_five_samurai_honour() -> None:
    """BUS-3.6, BUS-7.1."""
    state = rows()
    state.samurai_honour[3] = 4
    hold(state, 3, CHANOYU)
    table = phase_5(state)
    with refused("BUS-7.1"):
        table.play(3, PlayChanoyu())


def test_ronin_as_many_as_the_troops_revolt_at_once() -> None:
    """BUS-3.7: all troops and as many ronin go; the owner loses the hex's values."""
    state = rows()
    troops(state, B2, 2)
    ronin(state, B2, 1)
    hold(state, 3, RONIN)
    table = phase_5(state)
    play(table, 3, PlayRonin(B2))
    after = table.state
    assert told(table, AutomaticRevolted) == [AutomaticRevolted(B2, 1, 2)]
    assert (after.owner[B2], after.troops[B2], after.ronin[B2]) == (-1, 0, 0)
    assert after.reserve[1] == 15
    assert after.bag[RONIN] == 15
    assert after.daimyo_honour[1] == 23


def test_ronin_left_over_stay_on_the_neutral_hex() -> None:
    """BUS-3.7."""
    state = rows()
    troops(state, B2, 1)
    ronin(state, B2, 2)
    hold(state, 3, RONIN)
    table = phase_5(state)
    play(table, 3, PlayRonin(B2))
    assert (table.state.owner[B2], table.state.ronin[B2]) == (-1, 2)


def test_fewer_ronin_than_troops_do_not_revolt() -> None:
    """BUS-3.7."""
    state = rows()
    ronin(state, B2, 1)
    hold(state, 3, RONIN)
    table = phase_5(state)
    play(table, 3, PlayRonin(B2))
    assert not told(table, AutomaticRevolted)
    assert table.state.owner[B2] == 1


def hatamoto(state: BushidoState) -> Table[BushidoState]:
    return at(state, HatamotoPhase())


def test_the_hatamoto_draws_two_tiles_and_places_ronin_for_one_each() -> None:
    """BUS-3.8."""
    state = rows(5)
    hold(state, 4, RONIN, RONIN)
    table = hatamoto(state)
    assert tiles_behind(table.state, 4) == 4
    before = held(table.state, 4, RONIN)
    play(table, 4, PlayRonin(A2))
    with refused("BUS-3.3"):
        table.play(4, PlayRonin(A2))
    play(table, 4, PlayRonin(B2), Pass())
    assert held(table.state, 4, RONIN) == before - 2
    assert names(table) == {0: "regroup"}


def test_without_a_hatamoto_there_is_no_phase_6() -> None:
    """BUS-3.8: five players only."""
    table = hatamoto(rows(4))
    assert names(table) == {0: "regroup"}
    assert sum(table.state.tiles) == 0


def test_a_revolt_needs_ronin_on_a_hex_of_the_daimyo() -> None:
    """BUS-3.8."""
    state = rows(5)
    ronin(state, B2, 1)
    ronin(state, A3, 1)
    table = hatamoto(state)
    with refused("BUS-3.8"):
        table.play(4, LeadRevolt(B2))
    with refused("BUS-3.8"):
        table.play(4, LeadRevolt(A2))
    play(table, 4, LeadRevolt(A3))
    assert names(table) == {4: "lay-tiles", 0: "lay-tiles"}


def revolt(
    attack: tuple[int, ...],
    defence: tuple[int, ...],
    discs_used: tuple[int, int],
    number: int = 2,
    rules: str | None = None,
) -> Table[BushidoState]:
    """Ronin on A3 against three troops there."""
    state = rows(5, rules=rules)
    ronin(state, A3, number)
    hold(state, 4, *attack)
    hold(state, 0, *defence)
    for seat, disc in zip((4, 0), discs_used, strict=True):
        discs(state, seat, disc)
    table = hatamoto(state)
    play(table, 4, LeadRevolt(A3), *map(Lay, attack), Ready())
    play(table, 0, *map(Lay, defence), Ready())
    if attack and defence:
        play(table, 4, Choose(discs_used[0]))
        play(table, 0, Choose(discs_used[1]))
    return table


def test_a_successful_revolt_leaves_the_hex_neutral_with_the_ronin_that_survive() -> None:
    """BUS-3.8: the rulebook's rice field with two ronin. No samurai honour is won."""
    table = revolt((THREE, THREE), (ONE,), (BATTLE, BATTLE))
    after = table.state
    assert (after.owner[A3], after.troops[A3], after.ronin[A3]) == (-1, 0, 2)
    assert after.daimyo_honour[0] == 17
    assert after.samurai_honour == [10] * 5
    assert not told(table, SamuraiHonour)
    assert names(table) == {0: "regroup"}


def test_a_revolt_that_wins_costs_the_hex_even_if_troops_are_left() -> None:
    """BUS-3.8, BUS-5.7: 2 to 1 costs one troop of three, the ambush the only ronin; the two others retreat."""
    table = revolt((TWO,), (ONE,), (TRAITOR, AMBUSH), number=1)
    assert table.state.owner[A3] == -1
    table = revolt((TWO,), (ONE,), (AMBUSH, AMBUSH), number=1)
    assert names(table) == {0: "retreat"}
    assert set(table.pending[0].actions) == {Retreat(A2), Retreat(A4)}
    with refused("BUS-5.7"):
        table.play(0, Retreat(B3))
    play(table, 0, Retreat(A4))
    after = table.state
    assert (after.owner[A3], after.troops[A3], after.ronin[A3], after.troops[A4]) == (-1, 0, 0, 5)
    assert after.daimyo_honour[0] == 17
    assert after.samurai_honour == [10] * 5
    assert told(table, BecameNeutral) == [BecameNeutral(A3, 0)]
    assert names(table) == {0: "regroup"}


def test_ronin_that_win_hold_the_hex_that_troops_have_to_leave() -> None:
    """BUS-3.8: traitors, 3 to 2; one troop of three dies."""
    table = revolt((THREE,), (TWO,), (TRAITOR, TRAITOR))
    play(table, 0, Retreat(A2))
    assert (table.state.owner[A3], table.state.ronin[A3], table.state.troops[A2]) == (-1, 2, 5)


def test_beaten_by_ronin_with_one_haven_troops_go_there_unasked() -> None:
    """BUS-3.8, BUS-5.7: A3 has fallen, so A2 has only the fortress left."""
    state = rows(5)
    neutral(state, A3)
    ronin(state, A2, 2)
    hold(state, 4, THREE)
    hold(state, 0, TWO)
    for seat in (0, 4):
        discs(state, seat, TRAITOR)
    table = hatamoto(state)
    play(table, 4, LeadRevolt(A2), Lay(THREE), Ready())
    play(table, 0, Lay(TWO), Ready(), Choose(TRAITOR))
    play(table, 4, Choose(TRAITOR))
    assert (table.state.owner[A2], table.state.troops[A1]) == (-1, 5)
    assert names(table) == {0: "regroup"}


def test_by_the_first_rules_troops_left_kept_the_hex() -> None:
    """BUS-3.8: version 1."""
    table = revolt((TWO,), (ONE,), (AMBUSH, AMBUSH), number=1, rules="1")
    assert (table.state.owner[A3], table.state.troops[A3], table.state.ronin[A3]) == (0, 2, 0)
    assert names(table) == {0: "regroup"}


def test_defeated_ronin_stay() -> None:
    """BUS-3.8."""
    table = revolt((THREE,), (THREE,), (DUEL, DUEL))
    assert (table.state.owner[A3], table.state.troops[A3], table.state.ronin[A3]) == (0, 3, 2)


def test_ronin_that_lost_the_fight_may_then_revolt_by_themselves() -> None:
    """BUS-5.8, BUS-3.7: 4 to 5 costs a ronin, the ambush two troops, and one to one is a revolt."""
    table = revolt((ONE, ONE, ONE, ONE), (ONE,), (AMBUSH, BATTLE))
    assert told(table, AutomaticRevolted) == [AutomaticRevolted(A3, 0, 1)]
    assert (table.state.owner[A3], table.state.troops[A3], table.state.ronin[A3]) == (-1, 0, 0)


def test_a_lost_duel_costs_the_daimyo_the_hex_but_no_samurai_honour() -> None:
    """BUS-3.8, BUS-5.7: the troops retreat, the hex is neutral."""
    table = revolt((THREE,), (TWO,), (DUEL, DUEL))
    assert names(table) == {0: "retreat"}
    play(table, 0, Retreat(A2))
    after = table.state
    assert (after.owner[A3], after.ronin[A3], after.troops[A2]) == (-1, 2, 6)
    assert after.samurai_honour == [10] * 5
    assert told(table, BecameNeutral) == [BecameNeutral(A3, 0)]


def test_a_daimyo_without_tiles_loses_hex_and_troops_for_good() -> None:
    """BUS-3.8, BUS-5.2."""
    table = revolt((ONE,), (), (BATTLE, BATTLE))
    after = table.state
    assert (after.owner[A3], after.troops[A3], after.ronin[A3]) == (-1, 0, 2)
    assert (after.fallen[0], after.reserve[0]) == (3, 12)
    assert told(table, TroopsSacrificed) == [TroopsSacrificed(0, 3)]
    assert names(table) == {0: "regroup"}


def test_a_revolt_without_tiles_sends_the_ronin_to_the_bag() -> None:
    """BUS-3.8, BUS-5.2: ronin are tiles, and nobody's troops."""
    table = revolt((), (ONE,), (BATTLE, BATTLE))
    assert table.state.fallen == [0] * 5
    assert not told(table, TroopsSacrificed)
    assert (table.state.owner[A3], table.state.ronin[A3], table.state.troops[A3]) == (0, 0, 3)
    assert table.state.bag[RONIN] + sum(table.state.tiles[6::8]) == 15


def test_only_one_revolt_and_it_ends_the_phase() -> None:
    """BUS-3.8."""
    table = revolt((THREE, THREE), (ONE,), (BATTLE, BATTLE))
    assert table.waiting_for == (0,)
    assert names(table) == {0: "regroup"}


def test_a_fortress_holds_no_ronin() -> None:
    """BUS-1.2."""
    state = rows()
    hold(state, 3, RONIN)
    table = phase_5(state)
    with refused("BUS-3.3"):
        table.play(3, PlayRonin(B1))
    assert PlayRonin(B3) in table.pending[3].actions


def test_a_neutral_hex_takes_no_more_ronin() -> None:
    """BUS-3.3, BUS-3.7: the first of two players has set off the revolt."""
    state = rows()
    troops(state, B2, 1)
    hold(state, 3, RONIN)
    hold(state, 2, RONIN, RONIN)
    table = phase_5(state)
    play(table, 3, PlayRonin(B2))
    assert table.waiting_for == (2,)
    with refused("BUS-3.3"):
        table.play(2, PlayRonin(B2))


def test_a_geisha_at_double_price() -> None:
    """BUS-3.1, BUS-3.5."""
    state = rows()
    hold(state, 2, GEISHA, GEISHA)
    table = phase_5(state)
    play(table, 2, PlayGeisha())
    assert table.state.daimyo == 1
    assert held(table.state, 2, GEISHA) == 0


def test_a_chanoyu_can_win_the_game() -> None:
    """BUS-3.6, BUS-6.7: in the middle of phase 5."""
    state = rows()
    state.samurai_honour, state.daimyo_honour = [1, 2, 3, 31], [20, 21, 22, 45]
    hold(state, 3, CHANOYU)
    table = phase_5(state)
    play(table, 3, PlayChanoyu(), Invite(1), Convert(5))
    assert table.result
    assert table.result.winners == (3,)


def test_ronin_and_troops_may_all_die() -> None:
    """BUS-3.8: each loses one per 1-katana tile of the other."""
    table = revolt((THREE, ONE, ONE), (ONE, ONE), (AMBUSH, AMBUSH))
    assert (table.state.owner[A3], table.state.ronin[A3], table.state.troops[A3]) == (-1, 0, 0)


def test_troops_beaten_by_ronin_with_nowhere_to_go_scatter() -> None:
    """BUS-3.8, BUS-5.7: A4 stands alone."""
    state = rows(5)
    neutral(state, A3, A5)
    ronin(state, A4, 1)
    hold(state, 4, THREE)
    hold(state, 0, ONE)
    for seat in (0, 4):
        discs(state, seat, DUEL)
    reserve = state.reserve[0]
    table = hatamoto(state)
    play(table, 4, LeadRevolt(A4), Lay(THREE), Ready())
    play(table, 0, Lay(ONE), Ready(), Choose(DUEL))
    play(table, 4, Choose(DUEL))
    assert (table.state.owner[A4], table.state.ronin[A4]) == (-1, 1)
    assert table.state.reserve[0] == reserve + 3


def test_a_lone_kotau_is_swapped_in_a_revolt_too() -> None:
    """BUS-3.8, BUS-5.3: and who has no disc draws one."""
    state = rows(5)
    ronin(state, A2, 1)
    discs(state, 4, KOTAU)
    discs(state, 0)
    hold(state, 4, ONE)
    hold(state, 0, ONE)
    table = hatamoto(state)
    play(table, 4, LeadRevolt(A2), Lay(ONE), Ready())
    play(table, 0, Lay(ONE), Ready())
    assert names(table) == {4: "choose-tactic", 0: "choose-tactic"}
    for seat in (0, 4):
        mine = table.state.discs[seat * TACTICS : seat * TACTICS + TACTICS]
        assert (sum(mine), mine[KOTAU]) == (1, 0)
