"""`make calibration`: do those win who are said to? Positions of played games, their chances, and who won.

Bots of mixed levels play; at moments spread over each game an onlooker or a seat is asked for everybody's chances. The
quick form takes a minute; what stands in docs/coach.md is printed by the form named there. With --rows the positions
are kept as lines of JSON, and the same words go on where they were.

    .venv/bin/python -m tools.calibration
    .venv/bin/python -m tools.calibration --positions 2000 --samples 100 --workers 2 --rows build/calibration.jsonl
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from tools.reliability import Bin, diagram

from bakufu.arena.entrants import entrant
from bakufu.arena.match import play
from bakufu.arena.simulate import SIMULATED
from bakufu.arena.workers import done
from bakufu.coach.chances import chances
from bakufu.coach.playing_on import victory
from bakufu.games import all_games, find
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import answer, settle
from bakufu.kernel.words import ONLOOKER, Answer

BOTS = ("first", "easy", "fair", "search@6")
"""Who sits there: each seat is drawn."""

MOMENTS = 8
"""So many of each game, one of each eighth of it."""

POINTS: dict[str, Callable[[Any], Sequence[float]]] = {
    "bushido": lambda state: state.daimyo_honour,
    "edo_yashiki": lambda state: state.scores,
    "shitenno": lambda state: state.scores,
    "shogun": lambda state: state.points,
}
"""The score so far, as it lies on the table."""

SCALES = tuple(1.25**step for step in range(-4, 28))
BINS = 10
COLUMNS = ("game", "positions", "games", "Brier", "by score", "by nothing", "better by, 95 %", "off by")
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"
RESAMPLES = 400


class Job(Struct, frozen=True):
    """One game to be played and looked at."""

    game: str
    number: int
    samples: int


class Row(Struct, frozen=True):
    """What was said at a moment, what the score was, and what came of it."""

    game: str
    number: int
    move: int
    moves: int
    eyes: int
    samples: int
    chances: tuple[float, ...]
    score: tuple[float, ...]
    won: tuple[float, ...]


def look_at(job: Job) -> list[Row]:
    """Play a game, and ask at its moments."""
    game, seed = find(job.game), f"calibration/{job.game}/{job.number}"
    rng = Random(seed)
    players = game.counts[job.number % len(game.counts)]
    options = game.read_options(players, {})
    bots = [entrant(rng.choice(BOTS), SIMULATED).make(Random(f"{seed}/{seat}")) for seat in range(players)]
    answers: list[Answer] = []
    end, length = play(game, options, seed_from(seed), bots, Random(f"{seed}/order"), answers=answers)
    won = tuple(victory(game.result(end)))
    asked = {rng.randrange(length * part // MOMENTS, length * (part + 1) // MOMENTS) for part in range(MOMENTS)}
    state = game.set_up(players, options, Chance(seed_from(seed)))
    settle(state)
    rows = []
    for move, (seat, action) in enumerate(answers):
        if move in asked:
            eyes = rng.randrange(ONLOOKER, players)
            said = chances(game, state, eyes, job.samples, seed=f"{seed}/{move}").wins
            score = tuple(map(float, POINTS[job.game](state)))
            rows.append(Row(job.game, job.number, move, length, eyes, job.samples, said, score, won))
        answer(state, seat, action)
    return rows


def brier(said: Sequence[float], won: Sequence[float]) -> float:
    """How far what was said is from what came: 0 is perfect; the mean square over the seats."""
    return sum((one - other) ** 2 for one, other in zip(said, won, strict=True)) / len(won)


def by_score(score: Sequence[float], scale: float) -> list[float]:
    """Chances by the score so far: so many points ahead make one nearly three times as likely to win."""
    weights = [exp((points - max(score)) / scale) for points in score]
    return [weight / sum(weights) for weight in weights]


def best_scale(rows: Sequence[Row]) -> float:
    """The scale with which the score foretells these very games best: as good as it can be."""
    return min(SCALES, key=lambda scale: sum(brier(by_score(row.score, scale), row.won) for row in rows))


def bins(rows: Sequence[Row]) -> list[Bin]:
    """Everything that was said, from 0 to 1 in ten parts: what was said there on average, and how many won."""
    parts: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for row in rows:
        for said, won in zip(row.chances, row.won, strict=True):
            parts[min(int(said * BINS), BINS - 1)].append((said, won))
    found = []
    for part in parts:
        if part:
            said, won = (sum(values) / len(part) for values in zip(*part, strict=True))
            found.append(Bin(said, won, sqrt(max(won * (1 - won), 0.25 / len(part)) / len(part)), len(part)))
    return found


def error_of(rows: Sequence[Row], figure: Callable[[Row], float]) -> float:
    """The standard error of a mean over positions; those of one game are no independent witnesses."""
    games: dict[int, list[float]] = {}
    for row in rows:
        games.setdefault(row.number, []).append(figure(row))
    rng, values = Random(1), list(games.values())
    means = []
    for _ in range(RESAMPLES):
        drawn = [one for game in rng.choices(values, k=len(values)) for one in game]
        means.append(sum(drawn) / len(drawn))
    middle = sum(means) / len(means)
    return sqrt(sum((mean - middle) ** 2 for mean in means) / (len(means) - 1))


def report(game: str, rows: Sequence[Row]) -> str:
    """The figures of a game, as lines of a table."""
    scale = best_scale(rows)
    mean = sum(brier(row.chances, row.won) for row in rows) / len(rows)
    plain = sum(brier(by_score(row.score, scale), row.won) for row in rows) / len(rows)
    nothing = sum(brier([1 / len(row.won)] * len(row.won), row.won) for row in rows) / len(rows)
    better = error_of(rows, lambda row: brier(by_score(row.score, scale), row.won) - brier(row.chances, row.won))
    parts = bins(rows)
    off = sum(part.count * abs(part.said - part.won) for part in parts) / sum(part.count for part in parts)
    games = len({row.number for row in rows})
    figures = f"{mean:.4f} | {plain:.4f} | {nothing:.4f} | {plain - mean:.4f} ± {1.96 * better:.4f} | {off:.1%}"
    return f"| {find(game).name} | {len(rows)} | {games} | {figures} |"


def reliability(parts: Sequence[Bin]) -> Iterator[str]:
    """Of those who were said to win so often, so many won."""
    for part in parts:
        yield f"| {part.said:.1%} | {part.won:.1%} ± {1.96 * part.error:.1%} | {part.count} |"


def main() -> None:
    """Play, ask, and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=160, help="how many of each game")
    parser.add_argument("--samples", type=int, default=30, help="how many for each position")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--rows", type=Path, help="keep the positions in this file")
    parser.add_argument("--svg", type=Path, help="a folder for the diagrams")
    asked = parser.parse_args()
    games = [game.id for game in all_games() if game.id in POINTS and asked.game in (None, game.id)]
    kept = (
        [msgspec.json.decode(line, type=Row) for line in asked.rows.open()]
        if asked.rows and asked.rows.exists()
        else []
    )
    print(f"played by {', '.join(BOTS)}; {asked.samples} samples a position, played on by quick\n")
    print(HEAD)
    tables = {}
    for game in games:
        rows = [row for row in kept if (row.game, row.samples) == (game, asked.samples)]
        there = {row.number for row in rows}
        jobs = [Job(game, n, asked.samples) for n in range(-(-asked.positions // MOMENTS)) if n not in there]
        for _, more in done(jobs, look_at, asked.workers):
            rows += more
            if asked.rows:
                with asked.rows.open("ab") as file:
                    file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in more))
        rows.sort(key=lambda row: (row.number, row.move))
        tables[game] = bins(rows)
        print(report(game, rows), flush=True)
        if asked.svg:
            (asked.svg / f"calibration-{game}.svg").write_text(diagram(tables[game], find(game).name))
    for game, parts in tables.items():
        print(f"\n{find(game).name}\n\n| said | won, 95 % | seats |\n|---|---|---|")
        print("\n".join(reliability(parts)))


if __name__ == "__main__":
    main()
