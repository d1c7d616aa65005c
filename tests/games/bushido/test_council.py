"""Phases 10 to 12: the council, the call to arms, the audience."""

import pytest

from bakufu.games.bushido.actions import (
    Agree,
    CallToArms,
    DemandSeppuku,
    Overrule,
    Pass,
    PlayKotau,
    Propose,
)
from bakufu.games.bushido.audience import Audience, EndOfTurn, ToArms
from bakufu.games.bushido.components import BAG, BATTLE, KOTAU, ONE, SEPPUKU
from bakufu.games.bushido.council import Council
from bakufu.games.bushido.events import MikadoLaw, SeppukuDemanded, SupportDrawn
from bakufu.games.bushido.state import BushidoState, tiles_behind
from bakufu.kernel.table import Table
from tests.games.bushido.positions import at, discs, held, hold, names, play, refused, rows, told


def council(state: BushidoState) -> Table[BushidoState]:
    return at(state, Council(state.sensei), ToArms())


def test_a_sensei_demands_seppuku_with_one_tile() -> None:
    """BUS-6.4: the daimyō agrees, the samurai loses everything, the sensei gains 1."""
    state = rows()
    state.samurai_honour[2] = 23
    hold(state, 3, SEPPUKU)
    table = council(state)
    play(table, 3, DemandSeppuku())
    assert names(table) == {0: "verdict"}
    play(table, 0, Agree())
    assert table.state.samurai_honour[2] == 0
    assert table.state.daimyo_honour[3] == 36
    assert names(table) == {3: "to-arms"}


def test_a_spared_samurai_loses_one_and_the_tile_is_spent() -> None:
    """BUS-6.4."""
    state = rows()
    state.samurai_honour[2] = 23
    hold(state, 3, SEPPUKU)
    table = council(state)
    play(table, 3, DemandSeppuku())
    play(table, 0, Overrule())
    assert table.state.samurai_honour[2] == 22
    assert table.state.daimyo_honour[3] == 35
    assert held(table.state, 3, SEPPUKU) == 0
    assert table.state.bag[SEPPUKU] == 6


def test_the_others_but_the_daimyo_demand_it_with_two_tiles_and_gain_nothing() -> None:
    """BUS-6.4: in turn from the sensei's left."""
    state = rows()
    state.samurai_honour[2] = 23
    hold(state, 3, ONE)
    hold(state, 0, SEPPUKU, SEPPUKU)
    hold(state, 1, SEPPUKU, SEPPUKU)
    table = council(state)
    assert list(table.pending[3].actions) == [Pass()]
    with refused("BUS-6.4"):
        table.play(3, DemandSeppuku())
    play(table, 3, Pass())
    assert table.waiting_for == (1,)
    play(table, 1, DemandSeppuku())
    assert told(table, SeppukuDemanded) == [SeppukuDemanded(1, 2)]
    play(table, 0, Agree())
    assert table.state.samurai_honour[2] == 0
    assert table.state.daimyo_honour == [20, 25, 30, 35]


def test_one_tile_is_too_few_for_the_others() -> None:
    """BUS-6.4."""
    state = rows()
    hold(state, 1, SEPPUKU, ONE)
    table = council(state)
    assert table.waiting_for == (1,)
    assert list(table.pending[1].actions) == [Pass()]


def test_even_the_samurai_may_demand_it() -> None:
    """BUS-6.4: everyone but the daimyō."""
    state = rows()
    hold(state, 2, SEPPUKU, SEPPUKU)
    table = council(state)
    play(table, 2, DemandSeppuku())
    assert names(table) == {0: "verdict"}


@pytest.mark.parametrize(("loss", "after"), [(2, 21), (10, 13)])
def test_if_nobody_demands_it_the_sensei_may_propose_two_to_ten(loss: int, after: int) -> None:
    """BUS-6.4."""
    state = rows()
    state.samurai_honour[2] = 23
    table = council(state)
    assert names(table) == {3: "advice"}
    for wrong in (1, 11):
        with refused("BUS-6.4"):
            table.play(3, Propose(wrong))
    play(table, 3, Propose(loss))
    play(table, 0, Agree())
    assert table.state.samurai_honour[2] == after
    assert table.state.daimyo_honour[3] == 36


def test_overruled_advice_costs_one() -> None:
    """BUS-6.4."""
    state = rows()
    state.samurai_honour[2] = 23
    table = council(state)
    play(table, 3, Propose(10))
    play(table, 0, Overrule())
    assert table.state.samurai_honour[2] == 22
    assert table.state.daimyo_honour[3] == 35


def test_no_advice_no_loss() -> None:
    """BUS-6.4."""
    table = council(rows())
    play(table, 3, Pass())
    assert table.state.samurai_honour == [10] * 4
    assert names(table) == {3: "to-arms"}


def test_thanks_for_good_advice_can_win_the_game() -> None:
    """BUS-6.4, BUS-6.7."""
    state = rows()
    state.daimyo_honour[3] = 49
    table = council(state)
    play(table, 3, Propose(2))
    play(table, 0, Agree())
    assert table.over
    assert table.result
    assert table.result.winners == (3,)


@pytest.mark.parametrize(("month", "tiles"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_a_call_to_arms_brings_everyone_tiles(month: int, tiles: int) -> None:
    """BUS-6.5: from the sensei on."""
    state = rows()
    state.month = month
    table = at(state, ToArms())
    play(table, 3, CallToArms())
    assert [event.seat for event in told(table, SupportDrawn)] == [3, 0, 1, 2]
    assert [tiles_behind(table.state, seat) for seat in range(4)] == [tiles] * 4


def test_the_sensei_may_temporise() -> None:
    """BUS-6.5."""
    table = at(rows(), ToArms())
    play(table, 3, Pass())
    assert sum(table.state.tiles) == 0
    assert names(table) == {3: "audience"}


def test_mikado_law_in_a_call_to_arms_lets_the_others_still_draw() -> None:
    """BUS-1.7, BUS-6.5: the sensei's second tile empties the bag, and his third is not drawn."""
    state = rows()
    state.month = 9
    for tile, number in enumerate(BAG):
        hold(state, 1, *[tile] * (number - (2 if tile == 0 else 0)))
    table = at(state, ToArms())
    play(table, 3, CallToArms())
    assert len(told(table, MikadoLaw)) == 1
    assert [tiles_behind(table.state, seat) for seat in range(4)] == [13 + 3, 10 + 3, 11 + 3, 12]


def kotau(state: BushidoState, *seats: int) -> Table[BushidoState]:
    for seat in range(4):
        discs(state, seat, BATTLE, *[KOTAU] * (seat in seats))
    return at(state, Audience(state.sensei))


@pytest.mark.parametrize(("wish", "month", "tiles"), [("stay", 3, 0), ("haste", 5, 0), ("support", 4, 5)])
def test_a_kotau_has_three_wishes(wish: str, month: int, tiles: int) -> None:
    """BUS-6.6."""
    state = rows()
    state.month = 3
    table = kotau(state, 2)
    play(table, 3, Pass())
    play(table, 0, Pass())
    play(table, 1, Pass())
    play(table, 2, next(a for a in table.pending[2].actions if isinstance(a, PlayKotau) and a.wish == wish))
    assert table.state.month == month
    assert tiles_behind(table.state, 2) == tiles
    assert table.state.daimyo == 1
    assert table.state.open_discards[KOTAU] == 1


def test_the_first_kotau_is_the_only_one() -> None:
    """BUS-6.6."""
    table = kotau(rows(), 3, 0)
    play(table, 3, PlayKotau("stay"))
    assert table.state.month == 1
    assert table.state.daimyo == 1
    assert table.state.discs[KOTAU] == 1


def test_without_a_kotau_the_month_advances_by_one_and_everyone_was_asked() -> None:
    """BUS-6.6: who has discs is asked, whatever they are."""
    table = kotau(rows())
    for seat in (3, 0, 1, 2):
        assert list(table.pending[seat].actions) == [Pass()]
        with refused("BUS-6.6"):
            table.play(seat, PlayKotau("stay"))
        play(table, seat, Pass())
    assert table.state.month == 2


def test_who_has_no_disc_is_not_asked() -> None:
    """BUS-6.6: how many there are is open."""
    state = rows()
    for seat in range(4):
        discs(state, seat)
    table = at(state, Audience(3))
    assert table.state.month == 2


@pytest.mark.parametrize(("month", "advance", "over"), [(12, 1, True), (12, 0, False), (11, 2, True), (11, 1, False)])
def test_after_month_twelve_the_game_is_over(month: int, advance: int, over: bool) -> None:
    """BUS-6.7: the highest daimyō honour wins."""
    state = rows()
    state.month = month
    table = at(state, EndOfTurn(advance))
    assert table.over == over
    if over:
        assert table.result
        assert table.result.places == (4, 3, 2, 1)


def test_a_loss_falls_past_taken_rungs_and_thanks_rise_past_them() -> None:
    """BUS-6.4, BUS-1.4: 22 - 6 is taken, so 15; the sensei goes from 32 past 33 to 34."""
    state = rows()
    state.samurai_honour, state.daimyo_honour = [10, 16, 22, 28], [33, 24, 28, 32]
    table = council(state)
    play(table, 3, Propose(6))
    play(table, 0, Agree())
    assert table.state.samurai_honour == [10, 16, 15, 28]
    assert table.state.daimyo_honour == [33, 24, 28, 34]


def test_a_samurai_on_zero_loses_nothing() -> None:
    """BUS-6.4, BUS-1.4."""
    state = rows()
    state.samurai_honour = [10, 16, 0, 28]
    table = council(state)
    play(table, 3, Propose(2))
    play(table, 0, Overrule())
    assert table.state.samurai_honour == [10, 16, 0, 28]


def test_with_three_players_the_samurai_may_be_his_own_sensei() -> None:
    """BUS-6.4, BUS-2.4: he loses 10 and gains 1."""
    state = rows(3)
    state.sensei = 2
    state.samurai_honour = [11, 16, 22]
    table = council(state)
    play(table, 2, Propose(10))
    play(table, 0, Agree())
    assert table.state.samurai_honour == [11, 16, 12]
    assert table.state.daimyo_honour[2] == 31


def test_the_daimyo_too_may_have_an_audience() -> None:
    """BUS-6.6: from the sensei on, he comes after seat 3."""
    state = rows()
    discs(state, 0, KOTAU, BATTLE)
    table = at(state, Audience(3))
    with refused("BUS-6.6"):
        table.play(3, PlayKotau("stay"))
    play(table, 3, Pass())
    play(table, 0, PlayKotau("stay"))
    assert (table.state.daimyo, table.state.month, table.state.idle) == (1, 1, 1)


def test_a_kotau_cannot_hold_the_month_for_ever() -> None:
    """BUS-4.5, BUS-6.6: the ninth turn of three players."""
    state = rows(3)
    state.month, state.idle = 4, 8
    discs(state, 1, KOTAU, BATTLE)
    table = at(state, Audience(1))
    play(table, 1, PlayKotau("stay"))
    assert (table.state.month, table.state.idle) == (5, 0)


def test_the_law_in_an_audience() -> None:
    """BUS-1.7, BUS-6.6: the five tiles empty the bag; the month still advances."""
    state = rows()
    hold(state, 2, *[tile for tile, number in enumerate(BAG) for _ in range(number)][5:])
    discs(state, 3, KOTAU, BATTLE)
    table = at(state, Audience(3))
    play(table, 3, PlayKotau("support"))
    assert len(told(table, MikadoLaw)) == 1
    assert table.state.month == 2


def test_who_shares_zero_shares_the_last_place() -> None:
    """BUS-1.4, BUS-6.7."""
    state = rows(3)
    state.month, state.daimyo_honour = 12, [0, 0, 5]
    result = at(state, EndOfTurn(1)).result
    assert result
    assert result.places == (2, 2, 1)
