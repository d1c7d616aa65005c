"""Every game ends; the result is complete; pieces are conserved."""

from random import Random

from bakufu.conformance.variant import LONGEST, Variant
from bakufu.kernel.step import answer, settle
from bakufu.kernel.words import Result


def every_game_ends_with_a_complete_result_and_all_its_pieces(variant: Variant) -> None:
    """Silent random games, the pieces counted after each answer."""
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
            action = actions[int(rng.random() * len(actions))]
            waiting = answer(state, seat, action)
            decisions += 1
            if decisions >= LONGEST:
                raise variant.violated("the game does not end", seed, decisions)
            if (now := game.pieces(state)) != pieces:
                raise variant.violated(f"{action} by seat {seat} makes {now} of {pieces}", seed, decisions)
        if wrong := flaw_of(game.result(state), variant.players):
            raise variant.violated(wrong, seed, decisions)


def flaw_of(result: Result, players: int) -> str | None:
    """What is wrong with a result; None where it is complete."""
    places = result.places
    if not len(places) == len(result.scores) == players:
        return f"{len(places)} places and {len(result.scores)} scores for {players} players"
    if min(places) != 1 or any(place != 1 + sum(other < place for other in places) for place in places):
        return f"places {places} are none"
    return None
