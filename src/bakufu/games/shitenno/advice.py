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
from bakufu.games.shitenno.provinces import DRAW_TROOP, END_TURN, means_of, next_price
from bakufu.games.shitenno.sharing import OFFER, ChooseLot, OfferLot, tiles_left
from bakufu.games.shitenno.state import GOLD, ShitennoState, hand
from bakufu.games.shitenno.ways import ways_to_pay
from bakufu.games.shitenno.worth import card_worths, cost, cost_of, gain, majority, tile_worth, use
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat

ADVISED_OPENLY = frozenset(("make-lot", "lot", "split-cards", "choose-lot", "take-provinces", "pay", "gild"))
"""Where advice rests on nothing hidden: that is everywhere."""


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
            left = use(state)
            return min((a for a in decision.actions if isinstance(a, Pay)), key=lambda pay: cost(pay, left))
        case "gild":
            return gild(state, seat, decision)
    return None


def without_lot(state: ShitennoState, but: Seat) -> list[Seat]:
    """The others who still wait for a lot."""
    return [seat for seat, tile in enumerate(state.received) if tile == NONE and seat != but]


def to_others(hands: tuple[Cards, ...], cards: Cards, left: float) -> tuple[float, ...]:
    """What cards are worth on average to players with these hands."""
    each = [card_worths(held, cards, left) for held in hands]
    return tuple(float(sum(worths)) / len(each) for worths in zip(*each, strict=True))


def make_lot(state: ShitennoState, seat: Seat) -> Action:
    """The next piece of the lot that is wanted, up to the offer."""
    wanted, offer = lot_wanted(state, seat)
    return towards(state, wanted) or offer


def lot_wanted(state: ShitennoState, seat: Seat) -> tuple[Cards, Offer]:
    """A lot that the Tairō would gladly keep and that is worth less to the others, as far as their hands are known."""
    tiles = tiles_left(state)
    wanted, tile = lot_for(
        hand(state, seat),
        tuple([state.known[other] for other in without_lot(state, seat)]),
        tuple(sorted(state.shared + state.lot)),
        tiles,
        tuple([tile_worth(state, seat, tile) for tile in tiles]),
        use(state),
    )
    return wanted, OFFER[tile]


@lru_cache(maxsize=256)
def lot_for(
    held: Cards,
    known: tuple[Cards, ...],
    cards: Cards,
    tiles: tuple[Tile, ...],
    to_me: tuple[float, ...],
    left: float,
) -> tuple[Cards, Tile]:
    """The lot of these cards that suits these hands, the Tairō's and the others'; the same until it is offered."""
    mine, theirs = card_worths(held, cards, left), to_others(known, cards, left)
    return planned_lot(cards, mine, theirs, tiles, to_me, len(known) + 1)


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
    held, left = hand(state, seat), use(state)
    offered = float(sum(card_worths(held, tuple(state.lot), left))) + tile_worth(state, seat, step.tile)
    rest = float(sum(card_worths(held, tuple(state.shared), left)))
    titles = sorted([tile_worth(state, seat, tile) for tile in tiles_left(state) if tile != step.tile], reverse=True)
    players = len(without_lot(state, NONE)) - 1
    share = (rest + float(sum(titles[:players]))) / players
    return Accept() if offered >= PATIENCE * share else Refuse()


def split(state: ShitennoState, seat: Seat) -> Action:
    """The next piece of the split that is wanted, up to the tiles."""
    wanted, divide = split_wanted(state, seat)
    return towards(state, wanted) or divide


def split_wanted(state: ShitennoState, seat: Seat) -> tuple[Cards, Divide]:
    """Two lots of which the other takes one, so that the one left is the best for the Tairō."""
    (other,) = without_lot(state, seat)
    tiles = tiles_left(state)
    wanted, tile, other_tile = split_for(
        hand(state, seat),
        state.known[other],
        tuple(sorted(state.shared + state.lot)),
        tiles,
        tuple([tile_worth(state, seat, tile) for tile in tiles]),
        tuple([tile_worth(state, other, tile) for tile in tiles]),
        use(state),
    )
    return wanted, Divide(tile, other_tile)


@lru_cache(maxsize=256)
def split_for(
    held: Cards,
    known: Cards,
    cards: Cards,
    tiles: tuple[Tile, ...],
    to_me: tuple[float, ...],
    to_other: tuple[float, ...],
    left: float,
) -> tuple[Cards, Tile, Tile]:
    """The split of these cards that suits these hands, the Tairō's and the other's; the same until it is made."""
    mine, theirs = card_worths(held, cards, left), card_worths(known, cards, left)
    return planned_split(cards, mine, theirs, tiles, to_me, to_other)


def planned_split(
    cards: Cards,
    mine: tuple[float, ...],
    theirs: tuple[float, ...],
    tiles: tuple[Tile, ...],
    to_me: tuple[float, ...],
    to_other: tuple[float, ...],
) -> tuple[Cards, Tile, Tile]:
    """The split after which the Tairō is best off, whichever lot the other takes."""
    my_sums, other_sums = [0.0], [0.0]
    for my_worth, other_worth in zip(mine, theirs, strict=True):
        my_sums += [worth + my_worth for worth in my_sums]
        other_sums += [worth + other_worth for worth in other_sums]
    all_mine, all_theirs = my_sums[-1], other_sums[-1]
    best, plan = float("-inf"), (0, 0, 1)
    for i in range(len(tiles)):
        for j in range(len(tiles)):
            if i == j:
                continue
            my_tile, my_other_tile, other_tile, their_other_tile = to_me[i], to_me[j], to_other[i], to_other[j]
            for chosen in range(len(my_sums)):
                first_mine, first_theirs = my_sums[chosen], other_sums[chosen]
                my_first, my_second = first_mine + my_tile, all_mine - first_mine + my_other_tile
                other_first, other_second = first_theirs + other_tile, all_theirs - first_theirs + their_other_tile
                likely = 0.5 + 0.25 * (other_first - other_second)
                if likely < 0.0:
                    likely = 0.0
                elif likely > 1.0:
                    likely = 1.0
                outlook = likely * (my_second - other_first) + (1 - likely) * (my_first - other_second)
                if outlook > best:
                    best, plan = outlook, (chosen, i, j)
    chosen, i, j = plan
    return tuple([card for n, card in enumerate(cards) if chosen >> n & 1]), tiles[i], tiles[j]


def choose(state: ShitennoState, seat: Seat) -> Action:
    """The lot that is worth more, the other's gain counted too."""
    step = state.stack[-1]
    assert isinstance(step, ChooseLot)
    held, tairos, left = hand(state, seat), state.known[step.tairo], use(state)
    worths = []
    for cards, tile in ((tuple(state.lot), step.tile), (tuple(state.shared), step.other)):
        mine = float(sum(card_worths(held, cards, left))) + tile_worth(state, seat, tile)
        theirs = float(sum(card_worths(tairos, cards, left))) + tile_worth(state, step.tairo, tile)
        worths.append(mine + 0.3 * theirs)
    return Choose(step.tile if worths[0] >= worths[1] else step.other)


def take(state: ShitennoState, seat: Seat, decision: Decision) -> Action:
    """Draw first; then the province that brings most beyond its cheapest payment."""
    if DRAW_TROOP in decision.actions:
        return DRAW_TROOP
    joker_used = state.stack[-1].joker_used
    held, means, left = hand(state, seat), means_of(state, seat, joker_used), use(state)
    found: Action = END_TURN
    most = 0.0
    for action in decision.actions:
        if isinstance(action, TakeProvince):
            brings = gain(state, seat, action.province)
            # Whatever it would cost.
            if brings <= most:
                continue
            price = next_price(state, action.province)
            least = float("inf")
            for cards, (exchange, plus_one, joker) in ways_to_pay(price, held, means, state.rules):
                spent = cost_of(cards, exchange, plus_one, joker, left)
                if spent < least:
                    least = spent
            if brings - least > most:
                found, most = action, brings - least
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
