"""SHI-3.11: ways to pay that hold nothing superfluous, found once for classes of cards instead of cards.

Cards fall into a few classes by what they bring to a price: `(own, other, fodder)` for troops. A way to pay is packed
into one number, to be compared with what a hand holds.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from bakufu.games.shitenno.components import (
    FIRST_KOKU,
    KINDS,
    KOKU_ON,
    NONE,
    TALLIED,
    TROOPS,
    TROOPS_ON,
    Cards,
    Troop,
)
from bakufu.games.shitenno.payment import (
    ENOUGH_MEANS,
    MEANS,
    NO_MEANS,
    Means,
    Price,
    means_from,
    packed_means,
    troops_suffice,
    without_one,
)

# Numbers of things, packed: a few bits for each, with one above them that stays set as long as nothing runs short.
BITS = 6


def _pack(numbers: Iterable[int]) -> int:
    return sum(number << i * BITS for i, number in enumerate(numbers))


CLASSES = ((1, 0, 0), (0, 1, 0), (2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1), (0, 0, 1), (0, 0, 2), (0, 0, 3))
"""What a card can bring to a price in troops: own, other, fodder. (Two of the other are one, and fodder.)"""

KOKU_KINDS = tuple(KINDS[FIRST_KOKU:])
Parts: TypeAlias = tuple[tuple[int, int], ...]
"""How many cards to pick from which classes."""

Picking: TypeAlias = tuple[tuple[int, int], ...]
"""The same with classes as the bits that their kinds have in a tally."""

Pattern: TypeAlias = tuple[int, Cards, Picking, int]
"""A way to pay, packed; then cards that are sure to be in it, what to pick besides, and the means, packed, too."""


class Classing(NamedTuple):
    """How cards are sorted out for a price."""

    kinds: tuple[Cards, ...]
    """The kinds of card in each class."""
    one: tuple[int, ...]
    """One card of each kind, packed."""
    guard: int
    """The bits that stay set as long as nothing runs short."""


def _classing(class_of: tuple[int, ...], classes: int) -> Classing:
    guard = sum(1 << (i + 1) * BITS - 1 for i in range(classes))
    kinds = tuple(tuple(kind for kind in KINDS if class_of[kind] == c) for c in range(classes))
    return Classing(kinds, tuple(1 << c * BITS for c in class_of), guard)


class Patterns:
    """Several patterns, and beside them their packed numbers, which are compared with every hand."""

    __slots__ = ("exchanges", "guard", "known", "one", "packed", "patterns", "tallied")

    def __init__(self, patterns: list[Pattern], classing: Classing) -> None:
        self.patterns = patterns
        self.packed = [pattern[0] for pattern in patterns]
        _, self.one, self.guard = classing
        self.exchanges = any(means_from(means).exchange for _, _, _, means in patterns)
        """Whether any of them needs an exchange, to which all cards matter."""
        self.tallied = 0
        """The bits of a tally that matter."""
        for _, sure, parts, _ in patterns:
            for bits in (*(TALLIED[card] for card in sure), *(bits for bits, _ in parts)):
                self.tallied |= bits
        self.known: dict[int, Fits] = {}
        """Which of them can be filled with what matters in a tally, found before."""


Fit: TypeAlias = tuple[int, Cards, tuple[tuple[Cards, ...], ...], int]
"""Several ways to pay that are much alike: how many; the cards in all of them, and what to choose from; the means."""

Fits: TypeAlias = tuple[Fit, ...]
"""Nothing but tuples and numbers: so Python need not look through those that are kept for what nobody needs."""


FOR_KOKU = _classing(
    tuple(kind - FIRST_KOKU if kind >= FIRST_KOKU else len(KOKU_KINDS) + len(TROOPS_ON[kind]) - 1 for kind in KINDS),
    len(KOKU_KINDS) + 2,
)
"""What a card can bring to a price in koku: its koku; or one or two troops to exchange."""


def for_troops(own: Troop, other: Troop) -> Classing:
    """What each kind of card brings where these two troops are needed."""
    return _FOR_TROOPS[own][other]


def _for_troops(own: Troop, other: Troop) -> Classing:
    class_of = []
    for kind in KINDS:
        owns, others = TROOPS_ON[kind].count(own), min(1, TROOPS_ON[kind].count(other))
        class_of.append(CLASSES.index((owns, others, len(TROOPS_ON[kind]) - owns - others + KOKU_ON[kind])))
    return _classing(tuple(class_of), len(CLASSES))


_FOR_TROOPS = tuple(
    tuple(_for_troops(own, other if other != own else NONE) for other in (*range(len(TROOPS)), NONE))
    for own in range(len(TROOPS))
)
_FOUND: dict[int, Patterns] = {}
"""What was asked for before, by a number, which is found soonest; no price in koku is 0."""


def _key(price: int, most: Means, rules: int) -> int:
    exchange, plus_one, joker = most
    return ((price << 6 | exchange) << 6 | plus_one) << 6 | rules << 1 | joker


@cache
def all_troop_patterns(owns: int, others: int, rules: int) -> tuple[tuple[int, Parts, Means], ...]:
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
                exchange = _fewest_exchanges(owns, others, brought, plus_one, joker, rules)
                if exchange is None:
                    continue
                means = Means(exchange, plus_one, joker)
                less = [(cards, means) for cards in fewer]
                less += [(brought, tiles) for _, tiles in without_one((), means)]
                if not any(troops_suffice(owns, others, *cards, tiles, rules) for cards, tiles in less):
                    counts = [classes.count(c) for c in range(len(CLASSES))]
                    parts = tuple((c, n) for c, n in enumerate(counts) if n)
                    found.append((_pack(counts), parts, means))
    return tuple(found)


def _brought(classes: tuple[int, ...]) -> tuple[int, int, int]:
    return (
        sum([CLASSES[c][0] for c in classes]),
        sum([CLASSES[c][1] for c in classes]),
        sum([CLASSES[c][2] for c in classes]),
    )


def _fewest_exchanges(
    owns: int, others: int, brought: tuple[int, int, int], plus_one: int, joker: int, rules: int
) -> int | None:
    for exchange in range(owns + others + 1):
        if troops_suffice(owns, others, *brought, Means(exchange, plus_one, joker), rules):
            return exchange
    return None


def troop_patterns(price: Price, most: Means, rules: int) -> Patterns:
    """Those of them that need no more than these means, as patterns of cards."""
    own, owns, other, others, _ = price
    most = at_most(most, owns + others)
    key = _key(((own << 3 | other + 1) << 3 | owns) << 3 | others, most, rules)
    patterns = _FOUND.get(key)
    if patterns is None:
        stock = packed_means(most) + ENOUGH_MEANS
        found = [
            pattern
            for pattern in _troop_patterns(own, owns, other, others, rules)
            if (stock - pattern[3]) & ENOUGH_MEANS == ENOUGH_MEANS
        ]
        patterns = _FOUND[key] = Patterns(found, for_troops(own, other))
    return patterns


def at_most(means: Means, needed: int) -> Means:
    """The means without those that are more than needed."""
    exchange, plus_one, joker = means
    if exchange <= needed and plus_one <= needed:
        return means
    return MEANS[exchange if exchange < needed else needed][plus_one if plus_one < needed else needed][joker]


@cache
def _troop_patterns(own: Troop, owns: int, other: Troop, others: int, rules: int) -> list[Pattern]:
    """All of them as patterns of cards, whatever means they need."""
    kinds = for_troops(own, other).kinds
    return [
        _pattern(packed, (), parts, means, kinds)
        for packed, parts, means in all_troop_patterns(owns, others, rules)
        if all(kinds[c] for c, _ in parts)
    ]


def _pattern(packed: int, sure: Cards, parts: Parts, means: Means, kinds: tuple[Cards, ...]) -> Pattern:
    """Of a class with but one kind of card it is sure which are picked."""
    alone = [kinds[c][0] for c, n in parts if len(kinds[c]) == 1 for _ in range(n)]
    picking = tuple((sum(TALLIED[kind] for kind in kinds[c]), n) for c, n in parts if len(kinds[c]) > 1)
    return packed, tuple(sorted((*sure, *alone))), picking, packed_means(means)


@cache
def amounts(koku: int) -> tuple[Cards, ...]:
    """Every choice of koku cards worth just so many."""
    found = []
    for size in range(koku + 1):
        for cards in combinations_with_replacement(KOKU_KINDS, size):
            if sum([KOKU_ON[card] for card in cards]) == koku:
                found.append(cards)
    return tuple(found)


def koku_patterns(price: int, most: Means, rules: int) -> Patterns:
    """Every way to pay so many koku with at most these means, without anything superfluous (troops left aside)."""
    most = at_most(most, price)
    key = _key(price << 12, most, rules)
    patterns = _FOUND.get(key)
    if patterns is None:
        patterns = _FOUND[key] = _koku_patterns(price, most, rules)
    return patterns


def _koku_patterns(price: int, most: Means, rules: int) -> Patterns:
    found = []
    for change in range(max(KOKU_ON)):
        for cards in amounts(price + change):
            if KOKU_ON[cards[0]] > change:
                found.append(_koku_pattern(cards, 0, 0, NO_MEANS))
    for plus_one, exchange in product(range(most.plus_one + 1), range(most.exchange + 1)):
        koku = price - plus_one - exchange
        if koku < 0 or koku == price:
            continue
        if plus_one and not koku and not (exchange and rules >= 2):  # since 2 a plus one may add to an exchanged troop
            continue
        # Just as many troops as tiles to exchange them; or double cards alone, with one half lost.
        for joker in range(min(most.joker, exchange) + 1):
            means = Means(exchange, plus_one, joker)
            troops = [(exchange - joker - 2 * doubles, doubles) for doubles in range((exchange - joker) // 2 + 1)]
            if exchange % 2 and not joker:
                troops.append((0, exchange // 2 + 1))
            for cards in amounts(koku):
                found += [_koku_pattern(cards, singles, doubles, means) for singles, doubles in troops]
    return Patterns(found, FOR_KOKU)


def _koku_pattern(cards: Cards, singles: int, doubles: int, means: Means) -> Pattern:
    packed = _pack([*map(cards.count, KOKU_KINDS), singles, doubles])
    parts = tuple((c, n) for c, n in enumerate((singles, doubles), len(KOKU_KINDS)) if n)
    return _pattern(packed, cards, parts, means, FOR_KOKU.kinds)
