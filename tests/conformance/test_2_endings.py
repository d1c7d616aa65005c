"""Every game ends; the result is complete; pieces are conserved."""

from random import Random

from bakufu.kernel.step import answer, settle
from tests.conformance.cases import Variant, every_variant

LONGEST = 20_000


@every_variant
def test_every_game_ends_with_a_complete_result_and_all_its_pieces(variant: Variant) -> None:
    rng = Random(3)
    game = variant.game
    for seed in range(variant.effort.games):
        state = variant.start(seed)
        waiting = settle(state)
        pieces = game.pieces(state)
        decisions = 0
        while waiting:
            seat = rng.choice(waiting)
            actions = state.stack[-1].ask(state, seat).actions
            waiting = answer(state, seat, actions[int(rng.random() * len(actions))])
            decisions += 1
            assert decisions < LONGEST
            assert game.pieces(state) == pieces
        result = game.result(state)
        assert len(result.places) == len(result.scores) == variant.players
        assert min(result.places) == 1
        assert all(1 <= place <= variant.players for place in result.places)
        for place in result.places:
            assert place == 1 + sum(other < place for other in result.places)
