"""`make baselines`: the games as environments, and every bot against every other, as docs/research.md shows them.

.venv/bin/python -m tools.baselines --games 200              the table of environments, by random games
.venv/bin/python -m tools.baselines --bots --matches 60      every bot at a table of every other
"""

from argparse import ArgumentParser
from random import Random
from typing import Any

from bakufu.arena.simulate import Plan, empty, simulate
from bakufu.arena.strength import StrengthSoFar
from bakufu.bots import Budget
from bakufu.envs.course import Course
from bakufu.games import all_games
from bakufu.kernel.game import Game

BOTS = ("random", "first", "easy", "greedy-1", "greedy", "fair", "search")
"""Those whose games are the same on any machine; the levels above `fair` are the search, by the clock."""

COLUMNS = (
    "game",
    "seats",
    "numbers",
    "seen",
    "mean game",
    "longest",
    "choices",
    "most",
    "at once",
    "luck",
)


def environment(game: Game[Any], players: int, games: int) -> list[str]:
    """One line: how long games are and how much there is to choose, by numbers told at random."""
    course, rng = Course(game, players, game.read_options(players, {})), Random(1)
    lengths, choices, together, lucky, told = [], [], 0, 0, 0
    for seed in range(games):
        course.begin(seed)
        steps = 0
        while not course.over:
            legal = [number for number, offered in enumerate(course.mask(course.seat)) if offered]
            together += len(course.waiting) > 1
            before = course.state.chance.position
            choices.append(len(legal))
            course.answer(course.seat, rng.choice(legal))
            lucky += course.state.chance.position != before
            steps += 1
        lengths.append(steps)
        told += steps
    return [
        game.name,
        str(players),
        f"{course.actions:,}",
        f"{course.size:,}",
        f"{sum(lengths) / games:.0f}",
        str(max(lengths)),
        f"{sum(choices) / told:.1f}",
        str(max(choices)),
        f"{together / told:.0%}",
        f"{lucky / told:.0%}",
    ]


def share(game: Game[Any], bot: str, others: str, matches: int, playouts: int) -> StrengthSoFar:
    """How one bot does at a table of others, from every seat in turn."""
    players = game.counts[0]
    bots = (bot, *[others] * (players - 1))
    plan = Plan(game.id, players, {}, bots, matches, "baselines", True, Budget(playouts=playouts, steady=False))
    tally = empty(plan)
    for part in simulate(plan, 1):
        tally.add(part)
    return StrengthSoFar(tally.games, tally.wins_by_bot[0])


def cell(standing: StrengthSoFar) -> str:
    """The share of the victories, and where the true one lies, 95 times of 100; in per cent."""
    low, high = standing.interval
    return f"{100 * standing.share:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def line(parts: list[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(parts)} |"


def main() -> None:
    """Print what was asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="random games for each line (%(default)s)")
    parser.add_argument("--bots", action="store_true", help="every bot against every other instead")
    parser.add_argument("--matches", type=int, default=60, help="games of each pair (%(default)s)")
    parser.add_argument("--playouts", type=int, default=8, help="of the search, for each decision (%(default)s)")
    parser.add_argument("--game", help="only this one")
    asked = parser.parse_args()
    games = [game for game in all_games() if asked.game in (None, game.id)]
    if not asked.bots:
        print(line(list(COLUMNS)) + "\n" + "|---" * len(COLUMNS) + "|")
        for game in games:
            for players in game.counts:
                print(line(environment(game, players, asked.games)), flush=True)
        return
    for game in games:
        print(f"\n{game.name}, {game.counts[0]} players, {asked.matches} games of each pair, in per cent\n")
        print(line([f"by chance {100 / game.counts[0]:.0f}", *BOTS]) + "\n" + "|---" * (len(BOTS) + 1) + "|")
        for bot in BOTS:
            others = [other for other in BOTS if other != bot]
            cells = [cell(share(game, bot, other, asked.matches, asked.playouts)) for other in others]
            cells.insert(BOTS.index(bot), "")
            print(line([bot, *cells]), flush=True)


if __name__ == "__main__":
    main()
