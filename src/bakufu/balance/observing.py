"""One game of the lab: played silently, then gone through once more to see what happened."""

from collections import Counter
from functools import cache
from math import log2
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

from bakufu.arena.entrants import entrant
from bakufu.arena.match import play
from bakufu.balance.lab import Cell, played_game
from bakufu.bots import Thinker
from bakufu.coach.ledger import Ledger, ledger
from bakufu.coach.playing_on import QUICK
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.step import answer, settle
from bakufu.kernel.table import Table
from bakufu.kernel.words import Answer, Event, Seat, Seats

GLANCE, THOUGHT = 10.0, 8.0
"""Seconds that a person is taken to need for a decision with all that goes with it, and for each time that its answers
double: so that most of our games come near what their boxes say."""


class Job(Struct, frozen=True):
    """A game to be looked at; with samples its luck is weighed, too."""

    cell: Cell
    number: int
    samples: int = 0


class Observed(Struct, frozen=True):
    """What a game was like; lists go by seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    seconds: float
    """That people would take, by a simple model; who decides at the same time thinks at the same time."""
    ahead: tuple[int, ...]
    """Whose position was worth most after half of the decisions."""
    done: dict[str, tuple[int, ...]]
    """What each seat did or met with, and how often."""
    happened: dict[str, int]
    """What happened at the table, and how often."""
    luck: tuple[float, ...] = ()
    """What luck gave and took, in victories; only where it was weighed."""


def look_at(job: Job) -> Observed:
    """Play a game of the cell and say what it was like. The same job gives the same."""
    cell = job.cell
    game, seed = played_game(cell), f"{cell.seed}/{job.number}"
    options = game.read_options(cell.players, msgspec.json.decode(cell.options))
    sitting = entrant(cell.bot, cell.budget)
    bots = [sitting.make(Random(f"{seed}/{seat}")) for seat in range(cell.players)]
    answers: list[Answer] = []
    play(game, options, seed_from(seed), bots, Random(f"{seed}/order"), cell.rules, answers)
    state = game.set_up(cell.players, options, Chance(seed_from(seed)), cell.rules)
    return _go_through(game, state, answers, _luck(job, game, options, answers) if job.samples else ())


def _luck(job: Job, game: Game[Any], options: Any, answers: list[Answer]) -> tuple[float, ...]:
    seed = f"{job.cell.seed}/{job.number}"
    table: Table[Any] = Table(game, job.cell.players, options, seed_from(seed), rules=job.cell.rules)
    table.play_all(answers)
    *_, found = ledger(table.record, job.samples, bot=_plays_on(job.cell), seed=seed)
    assert isinstance(found, Ledger)
    return tuple(found.account(seat).luck for seat in range(job.cell.players))


def _plays_on(cell: Cell) -> str:
    """The bot itself, where it does not look ahead, so that what is luck to these players is taken for luck."""
    sitting = entrant(cell.bot, cell.budget)
    if sitting.program or isinstance(sitting.make(Random(0)), Thinker):
        return QUICK
    return sitting.bot


def _go_through(game: Game[Any], state: Any, answers: list[Answer], luck: tuple[float, ...]) -> Observed:
    players = game.players(state)
    done: dict[str, Counter[Seat]] = {}
    happened: Counter[str] = Counter()

    def tell(event: Event, to: Seats | None = None) -> None:
        tag = str(event.__struct_config__.tag)
        whose = getattr(event, "seat", to[0] if to and len(to) == 1 else None)
        happened[tag] += 1
        for key in _keys("event", event):
            if whose is None:
                happened[key] += 1
            else:
                done.setdefault(key, Counter())[whose] += 1

    state.tell = tell
    ahead: tuple[Seat, ...] = ()
    waiting, clock = settle(state), _Clock()
    for number, (seat, action) in enumerate(answers):
        if number == len(answers) // 2:
            worth = [game.worth(state, one) for one in range(players)]
            ahead = tuple(one for one, value in enumerate(worth) if value == max(worth))
        for key in _keys("action", action):
            done.setdefault(key, Counter())[seat] += 1
        step = state.stack[-1]
        clock.add(type(step), seat, len(step.ask(state, seat).actions), len(waiting))
        waiting = answer(state, seat, action)
    result = game.result(state)
    counted = {key: tuple(count[seat] for seat in range(players)) for key, count in done.items()}
    return Observed(result.places, result.scores, len(answers), clock.end(), ahead, counted, dict(happened), luck)


class _Clock:
    """How long people would have taken."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._step: type | None = None
        self._together: dict[Seat, float] = {}

    def add(self, step: type, seat: Seat, answers: int, waiting: int) -> None:
        """Somebody answers; those asked at the same step at the same time think side by side."""
        needs = GLANCE + THOUGHT * log2(answers) if answers > 1 else 0.0
        if step is not self._step:
            self.end()
            self._step = step
        if waiting > 1 or self._together:
            self._together[seat] = self._together.get(seat, 0.0) + needs
        else:
            self._seconds += needs

    def end(self) -> float:
        """All that was taken until now."""
        self._seconds += max(self._together.values(), default=0.0)
        self._together.clear()
        return self._seconds


def _keys(what: str, value: Struct) -> list[str]:
    """How what is done is called: by itself, and with each value that has a name."""
    tag = f"{what}:{value.__struct_config__.tag}"
    found = [tag]
    for name, kind in _named(type(value)):
        field = getattr(value, name)
        if isinstance(field, int | str):
            found.append(f"{tag}:{kind}={field}")
    return found


@cache
def _named(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The fields whose annotation says what they are, with that, but for seats."""
    found = ((name, _called(hint)) for name, hint in get_type_hints(kind, include_extras=True).items())
    return tuple((name, called) for name, called in found if called not in ("", "seat"))


def _called(hint: Any) -> str:
    if hasattr(hint, "__metadata__"):
        return str(hint.__metadata__[0])
    return next((called for part in get_args(hint) if (called := _called(part))), "")
