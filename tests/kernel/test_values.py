"""Learned chances: read from the game's folder, and as good for any game that has none."""

from random import Random
from typing import Any

import pytest

from bakufu.games import all_games
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import judgement_of
from bakufu.kernel.playout import random_playout
from bakufu.kernel.values import FILE, Learned, Values, values_of, weighed
from bakufu_auction import game as auction
from tests.walks import asked

MOST_BYTES = 500_000


def test_chances_are_parts_of_one_and_follow_the_weights() -> None:
    assert weighed([1.0, 0.0], [[3.0, 9.0], [3.0, 1.0]]) == [0.5, 0.5]
    chances = weighed([2.0, -1.0], [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]])
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[2] > chances[1]
    assert weighed([1000.0], [[1.0], [2.0]]) == pytest.approx([0, 1])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_was_learned_fits_the_games_figures(game: Game[Any]) -> None:
    judgement = judgement_of(game)
    file = game.file(FILE)
    assert not file.exists() or file.stat().st_size < MOST_BYTES
    for players in game.counts:
        state = game.set_up(players, game.read_options(players, {}), Chance(seed_from(players)))
        random_playout(state, Random(players), 40)
        figures = judgement.features(state)
        assert len(figures) == players
        assert len({len(mine) for mine in figures}) == 1
        if players in judgement.values.players:
            assert len(judgement.values.players[players].weights) == len(figures[0])
            assert judgement.values.players[players].made["verdict"] == "H1", "accepted by a test"


def test_a_game_without_learned_values_goes_by_its_standings() -> None:
    assert values_of(auction.package) == Values()
    state, _ = next(asked(auction, {}, 2))
    judgement = judgement_of(auction)
    by_hand = judgement.chances(state)
    players = auction.players(state)
    learned = type(judgement)(auction, Values({players: Learned([1.0])}))
    assert learned.chances(state) == pytest.approx(by_hand), "its figures are its standings"
