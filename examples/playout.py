"""A thousand random games of Shitennō: how often each seat wins, and how long a game is. Silent, so it is fast."""

from random import Random

from bakufu.games import find
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.playout import random_playout


def main(games: int = 1000) -> None:
    """Play and count."""
    game, rng = find("shitenno"), Random(1)
    players, decisions = 3, 0
    wins = [0.0] * players
    for number in range(games):
        state = game.set_up(players, game.Options(), Chance(seed_from(number)))
        decisions += random_playout(state, rng)
        winners = game.result(state).winners
        for seat in winners:
            wins[seat] += 1 / len(winners)
    for seat, share in enumerate(wins, 1):
        print(f"Seat {seat} won {share / games:.1%} of the games.")
    print(f"A game took {decisions / games:.0f} decisions.")


if __name__ == "__main__":
    main()
