"""Many games at once: what is counted, and that it depends on the seed alone."""

from random import Random

import pytest

import bakufu
from bakufu.arena.match import play, play_on
from bakufu.arena.simulate import CHUNK, Plan, Simulation, chunks, empty, play_some, simulate
from bakufu.bots import bot
from bakufu.kernel.chance import seed_from

PLAN = Plan("shitenno", 3, {}, ("greedy", "random", "random"), 20, "seed", rotate=True)


def test_games_go_out_in_handfuls_that_leave_none_out() -> None:
    assert [*range(20)] == [number for part in chunks(20) for number in part]
    assert [len(part) for part in chunks(20)] == [CHUNK, CHUNK, 20 - 2 * CHUNK]
    assert chunks(0) == []


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    assert [PLAN.seated(number) for number in range(4)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]
    still = Plan("shitenno", 3, {}, ("greedy", "random", "random"), 20, "seed")
    assert {still.seated(number) for number in range(4)} == {(0, 1, 2)}


def test_a_handful_counts_every_game_and_shares_a_win() -> None:
    tally = play_some(PLAN, range(6))
    assert tally.games == 6
    assert sum(tally.wins) == pytest.approx(6)
    assert sum(tally.wins_by_bot) == pytest.approx(6)
    assert tally.decisions > 6 * 3


def test_parts_add_up_to_the_whole() -> None:
    whole, parts = play_some(PLAN, range(9)), empty(PLAN)
    for part in (range(4), range(4, 9)):
        parts.add(play_some(PLAN, part))
    assert (parts.games, parts.decisions, parts.scores) == (whole.games, whole.decisions, whole.scores)
    assert parts.wins == pytest.approx(whole.wins)


def test_another_seed_is_another_game() -> None:
    other = Plan("shitenno", 3, {}, ("random",) * 3, 1, "other")
    same = Plan("shitenno", 3, {}, ("random",) * 3, 1, "seed")
    assert play_some(other, range(1)) != play_some(same, range(1)) == play_some(same, range(1))


def test_a_report_says_what_was_played() -> None:
    simulation = Simulation(PLAN)
    for tally in simulate(PLAN, workers=1):
        simulation.add(tally)
    report = simulation.report()
    assert (report.games, report.players, report.rotated) == (20, 3, True)
    assert sum(report.wins) == pytest.approx(20, abs=0.01)
    assert report.options["draw_first"] is True
    assert report.decisions_per_second > 0


def test_silently_or_at_a_table_bots_play_the_same_game() -> None:
    game = bakufu.find("shitenno")
    seed = seed_from(7)
    state, decisions = play(game, game.Options(), seed, [bot("random", Random(seat)) for seat in range(3)], Random(1))
    table = bakufu.new("shitenno", players=3, seed=seed)

    class Order(Random):
        def choice(self, seq):  # type: ignore[no-untyped-def]
            return seq[int(self.random() * len(seq))]

    play_on(table, [bot("random", Random(seat)) for seat in range(3)], Order(1))
    assert len(table.answers) == decisions
    assert table.state.to_json() == state.to_json()


def test_bots_stop_where_they_are_told() -> None:
    table = bakufu.new("shitenno", players=2, seed=1)
    bots = [bot("random", Random(seat)) for seat in range(2)]
    play_on(table, bots, Random(1), until=lambda table: len(table.answers) == 5)
    assert len(table.answers) == 5
    assert not table.over
