"""What a sensible player would answer, from what the seat may know: its own hand, and what is known of others."""

from functools import lru_cache

from bakufu.games.shitenno.actions import (
    Accept,
    Add,
    Choose,
    Divide,
    Offer,
    Pay,
    Refuse,
    TakeOut,
    TakeProvince,
    TurnToGold,
)
from bakufu.games.shitenno.components import NONE, Card, Cards, Tile
from bakufu.games.shitenno.paying import payments
from bakufu.games.shitenno.provinces import DRAW_TROOP, END_TURN, means_of, next_price
from bakufu.games.shitenno.sharing import ChooseLot, OfferLot, tiles_left
from bakufu.games.shitenno.state import GOLD, ShitennoState, hand
from bakufu.games.shitenno.worth import card_worths, cost, gain, majority, tile_worth
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat


def advise(state: ShitennoState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
    """Share so that the rest is good; take what brings more than it costs; gild where it decides most."""
    match decision.name:
        case "make-lot":
            return make_lot(state, seat)
        case "lot":
            return accept_or_refuse(state, seat)
        case "split-cards":
            return split(state, seat)
        case "choose-lot":
            return choose(state, seat)
        case "take-provinces":
            return take(state, seat, decision)
        case "pay":
            return min((a for a in decision.actions if isinstance(a, Pay)), key=lambda pay: cost(state, seat, pay))
        case "gild":
            return gild(state, seat, decision)
    return None


def without_lot(state: ShitennoState, but: Seat) -> list[Seat]:
    """The others who still wait for a lot."""
    return [seat for seat, tile in enumerate(state.received) if tile == NONE and seat != but]


def to_others(state: ShitennoState, others: list[Seat], cards: Cards) -> tuple[float, ...]:
    """What cards are worth to some players on average, as far as their hands are known."""
    each = [card_worths(state, state.known[seat], cards) for seat in others]
    return tuple(float(sum(worths)) / len(each) for worths in zip(*each, strict=True))


def make_lot(state: ShitennoState, seat: Seat) -> Action:
    """A lot that the Tairō would gladly keep and that is worth less to the others."""
    cards = tuple(sorted(state.shared + state.lot))
    others = without_lot(state, seat)
    tiles = tiles_left(state)
    mine, theirs = card_worths(state, hand(state, seat), cards), to_others(state, others, cards)
    to_me = tuple(tile_worth(state, seat, tile) for tile in tiles)
    wanted, tile = planned_lot(cards, mine, theirs, tiles, to_me, len(others) + 1)
    return towards(state, wanted) or Offer(tile)


@lru_cache(maxsize=256)
def planned_lot(
    cards: Cards,
    mine: tuple[float, ...],
    theirs: tuple[float, ...],
    tiles: tuple[Tile, ...],
    to_me: tuple[float, ...],
    players: int,
) -> tuple[Cards, Tile]:
    """Cards that suit the Tairō better than the others, until they are a fair share; with the title wanted most."""
    best = max(range(len(tiles)), key=lambda i: to_me[i])
    share = (float(sum(mine)) + float(sum(sorted(to_me, reverse=True)[:players]))) / players
    total, wanted = to_me[best], []
    for i in sorted(range(len(cards)), key=lambda i: theirs[i] - mine[i]):
        if total + mine[i] <= share * FAIR:
            total += mine[i]
            wanted.append(cards[i])
    return tuple(sorted(wanted)), tiles[best]


FAIR = 1.05
"""How much of a fair share a lot must be for the Tairō to offer it, and so perhaps to keep it."""

PATIENCE = 1.0
"""How much of what refusing promises a lot must be worth to be accepted."""


def towards(state: ShitennoState, wanted: Cards) -> Action | None:
    """The next card to put in or to take out, until the lot is as wanted."""
    missing: list[Card] = list(wanted)
    for card in state.lot:
        if card not in missing:
            return TakeOut(card)
        missing.remove(card)
    return Add(missing[0]) if missing else None


def accept_or_refuse(state: ShitennoState, seat: Seat) -> Action:
    """Take a lot that is worth at least a fair share of all that would then be left to share."""
    step = state.stack[-1]
    assert isinstance(step, OfferLot)
    held = hand(state, seat)
    offered = float(sum(card_worths(state, held, tuple(state.lot)))) + tile_worth(state, seat, step.tile)
    rest = float(sum(card_worths(state, held, tuple(state.shared))))
    titles = sorted((tile_worth(state, seat, tile) for tile in tiles_left(state) if tile != step.tile), reverse=True)
    players = len(without_lot(state, NONE)) - 1
    share = (rest + float(sum(titles[:players]))) / players
    return Accept() if offered >= PATIENCE * share else Refuse()


def split(state: ShitennoState, seat: Seat) -> Action:
    """Two lots of which the other takes one, so that the one left is the best for the Tairō."""
    (other,) = without_lot(state, seat)
    cards = tuple(sorted(state.shared + state.lot))
    tiles = tiles_left(state)
    wanted, tile, other_tile = planned_split(
        cards,
        card_worths(state, hand(state, seat), cards),
        card_worths(state, state.known[other], cards),
        tiles,
        tuple(tile_worth(state, seat, tile) for tile in tiles),
        tuple(tile_worth(state, other, tile) for tile in tiles),
    )
    return towards(state, wanted) or Divide(tile, other_tile)


@lru_cache(maxsize=256)
def planned_split(
    cards: Cards,
    mine: tuple[float, ...],
    theirs: tuple[float, ...],
    tiles: tuple[Tile, ...],
    to_me: tuple[float, ...],
    to_other: tuple[float, ...],
) -> tuple[Cards, Tile, Tile]:
    """The split after which the Tairō is best off, whichever lot the other takes."""
    sums = [(0.0, 0.0)]
    for my_worth, other_worth in zip(mine, theirs, strict=True):
        sums += [(a + my_worth, b + other_worth) for a, b in sums]
    all_mine, all_theirs = sums[-1]
    best, plan = float("-inf"), (0, 0, 1)
    for i in range(len(tiles)):
        for j in range(len(tiles)):
            if i == j:
                continue
            for chosen, (first_mine, first_theirs) in enumerate(sums):
                my_first, my_second = first_mine + to_me[i], all_mine - first_mine + to_me[j]
                other_first, other_second = first_theirs + to_other[i], all_theirs - first_theirs + to_other[j]
                likely = min(1.0, max(0.0, 0.5 + 0.25 * (other_first - other_second)))
                outlook = likely * (my_second - other_first) + (1 - likely) * (my_first - other_second)
                if outlook > best:
                    best, plan = outlook, (chosen, i, j)
    chosen, i, j = plan
    return tuple(card for n, card in enumerate(cards) if chosen >> n & 1), tiles[i], tiles[j]


def choose(state: ShitennoState, seat: Seat) -> Action:
    """The lot that is worth more, the other's gain counted too."""
    step = state.stack[-1]
    assert isinstance(step, ChooseLot)
    held, tairos = hand(state, seat), state.known[step.tairo]
    worths = []
    for cards, tile in ((tuple(state.lot), step.tile), (tuple(state.shared), step.other)):
        mine = float(sum(card_worths(state, held, cards))) + tile_worth(state, seat, tile)
        theirs = float(sum(card_worths(state, tairos, cards))) + tile_worth(state, step.tairo, tile)
        worths.append(mine + 0.3 * theirs)
    return Choose(step.tile if worths[0] >= worths[1] else step.other)


def take(state: ShitennoState, seat: Seat, decision: Decision) -> Action:
    """Draw first; then the province that brings most beyond its cheapest payment."""
    if DRAW_TROOP in decision.actions:
        return DRAW_TROOP
    joker_used = state.stack[-1].joker_used
    held, means = hand(state, seat), means_of(state, seat, joker_used)
    found: Action = END_TURN
    most = 0.0
    for action in decision.actions:
        if isinstance(action, TakeProvince):
            ways = payments(next_price(state, action.province), held, means, state.rules)
            profit = gain(state, seat, action.province) - min([cost(state, seat, way) for way in ways])
            if profit > most:
                found, most = action, profit
    return found


def gild(state: ShitennoState, seat: Seat, decision: Decision) -> Action:
    """Gold where it changes the outlook on a majority most."""
    found, most = decision.actions[0], 0.0
    for action in decision.actions:
        if isinstance(action, TurnToGold):
            kamon = state.provinces[action.province]
            i = kamon.index(seat)
            after = (*kamon[:i], seat + GOLD, *kamon[i + 1 :])
            more = majority(after, seat) - majority(kamon, seat) + 0.01
            for other in {stone % GOLD for stone in kamon} - {seat}:
                more += 0.3 * (majority(kamon, other) - majority(after, other))
            if more > most:
                found, most = action, more
    return found
