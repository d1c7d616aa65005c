"""SHO-1: set-up."""

import pytest

from bakufu.games.shogun.actions import PlaceGroup, ReplaceOpen, TakeProvince, TakeTop
from bakufu.games.shogun.components import ARMY_GROUPS, CHEST_CARDS, KEYS, REGION_OF, REGIONS, VILLAGE
from bakufu.games.shogun.events import EventsOpened, Thrown, TookProvince
from bakufu.games.shogun.planning import full_hand
from bakufu.games.shogun.state import CLOSED, NEUTRAL, ShogunState
from bakufu.games.shogun.view import view
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import WrongOption
from bakufu.kernel.step import answer, settle
from tests.games.shogun.positions import GAME, asked, listen, p, start


def test_the_sides_differ_in_eight_provinces() -> None:
    """SHO-1.1: five regions of nine provinces on either side, of 45."""
    sun, moon = REGION_OF["sun"], REGION_OF["moon"]
    assert len(KEYS) == 45
    assert sum(one != other for one, other in zip(sun, moon, strict=True)) == 8
    for side in (sun, moon):
        assert [side.count(region) for region in range(REGIONS)] == [9] * 5


@pytest.mark.parametrize(("side", "closed"), [("sun", "izumo tosa mutsu kazusa"), ("moon", "iwami aki iyo hitachi")])
def test_with_three_players_eight_provinces_are_closed(side: str, closed: str) -> None:
    """SHO-1.1: the rulebook names them for each side."""
    state = start(3, side=side, start="draft")
    assert state.owner.count(CLOSED) == 8
    assert all(state.owner[p(name)] == CLOSED for name in closed.split())
    assert len(state.pile) == 45 - 8 - 2
    assert start(4, side=side, start="draft").owner.count(CLOSED) == 0


@pytest.mark.parametrize(("players", "chests"), [(3, 18), (4, 15), (5, 12)])
def test_everyone_has_62_armies_five_chest_cards_and_some_chests(players: int, chests: int) -> None:
    """SHO-1.2: and the summary's numbers of chests; all this is open to all."""
    state = start(players)
    assert state.chests == [chests] * players
    assert [GAME.pieces(state)[f"cubes-{seat}"] for seat in range(players)] == [62] * players
    assert all(card in full_hand(state, 0) for card in CHEST_CARDS)
    seen = GAME.view(state, 1)
    for shown, kept in (("reserve", "reserve"), ("chests", "chests"), ("rice", "rice"), ("scores", "points")):
        assert getattr(seen, shown) == getattr(state, kept)


def test_the_ready_made_start() -> None:
    """SHO-1.3: seats take the columns of the rulebook's table."""
    state = start(4)
    assert {KEYS[n]: state.armies[n] for n in state.provinces(0)} == {
        "yamato": 5,
        "awa-shikoku": 4,
        "kaga": 4,
        "omi": 3,
        "tamba": 3,
        "kii": 2,
        "settsu": 2,
        "noto": 2,
    }
    assert [len(start(players).provinces(0)) for players in (3, 4, 5)] == [9, 8, 7]
    assert state.owner.count(NEUTRAL) == 45 - 32


def test_the_ready_made_start_is_for_the_sun_side() -> None:
    """SHO-1.3: the moon side needs the draft."""
    with pytest.raises(WrongOption, match="draft"):
        GAME.read_options(4, {"side": "moon"})
    assert GAME.read_options(4, {"side": "moon", "start": "draft"}).side == "moon"


@pytest.fixture
def draft() -> ShogunState:
    """Four players about to take provinces, seat 0 first."""
    return start(4, start="draft", draw_first=False)


def test_groups_of_the_draft() -> None:
    """SHO-1.4: the last one or two are left out with four or five players."""
    assert ARMY_GROUPS[3] == (5, 4, 4, 3, 3, 2, 2, 2, 2)
    assert ARMY_GROUPS[4] == ARMY_GROUPS[3][:-1]
    assert ARMY_GROUPS[5] == ARMY_GROUPS[3][:-2]


def test_an_open_card_is_replaced_at_once(draft: ShogunState) -> None:
    """SHO-1.4: then the player moves a group of choice there, and the next is in turn."""
    taken, kept = draft.open
    answer(draft, 0, TakeProvince(taken))
    assert kept in draft.open
    assert len(draft.open) == 2
    assert taken not in draft.open
    assert set(asked(draft).actions) == {PlaceGroup(armies, False) for armies in (5, 4, 3, 2)}
    answer(draft, 0, PlaceGroup(4, False))
    assert (draft.owner[taken], draft.armies[taken]) == (0, 4)
    assert draft.groups[0] == (5, 4, 3, 3, 2, 2, 2)
    assert draft.stack[-1].seats(draft) == (1,)


def test_the_top_card_is_taken_unseen(draft: ShogunState) -> None:
    """SHO-1.4: the open ones stay."""
    before, told = draft.open, listen(draft)
    answer(draft, 0, TakeTop())
    assert draft.open == before
    (took,) = told
    assert isinstance(took, TookProvince)
    assert took.unseen
    assert took.province not in before


def everyone_takes_the_top(state: ShogunState) -> None:
    for _ in range(4):
        seat = state.stack[-1].seats(state)[0]
        answer(state, seat, TakeTop())
        answer(state, seat, asked(state).actions[0])


def test_the_same_two_open_cards_may_be_replaced(draft: ShogunState) -> None:
    """SHO-1.5: a right, not a duty; the two go under the pile, and the new ones are not replaced again."""
    assert ReplaceOpen() not in asked(draft).actions
    refusal = draft.stack[-1].why_not(draft, 0, ReplaceOpen())
    assert refusal
    assert refusal.clause == "SHO-1.5"
    before = draft.open
    everyone_takes_the_top(draft)
    assert draft.open == before
    assert {ReplaceOpen(), TakeTop(), *map(TakeProvince, before)} == set(asked(draft).actions)
    answer(draft, 0, ReplaceOpen())
    assert not set(draft.open) & set(before)
    assert draft.under == before
    assert draft.stack[-1].seats(draft) == (0,)
    assert ReplaceOpen() not in asked(draft).actions


def test_a_card_that_changed_in_between_cannot_be_replaced(draft: ShogunState) -> None:
    """SHO-1.5: the same two cards, not one of them."""
    for seat in range(4):
        answer(draft, seat, TakeProvince(draft.open[0]) if seat == 2 else TakeTop())
        answer(draft, seat, asked(draft).actions[0])
    assert ReplaceOpen() not in asked(draft).actions


def test_cards_under_the_pile_come_last(draft: ShogunState) -> None:
    """SHO-1.5: they are drawn only when the pile is gone."""
    draft.under, draft.pile = draft.pile[:2], draft.pile[2:3]
    last, under = draft.pile[0], draft.under
    answer(draft, 0, TakeTop())
    assert draft.owner[last] == NEUTRAL
    assert draft.pile == ()
    answer(draft, 0, asked(draft).actions[0])
    assert draft.owner[last] == 0
    answer(draft, 1, TakeTop())
    answer(draft, 1, asked(draft).actions[0])
    assert sum(draft.owner[province] == 1 for province in under) == 1


def test_provinces_nobody_took_are_neutral(draft: ShogunState) -> None:
    """SHO-1.6: after 32 turns; who owns what is open to all, and province cards are in hand."""
    while draft.groups:
        seat = draft.stack[-1].seats(draft)[0]
        answer(draft, seat, asked(draft).actions[0])
    assert [draft.owner.count(seat) for seat in range(4)] == [8] * 4
    assert draft.owner.count(NEUTRAL) == 13
    assert [sum(draft.armies[n] for n in draft.provinces(seat)) for seat in range(4)] == [25] * 4
    assert set(draft.provinces(2)) < set(full_hand(draft, 2))
    assert view(draft, -1).owner == draft.owner


def test_31_cubes_seed_the_tower_with_three_players() -> None:
    """The rulebook's example (SHO-1.7): 3 x 7 armies and 10 of the village; what falls out goes back."""
    state = GAME.set_up(3, GAME.read_options(3, {}), Chance(seed_from(3)))
    told = listen(state)
    settle(state)
    (thrown,) = [event for event in told if isinstance(event, Thrown)]
    assert sum(cubes.count for cubes in thrown.thrown) == 31
    assert len([drop for drop in thrown.drops if drop.fate != "loose"]) == 31
    assert state.bowl == [0] * 6
    assert 0 < sum(state.inside()) < 31
    assert state.reserve[VILLAGE] == 20 - state.inside()[VILLAGE]


def test_four_events_are_opened_for_the_year() -> None:
    """SHO-1.8: of twelve, and everybody sees them."""
    state = GAME.set_up(4, GAME.read_options(4, {}), Chance(seed_from(3)))
    told = listen(state)
    settle(state)
    assert len(state.year_events) == 4
    assert len(state.event_pile) == 8
    assert EventsOpened(1, state.year_events) in told
    assert view(state, -1).year_events == state.year_events
