"""Many games at once, on one core or several; the outcome depends on the seed alone, not on the number of workers."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from bakufu.arena.match import play
from bakufu.bots import Budget
from bakufu.bots.programs import ProgramBot, bot_or_program
from bakufu.games import find
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.json import to_builtins
from bakufu.kernel.playout import random_playout

CHUNK = 8
"""Games that a worker plays before it reports."""

SIMULATED = Budget(steady=False)
"""Nobody looks at the clock, so nobody waits where there is nothing to think about."""


class Plan(Struct, frozen=True):
    """What is to be played. With `rotate`, the bots move on by one seat from game to game."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: str
    rotate: bool = False
    budget: Budget = SIMULATED
    """How long those think who do."""

    def seated(self, number: int) -> tuple[int, ...]:
        """Which of the bots sits on each seat in this game."""
        shift = number if self.rotate else 0
        return tuple((seat - shift) % self.players for seat in range(self.players))


class Tally(Struct):
    """What came out. Wins are shared between winners; `by_bot` lists go with the plan's bots, the others with seats."""

    decisions: int
    games: int
    wins: list[float]
    scores: list[float]
    wins_by_bot: list[float]
    faults_by_bot: list[int]
    """Decisions that programs lost by a crash, by silence or by a wrong answer."""

    def add(self, other: "Tally") -> None:
        """Count another tally in."""
        self.decisions += other.decisions
        self.games += other.games
        for mine, theirs in (
            (self.wins, other.wins),
            (self.scores, other.scores),
            (self.wins_by_bot, other.wins_by_bot),
        ):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        self.faults_by_bot = [a + b for a, b in zip(self.faults_by_bot, other.faults_by_bot, strict=True)]


def empty(plan: Plan) -> Tally:
    """Nothing played yet."""
    none = [0.0] * plan.players
    return Tally(0, 0, none[:], none[:], none[:], [0] * plan.players)


def play_some(plan: Plan, numbers: range) -> Tally:
    """Play the games with these numbers."""
    game = find(plan.game)
    options = game.read_options(plan.players, plan.options)
    tally = empty(plan)
    for number in numbers:
        seed = seed_from(f"{plan.seed}/{number}")
        order = Random(f"{plan.seed}/{number}/order")
        seated = plan.seated(number)
        if set(plan.bots) == {"random"}:
            state = game.set_up(plan.players, options, Chance(seed))
            decisions = random_playout(state, order)
        else:
            bots = [
                bot_or_program(plan.bots[who], Random(f"{plan.seed}/{number}/{who}"), plan.budget) for who in seated
            ]
            state, decisions = play(game, options, seed, bots, order)
            for who, played in zip(seated, bots, strict=True):
                if isinstance(played, ProgramBot):
                    tally.faults_by_bot[who] += played.lost
        result = game.result(state)
        tally.decisions += decisions
        tally.games += 1
        for seat in result.winners:
            tally.wins[seat] += 1 / len(result.winners)
            tally.wins_by_bot[seated[seat]] += 1 / len(result.winners)
        for seat, score in enumerate(result.scores):
            tally.scores[seat] += score
    return tally


def chunks(games: int) -> list[range]:
    """The numbers of all games, in handfuls."""
    return [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]


def simulate(plan: Plan, workers: int) -> Iterator[Tally]:
    """Play the plan's games; yields a tally for each handful as it is done."""
    parts = chunks(plan.games)
    if workers == 1:
        for part in parts:
            yield play_some(plan, part)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_some, [plan] * len(parts), parts)


class Report(Struct):
    """A simulation's outcome, as `sim --json` prints it."""

    game: str
    players: int
    options: dict[str, Any]
    bots: Sequence[str]
    rotated: bool
    budget: Budget
    seed: str
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[float]
    mean_scores: list[float]
    wins_by_bot: list[float]
    faults_by_bot: list[int]


class Simulation:
    """A plan under way: hand it tallies, ask it for the report."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tally = empty(plan)
        self._began = perf_counter()

    def add(self, tally: Tally) -> None:
        """Count what was played."""
        self.tally.add(tally)

    def report(self) -> Report:
        """What is known now."""
        plan, tally = self.plan, self.tally
        seconds = perf_counter() - self._began
        options = find(plan.game).read_options(plan.players, plan.options)
        return Report(
            game=plan.game,
            players=plan.players,
            options=to_builtins(options),
            bots=plan.bots,
            rotated=plan.rotate,
            budget=plan.budget,
            seed=plan.seed,
            games=tally.games,
            decisions=tally.decisions,
            seconds=round(seconds, 3),
            decisions_per_second=round(tally.decisions / seconds, 1),
            wins=[round(wins, 4) for wins in tally.wins],
            mean_scores=[round(score / max(tally.games, 1), 3) for score in tally.scores],
            wins_by_bot=[round(wins, 4) for wins in tally.wins_by_bot],
            faults_by_bot=tally.faults_by_bot,
        )
