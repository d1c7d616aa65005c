"""SHI-3.3 to 3.6, 3.8, 3.11, 4.1 and 4.2: what a province costs, and every way to pay for it.

To a price in troops only two kinds of troop matter: the province's own and the one on the visible tile. Any other troop,
what is more than needed of these two, and every koku, is fodder: something that an exchange tile can turn into a troop
that is needed. So cards fall into a few classes by what they bring: `(own, other, fodder)`. Ways to pay are found once for
classes, packed into one number each, compared with what a hand holds, and only then spelled out card by card.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from bakufu.games.shitenno.components import (
    FIRST_KOKU,
    GATE,
    KINDS,
    KOKU_ON,
    NONE,
    POSITIONS,
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


Way: TypeAlias = tuple[Cards, Means]
"""A way to pay."""


@lru_cache(maxsize=None)
def price(province: Province, taken: int, top: Troop) -> Price:
    """What the next position of a province costs (SHI-3.3, SHI-3.4)."""
    own, owns = TROOP_OF[province], TROOPS_NEEDED[province]
    koku = POSITIONS[province][taken]
    if top == NONE:
        return Price(own, owns + GATE[province], NONE, 0, koku)
    if top == own:
        return Price(own, owns + 1, NONE, 0, koku)
    return Price(own, owns, top, 1, koku)


@lru_cache(maxsize=None)
def troops_suffice(owns: int, others: int, own: int, other: int, fodder: int, means: Means) -> bool:
    """Whether so many own, other and further units pay this price in troops.

    Exchanges come first, then a plus one adds a troop equal to one that now lies there (SHI-4.2).
    """
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


def koku_suffice(price: int, koku: int, troops: int, means: Means) -> bool:
    """Whether koku cards worth so many, and so many troops for exchange tiles, pay this price in koku.

    A plus one needs a koku card (SHI-4.2); the joker is a troop that can be exchanged (SHI-3.8).
    """
    exchanged = min(means.exchange, troops + means.joker)
    return koku + exchanged + (means.plus_one if koku else 0) >= price


def pays(price: Price, cards: Iterable[int], means: Means) -> bool:
    """Whether these cards and means pay a price in troops or in koku, superfluous or not."""
    own = other = troops = koku = 0
    for card in cards:
        koku += KOKU_ON[card]
        for troop in TROOPS_ON[card]:
            troops += 1
            own += troop == price.own
            other += troop == price.other
    return troops_suffice(price.owns, price.others, own, other, troops - own - other + koku, means) or koku_suffice(
        price.koku, koku, troops, means
    )


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


# Numbers of things, packed: a few bits for each, with one above them that stays set as long as nothing runs short.
_BITS = 5
_MOST = (1 << _BITS - 1) - 1


def _pack(numbers: Iterable[int]) -> int:
    packed = 0
    for i, number in enumerate(numbers):
        packed |= min(number, _MOST) << i * _BITS
    return packed


CLASSES = ((1, 0, 0), (0, 1, 0), (2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1), (0, 0, 1), (0, 0, 2), (0, 0, 3))
"""What a card can bring to a price in troops: own, other, fodder. (Two of the other are one, and fodder.)"""

KOKU_KINDS = tuple(KINDS[FIRST_KOKU:])
KOKU_CLASSES = len(KOKU_KINDS) + 2
"""What a card can bring to a price in koku: its koku; or one or two troops to exchange."""

CLASS_FOR_KOKU = tuple(
    kind - FIRST_KOKU if kind >= FIRST_KOKU else len(KOKU_KINDS) + len(TROOPS_ON[kind]) - 1 for kind in KINDS
)

_TROOP_GUARD, _KOKU_GUARD = (
    sum(1 << (i + 1) * _BITS - 1 for i in range(classes + len(Means._fields)))
    for classes in (len(CLASSES), KOKU_CLASSES)
)

Pattern: TypeAlias = tuple[int, tuple[tuple[int, int], ...], Means]
"""A way to pay in classes: packed, then how many of which class, and the means."""


@lru_cache(maxsize=None)
def class_for_troops(own: Troop, other: Troop) -> tuple[int, ...]:
    """The class of each kind of card, where these two troops are needed."""
    found = []
    for kind in KINDS:
        owns, others = TROOPS_ON[kind].count(own), min(1, TROOPS_ON[kind].count(other))
        found.append(CLASSES.index((owns, others, len(TROOPS_ON[kind]) - owns - others + KOKU_ON[kind])))
    return tuple(found)


@lru_cache(maxsize=None)
def all_troop_patterns(owns: int, others: int) -> tuple[Pattern, ...]:
    """Every way to pay so many troops without anything superfluous."""

    def suffice(classes: Cards, means: Means) -> bool:
        own, other, fodder = (sum(CLASSES[c][i] for c in classes) for i in range(3))
        return troops_suffice(owns, others, own, other, fodder, means)

    needed = owns + others
    found = []
    for size in range(needed + 1):
        for classes in combinations_with_replacement(range(len(CLASSES)), size):
            for numbers in product(range(needed + 1), range(needed), range(2)):
                means = Means(*numbers)
                if sum(means) <= needed and suffice(classes, means):
                    if not any(suffice(*fewer) for fewer in without_one(classes, means)):
                        counts = [classes.count(c) for c in range(len(CLASSES))]
                        parts = tuple((c, n) for c, n in enumerate(counts) if n)
                        found.append((_pack([*counts, *means]), parts, means))
    return tuple(found)


@lru_cache(maxsize=None)
def troop_patterns(owns: int, others: int, most: Means) -> tuple[Pattern, ...]:
    """Those of them that need no more than these means."""
    return tuple(
        pattern
        for pattern in all_troop_patterns(owns, others)
        if all(used <= had for used, had in zip(pattern[2], most, strict=True))
    )


@lru_cache(maxsize=None)
def koku_patterns(price: int, most: Means) -> tuple[Pattern, ...]:
    """Every way to pay so many koku with at most these means, without anything superfluous (troops left aside)."""
    found = []
    worths = [KOKU_ON[kind] for kind in KOKU_KINDS]
    for counts in product(*(range(-(-price // worth) + 1) for worth in worths)):
        koku = sum(worth * count for worth, count in zip(worths, counts, strict=True))
        if koku >= price:
            smallest = min(worth for worth, count in zip(worths, counts, strict=True) if count)
            if koku - smallest < price:
                found.append((counts, 0, 0, Means(0, 0, 0)))
            continue
        for plus_one in range(min(most.plus_one, price - koku) + 1 if koku else 1):
            exchange = price - koku - plus_one
            if exchange > most.exchange:
                continue
            for joker in range(min(most.joker, exchange) + 1):
                # Just as many troops as tiles to exchange them; or double cards alone, with one half lost.
                means = Means(exchange, plus_one, joker)
                for doubles in range((exchange - joker) // 2 + 1):
                    found.append((counts, exchange - joker - 2 * doubles, doubles, means))
                if exchange % 2 and not joker:
                    found.append((counts, 0, exchange // 2 + 1, means))
    return tuple(
        (
            _pack([*counts, singles, doubles, *means]),
            tuple((group, n) for group, n in enumerate((*counts, singles, doubles)) if n),
            means,
        )
        for counts, singles, doubles, means in found
    )


@lru_cache(maxsize=1 << 14)
def picks(held: Cards, number: int) -> tuple[Cards, ...]:
    """The different ways to pick so many of these cards (sorted, equal cards are one choice)."""
    if number == 1:
        return tuple((card,) for card in dict.fromkeys(held))
    return tuple(_sorted_picks(held, number))


def _sorted_picks(held: Cards, number: int) -> Iterator[Cards]:
    if number == 0:
        yield ()
        return
    for i in range(len(held) - number + 1):
        if i == 0 or held[i] != held[i - 1]:
            for rest in _sorted_picks(held[i + 1 :], number - 1):
                yield (held[i], *rest)


def ways_to_pay(price: Price, hand: Cards, means: Means) -> list[Way]:
    """Every different way to pay a price with (some of) these cards and means, none with anything superfluous."""
    exchange, plus_one, joker = means
    owns, others, koku = price.owns, price.others, price.koku
    most = Means(min(exchange, owns + others), min(plus_one, owns + others - 1), joker)
    in_troops = _ways(
        troop_patterns(owns, others, most),
        _sorted_out(hand, class_for_troops(price.own, price.other), len(CLASSES)),
        means,
        _TROOP_GUARD,
    )
    most = Means(min(exchange, koku), min(plus_one, koku - 1), joker if exchange else 0)
    in_koku = _ways(koku_patterns(koku, most), _sorted_out(hand, CLASS_FOR_KOKU, KOKU_CLASSES), means, _KOKU_GUARD)
    if not exchange:
        return in_troops + in_koku
    # What pays in troops may hold a smaller payment in koku, and the other way round; or be the same cards.
    return [
        (cards, used)
        for cards, used in dict.fromkeys(in_troops + in_koku)
        if not (used.exchange and any(pays(price, *fewer) for fewer in without_one(cards, used)))
    ]


def _sorted_out(hand: Cards, class_of: tuple[int, ...], classes: int) -> list[list[int]]:
    held: list[list[int]] = [[] for _ in range(classes)]
    for card in hand:
        held[class_of[card]].append(card)
    return held


def _ways(patterns: tuple[Pattern, ...], held: list[list[int]], means: Means, guard: int) -> list[Way]:
    """The patterns that a hand can fill, card by card."""
    stock = _pack([*map(len, held), *means]) | guard
    ways: list[Way] = []
    for packed, parts, used in patterns:
        if (stock - packed) & guard == guard:
            if len(parts) == 1:
                ((group, number),) = parts
                ways += [(cards, used) for cards in picks(tuple(held[group]), number)]
            else:
                for picked in product(*[picks(tuple(held[group]), number) for group, number in parts]):
                    ways.append((tuple(sorted([card for cards in picked for card in cards])), used))
    return ways


_BYTE = 8
_UNITS = tuple(
    sum(1 << troop * _BYTE for troop in TROOPS_ON[kind]) + (KOKU_ON[kind] << len(TROOPS) * _BYTE) for kind in KINDS
)
"""What is on each kind of card, packed: one byte for each troop, the rest for koku."""


def resources(cards: Cards) -> tuple[tuple[int, ...], int]:
    """How many troops of each kind and how many koku are on these cards."""
    total = sum([_UNITS[card] for card in cards])
    return (total & 255, total >> 8 & 255, total >> 16 & 255, total >> 24 & 255), total >> 32


def can_pay(price: Price, units: tuple[int, ...], koku: int, means: Means) -> bool:
    """Whether a hand with so many troops of each kind, and so many koku, can pay at all."""
    own_troop, owns, other_troop, others, cost = price
    own, other = units[own_troop], units[other_troop]
    if koku >= cost or (own >= owns and other >= others):
        return True
    if means == NO_MEANS:
        return False
    troops = sum(units)
    if koku_suffice(cost, koku, troops, means):
        return True
    own, other = min(own, owns), min(other, others)
    needed = owns + others
    fodder = min(needed, troops - own - other + koku)
    enough = Means(min(means.exchange, needed), min(means.plus_one, needed), means.joker)
    return troops_suffice(owns, others, own, other, fodder, enough)


NO_MEANS = Means(0, 0, 0)
