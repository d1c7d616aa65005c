"""SHI-3.3 to 3.6, 3.8, 3.11, 4.1 and 4.2: what a province costs, and every way to pay for it.

To a price in troops only two kinds of troop matter: the province's own and the one on the visible tile. Any other
troop, what is more than needed of these two, and every koku, is fodder: something that an exchange tile can turn into a
troop that is needed. So cards fall into a few classes by what they bring: `(own, other, fodder)`. Ways to pay are found
once for classes, packed into one number each, compared with what a hand holds, and only then spelled out card by card.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from bakufu.games.shitenno.components import (
    FIRST_KOKU,
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


Way: TypeAlias = tuple[Cards, Means]
"""A way to pay."""


NO_MEANS = Means(0, 0, 0)

_BYTE = 8
_UNITS = tuple(
    sum(1 << troop * _BYTE for troop in TROOPS_ON[kind]) + (KOKU_ON[kind] << len(TROOPS) * _BYTE) for kind in KINDS
)
"""What is on each kind of card, packed: one byte for each troop, the rest for koku."""


def resources(cards: Cards) -> tuple[tuple[int, int, int, int], int]:
    """How many troops of each kind and how many koku are on these cards."""
    total = sum([_UNITS[card] for card in cards])
    return (total & 255, total >> 8 & 255, total >> 16 & 255, total >> 24 & 255), total >> 32


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


@cache
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


def can_pay_troops(price: Price, units: tuple[int, ...], koku: int, means: Means) -> bool:
    """Whether so many troops of each kind, and so many koku to exchange, pay a price in troops."""
    own_troop, owns, other_troop, others, _ = price
    own, other = units[own_troop], units[other_troop]
    if own >= owns and other >= others:
        return True
    exchange, plus_one, joker = means
    own, other = min(own, owns), min(other, others)
    needed = owns + others
    if needed - own - other > exchange + plus_one + joker:
        return False
    fodder = min(needed, sum(units) + koku - own - other)
    return troops_suffice(owns, others, own, other, fodder, Means(min(exchange, needed), min(plus_one, needed), joker))


def can_pay(price: Price, units: tuple[int, ...], koku: int, means: Means) -> bool:
    """Whether so many troops of each kind and so many koku pay a price, in troops or in koku."""
    if koku >= price.koku or can_pay_troops(price, units, koku, means):
        return True
    return means != NO_MEANS and koku_suffice(price.koku, koku, sum(units), means)


def pays(price: Price, cards: Cards, means: Means) -> bool:
    """Whether these cards and means pay a price in troops or in koku, superfluous or not."""
    return can_pay(price, *resources(cards), means)


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
_BITS = 6


def _pack(numbers: Iterable[int]) -> int:
    return sum(number << i * _BITS for i, number in enumerate(numbers))


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

Pattern: TypeAlias = tuple[int, Cards, tuple[tuple[int, int], ...], Means]
"""A way to pay, packed; then cards that are sure to be in it, how many to pick from which classes, and the means."""


@cache
def class_for_troops(own: Troop, other: Troop) -> tuple[int, ...]:
    """The class of each kind of card, where these two troops are needed."""
    found = []
    for kind in KINDS:
        owns, others = TROOPS_ON[kind].count(own), min(1, TROOPS_ON[kind].count(other))
        found.append(CLASSES.index((owns, others, len(TROOPS_ON[kind]) - owns - others + KOKU_ON[kind])))
    return tuple(found)


@cache
def all_troop_patterns(owns: int, others: int) -> tuple[Pattern, ...]:
    """Every way to pay so many troops without anything superfluous."""
    needed = owns + others
    found = []
    for size in range(needed + 1):
        for classes in combinations_with_replacement(range(len(CLASSES)), size):
            brought = _brought(classes)
            fewer = [_brought(classes[:i] + classes[i + 1 :]) for i in range(size)]
            # Every card, plus one and joker must stand for at least one of the troops needed.
            for joker, plus_one in product(range(2), range(needed)):
                if size + joker + plus_one > needed:
                    continue
                exchange = _fewest_exchanges(owns, others, brought, plus_one, joker)
                if exchange is None:
                    continue
                means = Means(exchange, plus_one, joker)
                less = [(cards, means) for cards in fewer]
                less += [(brought, tiles) for _, tiles in without_one((), means)]
                if not any(troops_suffice(owns, others, *cards, tiles) for cards, tiles in less):
                    counts = [classes.count(c) for c in range(len(CLASSES))]
                    parts = tuple((c, n) for c, n in enumerate(counts) if n)
                    found.append((_pack([*counts, *means]), (), parts, means))
    return tuple(found)


def _brought(classes: tuple[int, ...]) -> tuple[int, int, int]:
    return (
        sum([CLASSES[c][0] for c in classes]),
        sum([CLASSES[c][1] for c in classes]),
        sum([CLASSES[c][2] for c in classes]),
    )


def _fewest_exchanges(owns: int, others: int, brought: tuple[int, int, int], plus_one: int, joker: int) -> int | None:
    for exchange in range(owns + others + 1):
        if troops_suffice(owns, others, *brought, Means(exchange, plus_one, joker)):
            return exchange
    return None


@cache
def troop_patterns(owns: int, others: int, most: Means) -> tuple[Pattern, ...]:
    """Those of them that need no more than these means."""
    return tuple(
        pattern
        for pattern in all_troop_patterns(owns, others)
        if all(used <= had for used, had in zip(pattern[3], most, strict=True))
    )


@cache
def amounts(koku: int) -> tuple[Cards, ...]:
    """Every choice of koku cards worth just so many."""
    found = []
    for size in range(koku + 1):
        for cards in combinations_with_replacement(KOKU_KINDS, size):
            if sum([KOKU_ON[card] for card in cards]) == koku:
                found.append(cards)
    return tuple(found)


@cache
def koku_patterns(price: int, most: Means) -> tuple[Pattern, ...]:
    """Every way to pay so many koku with at most these means, without anything superfluous (troops left aside)."""
    found = []
    for change in range(max(KOKU_ON)):
        for cards in amounts(price + change):
            if KOKU_ON[cards[0]] > change:
                found.append(_koku_pattern(cards, 0, 0, NO_MEANS))
    for plus_one, exchange in product(range(most.plus_one + 1), range(most.exchange + 1)):
        koku = price - plus_one - exchange
        if koku < 0 or koku == price or (plus_one and not koku):
            continue
        # Just as many troops as tiles to exchange them; or double cards alone, with one half lost.
        for joker in range(min(most.joker, exchange) + 1):
            means = Means(exchange, plus_one, joker)
            troops = [(exchange - joker - 2 * doubles, doubles) for doubles in range((exchange - joker) // 2 + 1)]
            if exchange % 2 and not joker:
                troops.append((0, exchange // 2 + 1))
            for cards in amounts(koku):
                found += [_koku_pattern(cards, singles, doubles, means) for singles, doubles in troops]
    return tuple(found)


def _koku_pattern(cards: Cards, singles: int, doubles: int, means: Means) -> Pattern:
    packed = _pack([*map(cards.count, KOKU_KINDS), singles, doubles, *means])
    return packed, cards, tuple((c, n) for c, n in enumerate((singles, doubles), len(KOKU_KINDS)) if n), means


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
    owns, others, cost = price.owns, price.others, price.koku
    units, koku = resources(hand)
    in_troops: list[Way] = []
    in_koku: list[Way] = []
    if can_pay_troops(price, units, koku, means):
        most = Means(min(exchange, owns + others), min(plus_one, owns + others - 1), joker)
        held = _sorted_out(hand, class_for_troops(price.own, price.other), len(CLASSES))
        in_troops = _ways(troop_patterns(owns, others, most), held, means, _TROOP_GUARD)
    if koku_suffice(cost, koku, sum(units), means):
        most = Means(min(exchange, cost), min(plus_one, cost - 1), joker if exchange else 0)
        held = _sorted_out(hand, CLASS_FOR_KOKU, KOKU_CLASSES)
        in_koku = _ways(koku_patterns(cost, most), held, means, _KOKU_GUARD)
    if not (exchange and in_troops and in_koku):
        return in_troops + in_koku
    # What pays in troops may hold a smaller payment in koku, and the other way round; or be the same cards.
    return [way for way in dict.fromkeys(in_troops + in_koku) if not superfluous(price, *way)]


def superfluous(price: Price, cards: Cards, means: Means) -> bool:
    """Whether a payment, with nothing to spare in its own coin, holds a smaller one in the other (SHI-3.11)."""
    if not means.exchange:
        return False
    units, koku = resources(cards)
    if not can_pay_troops(price, units, koku, means) or not koku_suffice(price.koku, koku, sum(units), means):
        return False
    return any(pays(price, *fewer) for fewer in without_one(cards, means))


def _sorted_out(hand: Cards, class_of: tuple[int, ...], classes: int) -> list[list[int]]:
    held: list[list[int]] = [[] for _ in range(classes)]
    for card in hand:
        held[class_of[card]].append(card)
    return held


def _ways(patterns: tuple[Pattern, ...], held: list[list[int]], means: Means, guard: int) -> list[Way]:
    """The patterns that a hand can fill, card by card."""
    stock = _pack([*map(len, held), *means]) | guard
    ways: list[Way] = []
    for packed, sure, parts, used in patterns:
        if (stock - packed) & guard == guard:
            if not parts:
                ways.append((sure, used))
            elif len(parts) == 1 and not sure:
                ((group, number),) = parts
                ways += [(cards, used) for cards in picks(tuple(held[group]), number)]
            else:
                for picked in product(*[picks(tuple(held[group]), number) for group, number in parts]):
                    ways.append((tuple(sorted([*sure, *[card for cards in picked for card in cards]])), used))
    return ways


Lost: TypeAlias = tuple[tuple[Troop, ...], int]
"""Troops and koku that nothing is got for."""


def lost(price: Price, cards: Cards, means: Means) -> Lost:
    """What a payment wastes, counted as troops or as koku, whichever is less (SHI-3.4, SHI-3.5, SHI-4.1)."""
    units, koku = resources(cards)
    found: list[Lost] = []
    if koku_suffice(price.koku, koku, sum(units), means):
        found.append(_lost_as_koku(price, cards, means))
    if can_pay_troops(price, units, koku, means):
        found.append(_lost_as_troops(price, cards, means))
    return min(found, key=lambda waste: len(waste[0]) + waste[1])


def _lost_as_koku(price: Price, cards: Cards, means: Means) -> Lost:
    units, koku = resources(cards)
    halves = [TROOPS_ON[card][-1] for card in cards if len(TROOPS_ON[card]) == 2]
    idle = sum(units) + means.joker - means.exchange
    return tuple(halves[:idle]), koku + means.exchange + means.plus_one - price.koku


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
