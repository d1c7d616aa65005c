"""What a position is worth, for bots: all in points."""

from functools import lru_cache

from bakufu.games.shitenno.actions import Pay
from bakufu.games.shitenno.components import (
    BONUSES,
    DRAW,
    EXCHANGE,
    KAMON_PER_YEAR,
    KOKU_DRAWN,
    KOKU_ON,
    MAJORITY_POINTS,
    PLUS_ONE,
    POINTS_PER_KAMON,
    POSITIONS,
    TROOPS_ON,
    Cards,
    Province,
    Tile,
)
from bakufu.games.shitenno.provinces import PLACES
from bakufu.games.shitenno.scoring import strengths, totals
from bakufu.games.shitenno.state import GOLD, ShitennoState, hand
from bakufu.kernel.words import Seat

KOKU, TROOP = 1.15, 1.45
"""What one koku, and one troop, is worth while there is time to spend it."""

MATCH = 0.25
"""How much more a troop is worth for each equal one in hand, up to three."""

BONUS_WORTH = {EXCHANGE: 1.5, PLUS_ONE: 1.4, DRAW: 1.2}
TITLE_WORTH: tuple[float, ...] = (3.0, 1.8, 2.8, 3.5)
"""What a year with each title brings, the early turns included; found by letting bots with other figures play."""


def years_left(state: ShitennoState) -> float:
    """About how many more odd years there will be after this one."""
    players = len(state.titles)
    by_koku = len(state.koku_deck) / KOKU_DRAWN[players]
    fewest = state.kamon_left[0]
    for kamon in state.kamon_left:
        if kamon < fewest:
            fewest = kamon
    by_kamon = fewest / KAMON_PER_YEAR
    return by_koku if by_koku < by_kamon else by_kamon


def use(state: ShitennoState) -> float:
    """How likely it is that something kept for later is still spent: 1 is sure."""
    likely = 0.4 * years_left(state)
    return likely if likely < 1.0 else 1.0


@lru_cache(maxsize=1 << 12)
def majority(kamon: tuple[int, ...], seat: Seat) -> float:
    """What a player may expect of a province's majority, as it stands now (SHI-5.3)."""
    strength = strengths(kamon)
    mine = strength.pop(seat, 0)
    if not mine:
        return 0.0
    free = PLACES - len(kamon)
    theirs = max(strength.values(), default=0)
    stones = [stone % GOLD for stone in kamon]
    rivals = [stones.index(other) for other, number in strength.items() if number == theirs]
    lead = mine - theirs + (0.5 if stones.index(seat) < min(rivals, default=PLACES) else -0.5)
    sure = 0.5 + 0.5 * lead / (0.5 + free)
    return MAJORITY_POINTS * min(1.0, max(0.0, sure))


@lru_cache(maxsize=1 << 12)
def majority_after(kamon: tuple[int, ...], seat: Seat) -> tuple[float, float, float]:
    """A player's majority with one more kamon and without it; and what all others lose by it."""
    after = (*kamon, seat)
    others = {stone % GOLD for stone in kamon} - {seat}
    hurt = 0.0
    for other in others:
        hurt += majority(kamon, other) - majority(after, other)
    return majority(after, seat), majority(kamon, seat), hurt


def gain(state: ShitennoState, seat: Seat, province: Province) -> float:
    """What a kamon on the next position of a province brings, the others' loss included."""
    kamon = state.provinces[province]
    points = POSITIONS[province][len(kamon)] + POINTS_PER_KAMON[state.titles[seat]]
    tile = 1.4 * use(state) + 0.3 if len(kamon) < PLACES - 1 else 0.0
    after, before, hurt = majority_after(kamon, seat)
    return points + tile + after - before + hurt / max(1, len(state.titles) - 1)


def cost(payment: Pay, left: float) -> float:
    """What the cards and tiles of a payment would be worth if they were kept; `left` is how likely they are used."""
    return cost_of(payment.cards, payment.exchange, payment.plus_one, int(payment.joker), left)


def cost_of(cards: Cards, exchange: int, plus_one: int, joker: int, left: float) -> float:
    """The same, said piece by piece."""
    spent = 0.0
    for card in cards:
        koku = KOKU_ON[card]
        spent += koku * (1 + (KOKU - 1) * left) if koku else len(TROOPS_ON[card]) * TROOP * left
    if exchange:
        spent += exchange * max(BONUS_WORTH[EXCHANGE] * left, 0.9)
    if plus_one:
        spent += plus_one * max(BONUS_WORTH[PLUS_ONE] * left, 0.9)
    return spent + 0.4 * joker


def card_worths(held: Cards, cards: Cards, likely: float) -> tuple[float, ...]:
    """What each of these cards is worth to a player with those cards in hand; `likely` is how surely it is used."""
    units = [0] * 4
    for card in held:
        for troop in TROOPS_ON[card]:
            units[troop] += 1
    each = [TROOP + MATCH * (number if number < 3 else 3) for number in units]
    left = 0.5 + 0.5 * likely
    if left > 1.0:
        left = 1.0
    found = []
    for card in cards:
        koku = KOKU_ON[card]
        if koku:
            found.append(koku * KOKU)
        else:
            best = together = 0.0
            for troop in TROOPS_ON[card]:
                one = each[troop]
                together += one
                if one > best:
                    best = one
            found.append((best + 0.8 * (together - best)) * left)
    return tuple(found)


def tile_worth(state: ShitennoState, seat: Seat, tile: Tile) -> float:
    """What a title is worth to a player: nothing to one without kamon."""
    if not state.kamon_left[seat]:
        return 0.0
    return TITLE_WORTH[tile]


def worth(state: ShitennoState, seat: Seat) -> float:
    """Points ahead of the best other player, with what majorities, cards, tiles and titles promise."""
    if not state.stack:
        points = [float(total) for total in totals(state)]
    else:
        points = [promise(state, other) for other in range(len(state.titles))]
    return points[seat] - max(points[other] for other in range(len(points)) if other != seat)


def promise(state: ShitennoState, seat: Seat) -> float:
    """Points so far and what is to be expected."""
    left = use(state)
    majorities, tiles = 0.0, 0.0
    for kamon in state.provinces:
        if kamon:
            majorities += majority(kamon, seat)
    points = state.scores[seat] + majorities
    for card in hand(state, seat):
        points += KOKU_ON[card] * (1 + (KOKU - 1) * left) + len(TROOPS_ON[card]) * TROOP * left
    first = seat * len(BONUSES)
    for bonus, gain in BONUS_WORTH.items():
        tiles += state.bonuses[first + bonus] * gain
    points += tiles * max(left, 0.5)
    title = state.received[seat] if state.received[seat] >= 0 else state.titles[seat]
    return points + 0.5 * TITLE_WORTH[title]
