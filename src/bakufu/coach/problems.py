"""Moments of played games at which one answer is far better than all others that are worth a look."""

from collections.abc import Generator, Iterator, Sequence
from itertools import count, islice
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bakufu.arena.match import play
from bakufu.arena.workers import done
from bakufu.bots import bot
from bakufu.bots.search.playout import playout
from bakufu.coach.hint import SAMPLES, outlooks, why
from bakufu.coach.playing_on import QUICK, policy
from bakufu.coach.weighing import Weighed, Weighing
from bakufu.games import find
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import Plan, judgement_of
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.reasons import Reason
from bakufu.kernel.sight import Sight
from bakufu.kernel.step import answer, settle
from bakufu.kernel.words import Answer, Seat

PLAYS = "fair"
"""Who plays the games that are mined."""

MOMENTS, SAME = 120, 12
"""Of so many moments drawn of each game at most so many with the same question are looked at."""

FEW, NEAREST = 24, 6
"""Where there are more answers, all others are tried so often, too, and so many that come nearest compared as well."""

OPEN = 0.15
"""Who has less of a victory, at first sight, or lacks less, has little to win or to lose."""

MOST = 10
"""With so many answers at most all are compared; with more, those that are worth a look."""

GLANCES = ((2, 0.03), (6, 0.06), (12, 0.06))
"""After so many samples, as a search judges, the best has to be ahead by so much of a victory."""

TRIALS = ((4, 0.05), (8, 0.05), (16, 0.1), (32, 0.12))
"""The same for what stands out then, played on. Most moments are none, and soon left."""

LAST, FAR = (100, 400), 0.15
"""New samples for what is to be said, more where that was in doubt; by how much the best has to be ahead on those."""

ALIKE, PATIENCE = 0.4, 5
"""No more than this share of a set asks the same, unless others are rare: than one for so many games looked at."""

SURE = 3.0
"""So many standard errors lie between what is far better and a third of that."""


class OtherPlan(Struct, frozen=True):
    """Another answer, and how much of a victory it costs beside the best."""

    plan: list[dict[str, Any]]
    cost: float
    error: float


class Problem(Struct, frozen=True):
    """A position as its seat could know it: what it cannot see is drawn anew, and no luck of the real game is in it."""

    number: int
    """Of the game that was played."""
    move: int
    seat: Seat
    name: str
    """What is asked."""
    position: str
    best: list[dict[str, Any]]
    rest: tuple[OtherPlan, ...]
    reasons: tuple[Reason, ...]
    """What the best does more than the next best."""


class Problems(Struct, frozen=True):
    """A set of them, as it stands in a file."""

    game: str
    rules: str
    seed: str
    games: int
    """So many have been looked at."""
    problems: tuple[Problem, ...]

    def with_next(self, problem: Problem | None, wanted: int) -> "Problems":
        """What the next game has brought, too, in a set that is to have so many: not too many that ask the same."""
        kept = self.problems
        most = max(ALIKE * wanted, self.games / PATIENCE, 1)
        if problem and sum(one.name == problem.name for one in kept) < most:
            kept = (*kept, problem)
        return Problems(self.game, self.rules, self.seed, self.games + 1, kept)


class Job(Struct, frozen=True):
    """A game to be mined."""

    game: str
    seed: str
    number: int


FILE = "problems.json"


def has_problems(game: Game[Any]) -> bool:
    """Whether a set comes with the game."""
    return game.file(FILE).is_file()


def shipped(game: Game[Any]) -> Problems:
    """The set that comes with a game; raises `Mistake` where there is none."""
    if not has_problems(game):
        raise Mistake("no-problems", package="bakufu.cli", game=game.name)
    return msgspec.json.decode(game.file(FILE).read_bytes(), type=Problems)


def mined(game: str, seed: str, start: int, workers: int) -> Generator[Problem | None, None, None]:
    """Game after game, without end and in their order: the problem of each, if there is one."""
    found: dict[int, Problem | None] = {}
    upto = start
    for job, came in done((Job(game, seed, number) for number in count(start)), mine, workers):
        found[job.number] = came
        while upto in found:
            yield found.pop(upto)
            upto += 1


def mine(job: Job) -> Problem | None:
    """Play a game, and look at some of its choices until one is a problem."""
    game, seed = find(job.game), f"{job.seed}/{job.game}/{job.number}"
    rng = Random(seed)
    players = game.counts[job.number % len(game.counts)]
    options = game.read_options(players, {})
    bots = [bot(PLAYS, Random(f"{seed}/{seat}")) for seat in range(players)]
    answers: list[Answer] = []
    _, length = play(game, options, seed_from(seed), bots, Random(f"{seed}/order"), answers=answers)
    drawn = late_rather_than_early(length, rng)
    moments: dict[str, list[tuple[int, Seat, Any]]] = {}
    state = game.set_up(players, options, Chance(seed_from(seed)))
    settle(state)
    for move, (seat, action) in enumerate(answers):
        if move in drawn and len((decision := state.stack[-1].ask(state, seat)).actions) > 1:
            world = game.determinize(state, seat, Chance(seed_from(f"{seed}/{move}/world")))
            if OPEN < judgement_of(game).chances(world)[seat] < 1 - OPEN:
                moments.setdefault(decision.name, []).append((move, seat, world))
        answer(state, seat, action)
    for alike in moments.values():
        rng.shuffle(alike)
        for move, seat, world in alike[:SAME]:
            problem = problem_at(game, world, seat, f"{seed}/{move}", job.number, move)
            if problem:
                return problem
    return None


def late_rather_than_early(length: int, rng: Random) -> set[int]:
    """Moves to look at. The nearer the end, the more of a victory hangs on one answer, and the sooner that is seen."""
    return {length - 1 - int(length * rng.random() ** 3) for _ in range(MOMENTS)}


def problem_at(game: Game[Any], state: Any, seat: Seat, seed: str, number: int, move: int) -> Problem | None:
    """The problem of this moment, if it is one: one answer far better than the rest, and not the first that comes."""
    decision = state.stack[-1].ask(state, seat)
    weighing = Weighing(game, state, seat, policy(game, QUICK), seed)
    plans = weighing.candidates(MOST)
    # Near a plan of several pieces there are others that are nearly as good, and not all of them can be tried.
    if len(plans) < 2 or any(len(plan) > 1 for plan in plans):
        return None
    obvious = plans[0]
    if len(decision.actions) <= MOST:
        plans = [(action,) for action in decision.actions]
    sight = Sight(game, state, seat, decision)
    glances = at_a_glance(sight, plans, Random(f"{seed}/glance"))
    ranked = ahead(GLANCES, glances, len(plans))
    if not ranked or plans[ranked[0]] == obvious:
        return None
    plans = [plans[place] for place in ranked]
    trials = ([outcomes[0][seat] for outcomes in weighing.trial(plans, 1)] for _ in count())
    plans = [plans[place] for place in ahead(TRIALS, trials, len(plans))]
    if not plans or plans[0] == obvious:
        return None
    rest = far_behind_all(weighing, plans[0], plans[1:])
    if rest:
        unseen: list[Plan] = [(action,) for action in decision.actions if (action,) not in plans]
        others = far_behind_all(weighing, plans[0], nearest(weighing, plans[0], unseen))
        rest = None if others is None else rest + others
    if not rest:
        return None
    rest.sort(key=lambda other: other.gain, reverse=True)
    worths = outlooks(sight, (plans[0], rest[0].plan), SAMPLES, Random(f"{seed}/why"))
    return Problem(
        number,
        move,
        seat,
        decision.name,
        state.to_json(),
        plain(plans[0]),
        tuple(OtherPlan(plain(other.plan), round(-other.gain, 3), round(other.error, 3)) for other in rest),
        why(*worths),
    )


def at_a_glance(sight: Sight, plans: Sequence[Plan], rng: Random) -> Iterator[list[float]]:
    """Sample after sample, what a search would think of each plan."""
    judgement = judgement_of(sight.game)
    while True:
        world = sight.sample(rng)
        judgement.likely(world, sight.seat, rng)
        yield [playout(judgement, world.clone(), sight.seat, plan)[0][sight.seat] for plan in plans]


def ahead(looks: Sequence[tuple[int, float]], samples: Iterator[list[float]], plans: int) -> list[int]:
    """The places of the plans, the best first, if that was far enough ahead at each look; nothing if it was not."""
    sums, tried, ranked = [0.0] * plans, 0, list[int]()
    for upto, least in looks:
        for worths in islice(samples, upto - tried):
            sums = [one + more for one, more in zip(sums, worths, strict=True)]
        tried = upto
        ranked = sorted(range(plans), key=lambda place: -sums[place])
        if sums[ranked[0]] - sums[ranked[1]] < least * tried:
            return []
    return ranked


def nearest(weighing: Weighing, best: Plan, others: Sequence[Plan]) -> list[Plan]:
    """Of answers that did not seem worth a look those that come nearest to the best."""
    tried = weighing.beside((best, *others), FEW)[1:] if others else []
    return [other.plan for other in sorted(tried, key=lambda other: -other.gain)[:NEAREST]]


def far_behind_all(weighing: Weighing, best: Plan, others: Sequence[Plan]) -> list[Weighed] | None:
    """What others are worth beside the best, on new samples, if all are far behind; in doubt on more new ones."""
    sure: list[Weighed] = []
    for samples in LAST:
        if others:
            weighed = weighing.beside((best, *others), samples)[1:]
            if any(other.error - other.gain < FAR for other in weighed):
                return None
            sure += [other for other in weighed if far_behind(other)]
            others = [other.plan for other in weighed if not far_behind(other)]
    return None if others else sure


def far_behind(other: Weighed) -> bool:
    """Whether an answer is far worse than the best, and that beyond doubt."""
    return -other.gain >= FAR and -other.gain - SURE * other.error > FAR / 3


def plain(plan: Plan) -> list[dict[str, Any]]:
    """A plan as it stands in a file."""
    return [msgspec.to_builtins(action) for action in plan]
