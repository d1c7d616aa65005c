"""SHO-7: the Imperial Court."""

import pytest

from bakufu.games.shogun.actions import (
    CancelEvent,
    Confirm,
    Decline,
    KeepEvent,
    Lay,
    March,
    Rethink,
    TakeFavour,
    UseFavourAt,
)
from bakufu.games.shogun.bidding import OpenBids
from bakufu.games.shogun.components import (
    ACTIONS,
    BID,
    CASTLE,
    CHEST_CARD,
    CONVERT_1,
    CONVERT_2,
    CONVERT_3,
    FAVOURS,
    GATHER_TAX,
    MOVE_A,
    MOVE_B,
    NONE,
    SPACES,
    TEMPLE,
    THEATRE,
    TOWER_CARD,
    VILLAGE,
)
from bakufu.games.shogun.court import CarryOutCourt
from bakufu.games.shogun.events import NotDone, Thrown
from bakufu.games.shogun.events_of_modules import ArmiesConverted
from bakufu.games.shogun.planning import full_hand
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import answer, settle
from bakufu.kernel.text import texts
from tests.games.shogun.positions import GAME, asked, bare, carry_out, do, hold, listen, p, plan, start

BARBARA, DIRK, JENS, ANIKA = range(4)


@pytest.fixture
def court() -> ShogunState:
    """Four players at Court, all courtiers in their stocks, favours 10, 8 and 2 to be had."""
    state = bare(modules=["court"])
    state.courtiers, state.hall = [7] * 4, [0] * 4
    state.favours = (10, 8, 2)
    state.confirmed = 0b1111
    return state


def hear(state: ShogunState, *hall: int) -> tuple[int, ...]:
    """So many courtiers of each player are in the hall, and audiences begin."""
    state.hall = list(hall)
    state.courtiers = [7 - count for count in hall]
    state.stack = [CarryOutCourt()]
    state.plans = [NONE] * (4 * SPACES)
    return settle(state)


def take(state: ShogunState, seat: int, favour: int) -> None:
    """A player takes the only favour there is."""
    state.favours = (favour,)
    assert hear(state, *[4 if other == seat else 0 for other in range(4)]) == (seat,)
    answer(state, seat, TakeFavour(favour))


def test_armies_that_fall_out_at_the_start_bring_courtiers() -> None:
    """SHO-7.1: one courtier into the hall for each own army that falls out at the seeding, as in the example."""
    state = GAME.set_up(4, GAME.read_options(4, {"modules": ["court"]}), Chance(seed_from(5)))
    told = listen(state)
    settle(state)
    (thrown,) = [event for event in told if isinstance(event, Thrown)]
    fallen = {cubes.colour: cubes.count for cubes in thrown.bowl}
    assert state.hall == [fallen.get(seat, 0) for seat in range(4)]
    assert [have + gone for have, gone in zip(state.courtiers, state.hall, strict=True)] == [7] * 4
    assert state.bowl == [0] * 6


def test_everyone_has_three_tower_cards() -> None:
    """SHO-7.1: three can be laid, a fourth cannot; a chest card is what is left."""
    state = bare(modules=["court"])
    state.hands[0] = full_hand(state, 0)
    for space in (0, 1, 2):
        answer(state, 0, Lay(TOWER_CARD, space))
    assert Lay(TOWER_CARD, 3) not in state.stack[-1].ask(state, 0).actions
    assert Lay(CHEST_CARD, 3) in state.stack[-1].ask(state, 0).actions


def test_the_highest_number_is_the_dearest() -> None:
    """The rulebook's example (SHO-7.2): 10 costs 4 courtiers, 8 costs 3, 2 costs 2."""
    state = start(modules=["court"])
    assert list(state.favours) == sorted(state.favours, reverse=True)
    assert len(state.favour_pile) == 18
    state.favours, state.order = (10, 8, 2), (0, 1, 2, 3)
    hear(state, 4, 3, 2, 1)
    assert set(asked(state).actions) == {Decline(), TakeFavour(10), TakeFavour(8), TakeFavour(2)}
    answer(state, 0, Decline())
    assert set(asked(state).actions) == {Decline(), TakeFavour(8), TakeFavour(2)}
    answer(state, 1, Decline())
    assert set(asked(state).actions) == {Decline(), TakeFavour(2)}


def test_a_plan_has_three_more_spaces_and_all_must_be_filled() -> None:
    """SHO-7.3: fourteen spaces with the Court."""
    state = start(modules=["court"])
    laid = 0
    while Confirm() not in state.stack[-1].ask(state, 0).actions:
        answer(state, 0, state.stack[-1].ask(state, 0).actions[0])
        laid += 1
    assert laid == 14
    assert all(card != NONE for card in state.plan(0))
    assert Rethink() in state.stack[-1].ask(state, 0).actions


def convert(state: ShogunState, *cards: int | str) -> None:
    for space, card in zip((CONVERT_3, CONVERT_2, CONVERT_1), cards, strict=True):
        plan(state, BARBARA, space, card)
    state.stack = [CarryOutCourt()]
    settle(state)


def test_barbara_converts_armies_into_five_courtiers(court: ShogunState) -> None:
    """The rulebook's examples (SHO-7.3): Kai on 3, a tower card on 2, a chest card on 1."""
    hold(court, BARBARA, kai=4)
    court.bowl[BARBARA] = 2
    court.reserve[BARBARA] -= 2
    before = court.reserve[BARBARA]
    convert(court, "kai", TOWER_CARD, CHEST_CARD + 1)
    assert court.armies[p("kai")] == 1
    assert court.bowl[BARBARA] == 0
    assert court.reserve[BARBARA] == before + 5
    assert (court.hall[BARBARA], court.courtiers[BARBARA]) == (5, 2)


def test_converting_is_all_or_nothing(court: ShogunState) -> None:
    """SHO-7.3: three armies cannot give three, one cube in the bowl cannot give two; one must stay in the province."""
    hold(court, BARBARA, kai=3, aki=1)
    court.bowl[BARBARA] = 1
    court.reserve[BARBARA] -= 1
    convert(court, "kai", TOWER_CARD, "aki")
    assert (court.armies[p("kai")], court.armies[p("aki")], court.bowl[BARBARA]) == (3, 1, 1)
    assert court.hall[BARBARA] == 0


def test_what_cannot_be_converted_is_told_by_its_card(court: ShogunState) -> None:
    """SHO-7.3, SHO-3.9: a province's card or a tower card."""
    hold(court, BARBARA, kai=3)
    told = listen(court)
    convert(court, "kai", TOWER_CARD, CHEST_CARD)
    failed = [event for event in told if isinstance(event, NotDone)]
    assert failed == [
        NotDone(BARBARA, CONVERT_3, p("kai"), "no-armies"),
        NotDone(BARBARA, CONVERT_2, TOWER_CARD, "no-armies"),
    ]
    assert "(tower card)" in texts(GAME, "en").event(failed[1])
    assert "(carte tour)" in texts(GAME, "fr").event(failed[1])


def test_too_few_courtiers_convert_nobody(court: ShogunState) -> None:
    """SHO-7.3: two in the stock are not three, but are two."""
    hold(court, BARBARA, kai=6, aki=6)
    court.courtiers[BARBARA], court.hall[BARBARA] = 2, 0
    convert(court, "kai", "aki", NONE)
    assert (court.armies[p("kai")], court.armies[p("aki")]) == (6, 4)
    assert (court.hall[BARBARA], court.courtiers[BARBARA]) == (2, 0)


def test_a_tower_card_is_a_chest_card_elsewhere(court: ShogunState) -> None:
    """SHO-7.3: no action, and as a bid no chests (SHO-3.6)."""
    hold(court, BARBARA, kai=4)
    for space in range(ACTIONS):
        plan(court, BARBARA, space, TOWER_CARD)
    before = court.armies[:], court.chests[:]
    carry_out(court)
    assert (court.armies, court.chests) == before


def test_each_player_converts_three_two_one_in_turn_order(court: ShogunState) -> None:
    """SHO-7.4: all three of the first player before the next."""
    hold(court, BARBARA, kai=9, aki=9, izu=9)
    hold(court, DIRK, omi=9, ise=9, kii=9)
    court.order = (DIRK, BARBARA, JENS, ANIKA)
    for seat, names in ((BARBARA, ("kai", "aki", "izu")), (DIRK, ("omi", "ise", "kii"))):
        for space, name in zip((CONVERT_1, CONVERT_2, CONVERT_3), names, strict=True):
            plan(court, seat, space, name)
    told = listen(court)
    court.stack = [CarryOutCourt()]
    settle(court)
    assert [(event.seat, event.armies) for event in told if isinstance(event, ArmiesConverted)] == [
        (DIRK, 3),
        (DIRK, 2),
        (DIRK, 1),
        (BARBARA, 3),
        (BARBARA, 2),
        (BARBARA, 1),
    ]


def test_audiences_go_by_courtiers_then_by_turn_order(court: ShogunState) -> None:
    """The rulebook's example (SHO-7.5): Barbara takes 8 for 3, Dirk 2 for 2; Jens and Anika cannot pay for 10."""
    court.order = (ANIKA, JENS, DIRK, BARBARA)
    assert hear(court, 5, 4, 2, 2) == (BARBARA,)
    answer(court, BARBARA, TakeFavour(8))
    assert court.bowl[BARBARA] == 3
    assert court.stack[-1].seats(court) == (DIRK,)
    answer(court, DIRK, TakeFavour(2))
    assert court.chests[DIRK] == 15 + 2
    assert court.stack == []
    assert court.hall == [2, 2, 2, 2]
    assert court.courtiers == [5, 5, 5, 5]
    assert court.favours == ()


def test_ties_in_the_hall_go_by_turn_order(court: ShogunState) -> None:
    """SHO-7.5: Jens before Anika if he is before her in the round."""
    court.order = (BARBARA, JENS, DIRK, ANIKA)
    assert hear(court, 0, 0, 3, 3) == (JENS,)
    court.order = (ANIKA, BARBARA, JENS, DIRK)
    court.favours = (10, 8, 2)
    assert hear(court, 0, 0, 3, 3) == (ANIKA,)


def test_one_favour_each_and_it_ends_when_they_are_gone(court: ShogunState) -> None:
    """SHO-7.5: seven courtiers do not buy two; the fourth player gets none."""
    assert hear(court, 7, 6, 5, 4) == (BARBARA,)
    answer(court, BARBARA, TakeFavour(2))
    assert court.stack[-1].seats(court) == (DIRK,)
    refusal = court.stack[-1].why_not(court, DIRK, TakeFavour(2))
    assert refusal
    assert refusal.clause == "SHO-7.5"
    answer(court, DIRK, TakeFavour(8))
    answer(court, JENS, TakeFavour(10))
    assert not court.stack
    assert court.hall == [5, 3, 1, 4]


def test_declining_keeps_the_courtiers(court: ShogunState) -> None:
    """SHO-7.5: who takes none pays nothing."""
    hear(court, 4, 0, 0, 0)
    answer(court, BARBARA, Decline())
    assert court.hall[BARBARA] == 4
    assert not court.stack


# Favours by number (SHO-7.6)


@pytest.mark.parametrize("choice", [CancelEvent(), KeepEvent()])
def test_favour_1_may_cancel_the_event(court: ShogunState, choice: CancelEvent | KeepEvent) -> None:
    """SHO-7.6: may, so the player is asked."""
    court.event = 4
    take(court, BARBARA, 1)
    answer(court, BARBARA, choice)
    assert court.event == (NONE if isinstance(choice, CancelEvent) else 4)


@pytest.mark.parametrize("number", [2, 9, 16])
def test_chests(court: ShogunState, number: int) -> None:
    """SHO-7.6: as many as the card says, more with higher numbers."""
    take(court, BARBARA, number)
    assert court.chests[BARBARA] == 15 + {2: 2, 9: 4, 16: 6}[number]


@pytest.mark.parametrize("number", [3, 8, 14])
def test_armies_into_the_bowl(court: ShogunState, number: int) -> None:
    """SHO-7.6: from the reserve; those beyond it are not placed."""
    twin = court.clone()
    take(court, BARBARA, number)
    assert court.bowl[BARBARA] == {3: 2, 8: 3, 14: 4}[number]
    assert court.reserve[BARBARA] == 62 - court.bowl[BARBARA]
    twin.shelves[0] = [BARBARA] * 61
    twin.reserve[BARBARA] = 1
    take(twin, BARBARA, number)
    assert (twin.bowl[BARBARA], twin.reserve[BARBARA]) == (1, 0)


def test_favour_4_takes_a_marker_off_an_own_province(court: ShogunState) -> None:
    """SHO-7.6: one with a marker, of the player's choice; here there is no other than the own ones."""
    hold(court, BARBARA, kai=2, aki=2, izu=2)
    hold(court, DIRK, omi=2)
    court.markers[p("kai")] = court.markers[p("aki")] = court.markers[p("omi")] = 1
    take(court, BARBARA, 4)
    assert set(asked(court).actions) == {UseFavourAt(p("kai")), UseFavourAt(p("aki"))}
    answer(court, BARBARA, UseFavourAt(p("aki")))
    assert (court.markers[p("kai")], court.markers[p("aki")]) == (1, 0)


def test_favour_4_waits_for_the_next_marker(court: ShogunState) -> None:
    """SHO-7.6: without a marker anywhere it is kept, and works once, for its player only."""
    hold(court, BARBARA, kai=2, aki=2)
    hold(court, DIRK, omi=2)
    take(court, BARBARA, 4)
    do(court, GATHER_TAX, DIRK, "omi")
    assert court.markers[p("omi")] == 1
    do(court, GATHER_TAX, BARBARA, "kai")
    assert court.markers[p("kai")] == 0
    do(court, GATHER_TAX, BARBARA, "kai")
    assert court.markers[p("kai")] == 1


@pytest.mark.parametrize(("number", "rice"), [(5, 1), (15, 2), (20, 3)])
def test_rice(court: ShogunState, number: int, rice: int) -> None:
    """SHO-7.6: on the track at once."""
    take(court, BARBARA, number)
    assert court.rice[BARBARA] == rice


@pytest.mark.parametrize(("number", "points"), [(6, 1), (13, 2), (19, 3)])
def test_points(court: ShogunState, number: int, points: int) -> None:
    """SHO-7.6: on the track at once."""
    take(court, BARBARA, number)
    assert court.points[BARBARA] == points


@pytest.mark.parametrize(("number", "building"), [(7, THEATRE), (17, TEMPLE), (21, CASTLE)])
def test_a_free_building_by_the_usual_rules(court: ShogunState, number: int, building: int) -> None:
    """SHO-7.6: where there is room and none of its type; free of charge."""
    hold(court, BARBARA, kai=2, aki=2, bizen=2)
    court.buildings[p("kai")] = 1 << building
    court.buildings[p("bizen")] = 1 << (building + 1) % 3
    take(court, BARBARA, number)
    assert set(asked(court).actions) == {UseFavourAt(p("aki"))}
    answer(court, BARBARA, UseFavourAt(p("aki")))
    assert court.buildings[p("aki")] == 1 << building
    assert court.chests[BARBARA] == 15


def test_a_favour_without_effect_may_be_taken(court: ShogunState) -> None:
    """SHO-7.5: nothing to build in, nothing happens, the courtiers are paid."""
    take(court, BARBARA, 21)
    assert not court.stack
    assert court.hall[BARBARA] == 0


@pytest.mark.parametrize(("number", "spaces"), [(10, {MOVE_A}), (11, {MOVE_B}), (18, {MOVE_A, MOVE_B})])
def test_no_attack_this_round(court: ShogunState, number: int, spaces: set[int]) -> None:
    """SHO-7.6, SHO-5.7: with these movements, by anybody else."""
    hold(court, BARBARA, kozuke=2)
    hold(court, DIRK, shinano=3)
    take(court, BARBARA, number)
    assert FAVOURS[number].kind == "peace"
    for space in (MOVE_A, MOVE_B):
        do(court, space, DIRK, "shinano")
        assert (March(p("kozuke"), 1) in asked(court).actions) == (space not in spaces)


def test_favour_12_levies_three_armies(court: ShogunState) -> None:
    """SHO-7.6: in an own or a neutral province, which then is the player's without a fight; never in another's."""
    hold(court, BARBARA, kai=2)
    hold(court, DIRK, omi=2)
    take(court, BARBARA, 12)
    actions = asked(court).actions
    assert UseFavourAt(p("omi")) not in actions
    twin = court.clone()
    answer(court, BARBARA, UseFavourAt(p("kai")))
    assert court.armies[p("kai")] == 5
    answer(twin, BARBARA, UseFavourAt(p("izu")))
    assert (twin.owner[p("izu")], twin.armies[p("izu")]) == (BARBARA, 3)
    assert twin.gained >> p("izu") & 1
    assert twin.reserve[BARBARA] == 62 - 2 - 3
    assert twin.reserve[VILLAGE] == 20


def test_an_empty_reserve_levies_nobody(court: ShogunState) -> None:
    """SHO-7.6: armies beyond the reserve are not placed, so no province can be taken."""
    court.shelves[0] = [BARBARA] * 62
    court.reserve[BARBARA] = 0
    take(court, BARBARA, 12)
    assert not court.stack
    assert court.owner.count(BARBARA) == 0


def test_a_bid_with_a_tower_card_is_a_bid_without_chests(court: ShogunState) -> None:
    """SHO-3.6: nothing is paid."""
    court.order, court.specials = (), (0, 1, 2, 3, 4)
    for seat, card in enumerate((TOWER_CARD, CHEST_CARD + 1, CHEST_CARD + 2, CHEST_CARD + 3)):
        plan(court, seat, BID, card)
    court.stack = [OpenBids()]
    assert settle(court) == (ANIKA,)
    assert court.chests == [15, 14, 13, 12]
