"""SHO-3.3 to 3.6: plans and bids with any number of cards and chests."""

from random import Random

import pytest

from bakufu.games.shogun.actions import Lay, TakeSpecial
from bakufu.games.shogun.bidding import OpenBids
from bakufu.games.shogun.components import ACTIONS, BID, CHEST_CARD, CONVERT_1, CONVERT_2, CONVERT_3, NONE, TOWER_CARD
from bakufu.games.shogun.planning import Plan, full_hand
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.step import answer
from tests.games.shogun.positions import asked, bare, hold, listen, p, plan, play, run, start, waiting

NAMES = ("aki", "omi", "kii", "iyo", "kai", "izu", "ise", "hoki", "noto", "kaga", "hida", "mino", "shima", "owari")


def planner(provinces: int, chests: int = 15, court: bool = False) -> ShogunState:
    """The first player has so many provinces and chests, and is about to plan; everybody else has done it."""
    state = bare(4, modules=["court"] if court else [])
    hold(state, 0, **dict.fromkeys(NAMES[:provinces], 1))
    state.chests[0] = chests
    state.hands = [full_hand(state, seat) for seat in range(4)]
    state.confirmed = 0b1110
    run(state, Plan())
    return state


def random_plans(state: ShogunState, tries: int) -> list[list[int]]:
    """Plans that come about when answers are random until the plan is made."""
    rng = Random(5)
    plans = []
    for _ in range(tries):
        twin = state.clone()
        while waiting(twin):
            answer(twin, 0, rng.choice(asked(twin).actions))
        plans.append(twin.plan(0))
    return plans


def most_filled(provinces: int, chests: int, court: bool) -> int:
    """How many spaces can be filled, by hand: only cards too dear to bid make the bid space special."""
    spaces = 14 if court else 11
    towers = 3 if court else 0
    biddable = provinces + towers + min(chests, 4) + 1
    cards = provinces + 5 + towers
    return min(spaces, cards) if biddable else min(spaces - 1, cards)


@pytest.mark.parametrize("court", [False, True])
@pytest.mark.parametrize("chests", [0, 2, 15])
@pytest.mark.parametrize("provinces", [0, 1, 5, 6, 7, 9])
def test_as_many_spaces_as_possible_are_filled(provinces: int, chests: int, court: bool) -> None:
    """SHO-3.3, SHO-3.4: with every number of cards, chests or none."""
    for made in random_plans(planner(provinces, chests, court), 25):
        assert sum(card != NONE for card in made) == most_filled(provinces, chests, court)
        cards = [card for card in made if card not in (NONE, TOWER_CARD)]
        assert len(cards) == len(set(cards))
        assert made.count(TOWER_CARD) <= 3 * court
        if CHEST_CARD < made[BID] < TOWER_CARD:
            assert made[BID] - CHEST_CARD <= chests
        if not court:
            assert made[CONVERT_3] == made[CONVERT_2] == made[CONVERT_1] == NONE


def test_who_has_too_few_cards_chooses_which_spaces_stay_empty() -> None:
    """SHO-3.3: five chest cards; the bid may stay empty, or any six of the actions."""
    made = random_plans(planner(0, 3), 60)
    assert any(plan_[BID] == NONE for plan_ in made)
    assert any(plan_[BID] != NONE for plan_ in made)
    for space in range(ACTIONS):
        assert any(plan_[space] == NONE for plan_ in made)
        assert any(plan_[space] != NONE for plan_ in made)


def test_other_players_cards_cannot_be_laid_nor_a_card_twice() -> None:
    """SHO-3.3"""
    state = planner(6)
    state.owner[p("tosa")] = 1
    actions = asked(state).actions
    assert Lay(p("tosa"), 0) not in actions
    assert Lay(p("hitachi"), 0) not in actions
    assert Lay(TOWER_CARD, 0) not in actions
    assert Lay(p("aki"), CONVERT_3) not in actions
    play(state, Lay(p("aki"), 0))
    assert Lay(p("aki"), 1) not in asked(state).actions
    assert Lay(p("omi"), 0) not in asked(state).actions


def bidders(*cards: int, chests: int = 15, court: bool = False) -> ShogunState:
    """Plans are made; these bids lie face down."""
    state = bare(len(cards), modules=["court"] if court else [])
    for seat, card in enumerate(cards):
        if 0 <= card < CHEST_CARD:
            state.owner[card], state.armies[card] = seat, 1
            state.reserve[seat] -= 1
        plan(state, seat, BID, card)
    state.chests = [chests] * len(cards)
    state.specials = (3, 1, 4, 0, 2)
    state.order = ()
    state.confirmed = (1 << len(cards)) - 1
    return state


def test_the_order_of_bids() -> None:
    """SHO-3.6: three chests, one chest, a province, nothing on the card, no card at all."""
    state = bidders(NONE, CHEST_CARD, p("aki"), CHEST_CARD + 1, CHEST_CARD + 3)
    run(state, OpenBids())
    assert state.chests == [15, 15, 15, 14, 12]
    chosen = []
    for place in (3, 5, 1, 2):
        chosen.append(waiting(state)[0])
        play(state, TakeSpecial(place))
    assert chosen == [4, 3, 2, 1]
    assert not state.stack
    assert state.order == (2, 1, 4, 0, 3)
    assert state.special == [0, 1, 3, 2, 4]


@pytest.mark.parametrize(
    "cards",
    [
        (CHEST_CARD + 4,) * 3,
        (CHEST_CARD,) * 3,
        (NONE,) * 3,
        (CHEST_CARD, TOWER_CARD, CHEST_CARD),
        (p("aki"), p("omi"), p("kii")),
    ],
)
def test_ties_are_drawn_fairly(cards: tuple[int, ...]) -> None:
    """SHO-3.6: a tower card is level with the chest card 0, and all provinces are level."""
    firsts = [0, 0, 0]
    for seed in range(240):
        state = start(3, seed, modules=["court"])
        fresh = bidders(*cards, court=True)
        fresh.chance = state.chance
        run(fresh, OpenBids())
        firsts[waiting(fresh)[0]] += 1
    assert min(firsts) > 50, firsts


def test_a_tower_card_bids_behind_a_province_and_before_no_card() -> None:
    """SHO-3.6"""
    for _ in range(5):
        state = bidders(NONE, TOWER_CARD, p("aki"), court=True)
        run(state, OpenBids())
        assert waiting(state) == (2,)
        play(state, TakeSpecial(1))
        assert waiting(state) == (1,)
        assert state.chests == [15] * 3


def test_the_phases_of_a_round_come_in_order() -> None:
    """SHO-3, SHO-3.7, SHO-9.1: cards, specials, favours, tiles; planning; event; bids; leaders; samurai; court."""
    state = start(3, 11, modules=["court", "samurai", "leaders", "chambers"])
    told = listen(state)
    rng = Random(3)
    asks: list[str] = []
    while state.season == 0 and state.year == 1:
        step = state.stack[-1]
        name = type(step).__name__
        if name not in asks:
            asks.append(name)
        seat = step.seats(state)[0]
        answer(state, seat, rng.choice(step.ask(state, seat).actions))
    names = [type(event).__name__ for event in told]
    first = {name: names.index(name) for name in reversed(names)}
    assert first["EventDrawn"] < first["BidOpened"] < first["SpecialTaken"] < first["LeaderPlaced"] < first["Shown"]
    wanted = ["Plan", "ChooseSpecial", "PlaceLeaders", "TurnBanners", "Audience"]
    assert [name for name in asks if name in wanted] == [name for name in wanted if name in asks]
