"""OpenSpiel's own suites and bots."""

from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel's wheel is not installed (bakufu[openspiel])")
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

import bakufu.envs.openspiel  # noqa: E402, F401 (registers the games)
from tests.envs.tables import GAMES  # noqa: E402


def start(name: str, **how: Any) -> Any:
    return pyspiel.load_game(f"bakufu_{name}", how).new_initial_state()


def play(state: Any, rng: Random, most: int = 100_000) -> None:
    """Answer at random, with luck as it comes."""
    for _ in range(most):
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))


def play_with(bots: dict[int, Any], state: Any, rng: Random, most: int = 100_000) -> int:
    """Let bots answer for some players; how often they did."""
    asked = 0
    for _ in range(most):
        if state.is_terminal():
            break
        player = state.current_player()
        asked += player in bots
        state.apply_action(bots[player].step(state) if player in bots else rng.choice(state.legal_actions()))
    return asked


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"bakufu_{name}"), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_is_written() -> None:
    text = generate_playthrough.playthrough("bakufu_shitenno(players=2)", None, seed=3)
    assert "ObservationTensor" in text
    assert "InformationStateString" in text
    assert "ChanceOutcomes" in text


@pytest.mark.parametrize("name", GAMES)
def test_what_is_resampled_looks_the_same_to_its_player(name: str) -> None:
    state, rng, different = start(name), Random(2), 0
    for number in range(260):
        if state.is_terminal():
            break
        player = state.current_player()
        if player >= 0 and number % 9 == 0:
            other = state.resample_from_infostate(player, rng.random)
            different += str(other) != str(state)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            play(other, rng, 30)
        state.apply_action(rng.choice(state.legal_actions()))
    assert different > 3


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_and_a_copy_by_text_go_on_alike(name: str) -> None:
    state = start(name)
    play(state, Random(3), 90)
    clone, copy = state.clone(), state.get_game().deserialize_state(state.serialize())
    before = str(state)
    for twin in (clone, copy):
        assert str(twin) == before
        play(twin, Random(4), 60)
    assert str(clone) == str(copy)
    assert str(state) == before


def test_luck_to_come_is_not_known() -> None:
    """The same answer in two clones, then other luck: other cards are turned up."""
    state, rng = start("edo_yashiki", taking="draft"), Random(5)
    while state.course is None or not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    after = set()
    for luck in range(5):
        twin = state.clone()
        twin.apply_action(luck)
        after.add(twin.observation_string(0))
    assert len(after) == 5


def test_options_are_parameters() -> None:
    game = pyspiel.load_game(
        "bakufu_shogun", {"players": 4, "side": "moon", "start": "draft", "modules": "court+leaders"}
    )
    assert game.num_players() == 4
    assert game.first.options.modules == ("court", "leaders")
    assert pyspiel.load_game("bakufu_edo_yashiki(players=3,taking=draft)").num_players() == 3


class AllLevel(mcts.Evaluator):  # type: ignore[misc]
    """Thinks nothing of any position: what is tested is that their search goes through whole games of ours."""

    def evaluate(self, state: Any) -> np.ndarray:
        return np.full(state.num_players(), 1 / state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("name", GAMES)
def test_their_searches_play_whole_games(name: str) -> None:
    state, rng, look = start(name), np.random.RandomState(1), AllLevel()
    game = state.get_game()
    looks_ahead = mcts.MCTSBot(game, uct_c=2, max_simulations=3, evaluator=look, random_state=rng)
    in_the_dark = ismcts.ISMCTSBot(game, look, uct_c=2, max_simulations=3, random_state=rng)
    assert play_with({0: looks_ahead, 1: in_the_dark}, state, Random(1)) > 30
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1)


def test_their_rollouts_reach_the_end() -> None:
    state = start("shitenno")
    play(state, Random(1), 20)
    look = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    assert sum(look.evaluate(state)) == pytest.approx(1)
