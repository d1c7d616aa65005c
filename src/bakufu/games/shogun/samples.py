"""What else could be true: plans that lie face down, and where in the tower a cube lies.

Every plan that a player could have made is as likely as any other, also one that is still being made, of which nobody
knows how far it is. Plans are far too many to be listed, so they are counted by their shape first: what is bid, how
many tower cards lie on the other spaces, and how many other cards. (Three tower cards look alike: laid on the same
spaces they are the same plan.)

No cube in the tower can be ruled out on either shelf, whatever was heard of the throws: each may lie on each.
"""

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from math import comb, factorial, perm

from bakufu.games.shogun.components import (
    BID,
    CHEST_CARD,
    CHEST_CARDS,
    NONE,
    PLAN_SPACES,
    SPACES,
    TOWER_CARD,
    TOWER_CARDS,
    Card,
)
from bakufu.games.shogun.planning import has_court
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.view import planning
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Seat

NO_BID, CARD_BID, TOWER_BID = range(3)

ALL_CHEST_CARDS = list(CHEST_CARDS)

Shapes = tuple[list[int], list[tuple[int, int, int]]]
"""How many plans have one of the shapes up to there; and the shapes: what is bid, tower cards and others besides."""


def determinize(state: ShogunState, seat: Seat, chance: Chance) -> ShogunState:
    """Draw anew the others' hidden plans and the places of the cubes inside the tower."""
    twin = state.clone()
    twin.chance = chance
    if len(twin.shelves) > 1:
        cubes = sorted([colour for shelf in twin.shelves for colour in shelf])
        twin.shelves = [[] for _ in twin.shelves]
        for colour in cubes:
            chance.pick(twin.shelves).append(colour)
    laying = planning(state)
    for other in range(state.players):
        if other == seat:
            continue
        if laying:
            _plan_anew(twin, other, chance)
        else:
            _shuffle_hidden(twin, other, chance)
    return twin


def covered(state: ShogunState, seat: Seat, chance: Chance) -> ShogunState:
    """The others have neither cards nor plans, and all cubes inside the tower lie together."""
    twin = state.clone()
    twin.chance = chance
    if len(twin.shelves) > 1:
        first, *others = twin.shelves
        for shelf in others:
            first += shelf
            shelf.clear()
        first.sort()
    first_space, plan = seat * SPACES, state.plan(seat)
    twin.plans = [NONE] * len(twin.plans)
    if seat >= 0:
        twin.plans[first_space : first_space + SPACES] = plan
    for other in range(twin.players):
        if other != seat:
            twin.hands[other] = []
    twin.rethinking &= 1 << seat if seat >= 0 else 0
    return twin


@lru_cache(maxsize=4096)
def _shapes(spaces: int, cheap: int, dear: int, towers: int, made: bool) -> Shapes:
    """The shapes of plans with so many spaces besides the bid, and how many plans there are of each.

    They are made of so many cards that can be bid and that cannot, and of tower cards. `made`: as many spaces as
    possible are filled (SHO-3.3); otherwise some are, and the player may be about to take a card back.
    """
    cards = cheap + dear + towers
    limits: list[int] = []
    shapes: list[tuple[int, int, int]] = []
    total = 0
    for bid, bids in ((NO_BID, 1), (CARD_BID, cheap), (TOWER_BID, int(towers > 0))):
        singles = cheap + dear - (bid == CARD_BID)
        for high in range(min(towers - (bid == TOWER_BID), spaces) + 1):
            for low in range(min(singles, spaces - high) + 1):
                laid = high + low + (bid != NO_BID)
                if made and laid < min(cards, spaces + 1):
                    continue
                picks = perm(singles, low)
                if bid == NO_BID and cards > spaces and high == towers and low >= cheap:
                    # Not those after which the bid could not be filled any more.
                    picks -= comb(dear, low - cheap) * factorial(low)
                plans = bids * comb(spaces, high) * comb(spaces - high, low) * picks
                if plans:
                    total += plans if made or not laid else 2 * plans
                    limits.append(total)
                    shapes.append((bid, high, low))
    return limits, shapes


def _plan_anew(twin: ShogunState, other: Seat, chance: Chance) -> None:
    """While plans are laid: any that the player could have made, or could have come to so far."""
    singles = twin.provinces(other) + ALL_CHEST_CARDS
    most = CHEST_CARD + twin.chests[other]
    cheap = [card for card in singles if card <= most]
    at_court = has_court(twin)
    towers = TOWER_CARDS if at_court else 0
    *spaces, _ = PLAN_SPACES[at_court]
    made = bool(twin.confirmed >> other & 1)
    limits, shapes = _shapes(len(spaces), len(cheap), len(singles) - len(cheap), towers, made)
    bid, high, low = shapes[bisect_right(limits, chance.below(limits[-1]))]
    # Where all spaces are to be filled, something that can be bid is kept for the bid.
    keeps = bid == NO_BID and high == towers and len(singles) + towers > len(spaces)
    plan = [NONE] * SPACES
    if bid == CARD_BID:
        plan[BID] = chance.pick(cheap)
        singles.remove(plan[BID])
    elif bid == TOWER_BID:
        plan[BID] = TOWER_CARD
    cards = _some(singles, low, chance)
    while keeps and set(cheap) <= set(cards):
        cards = _some(singles, low, chance)
    for card in cards + [TOWER_CARD] * high:
        plan[chance.draw(spaces)] = card
    twin.plans[other * SPACES : (other + 1) * SPACES] = plan
    laid = 0
    for card in cards:
        laid |= 1 << card
    hand = [card for card in singles if not laid >> card & 1]
    twin.hands[other] = [*hand, TOWER_CARD] if towers > high + (bid == TOWER_BID) else hand
    twin.rethinking &= ~(1 << other)
    if not made and (bid, high, low) != (NO_BID, 0, 0):
        twin.rethinking |= chance.below(2) << other


def _some(cards: list[Card], count: int, chance: Chance) -> list[Card]:
    """So many of these cards, in any order."""
    pool = cards[:]
    return [chance.draw(pool) for _ in range(count)]


@lru_cache(maxsize=4096)
def _towers_among(spaces: int, singles: int, towers: int) -> list[int]:
    """On so many spaces lie cards: how many plans have no tower card there, at most one, at most two, ..."""
    plans = [comb(spaces, high) * perm(singles, spaces - high) for high in range(min(towers, spaces) + 1)]
    return list(accumulate(plans))


def _shuffle_hidden(twin: ShogunState, other: Seat, chance: Chance) -> None:
    """What still lies face down could be any card that has not been seen elsewhere."""
    start, shown = other * SPACES, twin.shown[other]
    plan = twin.plan(other)
    hidden = [space for space, card in enumerate(plan) if card != NONE and not shown >> space & 1]
    if not hidden:
        return
    seen = [card for space, card in enumerate(plan) if shown >> space & 1]
    pool = [p for p in twin.provinces(other) if not twin.gained >> p & 1 and p not in seen]
    pool += [card for card in CHEST_CARDS if card not in seen]
    towers = 0
    if has_court(twin):
        limits = _towers_among(len(hidden), len(pool), TOWER_CARDS - seen.count(TOWER_CARD))
        towers = bisect_right(limits, chance.below(limits[-1]))
    for card in _some(pool, len(hidden) - towers, chance) + [TOWER_CARD] * towers:
        twin.plans[start + chance.draw(hidden)] = card
