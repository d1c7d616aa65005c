"""Ways to pay, compared with trying everything out."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from bakufu.games.shitenno.actions import Pay
from bakufu.games.shitenno.components import (
    FIRST_KOKU,
    KOKU_CARDS,
    KOKU_ON,
    NONE,
    PROVINCES,
    TROOP_CARDS,
    TROOPS,
    TROOPS_ON,
    Cards,
)
from bakufu.games.shitenno.paying import payments
from bakufu.games.shitenno.payment import (
    PRICES,
    Means,
    Price,
    can_pay,
    can_pay_troops,
    koku_in,
    lost,
    most_koku,
    packed,
    troops_in,
)
from bakufu.games.shitenno.ways import ways_to_pay


def exchanged(units: Cards, koku: int, exchanges: int) -> Iterator[tuple[Cards, int]]:
    """Everything that so many exchange tiles can make of these troops and koku, tile by tile (SHI-4.1)."""
    yield units, koku
    if exchanges:
        for i in range(len(units)):
            rest = units[:i] + units[i + 1 :]
            yield from exchanged(rest, koku + 1, exchanges - 1)
            for troop in range(len(TROOPS)):
                yield from exchanged(tuple(sorted((*rest, troop))), koku, exchanges - 1)
        if koku:
            for troop in range(len(TROOPS)):
                yield from exchanged(tuple(sorted((*units, troop))), koku - 1, exchanges - 1)


def added(units: Cards, plus_ones: int) -> Iterator[Cards]:
    """Everything that so many plus-one tiles can add to these troops (SHI-4.2)."""
    yield units
    if plus_ones:
        for troop in set(units):
            yield from added(tuple(sorted((*units, troop))), plus_ones - 1)


def made(units: Cards, koku: int, exchanges: int, plus_ones: int) -> set[tuple[Cards, int]]:
    """Everything that tiles can make of these troops and koku, one tile after the other in any order (SHI-4.2)."""
    found = set()
    open_ends = {(units, koku, exchanges, plus_ones)}
    while open_ends:
        found |= open_ends
        further = set()
        for troops, rice, exchange, plus_one in open_ends:
            if exchange:
                for i in range(len(troops)):
                    rest = troops[:i] + troops[i + 1 :]
                    further.add((rest, rice + 1, exchange - 1, plus_one))
                    further |= {(with_one(rest, troop), rice, exchange - 1, plus_one) for troop in range(len(TROOPS))}
                if rice:
                    further |= {
                        (with_one(troops, troop), rice - 1, exchange - 1, plus_one) for troop in range(len(TROOPS))
                    }
            if plus_one:
                further |= {(with_one(troops, troop), rice, exchange, plus_one - 1) for troop in troops}
                further |= {(troops, rice + 1, exchange, plus_one - 1)} if rice else set()
        open_ends = further - found
    return {(troops, rice) for troops, rice, _, _ in found}


def with_one(units: Cards, troop: int) -> Cards:
    return tuple(sorted((*units, troop)))


def made_by_first_rules(units: Cards, koku: int, exchanges: int, plus_ones: int) -> set[tuple[Cards, int]]:
    """The same when exchanges came first, and a plus one for koku needed a koku card."""
    found = set()
    for troops, rice in set(exchanged(units, koku, exchanges)):
        found |= {(more, rice) for more in added(troops, plus_ones)}
        found |= {(troops, rice + plus_ones)} if koku else set()
    return found


def pays_by_hand(cost: Price, cards: Cards, means: Means, rules: int) -> bool:
    """Lay the cards out, apply the tiles in every way there is, and look."""
    printed = tuple(troop for card in cards for troop in TROOPS_ON[card])
    printed_koku = sum(KOKU_ON[card] for card in cards)
    jokers = range(len(TROOPS)) if means.joker else (NONE,)
    make = made if rules >= 2 else made_by_first_rules
    for joker in jokers:
        start = printed if joker == NONE else with_one(printed, joker)
        for troops, koku in make(tuple(sorted(start)), printed_koku, means.exchange, means.plus_one):
            if koku >= cost.koku:
                return True
            if troops.count(cost.own) >= cost.owns and (not cost.others or troops.count(cost.other) >= cost.others):
                return True
    return False


def ways_by_hand(cost: Price, hand: Cards, means: Means, rules: int) -> set[tuple[Cards, Means]]:
    """Every set of cards and means that pays while no smaller one does (SHI-3.11)."""
    kinds = sorted(set(hand))
    paying = set()
    for counts in product(*(range(hand.count(kind) + 1) for kind in kinds)):
        for numbers in product(*(range(number + 1) for number in means)):
            cards = tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))
            if pays_by_hand(cost, cards, Means(*numbers), rules):
                paying.add((*counts, *numbers))
    found = set()
    for way in paying:
        if not any((*way[:i], way[i] - 1, *way[i + 1 :]) in paying for i in range(len(way)) if way[i]):
            cards = tuple(kind for kind, count in zip(kinds, way, strict=False) for _ in range(count))
            found.add((cards, Means(*way[len(kinds) :])))
    return found


def random_case(rng: Random, most_cards: int, most_means: int) -> tuple[Price, Cards, Means]:
    province = rng.randrange(len(PROVINCES))
    taken = rng.randrange(4)
    top = rng.randrange(len(TROOPS)) if taken < 3 else NONE
    number = rng.randint(1, most_cards)
    cards = rng.sample(TROOP_CARDS, number) + rng.sample(KOKU_CARDS, number)
    hand = tuple(sorted(rng.sample(cards, number)))
    while True:
        means = Means(rng.randint(0, 3), rng.randint(0, 2), rng.randint(0, 1))
        if sum(means) <= most_means:
            return PRICES[province][taken][top], hand, means


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("seed", range(12))
def test_every_way_to_pay_and_no_other_is_found(seed: int, rules: int) -> None:
    """SHI-3.3 to SHI-3.6, SHI-3.8, SHI-3.11, SHI-4.1, SHI-4.2, on random hands."""
    rng = Random(seed)
    found = 0
    for _ in range(25):
        cost, hand, means = random_case(rng, most_cards=6, most_means=3)
        ways = ways_to_pay(cost, hand, means, rules)
        assert len(set(ways)) == len(ways)
        assert set(ways) == ways_by_hand(cost, hand, means, rules), (cost, hand, means)
        found += len(ways)
    assert found


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("seed", range(4))
def test_tiles_of_both_sorts_in_every_order(seed: int, rules: int) -> None:
    """SHI-4.1, SHI-4.2: few cards, and both exchanges and plus ones to use on them."""
    rng = Random(200 + seed)
    otherwise = 0
    for _ in range(20):
        cost, hand, _ = random_case(rng, most_cards=3, most_means=3)
        means = Means(rng.randint(1, 2), rng.randint(1, 3), rng.randint(0, 1))
        ways = ways_to_pay(cost, hand, means, rules)
        assert len(set(ways)) == len(ways)
        assert set(ways) == ways_by_hand(cost, hand, means, rules), (cost, hand, means)
        otherwise += set(ways) != set(ways_to_pay(cost, hand, means, 3 - rules))
    assert otherwise, "the two versions differ on some of them"


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("seed", range(4))
def test_a_province_is_affordable_where_there_is_a_way_to_pay(seed: int, rules: int) -> None:
    rng = Random(100 + seed)
    for _ in range(500):
        cost, hand, means = random_case(rng, most_cards=12, most_means=6)
        ways = ways_to_pay(cost, hand, means, rules)
        assert can_pay(cost, packed(hand), means, rules) == bool(ways), (cost, hand, means)


def test_a_payment_is_the_same_whether_it_is_looked_at_alone_or_in_the_list() -> None:
    """SHI-3.11: payments are made when they are looked at."""
    rng = Random(5)
    most = 0
    for _ in range(60):
        cost, hand, means = random_case(rng, most_cards=12, most_means=4)
        ways = ways_to_pay(cost, hand, means, 2)
        listed = payments(cost, hand, means, 2)
        whole = [Pay(cards, used.exchange, used.plus_one, used.joker == 1) for cards, used in ways]
        assert len(listed) == len(whole)
        assert list(listed) == [listed[i] for i in range(len(whole))] == whole
        assert listed == whole
        assert [listed[i] for i in range(-len(whole), 0)] == whole
        assert list(listed[1:3]) == whole[1:3]
        assert all(pay in listed for pay in whole)
        assert Pay((0,) * 9) not in listed
        for beyond in (len(whole), -len(whole) - 1):
            with pytest.raises(IndexError):
                listed[beyond]
        most = max(most, len(whole))
    assert most > 20


@pytest.mark.parametrize("rules", [1, 2])
def test_big_hands_keep_the_promise_too(rules: int) -> None:
    """SHI-3.11: each way pays, and with any one thing left out it does not."""
    rng = Random(7)
    checked = 0
    for _ in range(40):
        cost, hand, means = random_case(rng, most_cards=14, most_means=4)
        for cards, used in rng.sample(ways := ways_to_pay(cost, hand, means, rules), min(10, len(ways))):
            assert pays_by_hand(cost, cards, used, rules)
            assert sum(used) == 0 or not any(
                pays_by_hand(cost, cards, fewer, rules)
                for fewer in (
                    used._replace(exchange=used.exchange - 1) if used.exchange else Means(0, 0, 0),
                    used._replace(plus_one=used.plus_one - 1) if used.plus_one else Means(0, 0, 0),
                    used._replace(joker=0) if used.joker else Means(0, 0, 0),
                )
                if fewer != used
            )
            for i in range(len(cards)):
                assert not pays_by_hand(cost, cards[:i] + cards[i + 1 :], used, rules)
            checked += 1
    assert checked > 50


@pytest.mark.parametrize("rules", [1, 2])
def test_what_is_lost_is_what_is_more_than_the_price(rules: int) -> None:
    """SHI-3.4, SHI-3.5, SHI-4.2: an exchange makes nothing more, a plus one makes one more; the price is used."""
    rng = Random(11)
    checked = 0
    for _ in range(400):
        cost, hand, _ = random_case(rng, most_cards=8, most_means=4)
        means = Means(rng.randint(0, 2), rng.randint(0, 3), rng.randint(0, 1))
        for cards, used in ways_to_pay(cost, hand, means, rules)[:20]:
            total = packed(cards)
            troops_there, koku = troops_in(total), koku_in(total)
            there = troops_there + koku + used.joker + used.plus_one
            troops, rice = lost(cost, cards, used, rules)
            in_troops = can_pay_troops(cost, total, used, rules)
            in_koku = most_koku(koku, troops_there, used, rules) >= cost.koku
            prices = [cost.owns + cost.others] * in_troops + [cost.koku] * in_koku
            assert len(troops) + rice == there - max(prices), (cost, cards, used)
            checked += 1
    assert checked > 200


def test_koku_cards_come_after_troops() -> None:
    assert all(card < FIRST_KOKU for card in TROOP_CARDS)
    assert all(card >= FIRST_KOKU for card in KOKU_CARDS)
