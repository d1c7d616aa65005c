"""SHI-3.11: every way to pay for a province with a hand, bonus tiles and the joker, none with anything superfluous.

Patterns that a hand can fill stand for many ways; they are spelled out card by card only where that is needed.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from bakufu.games.shitenno.components import FIRST_KOKU, Cards
from bakufu.games.shitenno.patterns import (
    BITS,
    FOR_KOKU,
    Classing,
    Patterns,
    for_troops,
    koku_patterns,
    troop_patterns,
)
from bakufu.games.shitenno.payment import (
    Means,
    Price,
    Way,
    can_pay_troops,
    most_koku,
    pays,
    resources,
    without_one,
)

Fit: TypeAlias = tuple[int, Cards, Sequence[tuple[Cards, ...]], Means]
"""Several ways to pay that are much alike: how many; the cards in all of them, and what to choose from; the means."""


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
    return spelled(fits_to_pay(price, hand, means, rules))


def fits_to_pay(price: Price, hand: Cards, means: Means, rules: int) -> Sequence[Fit]:
    """The same, many ways at once."""
    own, owns, other, others, cost = price
    units, koku = resources(hand)
    exchange = means[0]
    in_troops: list[Fit] = []
    in_koku: list[Fit] = []
    if can_pay_troops(price, units, koku, means, rules):
        in_troops = _fits(troop_patterns(owns, others, means, rules), hand, for_troops(own, other))
    if (koku or exchange) and most_koku(koku, sum(units) if exchange else 0, means, rules) >= cost:
        in_koku = _fits(koku_patterns(cost, means, rules), hand, FOR_KOKU)
    if not in_koku:
        return in_troops
    if not in_troops:
        return in_koku
    if not exchange:
        return in_troops + in_koku
    # What pays in troops may hold a smaller payment in koku, and the other way round; or be the same cards.
    ways = {
        way: True
        for way in spelled(in_troops)
        if not (also_pays_koku(cost, *way, rules) and superfluous(price, *way, rules))
    }
    for way in spelled(in_koku):
        if way not in ways and not (also_pays_troops(price, *way, rules) and superfluous(price, *way, rules)):
            ways[way] = True
    return [(1, cards, (), used) for cards, used in ways]


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


def _fits(known: Patterns, hand: Cards, classing: Classing) -> list[Fit]:
    """The patterns that a hand can fill; none needs more means than there are."""
    class_of, one, guard = classing
    stock = guard
    for card in hand:
        stock += one[card]
    patterns = known.patterns
    fits: list[Fit] = []
    picked: dict[int, tuple[Cards, ...]] = {}
    for place in [place for place, packed in enumerate(known.packed) if (stock - packed) & guard == guard]:
        _, sure, parts, used = patterns[place]
        count, choices = 1, []
        for group, number in parts:
            key = group << BITS | number
            options = picked.get(key)
            if options is None:
                held = tuple([card for card in hand if class_of[card] == group])
                options = picked[key] = picks(held, number)
            count *= len(options)
            choices.append(options)
        fits.append((count, sure, choices, used))
    return fits


def spelled(fits: Iterable[Fit]) -> list[Way]:
    """Card by card."""
    ways: list[Way] = []
    for _, sure, choices, used in fits:
        picked = [sure]
        for options in choices:
            picked = [cards + more for cards in picked for more in options]
        if len(choices) > 1 or (choices and sure):
            ways += [(tuple(sorted(cards)), used) for cards in picked]
        else:
            ways += [(cards, used) for cards in picked]
    return ways


def nth_way(fits: Iterable[Fit], n: int) -> Way:
    """One of them, as if all were spelled."""
    for count, sure, choices, used in fits:
        if n < count:
            cards = sure
            for options in reversed(choices):
                n, i = divmod(n, len(options))
                cards += options[i]
            return tuple(sorted(cards)), used
        n -= count
    raise IndexError(n)
