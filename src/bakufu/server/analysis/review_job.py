"""One review, piece by piece: what a worker does, and what is kept of it."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bakufu.coach.chances import Chances
from bakufu.coach.ledger import Ledger, ledger
from bakufu.coach.review import Review, review
from bakufu.kernel.json import to_builtins
from bakufu.kernel.record import Record
from bakufu.kernel.words import ONLOOKER, Seat

AT_ONCE = 2
"""So many samples go through a game before others are let in."""

Progress: TypeAlias = tuple[int, int]
"""How many of how many pieces are done."""

PlainPlan: TypeAlias = list[dict[str, Any]]


class KeptPoint(Struct, frozen=True):
    """Everybody's chances after so many moves."""

    move: int
    chances: Chances


class KeptChoice(Struct, frozen=True):
    """A choice of the seat's, and what it cost beside the best that was found."""

    move: int
    answers: int
    """So many answers of the seat's belong to it."""
    name: str
    chances: tuple[float, ...]
    better: PlainPlan | None
    cost: float
    error: float
    mistake: bool


class KeptReview(Struct, frozen=True):
    """What is kept of a seat's review; of an onlooker's, the graph alone."""

    graph: list[KeptPoint]
    choices: list[KeptChoice]
    samples: int


class KeptEntry(Struct, frozen=True):
    """A choice or a luck of the ledger: by its place in the course of the game, from which all else follows."""

    change: tuple[float, ...]
    errors: tuple[float, ...]


class KeptLedger(Struct, frozen=True):
    """What is kept of the luck ledger."""

    start: tuple[float, ...]
    entries: list[KeptEntry]
    result: tuple[float, ...]
    samples: int


class KeptAnalysis(Struct, frozen=True, omit_defaults=True):
    """What has come of an analysis; the ledger is with the onlooker's."""

    review: KeptReview
    ledger: KeptLedger | None = None


class AnalysisJob(Struct, frozen=True):
    """What a worker needs to know."""

    lines: str
    """The record of a game that is over."""
    eyes: Seat
    samples: int


def analysed(job: AnalysisJob) -> Iterator[Progress | str]:
    """How far it is, again and again; last of all what has come of it, as JSON."""
    record = Record.parse(job.lines)
    counted = job.samples if job.eyes == ONLOOKER else 0
    found = kept = None
    for step in review(record, None if job.eyes == ONLOOKER else job.eyes, job.samples, choices=job.eyes != ONLOOKER):
        if isinstance(step, Review):
            found = _kept_review(step)
        else:
            yield step[0], step[1] + counted
    assert found
    if counted:
        graph = len(found.graph)
        for done in ledger(record, job.samples, chunk=AT_ONCE):
            if isinstance(done, Ledger):
                kept = _kept_ledger(done)
            else:
                yield graph + done, graph + counted
    yield msgspec.json.encode(KeptAnalysis(found, kept)).decode()


def _kept_review(found: Review) -> KeptReview:
    graph = [KeptPoint(move, _rounded(chances)) for move, chances in found.graph]
    choices = [
        KeptChoice(
            one.move,
            len(one.plan),
            one.name,
            _short(one.chances),
            [to_builtins(action) for action in one.better] if one.better else None,
            round(one.cost, 4),
            round(one.error, 4),
            one.mistake,
        )
        for one in found.choices
    ]
    return KeptReview(graph, choices, found.samples)


def _kept_ledger(found: Ledger) -> KeptLedger:
    entries = [KeptEntry(one.change, _short(one.errors)) for one in found.entries]
    return KeptLedger(found.start, entries, found.result, found.samples)


def _rounded(chances: Chances) -> Chances:
    return Chances(_short(chances.wins), _short(chances.errors), chances.samples)


def _short(figures: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(figure, 4) for figure in figures)
