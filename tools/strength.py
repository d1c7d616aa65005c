"""`make strength`: how strong a bot is against tables of `greedy-1`, with intervals, and its playouts a second.

The quick form takes some minutes, the full one hours. What stands in docs/bots.md is printed by the form named there.

    .venv/bin/python -m tools.strength --think 0.1 --games 12
    .venv/bin/python -m tools.strength --think 1 --games 200 --game shogun --players 3
    .venv/bin/python -m tools.strength --levels --game shitenno --players 2 --games 60
    .venv/bin/python -m tools.strength --bot master --others expert --game bushido --players 3 --games 999 --minutes 5
    .venv/bin/python -m tools.strength --random
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from itertools import islice, pairwise
from random import Random
from time import perf_counter, process_time
from typing import Any

from tools.other_judgement import RandomPlayouts

from bakufu.arena import strength
from bakufu.arena.strength import Contest, StrengthSoFar, contest
from bakufu.bots import Budget, Sight, budget
from bakufu.bots.levels import LEVELS
from bakufu.bots.search_bot import SearchBot
from bakufu.engine import IS_COMPILED
from bakufu.games import find
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.step import settle

WANTED = {
    ("bushido", 3): 0.85,
    ("bushido", 5): 0.65,
    ("edo_yashiki", 2): 0.78,
    ("edo_yashiki", 4): 0.55,
    ("shitenno", 2): 0.98,
    ("shitenno", 4): 0.80,
    ("shogun", 3): 0.95,
    ("shogun", 5): 0.75,
}
"""What share of the victories is aimed at, with a second a decision."""

STEP, MORE = 0.65, 1.6
"""What a level takes from the one below: with two seats, and how many times as much as by chance with more."""

COLUMNS = ("game", "seats", "games", "share", "95 %", "wanted", "by chance", "playouts/s", "positions/s", "s a game")


def main() -> None:
    """Play, and print a line for each game and number of seats."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="search")
    parser.add_argument("--others", default="greedy-1")
    parser.add_argument("--think", type=float, help="seconds a decision (0.1; a level has its own)")
    parser.add_argument("--playouts", type=int, help="playouts a decision instead: the same figures every time")
    parser.add_argument("--games", type=int, default=12, help="how many, of each kind")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no new game after so many, of each kind")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--players", type=int, help="only with so many")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--levels", action="store_true", help="each level against the one below instead")
    parser.add_argument("--random", action="store_true", help="positions a second where playouts are random instead")
    parser.add_argument(
        "--processor", action="store_true", help="seconds are the processor's: for a machine that others use, too"
    )
    asked = parser.parse_args()
    if asked.processor:
        budget.perf_counter = strength.perf_counter = process_time  # type: ignore[attr-defined]
    print(f"The {'compiled engine' if IS_COMPILED else 'engine in plain Python'}; seed {asked.seed}.")
    if asked.random:
        print_random(asked)
    elif asked.levels:
        for lower, upper in pairwise(LEVELS):
            print_shares(asked, upper, lower, Budget(steady=False))
    else:
        seconds = asked.think or (None if asked.bot in LEVELS else 0.1)
        print_shares(asked, asked.bot, asked.others, Budget(seconds, asked.playouts, steady=False))


def kinds(asked: Namespace) -> Iterator[tuple[Game[Any], int]]:
    """The games and numbers of seats that are asked for."""
    for name, players in WANTED:
        if asked.game in (None, name) and asked.players in (None, players):
            yield find(name), players


def print_shares(asked: Namespace, bot: str, others: str, thinking: Budget) -> None:
    """What a bot takes from a table of others."""
    if thinking.playouts is not None:
        time = f"{thinking.playouts} playouts a decision"
    else:
        time = f"{thinking.seconds:g} s a decision" if thinking.seconds else "as it is"
    print(f"\n{bot} ({time}) against {others}\n\n{head(COLUMNS)}", flush=True)
    for game, players in kinds(asked):
        what = Contest(game.id, players, bot, others, thinking, asked.seed)
        end = played(what, asked.games, 60 * asked.minutes, process_time if asked.processor else perf_counter)
        wanted = WANTED[game.id, players]
        if {bot, others} <= {*LEVELS}:
            wanted = STEP if players == 2 else MORE / players
        print(line(game, players, end, wanted), flush=True)


def played(what: Contest, games: int, most: float, now: Callable[[], float]) -> StrengthSoFar:
    """How it stands after so many games, or when it has taken so many seconds."""
    standing, began = StrengthSoFar(), now()
    for so_far in islice(contest(what), games):
        standing = so_far
        if now() - began > most:
            break
    return standing


def head(columns: tuple[str, ...]) -> str:
    """The first two lines of a table."""
    return f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|"


def line(game: Game[Any], players: int, end: StrengthSoFar, wanted: float) -> str:
    """One of its lines."""
    low, high = end.interval
    seconds = max(end.thought, 1e-9)
    return (
        f"| {game.name} | {players} | {end.games} | {end.share:.0%} | {low:.0%}-{high:.0%} | {wanted:.0%}"
        f" | {1 / players:.0%} | {end.playouts / seconds:,.0f} | {end.positions / seconds:,.0f}"
        f" | {end.thought / end.games:.1f} |"
    )


def print_random(asked: Namespace) -> None:
    """How many positions a second a search looks at whose playouts are random, at the first decision of games."""
    print(f"\n{head(('game', 'seats', 'playouts/s', 'positions/s'))}", flush=True)
    for game, players in kinds(asked):
        judgement, began = RandomPlayouts(game), process_time()
        playouts = positions = 0
        for number in range(asked.games):
            state = game.set_up(players, game.read_options(players, {}), Chance(seed_from(f"{asked.seed}/{number}")))
            seat = settle(state)[0]
            bot = SearchBot(Random(number), Budget(playouts=100), judgement)
            bot.choose(Sight(game, state, seat))
            playouts, positions = playouts + bot.playouts, positions + bot.positions
        seconds = process_time() - began
        print(f"| {game.name} | {players} | {playouts / seconds:,.0f} | {positions / seconds:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
