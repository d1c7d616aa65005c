"""SHI-3.11: every way to pay for a province with a hand, bonus tiles and the joker, and none with anything superfluous.

Cards fall into a few classes by what they bring to a price: `(own, other, fodder)` for troops. Ways to pay are found
once for classes, packed into one number each, compared with what a hand holds, and only then spelled out card by card.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from bakufu.games.shitenno.components import FIRST_KOKU, KINDS, KOKU_ON, TROOPS_ON, Cards, Troop
from bakufu.games.shitenno.payment import (
    NO_MEANS,
    Means,
    Price,
    can_pay_troops,
    most_koku,
    pays,
    resources,
    troops_suffice,
)

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


# Numbers of things, packed: a few bits for each, with one above them that stays set as long as nothing runs short.
_BITS = 6


def _pack(numbers: Iterable[int]) -> int:
    return sum(number << i * _BITS for i, number in enumerate(numbers))


CLASSES = ((1, 0, 0), (0, 1, 0), (2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1), (0, 0, 1), (0, 0, 2), (0, 0, 3))
"""What a card can bring to a price in troops: own, other, fodder. (Two of the other are one, and fodder.)"""

FIRST_FODDER = 6
"""The classes from here on bring nothing else."""

KOKU_KINDS = tuple(KINDS[FIRST_KOKU:])
Pattern: TypeAlias = tuple[int, Cards, tuple[tuple[int, int], ...], Means]
"""A way to pay, packed; then cards that are sure to be in it, how many to pick from which classes, and the means."""


class Classing(NamedTuple):
    """How cards are sorted out for a price."""

    class_of: tuple[int, ...]
    """The class of each kind of card."""
    one: tuple[int, ...]
    """One card of each kind, packed."""
    classes: int
    guard: int
    """The bits that stay set as long as nothing runs short."""


def _classing(class_of: tuple[int, ...], classes: int) -> Classing:
    guard = sum(1 << (i + 1) * _BITS - 1 for i in range(classes + len(Means._fields)))
    return Classing(class_of, tuple(1 << c * _BITS for c in class_of), classes, guard)


FOR_KOKU = _classing(
    tuple(kind - FIRST_KOKU if kind >= FIRST_KOKU else len(KOKU_KINDS) + len(TROOPS_ON[kind]) - 1 for kind in KINDS),
    len(KOKU_KINDS) + 2,
)
"""What a card can bring to a price in koku: its koku; or one or two troops to exchange."""


@cache
def for_troops(own: Troop, other: Troop) -> Classing:
    """What each kind of card brings where these two troops are needed."""
    class_of = []
    for kind in KINDS:
        owns, others = TROOPS_ON[kind].count(own), min(1, TROOPS_ON[kind].count(other))
        class_of.append(CLASSES.index((owns, others, len(TROOPS_ON[kind]) - owns - others + KOKU_ON[kind])))
    return _classing(tuple(class_of), len(CLASSES))


@cache
def all_troop_patterns(owns: int, others: int, rules: int) -> tuple[Pattern, ...]:
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
                    found.append((_pack([*counts, *means]), (), parts, means))
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


@cache
def troop_patterns(owns: int, others: int, most: Means, rules: int) -> tuple[Pattern, ...]:
    """Those of them that need no more than these means."""
    return tuple(
        pattern
        for pattern in all_troop_patterns(owns, others, rules)
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
def koku_patterns(price: int, most: Means, rules: int) -> tuple[Pattern, ...]:
    """Every way to pay so many koku with at most these means, without anything superfluous (troops left aside)."""
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


def ways_to_pay(price: Price, hand: Cards, means: Means, rules: int) -> list[Way]:
    """Every different way to pay a price with (some of) these cards and means, none with anything superfluous."""
    own, owns, other, others, cost = price
    units, koku = resources(hand)
    in_troops: list[Way] = []
    in_koku: list[Way] = []
    if not means.exchange:
        # What could only be exchanged is left aside, and so many hands are alike.
        if can_pay_troops(price, units, koku, means, rules):
            class_of = for_troops(own, other).class_of
            in_troops = _plain_troop_ways(
                price[:4], tuple([c for c in hand if class_of[c] < FIRST_FODDER]), means, rules
            )
        if koku and most_koku(koku, 0, means, rules) >= cost:
            in_koku = _plain_koku_ways(cost, hand[bisect_left(hand, FIRST_KOKU) :], means, rules)
        return in_troops + in_koku
    if can_pay_troops(price, units, koku, means, rules):
        in_troops = _ways(troop_patterns(owns, others, means, rules), hand, means, for_troops(own, other))
    if most_koku(koku, sum(units), means, rules) >= cost:
        in_koku = _ways(koku_patterns(cost, means, rules), hand, means, FOR_KOKU)
    if not (in_troops and in_koku):
        return in_troops + in_koku
    # What pays in troops may hold a smaller payment in koku, and the other way round; or be the same cards.
    ways = [way for way in in_troops if not (also_pays_koku(cost, *way, rules) and superfluous(price, *way, rules))]
    known = set(ways)
    for way in in_koku:
        if way not in known and not (also_pays_troops(price, *way, rules) and superfluous(price, *way, rules)):
            ways.append(way)
    return ways


@lru_cache(maxsize=1 << 14)
def _plain_troop_ways(price: tuple[Troop, int, Troop, int], hand: Cards, means: Means, rules: int) -> list[Way]:
    own, owns, other, others = price
    return _ways(troop_patterns(owns, others, means, rules), hand, means, for_troops(own, other))


@lru_cache(maxsize=1 << 14)
def _plain_koku_ways(cost: int, hand: Cards, means: Means, rules: int) -> list[Way]:
    return _ways(koku_patterns(cost, means, rules), hand, means, FOR_KOKU)


def also_pays_koku(cost: int, cards: Cards, means: Means, rules: int) -> bool:
    """Whether a payment in troops pays the price in koku as well; with few tiles and no koku it cannot."""
    exchange, plus_one, _ = means
    if not exchange or (exchange + plus_one < cost and (not cards or cards[-1] < FIRST_KOKU)):
        return False
    units, koku = resources(cards)
    return most_koku(koku, sum(units), means, rules) >= cost


def also_pays_troops(price: Price, cards: Cards, means: Means, rules: int) -> bool:
    """Whether a payment in koku pays the price in troops as well; with few exchanges it cannot.

    It holds at most one troop more than it exchanges.
    """
    exchange, plus_one, joker = means
    if not exchange or 2 * exchange + 1 + plus_one + joker < price.owns + price.others:
        return False
    return can_pay_troops(price, *resources(cards), means, rules)


def superfluous(price: Price, cards: Cards, means: Means, rules: int) -> bool:
    """Whether something in a payment could be left out, in whichever coin (SHI-3.11)."""
    return any(pays(price, *fewer, rules) for fewer in without_one(cards, means))


def _ways(patterns: tuple[Pattern, ...], hand: Cards, means: Means, classing: Classing) -> list[Way]:
    """The patterns that a hand can fill, card by card."""
    class_of, one, classes, guard = classing
    exchange, plus_one, joker = means
    stock = guard + sum([one[card] for card in hand])
    stock += (exchange | plus_one << _BITS | joker << 2 * _BITS) << classes * _BITS
    ways: list[Way] = []
    held: dict[int, Cards] = {}
    for _, sure, parts, used in [pattern for pattern in patterns if (stock - pattern[0]) & guard == guard]:
        if not parts:
            ways.append((sure, used))
            continue
        picked = [sure]
        for group, number in parts:
            if group not in held:
                held[group] = tuple([card for card in hand if class_of[card] == group])
            choices = picks(held[group], number)
            picked = [cards + more for cards in picked for more in choices]
        if len(parts) > 1 or sure:
            ways += [(tuple(sorted(cards)), used) for cards in picked]
        else:
            ways += [(cards, used) for cards in picked]
    return ways
