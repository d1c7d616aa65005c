"""SHI-3.11: every way to pay for a province with a hand, bonus tiles and the joker, none with anything superfluous.

Patterns that a hand can fill stand for many ways; they are spelled out card by card only where that is needed.
"""

from collections.abc import Iterator

from bakufu.games.shitenno.components import FIRST_KOKU, KINDS, TALLIED, TALLY, Cards
from bakufu.games.shitenno.patterns import BITS, Fit, Fits, Patterns, koku_patterns, troop_patterns
from bakufu.games.shitenno.payment import (
    UNITS,
    Means,
    Price,
    Way,
    can_pay,
    can_pay_troops,
    koku_in,
    means_from,
    most_koku,
    packed,
    packed_means,
    troops_in,
    without_one,
)

_PICKS: dict[int, tuple[Cards, ...]] = {}
"""What was picked before: by the tally of the cards, and how many."""

_MOST_KNOWN = 1 << 10
"""So many hands are remembered for each price."""


def picks(tally: int, number: int) -> tuple[Cards, ...]:
    """The different ways to pick so many of these cards (equal cards are one choice)."""
    key = tally << BITS | number
    found = _PICKS.get(key)
    if found is None:
        held = [kind for kind in KINDS for _ in range((tally & TALLIED[kind]) // TALLY[kind])]
        found = _PICKS[key] = tuple(_sorted_picks(tuple(held), number))
    return found


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


def fits_to_pay(price: Price, hand: Cards, means: Means, rules: int) -> Fits:
    """The same, many ways at once."""
    exchange, cost = means[0], price[4]
    total = packed(hand)
    koku = koku_in(total)
    tally = 0
    for card in hand:
        tally += TALLY[card]
    in_troops: Fits = ()
    in_koku: Fits = ()
    if can_pay_troops(price, total, means, rules):
        in_troops = _fits(troop_patterns(price, means, rules), hand, tally)
    if (koku or exchange) and most_koku(koku, troops_in(total) if exchange else 0, means, rules) >= cost:
        in_koku = _fits(koku_patterns(cost, means, rules), hand, tally)
    if not in_koku:
        return in_troops
    if not in_troops:
        return in_koku
    if not exchange:
        return in_troops + in_koku
    # What pays in troops may hold a smaller payment in koku, and the other way round; or be the same cards.
    ways: dict[Way, bool] = {}
    for way in spelled(in_troops):
        cards, used = way
        if not (also_pays_koku(cost, cards, used, rules) and superfluous(price, cards, used, rules)):
            ways[way] = True
    for way in spelled(in_koku):
        cards, used = way
        if way not in ways and not (
            also_pays_troops(price, cards, used, rules) and superfluous(price, cards, used, rules)
        ):
            ways[way] = True
    return tuple([(1, cards, (), packed_means(used)) for cards, used in ways])


def also_pays_koku(cost: int, cards: Cards, means: Means, rules: int) -> bool:
    """Whether a payment in troops pays the price in koku as well; with few tiles and no koku it cannot."""
    exchange, plus_one, _ = means
    if not exchange or (exchange + plus_one < cost and (not cards or cards[-1] < FIRST_KOKU)):
        return False
    total = packed(cards)
    return most_koku(koku_in(total), troops_in(total), means, rules) >= cost


def also_pays_troops(price: Price, cards: Cards, means: Means, rules: int) -> bool:
    """Whether a payment in koku pays the price in troops as well; with few exchanges it cannot.

    It holds at most one troop more than it exchanges.
    """
    exchange, plus_one, joker = means
    if not exchange or 2 * exchange + 1 + plus_one + joker < price[1] + price[3]:
        return False
    return can_pay_troops(price, packed(cards), means, rules)


def superfluous(price: Price, cards: Cards, means: Means, rules: int) -> bool:
    """Whether something in a payment could be left out, in whichever coin (SHI-3.11)."""
    total = packed(cards)
    for card in cards:
        if can_pay(price, total - UNITS[card], means, rules):
            return True
    return any(can_pay(price, total, fewer, rules) for _, fewer in without_one((), means))


def _fits(patterns: Patterns, hand: Cards, tally: int) -> Fits:
    """The patterns that a hand can fill; none needs more means than there are."""
    if patterns.exchanges:
        return _fits_anew(patterns, hand, tally)
    # Many hands are alike in what matters.
    tally &= patterns.tallied
    known = patterns.known
    fits = known.get(tally)
    if fits is None:
        if len(known) >= _MOST_KNOWN:
            known.clear()
        fits = known[tally] = _fits_anew(patterns, hand, tally)
    return fits


def _fits_anew(patterns: Patterns, hand: Cards, tally: int) -> Fits:
    one, guard = patterns.one, patterns.guard
    stock = guard
    for card in hand:
        stock += one[card]
    each = patterns.patterns
    fits: list[Fit] = []
    for place in [place for place, needed in enumerate(patterns.packed) if (stock - needed) & guard == guard]:
        _, sure, picking, used = each[place]
        if not picking:
            fits.append((1, sure, (), used))
            continue
        count = 1
        choices: list[tuple[Cards, ...]] = []
        for bits, number in picking:
            options = picks(tally & bits, number)
            count *= len(options)
            choices.append(options)
        fits.append((count, sure, tuple(choices), used))
    return tuple(fits)


def spelled(fits: Fits) -> list[Way]:
    """Card by card."""
    ways: list[Way] = []
    for _, sure, choices, packed_used in fits:
        used = means_from(packed_used)
        picked = [sure]
        for options in choices:
            picked = [cards + more for cards in picked for more in options]
        if len(choices) > 1 or (choices and sure):
            ways += [(tuple(sorted(cards)), used) for cards in picked]
        else:
            ways += [(cards, used) for cards in picked]
    return ways


def nth_way(fits: Fits, n: int) -> Way:
    """One of them, as if all were spelled."""
    for count, sure, choices, used in fits:
        if n < count:
            if not choices:
                return sure, means_from(used)
            cards = list(sure)
            for options in choices[::-1]:
                cards += options[n % len(options)]
                n //= len(options)
            cards.sort()
            return tuple(cards), means_from(used)
        n -= count
    raise IndexError(n)
