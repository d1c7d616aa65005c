"""Shogun: plans that lie face down or are still being laid, and where in the tower a cube lies."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product

from bakufu.games.shogun.components import (
    ACTIONS,
    BID,
    CASTLE,
    CHEST_CARDS,
    CONVERT_1,
    CONVERT_2,
    CONVERT_3,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    GATHER_RICE,
    GATHER_TAX,
    MOVE_A,
    MOVE_B,
    NONE,
    SPACES,
    TEMPLE,
    THEATRE,
    TOWER_CARD,
)
from bakufu.games.shogun.fights import occupy
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.words import ONLOOKER, Seat
from tests.conformance.samples import Case
from tests.conformance.samples.shogun_witness import Witness
from tests.games.shogun.positions import bare, carry_out, hold, p, plan

CHEST_0, CHEST_1, CHEST_2, CHEST_3, CHEST_4 = CHEST_CARDS
CONVERSIONS = (CONVERT_3, CONVERT_2, CONVERT_1)

__all__ = ["Witness", "cases"]


def cases() -> list[Case]:
    """Plans made and plans under way, with and without the Court; plans half shown; the tower."""
    return [
        made_by_the_poor(),
        under_way(),
        under_way_with_a_card_to_keep(),
        made_at_court(),
        under_way_at_court(),
        half_shown(),
        half_shown_at_court(),
        inside_the_tower(),
    ]


# While plans are laid


def planning(chests: int, provinces: int, **options: object) -> ShogunState:
    """Three players plan. Seat 1 has so many chests and so many provinces; what it has laid really is nothing."""
    state = bare(3, **options)
    hold(state, 0, kai=2, suruga=2)
    hold(state, 2, omi=2)
    names = ("yamato", "kii", "ise", "shima", "mino", "owari", "hida", "noto", "kaga", "etchu")
    hold(state, 1, **dict.fromkeys(names[:provinces], 2))
    state.chests[1] = chests
    towers = [TOWER_CARD] if "court" in state.options.modules else []
    state.hands = [[*state.provinces(seat), *CHEST_CARDS, *towers] for seat in range(3)]
    return state


def confirm(state: ShogunState, laid: dict[int, int]) -> None:
    """Seat 1 has made this plan; which of the possible ones it is must not matter."""
    for space, card in laid.items():
        plan(state, 1, space, card)
        if card != TOWER_CARD:
            state.hands[1].remove(card)
    state.confirmed |= 1 << 1


def made_by_the_poor() -> Case:
    """Five cards for eleven spaces, all of them laid; with one chest only two of them can be bid (SHO-3.4)."""
    state = planning(1, 0)
    confirm(state, dict(enumerate(CHEST_CARDS)))
    spaces = (*range(ACTIONS), BID)
    worlds = Counter[Hashable]()
    for places in permutations(spaces, len(CHEST_CARDS)):
        laid = dict(zip(places, CHEST_CARDS, strict=True))
        if laid.get(BID, NONE) in (NONE, CHEST_0, CHEST_1):
            worlds[laid.get(BID, NONE), laid.get(CASTLE, NONE)] += 1

    def hidden(sample: ShogunState) -> Hashable:
        return sample.plan(1)[BID], sample.plan(1)[CASTLE]

    return Case("a plan made by the poor", state, 0, hidden, worlds)


def under_way() -> Case:
    """The same cards, but the plan is not made: any of them may lie anywhere, or the player thinks one over."""
    state = planning(1, 0)
    spaces = (*range(ACTIONS), BID)
    worlds = Counter[Hashable]()
    for count in range(len(CHEST_CARDS) + 1):
        for cards in combinations(CHEST_CARDS, count):
            for places in permutations(spaces, count):
                bid = cards[places.index(BID)] if BID in places else NONE
                if bid in (NONE, CHEST_0, CHEST_1):
                    for rethinking in (False, True)[: 1 + (count > 0)]:
                        worlds[count, bid, rethinking] += 1
    return Case("a plan under way", state, 2, how_far, worlds)


def how_far(sample: ShogunState) -> Hashable:
    """How many cards seat 1 has laid, what it bids, whether it thinks again."""
    laid = sample.plan(1)
    return SPACES - laid.count(NONE), laid[BID], bool(sample.rethinking >> 1 & 1)


@cache
def ways(spaces: int, cheap: int, dear: int, towers: int) -> Counter[tuple[int, int, int]]:
    """Space by space nothing or any card: in how many ways so many cards of each sort are left in the end."""
    if spaces == 0:
        return Counter({(cheap, dear, towers): 1})
    found = Counter(ways(spaces - 1, cheap, dear, towers))
    for count, left in (
        (cheap, (cheap - 1, dear, towers)),
        (dear, (cheap, dear - 1, towers)),
        (min(towers, 1), (cheap, dear, towers - 1)),
    ):
        if count:
            for rest, number in ways(spaces - 1, *left).items():
                found[rest] += count * number
    return found


def with_bid(spaces: int, cheap: int, dear: int, towers: int) -> Iterator[tuple[str, int, int, int, int]]:
    """Every way to fill some spaces and perhaps the bid: what is bid, how many of each sort are left, how often."""
    for bid, count, left in (
        ("nothing", 1, (cheap, dear, towers)),
        ("card", cheap, (cheap - 1, dear, towers)),
        ("tower", min(towers, 1), (cheap, dear, towers - 1)),
    ):
        if count:
            for (few, many, high), number in ways(spaces, *left).items():
                yield bid, few, many, high, count * number


def sort_of_bid(sample: ShogunState) -> str:
    """What seat 1 bids: nothing, a card, or a tower card."""
    bid = sample.plan(1)[BID]
    return "nothing" if bid == NONE else "tower" if bid == TOWER_CARD else "card"


def under_way_with_a_card_to_keep() -> Case:
    """Twelve cards for eleven spaces, and no chests: one of the eight that can be bid is kept for that (SHO-3.3)."""
    state = planning(0, 7)
    worlds = Counter[Hashable]()
    for bid, cheap, dear, _, number in with_bid(ACTIONS, 8, 4, 0):
        laid = 12 - cheap - dear
        if bid == "nothing" and not cheap:
            continue
        worlds[bid, 4 - dear, laid] += number * (1 + (laid > 0))

    def hidden(sample: ShogunState) -> Hashable:
        laid = [card for card in sample.plan(1) if card != NONE]
        return sort_of_bid(sample), len([card for card in laid if CHEST_0 < card < TOWER_CARD]), len(laid)

    return Case("a plan under way with a card to keep", state, ONLOOKER, hidden, worlds)


def at_court(sample: ShogunState) -> Hashable:
    """What seat 1 bids, and how many tower cards it has laid."""
    return sort_of_bid(sample), sample.plan(1).count(TOWER_CARD)


def made_at_court() -> Case:
    """Sixteen cards for fourteen spaces, three of them tower cards, which look alike (SHO-7.3)."""
    state = planning(2, 8, modules=["court"])
    confirm(state, {**dict(enumerate([*state.provinces(1), *CHEST_CARDS])), BID: TOWER_CARD})
    worlds = Counter[Hashable]()
    for bid, cheap, dear, towers, number in with_bid(ACTIONS + 3, 11, 2, 3):
        if cheap + dear + towers == 16 - 14:
            worlds[bid, 3 - towers] += number
    return Case("a plan made at court", state, 0, at_court, worlds)


def under_way_at_court() -> Case:
    """The same cards, and nobody knows how many of them lie."""
    state = planning(2, 8, modules=["court"])
    worlds = Counter[Hashable]()
    for bid, cheap, dear, towers, number in with_bid(ACTIONS + 3, 11, 2, 3):
        if bid != "nothing" or cheap or towers:
            worlds[bid, 3 - towers] += number * (1 + (cheap + dear + towers < 16))
    return Case("a plan under way at court", state, 2, at_court, worlds)


# While plans are carried out

FIRST = (CASTLE, TEMPLE, THEATRE, GATHER_RICE, GATHER_TAX, DEPLOY_5, DEPLOY_3)
"""These actions have been carried out; then come the movements, and then deploying one."""


def carried_out(state: ShogunState, plans: dict[Seat, dict[int, int]], shown: Sequence[int]) -> ShogunState:
    """The first seven actions are behind us, and so is what is shown before them; seat 0 is about to move."""
    for seat, cards in plans.items():
        for space, card in cards.items():
            plan(state, seat, space, card)
        for space in shown:
            state.shown[seat] |= 1 << space
    state.hands = [[] for _ in state.hands]
    assert carry_out(state, *FIRST, MOVE_A, MOVE_B) == (0,)
    return state


def face_down(*seats: Seat) -> Callable[[ShogunState], Hashable]:
    """What lies on the three spaces that these seats have not shown."""
    return lambda sample: tuple([sample.plan(seat)[space] for seat in seats for space in (MOVE_A, MOVE_B, DEPLOY_1)])


def half_shown() -> Case:
    """Seat 1 has eleven cards and so has laid them all; seat 2 has some in hand, has lost one and gained another."""
    state = bare(3)
    hold(state, 0, kai=3, suruga=2)
    hold(state, 1, yamato=2, kii=2, ise=2, shima=2, mino=2, owari=2)
    hold(state, 2, aki=2, bingo=2, bitchu=2, bizen=2, harima=2, settsu=2, tajima=2, hoki=2)
    one = [CHEST_1, CHEST_2, CHEST_3, CHEST_4, p("yamato"), p("kii"), p("ise"), p("shima"), p("mino"), p("owari")]
    two = [CHEST_1, CHEST_2, CHEST_3, CHEST_4, p("aki"), p("bingo"), p("bitchu"), p("bizen"), p("harima"), p("settsu")]
    spaces = (*FIRST, MOVE_A, MOVE_B, DEPLOY_1)
    plans = {
        0: {MOVE_A: p("kai"), BID: CHEST_0},
        1: {**dict(zip(spaces, one, strict=True)), BID: CHEST_0},
        2: {**dict(zip(spaces, two, strict=True)), BID: CHEST_0},
    }
    carried_out(state, plans, [BID])
    # Armies were to move from Bizen; its card goes. Suruga comes instead, but its card is on no plan.
    occupy(state, 0, p("bizen"), 1)
    occupy(state, 2, p("suruga"), 1)
    left_1 = [p("shima"), p("mino"), p("owari")]
    left_2 = [p("harima"), p("settsu"), p("tajima"), p("hoki")]
    worlds: dict[Hashable, int] = {
        (*first, NONE, *second): 1 for first in permutations(left_1) for second in permutations(left_2, 2)
    }
    return Case("plans half shown", state, ONLOOKER, face_down(1, 2), worlds)


def half_shown_at_court() -> Case:
    """Three cards lie face down; five others and two tower cards have not been seen."""
    state = bare(3, modules=["court"])
    hold(state, 0, kai=3, suruga=2)
    hold(state, 1, yamato=2, kii=2, ise=2, shima=2, mino=2, owari=2, hida=2, noto=2, kaga=2, etchu=2)
    hold(state, 2, omi=2)
    shown = [CHEST_1, CHEST_2, CHEST_3, CHEST_4, p("yamato"), p("kii"), p("ise"), TOWER_CARD, p("shima"), p("mino")]
    seen = dict(zip((*FIRST, *CONVERSIONS), shown, strict=True))
    hidden = {MOVE_A: p("hida"), MOVE_B: TOWER_CARD, DEPLOY_1: p("kaga")}
    plans = {0: {MOVE_A: p("kai")}, 1: {**seen, **hidden, BID: CHEST_0}}
    carried_out(state, plans, [BID, *CONVERSIONS])
    left = [p("owari"), p("hida"), p("noto"), p("kaga"), p("etchu"), TOWER_CARD]
    worlds: dict[Hashable, int] = {
        three: 1 for three in product(left, repeat=3) if all(three.count(c) == 1 for c in three if c != TOWER_CARD)
    }
    del worlds[(TOWER_CARD,) * 3]
    return Case("plans half shown at court", state, 2, face_down(1), worlds)


def inside_the_tower() -> Case:
    """Seven cubes of three colours on two shelves: nothing that is heard of a throw rules a shelf out."""
    state = bare(3)
    colours = (0, 0, 0, 1, 1, 5, 5)
    state.shelves = [list(colours), []]
    for colour in colours:
        state.reserve[colour] -= 1
    worlds = Counter[Hashable]()
    for shelves in product((0, 1), repeat=len(colours)):
        worlds[tuple(colour for colour, shelf in zip(colours, shelves, strict=True) if shelf == 0)] += 1
    return Case("inside the tower", state, 0, lambda sample: tuple(sorted(sample.shelves[0])), worlds)
