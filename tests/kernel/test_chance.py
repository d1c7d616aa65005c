from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bakufu.kernel.chance import BLOCK_BITS, Chance, Noting, commitment, new_seed, seed_from


def test_the_stream_is_what_the_docstring_says() -> None:
    seed = seed_from("edo")
    block = int.from_bytes(blake2b(seed + bytes(8)).digest(), "little")
    chance = Chance(seed)
    assert [chance.below(256) for _ in range(3)] == [block & 255, block >> 8 & 255, block >> 16 & 255]


def test_a_seed_always_gives_the_same_draws() -> None:
    chance = Chance(seed_from(7))
    assert [chance.below(100) for _ in range(12)] == [82, 92, 48, 11, 92, 61, 15, 47, 25, 30, 8, 70]


@given(st.integers(0, 5_000), st.integers(1, 10**6))
def test_a_stream_goes_on_from_any_position(draws: int, n: int) -> None:
    chance = Chance(seed_from(draws))
    for _ in range(draws % 97):
        chance.below(n)
    again = Chance.at(chance.seed, chance.position)
    assert [again.below(1000) for _ in range(200)] == [chance.below(1000) for _ in range(200)]
    assert again.position == chance.position


def test_a_clone_goes_its_own_way() -> None:
    chance = Chance(seed_from(1))
    chance.below(10)
    twin = chance.clone()
    ahead = [twin.below(1000) for _ in range(50)]
    assert [chance.below(1000) for _ in range(50)] == ahead


def test_draws_are_even() -> None:
    chance = Chance(seed_from(2))
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 400 for count in counts.values()), "four standard deviations"


def test_shuffles_are_even_and_keep_every_piece() -> None:
    chance = Chance(seed_from(3))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pieces = [0, 1, 2, 3]
        chance.shuffle(pieces)
        counts[tuple(pieces)] += 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 140 for count in counts.values())


def test_drawing_empties_a_pile() -> None:
    chance = Chance(seed_from(4))
    pile = list(range(20))
    assert sorted(chance.draw(pile) for _ in range(20)) == list(range(20))
    assert pile == []


@given(st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any), st.integers(0, 40))
def test_pieces_that_are_only_counted_are_drawn_as_others_are(pool: list[int], seed: int) -> None:
    pile = [kind for kind, number in enumerate(pool) for _ in range(number)]
    one_by_one, noting, chance = Chance(seed_from(seed)), Noting(seed_from(seed)), Chance(seed_from(seed))
    drawn = [pile.pop(one_by_one.below(len(pile))) for _ in range(len(pile) // 2)]
    for counting in (chance, noting):
        left, into = pool[:], [0, *([0] * len(pool))]
        counting.draw_counted(left, sum(pool), len(drawn), into, 1)
        assert into == [0, *(drawn.count(kind) for kind in range(len(pool)))]
        assert left == [pile.count(kind) for kind in range(len(pool))]
        assert counting.position == one_by_one.position
    assert len(noting.draws) == len(drawn)


def test_one_outcome_costs_no_luck() -> None:
    chance = Chance(seed_from(5))
    assert chance.below(1) == 0
    assert chance.position == 0
    chance.below(2)
    assert chance.position == 1
    assert BLOCK_BITS == 512


def test_nothing_can_be_drawn_from_nothing() -> None:
    chance = Chance(seed_from(6))
    with pytest.raises(ValueError, match="nothing to draw"):
        chance.below(0)
    with pytest.raises(ValueError, match="nothing to draw"):
        chance.draw([])


def test_a_promise_fits_one_seed_only() -> None:
    seed, other = new_seed(), new_seed()
    assert seed != other
    assert len(seed) == 32
    assert commitment(seed) != commitment(other)
    assert seed.hex() not in commitment(seed)
    assert seed_from(seed) == seed
    assert seed_from(7) == seed_from("7")
