"""Prices, and all that pays them (SHI-3.3 to SHI-3.6, SHI-3.8, SHI-3.11)."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from tests.referees.shitenno import components as c
from tests.referees.shitenno.bonus_tiles import Army, Purse, army_pays, purse_pays


class Price(NamedTuple):
    """So many of the province's troop and one of the troop at the gate; or so many koku."""

    troop: int
    number: int
    gate: int
    koku: int


class Means(NamedTuple):
    """Cards, bonus tiles, and whether the joker is with them."""

    cards: tuple[int, ...]
    exchanges: int
    plus_ones: int
    joker: bool


def can_pay(price: Price, means: Means) -> bool:
    """Whether there is any way to pay, in troops or in koku but not in both (SHI-3.6)."""
    return pays_in_troops(price, means) or pays_in_koku(price, means)


def pays_in_troops(price: Price, means: Means) -> bool:
    """Whether this pays in troops; the joker is a troop of whatever kind (SHI-3.3, SHI-3.8)."""
    if price.gate == price.troop:
        need, jokers = Army(price.number + 1, 0, 0, 0), [(1, 0)]
    else:
        need, jokers = Army(price.number, 1, 0, 0), [(1, 0), (0, 1)]
    cards = [as_army(price, card) for card in means.cards]
    own, gate, other, koku = (min(sum(numbers), ENOUGH) for numbers in zip(Army(0, 0, 0, 0), *cards, strict=True))
    return any(
        army_pays(need, Army(own + one, gate + two, other, koku), means.exchanges, means.plus_ones)
        for one, two in (jokers if means.joker else [(0, 0)])
    )


def pays_in_koku(price: Price, means: Means) -> bool:
    """Whether this pays in koku; the joker is a troop and can be exchanged like any (SHI-3.4, SHI-3.8)."""
    cards = [as_purse(card) for card in means.cards]
    koku, troops = (min(sum(numbers), ENOUGH) for numbers in zip(Purse(0, 0), *cards, strict=True))
    return purse_pays(price.koku, Purse(koku, troops + means.joker), means.exchanges, means.plus_ones)


ENOUGH = 12
"""No price asks for as many troops or koku of one sort; counting on would only take time."""


def as_army(price: Price, card: int) -> Army:
    """What a card is for a price in troops: of a double one both troops count (SHI-3.5)."""
    if card in c.KOKU:
        return Army(0, 0, 0, c.KOKU[card])
    troops = c.PRINTED[card]
    own = troops.count(price.troop)
    gate = 0 if price.gate == price.troop else troops.count(price.gate)
    return Army(own, gate, len(troops) - own - gate, 0)


def as_purse(card: int) -> Purse:
    """What a card is for a price in koku."""
    return Purse(c.KOKU[card], 0) if card in c.KOKU else Purse(0, len(c.PRINTED[card]))


def payments(price: Price, means: Means) -> set[Means]:
    """Every payment of which nothing could be left out: the rest would pay neither in troops nor in koku (SHI-3.11).

    Cards of the same worth are tried once, then told apart.
    """
    troops = alike(price, [card for card in means.cards if card in c.PRINTED])
    koku = alike(price, [card for card in means.cards if card in c.KOKU])
    found: set[Means] = set()
    for exchanges, plus_ones, joker in product(
        range(means.exchanges + 1), range(means.plus_ones + 1), {False, means.joker}
    ):
        # Every card must bring one of the troops or koku needed, and a card of the other sort needs an exchange for it.
        tried = {
            *product(choices(troops, price.number + 1), choices(koku, exchanges)),
            *product(choices(troops, exchanges), choices(koku, price.koku)),
        }
        for numbers in (of_troops + of_koku for of_troops, of_koku in tried):
            sample = Means(next(selections(troops + koku, numbers)), exchanges, plus_ones, joker)
            if can_pay(price, sample) and not any(can_pay(price, less) for less in with_one_part_less(sample)):
                found.update(Means(cards, exchanges, plus_ones, joker) for cards in selections(troops + koku, numbers))
    return found


def alike(price: Price, cards: list[int]) -> list[list[int]]:
    """Cards sorted by what they are worth in troops and in koku."""
    groups: dict[tuple[Army, Purse], list[int]] = {}
    for card in sorted(cards):
        groups.setdefault((as_army(price, card), as_purse(card)), []).append(card)
    return list(groups.values())


def with_one_part_less(means: Means) -> Iterator[Means]:
    """Without any one card, tile or the joker."""
    cards, exchanges, plus_ones, joker = means
    for place in range(len(cards)):
        yield Means(cards[:place] + cards[place + 1 :], exchanges, plus_ones, joker)
    if exchanges:
        yield Means(cards, exchanges - 1, plus_ones, joker)
    if plus_ones:
        yield Means(cards, exchanges, plus_ones - 1, joker)
    if joker:
        yield Means(cards, exchanges, plus_ones, False)


def choices(groups: list[list[int]], most: int) -> list[tuple[int, ...]]:
    """Every way to take some cards of each group, so many in all at most."""
    if not groups:
        return [()]
    first, *others = groups
    return [(number, *rest) for number in range(min(len(first), most) + 1) for rest in choices(others, most - number)]


def selections(groups: list[list[int]], numbers: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to take so many cards of each group, in the order of their kinds."""
    each = [sorted(set(combinations(cards, number))) for cards, number in zip(groups, numbers, strict=True)]
    for chosen in product(*each):
        yield tuple(sorted(card for cards in chosen for card in cards))
