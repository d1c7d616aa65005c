"""How fast a game goes: what is counted, whatever the machine."""

import bakufu
from bakufu.arena.measure import POSITIONS, measure, measure_playout, random_playouts


def test_whole_games_are_counted() -> None:
    measured = measure(bakufu.find("shitenno"), 3, seconds=0.05)
    assert measured.games > 0
    assert measured.decisions > measured.games
    assert measured.clone_us > 0
    assert measured.decisions_per_second == measured.decisions / measured.seconds
    assert measured.games_per_second == measured.games / measured.seconds


def test_the_same_seed_gives_the_same_games() -> None:
    one, same, other = (random_playouts(bakufu.find("shitenno"), 3, seed=seed) for seed in (1, 1, 2))
    lengths = [[playout(10_000)[0] for _ in range(5)] for playout in (one, same, other)]
    assert lengths[0] == lengths[1] != lengths[2]


def test_positions_to_copy_are_spread_through_a_game() -> None:
    asked: list[int] = []

    def playout(most: int) -> tuple[int, object]:
        asked.append(most)
        return min(most, 90), list

    measured = measure_playout(playout, 0.0)  # type: ignore[arg-type]
    assert measured.games == 0
    assert asked[1:] == [90 * part // (POSITIONS + 1) for part in range(1, POSITIONS + 1)]
