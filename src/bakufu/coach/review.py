"""A finished game looked back at: how the chances went, and what each choice gained or cost."""

from collections.abc import Iterator, Sequence
from statistics import NormalDist
from typing import Any

from msgspec import Struct

from bakufu.arena.workers import done
from bakufu.coach.chances import Chances, chances
from bakufu.coach.playing_on import QUICK, policy
from bakufu.coach.weighing import Weighed, Weighing
from bakufu.games import find
from bakufu.kernel.judgement import Plan
from bakufu.kernel.record import Record
from bakufu.kernel.state import State
from bakufu.kernel.step import answer, settle
from bakufu.kernel.table import Table
from bakufu.kernel.verify import replay
from bakufu.kernel.words import ONLOOKER, Seat

POINTS = 60
"""The graph has about so many points."""

DOUBT = 0.05
"""So often, at most, a review names a mistake that the game played on does not bear out."""

WORTH_SAYING = 0.02
"""Less than so much of a victory is no mistake."""

SUSPECT = 1.0
"""Standard errors by which something else has to look better before it is looked at closely."""


class Asked(Struct, frozen=True):
    """A choice of the game: after so many moves, and all that was answered of one plan."""

    move: int
    seat: Seat
    name: str
    plan: Plan
    others: tuple[Plan, ...]


class Choice(Struct, frozen=True):
    """A choice, and what it was worth to who made it beside the best that was found instead."""

    move: int
    seat: Seat
    name: str
    plan: Plan
    chances: tuple[float, ...]
    """After it, as the seat could know them then."""
    better: Plan | None = None
    cost: float = 0.0
    error: float = 0.0
    mistake: bool = False
    """Whether the samples bear out that the other was better."""


class Review(Struct, frozen=True):
    """All of it. The graph is seen by one seat, or by an onlooker (-1)."""

    game: str
    eyes: Seat
    graph: tuple[tuple[int, Chances], ...]
    choices: tuple[Choice, ...]
    samples: int


class Job(Struct, frozen=True):
    """A piece of a review: a point of the graph, or a choice."""

    lines: str
    move: int
    asked: Asked | None
    eyes: Seat
    samples: int
    bot: str
    seed: str
    sure: float
    """Standard errors that make a mistake."""


def review(
    record: Record,
    seat: Seat | None,
    samples: int,
    workers: int = 1,
    bot: str = QUICK,
    seed: str = "1",
    choices: bool = True,
) -> Iterator[Review | tuple[int, int]]:
    """The review of a finished game; before it, again and again, how many of how many pieces are done.

    Of one seat's choices with its eyes, or of everybody's, each with their own, and an onlooker's graph; or, without
    any choices, of the graph alone.
    """
    table = replay(find(record.game), record)
    eyes = ONLOOKER if seat is None else seat
    lines = "\n".join(record.lines())
    asked = [one for one in all_asked(table, bot, seed) if seat in (None, one.seat)] if choices else []
    sure = NormalDist().inv_cdf(1 - DOUBT / max(len(asked), 1))
    moves = sorted({*range(0, len(table.answers), max(len(table.answers) // POINTS, 1)), len(table.answers)})
    what = (eyes, samples, bot, seed, sure)
    jobs = [*[Job(lines, move, None, *what) for move in moves], *[Job(lines, one.move, one, *what) for one in asked]]
    points: dict[int, Chances] = {}
    found: dict[int, Choice] = {}
    for job, came in done(jobs, _do, workers):
        if isinstance(came, Choice):
            found[job.move] = came
        else:
            points[job.move] = came
        yield len(points) + len(found), len(jobs)
    in_order = tuple(found[one.move] for one in asked)
    yield Review(record.game, eyes, tuple(sorted(points.items())), in_order, samples)


def all_asked(table: Table[Any], bot: str, seed: str) -> Iterator[Asked]:
    """Every choice of a game with what it could have been instead; one that came piece by piece is one choice."""
    game, choose = table.game, policy(table.game, bot, table.players)
    state = table.laid_out()
    settle(state)
    covered: set[int] = set()
    for move, (seat, action) in enumerate(table.answers):
        decision = state.stack[-1].ask(state, seat)
        if len(decision.actions) > 1 and move not in covered:
            plans = Weighing(game, state, seat, choose, f"{seed}/{move}").candidates()
            moves = followed(table, state, move, plans)
            covered.update(moves)
            plan = tuple(table.answers[number][1] for number in moves)
            others = tuple(other for other in plans if other != plan)
            if others:
                yield Asked(move, seat, decision.name, plan, others)
        answer(state, seat, action)


def followed(table: Table[Any], state: State, move: int, plans: Sequence[Plan]) -> list[int]:
    """The moves that make up the seat's plan from here on: up to an answer as those that end such plans."""
    seat = table.answers[move][0]
    last = {type(plan[-1]) for plan in plans if len(plan) > 1}
    moves: list[int] = [move]
    if not last or type(table.answers[move][1]) in last:
        return moves
    state = state.clone()
    name = state.stack[-1].ask(state, seat).name
    answer(state, *table.answers[move])
    for number, (who, action) in enumerate(table.answers[move + 1 :], move + 1):
        if who == seat:
            if state.stack[-1].ask(state, seat).name != name:
                break
            moves.append(number)
            if type(action) in last:
                break
        answer(state, who, action)
    return moves


def _do(job: Job) -> Chances | Choice:
    record = Record.parse(job.lines)
    game = find(record.game)
    state = replay(game, record, job.move).state
    if job.asked is None:
        return chances(game, state, job.eyes, job.samples, job.bot, f"{job.seed}/graph")
    weighing = Weighing(game, state, job.asked.seat, policy(game, job.bot, record.players), f"{job.seed}/{job.move}")
    return judged(weighing, job.asked, job.samples, job.sure)


def judged(weighing: Weighing, asked: Asked, samples: int, sure: float) -> Choice:
    """What a choice was worth. What looks better is found on some samples and judged on others.

    Who is found because it looked best looks better than it is, so the same samples must not judge it.
    """
    few = max(samples // 4, 1)
    about = (asked.move, asked.seat, asked.name, asked.plan)
    best = weighing.best(asked.others, few)[0]
    first = weighing.beside((asked.plan, best), few)
    if first[1].gain <= SUSPECT * first[1].error:
        return Choice(*about, first[0].chances)
    mine, other = weighing.beside((asked.plan, best), samples)
    return Choice(*about, mine.chances, best, other.gain, other.error, is_mistake(other, sure))


def is_mistake(other: Weighed, sure: float) -> bool:
    """Whether something else was better, beyond doubt and by more than a little."""
    return other.gain > max(sure * other.error, WORTH_SAYING)
