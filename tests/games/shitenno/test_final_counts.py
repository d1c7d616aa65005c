"""SHI-5: the end and the final scoring, by hand and by trying everything."""

from functools import cache
from random import Random

import pytest
from tests.games.shitenno.positions import (
    CHUBU,
    CHUGOKU,
    DAIMYO,
    HATAMOTO,
    HOKKAIDO,
    KANTO,
    SENSEI,
    SHOMYO,
    at_table,
    give_tiles,
    odd_year,
)

from bakufu.games.shitenno.components import KOKU_ON, TROOPS_ON, Cards
from bakufu.games.shitenno.events import PlusOnesUsed
from bakufu.games.shitenno.state import GOLD, ShitennoState
from bakufu.games.shitenno.years import EndOfOddYear
from bakufu.kernel.words import Result


def ended(state: ShitennoState) -> Result:
    """The odd year is over, and the game with it."""
    state.stack = [EndOfOddYear()]
    state.koku_deck = []
    table = at_table(state)
    assert table.over
    assert table.result is not None
    return table.result


@cache
def best_use(troops: int, koku: int, exchange: int, plus_one: int, only_card: bool | None) -> int:
    """The most koku, tile by tile, in any order (SHI-5.2).

    By the first rules a plus one only adds to a koku card: `only_card` says whether there is one.
    """
    best = koku
    if exchange and troops:
        best = max(best, best_use(troops - 1, koku + 1, exchange - 1, plus_one, only_card))
    if plus_one and (koku if only_card is None else only_card):
        best = max(best, best_use(troops, koku + 1, exchange, plus_one - 1, only_card))
    if plus_one and troops and only_card is None:
        best = max(best, best_use(troops + 1, koku, exchange, plus_one - 1, only_card))
    return best


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("seed", range(20))
def test_tiles_left_are_used_for_most_points(seed: int, rules: int) -> None:
    """SHI-5.2: any hand, any tiles."""
    rng = Random(seed)
    players = rng.choice((2, 3, 4))
    state = odd_year(*[""] * players, titles=tuple(rng.sample(range(4), players)))
    state.rules = rules
    due = []
    for seat in range(players):
        mine: Cards = tuple(sorted(rng.randrange(17) for _ in range(rng.randint(0, 5))))
        cut = rng.randint(0, len(mine))
        state.known[seat] = mine[:cut]
        state.secret[seat] = tuple(c for c in mine[cut:] if c < 14)
        mine = state.known[seat] + state.secret[seat]
        exchange, plus_one = rng.randint(0, 4), rng.randint(0, 3)
        give_tiles(state, seat, exchange, plus_one, rng.randint(0, 2))
        state.scores[seat] = rng.randint(0, 30)
        troops = sum(len(TROOPS_ON[card]) for card in mine)
        koku = [KOKU_ON[card] for card in mine if KOKU_ON[card]]
        only_card = bool(koku) if rules < 2 else None
        due.append(state.scores[seat] + best_use(troops, sum(koku), exchange, plus_one, only_card))
    assert ended(state).scores == tuple(due)


@pytest.mark.parametrize("seed", range(20))
def test_majorities_on_any_board(seed: int) -> None:
    """SHI-5.3: counted kamon by kamon."""
    rng = Random(seed)
    players = rng.choice((2, 3, 4))
    state = odd_year(*[""] * players)
    due = [0] * players
    for province in range(8):
        kamon = tuple(rng.randrange(players) + rng.choice((0, 0, GOLD)) for _ in range(rng.randint(0, 4)))
        state.provinces[province] = kamon
        weights = {s: sum(1 + (k >= GOLD) for k in kamon if k % GOLD == s) for s in range(players)}
        for k in kamon:
            if weights[k % GOLD] == max(weights.values()):
                due[k % GOLD] += 6
                break
    assert ended(state).scores == tuple(due)


def test_ties_in_a_province() -> None:
    """SHI-5.3: two silver each: leftmost wins; one gold equals two silver; leftmost of the tied only."""
    state = odd_year("", "", "")
    state.provinces[CHUBU] = (1, 0, 0, 1)  # level: seat 1 is furthest left
    state.provinces[CHUGOKU] = (2, 0 + GOLD, 1, 1)  # 0 and 1 level with two; seat 2 further left does not count
    state.provinces[HOKKAIDO] = (0, 0, 1 + GOLD, 2)  # level: seat 0
    state.provinces[KANTO] = (0, 2 + GOLD)  # gold alone beats one
    assert ended(state).scores == (12, 6, 6)


def test_a_double_troop_is_two_koku_with_two_exchanges_and_draw_tiles_are_worth_nothing() -> None:
    """SHI-5.2: two tiles on one card; a plus one without any koku adds nothing, nor does the joker."""
    state = odd_year("bushi+sohei", "bushi 3", "bushi sohei", titles=(HATAMOTO, DAIMYO, SENSEI))
    give_tiles(state, 0, exchange=3, plus_one=0, draw=5)
    give_tiles(state, 1, exchange=0, plus_one=2, draw=1)
    give_tiles(state, 2, exchange=0, plus_one=2)
    assert ended(state).scores == (2, 5, 0)


@pytest.mark.parametrize(("rules", "points"), [(1, 1), (2, 3)])
def test_an_exchanged_troop_is_a_koku_that_plus_ones_add_to(rules: int, points: int) -> None:
    """SHI-5.2, SHI-4.2: one bushi, one exchange, two plus ones: three points; by the first rules one."""
    state = odd_year("bushi", "")
    state.rules = rules
    give_tiles(state, 0, exchange=1, plus_one=2)
    assert ended(state).scores == (points, 0)
    lines = [line for line in at_table(state).told if isinstance(line.event, PlusOnesUsed)]
    assert len(lines) == rules - 1


def test_a_tie_goes_to_the_higher_title() -> None:
    """SHI-5.4: level on points, the titles of the last year rank all of them."""
    state = odd_year("", "", "", "", titles=(SENSEI, HATAMOTO, DAIMYO, SHOMYO))
    state.scores = [10, 10, 10, 12]
    assert ended(state).places == (3, 4, 2, 1)


def test_the_game_goes_on_while_koku_and_kamon_are_there() -> None:
    """SHI-5.1: one koku card in the deck, one kamon each: another even year."""
    state = odd_year("", "", turns=())
    state.koku_deck = state.koku_deck[:1]
    state.kamon_left = [1, 1]
    table = at_table(state)
    assert not table.over
    assert table.state.koku_deck == []
    assert len([c for c in table.state.shared if KOKU_ON[c]]) == 1


def test_an_empty_troop_deck_ends_nothing() -> None:
    """SHI-5.1: only koku and kamon do."""
    state = odd_year("", "", turns=())
    state.troop_deck, state.troop_discards = [], []
    assert not at_table(state).over
