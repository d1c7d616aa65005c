"""`make strength`: how strong a bot is against tables of `greedy-1`, with intervals, and its playouts a second.

The quick form takes some minutes. What stands in docs/bots.md is printed by the form named there.

    .venv/bin/python -m tools.strength --think 0.1 --games 12
    .venv/bin/python -m tools.strength --think 1 --games 200 --game shogun --players 3
"""

from argparse import ArgumentParser
from itertools import islice

from bakufu.arena.strength import Contest, contest
from bakufu.bots import Budget
from bakufu.games import all_games

COLUMNS = ("game", "seats", "games", "share", "95 %", "by chance", "playouts/s", "positions/s", "s a game")
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"


def main() -> None:
    """Play, and print a line for each game with its fewest and its most players."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="search")
    parser.add_argument("--others", default="greedy-1")
    parser.add_argument("--think", type=float, default=0.1, help="seconds a decision")
    parser.add_argument("--playouts", type=int, help="playouts a decision instead: the same figures every time")
    parser.add_argument("--games", type=int, default=12, help="how many, of each kind")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--players", type=int, help="only with so many")
    parser.add_argument("--seed", default="strength")
    asked = parser.parse_args()
    budget = Budget(asked.think, asked.playouts, steady=False)
    time = f"{asked.think:g} s" if asked.playouts is None else f"{asked.playouts} playouts"
    print(f"{asked.bot} ({time} a decision) against {asked.others}, seed {asked.seed}\n\n{HEAD}", flush=True)
    for game in all_games():
        if asked.game not in (None, game.id):
            continue
        for players in (asked.players,) if asked.players else (game.counts[0], game.counts[-1]):
            what = Contest(game.id, players, asked.bot, asked.others, budget, asked.seed)
            *_, end = islice(contest(what), asked.games)
            low, high = end.interval
            seconds = max(end.thought, 1e-9)
            print(
                f"| {game.name} | {players} | {end.games} | {end.share:.0%} | {low:.0%}-{high:.0%} | {1 / players:.0%}"
                f" | {end.playouts / seconds:,.0f} | {end.positions / seconds:,.0f} | {end.thought / end.games:.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
