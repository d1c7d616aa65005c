"""What a search should look at, and who stands how well."""

from random import Random
from typing import Any

from bakufu.games.shitenno.actions import Add, Divide, Offer, TakeOut
from bakufu.games.shitenno.advice import lot_wanted, make_lot, split, split_wanted, without_lot
from bakufu.games.shitenno.advice import towards as advised_towards
from bakufu.games.shitenno.components import NONE, Cards, Tile
from bakufu.games.shitenno.features import features
from bakufu.games.shitenno.game import game
from bakufu.games.shitenno.sharing import tiles_left
from bakufu.games.shitenno.state import ShitennoState, hand
from bakufu.games.shitenno.worth import card_worths, promise, tile_worth, use
from bakufu.kernel.judgement import Judgement, Plan
from bakufu.kernel.step import answer
from bakufu.kernel.words import Action, Decision, Seat

CLOSE = 6
"""Of so many times as many splits as are wanted, the best by their outlook, half of those wanted are drawn."""

TRIES = 6
"""How often per lot wanted the sensible one is altered, to find others."""


class ShitennoJudgement(Judgement[ShitennoState]):
    """Lots and splits are planned whole, card by card up to the offer."""

    scale = 6.0
    rounds = 3
    waves = 12

    def plans(self, state: ShitennoState, seat: Seat, decision: Decision, rng: Random, most: int) -> list[Plan]:
        """Whole lots and splits; every answer elsewhere."""
        if decision.name == "split-cards":
            return splits(state, seat, rng, most)
        if decision.name == "make-lot":
            return lots(state, seat, rng, most)
        return super().plans(state, seat, decision, rng, most)

    def quick(self, state: ShitennoState, seat: Seat, decision: Decision, memory: dict[Any, Any]) -> Action:
        """By the advice; which lot or split it leads to is found once, not card by card."""
        splitting = decision.name == "split-cards"
        if not splitting and decision.name != "make-lot":
            return super().quick(state, seat, decision, memory)
        key = (state.year, len(state.received) - state.received.count(NONE))
        if key not in memory:
            memory[key] = split_wanted(state, seat) if splitting else lot_wanted(state, seat)
        wanted: tuple[Cards, Action] = memory[key]
        return advised_towards(state, wanted[0]) or wanted[1]

    def round(self, state: ShitennoState) -> int:
        """The year."""
        return state.year

    def features(self, state: ShitennoState) -> list[list[float]]:
        """As `features.py` finds them."""
        return features(state)

    def standings(self, state: ShitennoState) -> list[float]:
        """Points and what is to be expected."""
        return [promise(state, seat) for seat in range(len(state.titles))]


def towards(state: ShitennoState, wanted: Cards, last: Action) -> Plan:
    """Card by card from the lot on the tray to the one that is wanted, and what is done with it."""
    missing = list(wanted)
    out: list[Action] = []
    for card in state.lot:
        if card in missing:
            missing.remove(card)
        else:
            out.append(TakeOut(card))
    return (*out, *map(Add, missing), last)


def sensible(state: ShitennoState, seat: Seat, splitting: bool) -> Plan:
    """What the advice leads to."""
    after, plan = state.clone(), []
    while True:
        action = (split if splitting else make_lot)(after, seat)
        plan.append(action)
        if isinstance(action, Divide | Offer):
            return tuple(plan)
        answer(after, seat, action)


def splits(state: ShitennoState, seat: Seat, rng: Random, most: int) -> list[Plan]:
    """The splits with the best outlook, and some of those close to them."""
    (other,) = without_lot(state, seat)
    cards, tiles = tuple(sorted(state.shared + state.lot)), tiles_left(state)
    left = use(state)
    mine, theirs = card_worths(hand(state, seat), cards, left), card_worths(state.known[other], cards, left)
    to_me = [tile_worth(state, seat, tile) for tile in tiles]
    to_other = [tile_worth(state, other, tile) for tile in tiles]
    sums = [(0.0, 0.0)]
    for my_worth, other_worth in zip(mine, theirs, strict=True):
        sums += [(a + my_worth, b + other_worth) for a, b in sums]
    all_mine, all_theirs = sums[-1]
    outlooks: dict[tuple[Cards, Tile, Tile], float] = {}
    for i, tile in enumerate(tiles):
        for j, other_tile in enumerate(tiles):
            if i == j:
                continue
            for chosen, (first, to_them) in enumerate(sums):
                theirs_if_first, theirs_if_second = to_them + to_other[i], all_theirs - to_them + to_other[j]
                takes_first = min(1.0, max(0.0, 0.5 + 0.25 * (theirs_if_first - theirs_if_second)))
                outlook = takes_first * (all_mine - first + to_me[j] - theirs_if_first)
                outlook += (1 - takes_first) * (first + to_me[i] - theirs_if_second)
                lot = tuple([card for n, card in enumerate(cards) if chosen >> n & 1])
                outlooks[lot, tile, other_tile] = outlook
    best = sorted(outlooks, key=lambda split: -outlooks[split])[: CLOSE * most]
    close = best[most // 2 :]
    rng.shuffle(close)
    found = {sensible(state, seat, True): None}
    for lot, tile, other_tile in (*best[: most // 2], *close):
        found.setdefault(towards(state, lot, Divide(tile, other_tile)))
    return list(found)[:most]


def lots(state: ShitennoState, seat: Seat, rng: Random, most: int) -> list[Plan]:
    """The sensible lot, and others with a card or two more or less, or with another title."""
    first = sensible(state, seat, False)
    after = state.clone()
    for action in first[:-1]:
        answer(after, seat, action)
    tiles, offer = tiles_left(state), first[-1]
    assert isinstance(offer, Offer)
    found = {first: None}
    for _ in range(TRIES * most):
        lot, rest = after.lot[:], after.shared[:]
        for _ in range(rng.randint(1, 2)):
            if lot and rng.random() < 0.5:
                rest.append(lot.pop(rng.randrange(len(lot))))
            if rest and rng.random() < 0.5:
                lot.append(rest.pop(rng.randrange(len(rest))))
        tile = offer.tile if rng.random() < 0.6 else rng.choice(tiles)
        found.setdefault(towards(state, tuple(sorted(lot)), Offer(tile)))
    return list(found)[:most]


judgement = ShitennoJudgement(game)
