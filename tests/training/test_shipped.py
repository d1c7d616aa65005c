"""The values that are shipped: they fit what the game sees in a position, and the log says how they were accepted."""

from pathlib import Path

import msgspec
import pytest

from bakufu.games import all_games, find
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.judgement import judgement_of
from bakufu.kernel.step import settle
from bakufu.kernel.values import values_of
from bakufu.training.course import Generation

LOGS = Path(__file__).parents[2] / "docs" / "training"
SHIPPED = [(game.id, players) for game in all_games() for players in values_of(game.package).players]


def test_each_shipped_file_has_its_log() -> None:
    assert {f"{name}-{players}.jsonl" for name, players in SHIPPED} <= {file.name for file in LOGS.iterdir()}


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_values_fit_the_game_and_were_accepted(name: str, players: int) -> None:
    game = find(name)
    judgement = judgement_of(game)
    learned = judgement.values.players[players]
    state = game.set_up(players, game.read_options(players, {}), Chance(seed_from(1)))
    settle(state)
    assert {len(figures) for figures in judgement.features(state)} == {len(learned.weights)}
    chances = judgement.chances(state)
    assert sum(chances) == pytest.approx(1)
    assert max(chances) < 0.9, "at the beginning nobody has won"
    *_, last = (LOGS / f"{name}-{players}.jsonl").read_bytes().splitlines()
    generation = msgspec.json.decode(last, type=Generation)
    assert generation.accepted
    assert generation.verdict == "H1"
    made = learned.made
    assert (made["game"], made["players"]) == (name, players)
    assert msgspec.to_builtins(generation).items() <= {**made, "interval": tuple(made["interval"])}.items()
