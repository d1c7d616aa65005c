"""SHI-3.3 to 3.6, 3.8, 4.1 and 4.2: what a province costs, and what pays for it.

To a price in troops only two kinds of troop matter: the province's own and the one on the visible tile. Any other
troop, what is more than needed of these two, and every koku, is fodder: something that an exchange tile can turn into a
troop that is needed.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from bakufu.games.shitenno.components import (
    GATE,
    KINDS,
    KOKU_ON,
    NONE,
    POSITIONS,
    PROVINCES,
    TROOP_OF,
    TROOPS,
    TROOPS_NEEDED,
    TROOPS_ON,
    Cards,
    Province,
    Troop,
)


class Price(NamedTuple):
    """So many of the province's own troop and so many (one or none) of another; or else so many koku (SHI-3.6)."""

    own: Troop
    owns: int
    other: Troop
    others: int
    koku: int


class Means(NamedTuple):
    """What a payment is made with besides cards: exchange tiles, plus-one tiles, the Hatamoto's joker (0 or 1)."""

    exchange: int
    plus_one: int
    joker: int


NO_MEANS = Means(0, 0, 0)

MOST_TILES = 32
"""More than there are."""
MEANS = tuple(
    tuple(tuple(Means(exchange, plus_one, joker) for joker in range(2)) for plus_one in range(MOST_TILES))
    for exchange in range(MOST_TILES)
)
"""Made once: the same few are needed again and again."""

_TILE_BITS = 6


def packed_means(means: Means) -> int:
    """Means in one number."""
    exchange, plus_one, joker = means
    return exchange | plus_one << _TILE_BITS | joker << 2 * _TILE_BITS


ENOUGH_MEANS = (1 << _TILE_BITS - 1) * (1 | 1 << _TILE_BITS | 1 << 2 * _TILE_BITS)
"""Bits that stay set, when means that are needed are taken away from packed ones, as long as none runs short."""


def means_from(number: int) -> Means:
    """The means that were packed."""
    return MEANS[number & 63][number >> _TILE_BITS & 63][number >> 2 * _TILE_BITS]


_BYTE = 8
UNITS = tuple(
    sum(1 << troop * _BYTE for troop in TROOPS_ON[kind]) + (KOKU_ON[kind] << len(TROOPS) * _BYTE) for kind in KINDS
)
"""What is on each kind of card, packed: one byte for each troop, the rest for koku."""

ALL_TROOPS = (1 << len(TROOPS) * _BYTE) - 1
ENOUGH = sum(128 << troop * _BYTE for troop in range(len(TROOPS)))
"""Bits that stay set, when troops that are needed are taken away, as long as none runs short."""


def packed(cards: Cards) -> int:
    """What is on these cards, in one number."""
    total = 0
    for card in cards:
        total += UNITS[card]
    return total


def troops_in(total: int) -> int:
    """How many troops, of whichever kind, are in a packed number."""
    return (total & 255) + (total >> 8 & 255) + (total >> 16 & 255) + (total >> 24 & 255)


def koku_in(total: int) -> int:
    """How many koku are in a packed number."""
    return total >> 32


def _price(province: Province, taken: int, top: Troop) -> Price:
    own, owns = TROOP_OF[province], TROOPS_NEEDED[province]
    koku = POSITIONS[province][taken]
    if top == NONE:
        return Price(own, owns + GATE[province], NONE, 0, koku)
    if top == own:
        return Price(own, owns + 1, NONE, 0, koku)
    return Price(own, owns, top, 1, koku)


PRICES = tuple(
    tuple(
        tuple(_price(province, taken, top) for top in (*range(len(TROOPS)), NONE))
        for taken in range(len(POSITIONS[province]))
    )
    for province in range(len(PROVINCES))
)
"""By province, kamon there, and visible troop (`NONE` is the last): what the next position costs (SHI-3.3, SHI-3.4)."""


def _needed(price: Price) -> int:
    needed = price.owns << price.own * _BYTE
    return needed + (price.others << price.other * _BYTE) if price.others else needed


NEEDED = tuple(tuple(tuple((_needed(price), price.koku) for price in tops) for tops in taken) for taken in PRICES)
"""The same, packed: the troops in one number; and the koku."""


def troops_suffice(owns: int, others: int, own: int, other: int, fodder: int, means: Means, rules: int) -> bool:
    """Whether so many own, other and further units pay this price in troops."""
    if rules < 2:
        return exchanges_first(owns, others, own, other, fodder, means)
    # since 2 (SHI-4.2) tiles work in any order: what a plus one adds may be exchanged, and the other way round.
    if own > owns:
        fodder += own - owns
        own = owns
    if other > others:
        fodder += other - others
        other = others
    exchange, plus_one, joker = means
    missing = owns - own + others - other - joker
    if missing <= 0:
        return True
    # A plus one needs something to copy; and a troop that is not there at all cannot be copied.
    firsts = (not own) + (others > other) - joker
    return (
        own + other + fodder + joker > 0
        and firsts <= exchange
        and missing <= plus_one + (exchange if exchange < fodder else fodder)
    )


@cache
def exchanges_first(owns: int, others: int, own: int, other: int, fodder: int, means: Means) -> bool:
    """The same by the first rules: exchanges come first, then a plus one adds a troop equal to one that lies there."""
    fodder += max(0, own - owns) + max(0, other - others)
    own, other = min(own, owns), min(other, others)
    for kept_own in range(own + 1):
        for kept_other in range(other + 1):
            exchangeable = fodder + own - kept_own + other - kept_other
            of_choice = min(means.exchange, exchangeable) + means.joker
            missing = owns - kept_own + others - kept_other
            # A plus one copies, so the first troop of each kind must come from elsewhere.
            firsts = (kept_own == 0) + (kept_other == 0 and others > 0)
            if missing <= of_choice + means.plus_one and firsts <= of_choice:
                return True
    return False


def most_koku(koku: int, troops: int, means: Means, rules: int) -> int:
    """What koku cards worth so many, and so many troops for exchange tiles, make in koku.

    A plus one needs a koku to add to (SHI-4.2); the joker is a troop that can be exchanged (SHI-3.8).
    """
    exchange, plus_one, joker = means
    exchanged = troops + joker
    if exchanged > exchange:
        exchanged = exchange
    if koku or (exchanged and rules >= 2):  # since 2 a troop turned into a koku is a koku like any other
        exchanged += plus_one
    return koku + exchanged


def can_pay_troops(price: Price, total: int, means: Means, rules: int) -> bool:
    """Whether what is packed in a number, troops and koku to exchange, pays a price in troops."""
    own_troop, owns, other_troop, others, _ = price
    own = total >> own_troop * _BYTE & 255
    if own > owns:
        own = owns
    other = 0
    if others:
        other = total >> other_troop * _BYTE & 255
        if other > others:
            other = others
    missing = owns - own + others - other
    if not missing:
        return True
    exchange, plus_one, joker = means
    if missing > exchange + plus_one + joker:
        return False
    fodder = troops_in(total) + koku_in(total) - own - other
    if fodder > owns + others:
        fodder = owns + others
    return troops_suffice(owns, others, own, other, fodder, means, rules)


def can_pay(price: Price, total: int, means: Means, rules: int) -> bool:
    """Whether what is packed in a number pays a price, in troops or in koku."""
    koku, cost = koku_in(total), price[4]
    if koku >= cost or can_pay_troops(price, total, means, rules):
        return True
    return most_koku(koku, troops_in(total), means, rules) >= cost


def pays(price: Price, cards: Cards, means: Means, rules: int) -> bool:
    """Whether these cards and means pay a price in troops or in koku, superfluous or not."""
    return can_pay(price, packed(cards), means, rules)


Way: TypeAlias = tuple[Cards, Means]
"""A way to pay."""


def without_one(cards: Cards, means: Means) -> Iterator[Way]:
    """The payment with any one card or tile left out."""
    for i, card in enumerate(cards):
        if i == 0 or cards[i - 1] != card:
            yield cards[:i] + cards[i + 1 :], means
    exchange, plus_one, joker = means
    if exchange:
        yield cards, Means(exchange - 1, plus_one, joker)
    if plus_one:
        yield cards, Means(exchange, plus_one - 1, joker)
    if joker:
        yield cards, Means(exchange, plus_one, 0)


Lost: TypeAlias = tuple[tuple[Troop, ...], int]
"""Troops and koku that nothing is got for."""


def lost(price: Price, cards: Cards, means: Means, rules: int) -> Lost:
    """What a payment wastes, counted as troops or as koku, whichever is less (SHI-3.4, SHI-3.5, SHI-4.1)."""
    total = packed(cards)
    found: list[Lost] = []
    if most_koku(koku_in(total), troops_in(total), means, rules) >= price.koku:
        found.append(_lost_as_koku(price, cards, means))
    if can_pay_troops(price, total, means, rules):
        found.append(_lost_as_troops(price, cards, means))
    return min(found, key=lambda waste: len(waste[0]) + waste[1])


def _lost_as_koku(price: Price, cards: Cards, means: Means) -> Lost:
    total = packed(cards)
    halves = [TROOPS_ON[card][-1] for card in cards if len(TROOPS_ON[card]) == 2]
    idle = troops_in(total) + means.joker - means.exchange
    return tuple(halves[:idle]), koku_in(total) + means.exchange + means.plus_one - price.koku


def _lost_as_troops(price: Price, cards: Cards, means: Means) -> Lost:
    """What is not needed as it is, is exchanged or lost; exchanged first what would else make a card superfluous."""
    needed = [price.own] * price.owns + [price.other] * price.others
    first: list[int] = []
    rest: list[int] = []
    for card in sorted(cards, key=lambda card: len(TROOPS_ON[card])):
        spare = [NONE] * KOKU_ON[card]
        for troop in TROOPS_ON[card]:
            if troop in needed:
                needed.remove(troop)
            else:
                spare.append(troop)
        whole = len(spare) == len(TROOPS_ON[card]) + KOKU_ON[card]
        first += spare[:1] if whole else []
        rest += spare[1:] if whole else spare
    wasted = (first + rest)[means.exchange :]
    return tuple(troop for troop in wasted if troop != NONE), wasted.count(NONE)
