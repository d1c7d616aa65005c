"""`bakufu arena compare`, `seats` and `lengths`: a question, the games it takes, and the answer."""

from collections.abc import Callable
from contextlib import nullcontext
from math import isfinite
from pathlib import Path
from typing import Any, Literal

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bakufu.arena import questions
from bakufu.arena.arena import Arena
from bakufu.arena.entrants import PACKAGE
from bakufu.arena.questions import Observe, ask, elo_of, log_ratio_of, percent_of, score_of
from bakufu.arena.sequential import Bounds, Sequential, Verdict
from bakufu.arena.stores import write
from bakufu.cli.arena_results import warn_of_clocks
from bakufu.cli.words import words
from bakufu.kernel.mistake import Mistake
from bakufu.terminal.speak import CHECK_FAILED, console, own_language

SEAT_1_BEGINS = {"draw_first": False}
"""Seats are compared by where they sit after the first player, unless one says otherwise."""


class Scale(Struct, frozen=True):
    """In what a question is asked and answered."""

    unit: Literal["elo", "percent"]
    to_mean: Callable[[float], float]
    from_mean: Callable[[float], float]

    def spell(self, value: float) -> str:
        """A value, with its sign; nothing is no less than nothing."""
        return f"{round(value):+d}" if self.unit == "elo" else f"{round(value, 1) + 0.0:+.1f} %"


ELO = Scale("elo", score_of, elo_of)
PERCENT = Scale("percent", log_ratio_of, percent_of)


class ArenaQuestion(Struct, frozen=True):
    """What is asked, of which games, and how sure the answer has to be."""

    name: Literal["compare", "seats", "lengths"]
    arena: Arena
    about: dict[str, Any]
    observe: Observe
    scale: Scale
    low: float
    high: float
    bounds: Bounds


class ArenaAnswer(Struct, frozen=True):
    """What came out, as `--json` prints it. `low`, `high` and `estimate` are in the unit named."""

    question: str
    about: dict[str, Any]
    arena: Arena
    verdict: Verdict
    unit: str
    low: float
    high: float
    estimate: float
    interval: tuple[float, float]
    llr: float
    lower: float
    upper: float
    alpha: float
    beta: float
    games: int
    deals: int


def stronger(arena: Arena, by: questions.By, elo: str, alpha: float, beta: float) -> ArenaQuestion:
    """Is the first of the arena's two bots stronger?"""
    new, old = arena.bots
    low, high = _range(elo, "0,10")
    about = {"new": new, "old": old, "by": by}
    bounds = Bounds(score_of(low), score_of(high), alpha, beta)
    return ArenaQuestion("compare", arena, about, questions.stronger(new, old, by), ELO, low, high, bounds)


def better_seat(arena: Arena, seat: int, than: int, elo: str, alpha: float, beta: float) -> ArenaQuestion:
    """Is one seat better than another? Counted from 1."""
    for named in (seat, than):
        if not 1 <= named <= arena.players:
            raise Mistake("arena-no-seat", package=PACKAGE, seat=named, players=arena.players)
    if seat == than:
        raise Mistake("arena-same-seat", package=PACKAGE)
    low, high = _range(elo, "0,10")
    bounds = Bounds(score_of(low), score_of(high), alpha, beta)
    observe = questions.better_seat(seat - 1, than - 1)
    return ArenaQuestion("seats", arena, {"seat": seat, "than": than}, observe, ELO, low, high, bounds)


def longer(arena: Arena, options: list[str], than: list[str], percent: str, alpha: float, beta: float) -> ArenaQuestion:
    """Is a game longer with the arena's first options than with its second?"""
    low, high = _range(percent, "0,10")
    if low <= -100:
        raise Mistake("arena-range", package=PACKAGE, given=percent, example="0,10")
    about = {"options": ", ".join(options), "than": ", ".join(than)}
    bounds = Bounds(log_ratio_of(low), log_ratio_of(high), alpha, beta)
    return ArenaQuestion("lengths", arena, about, questions.longer(*arena.options), PERCENT, low, high, bounds)


def _range(given: str, example: str) -> tuple[float, float]:
    try:
        low, high = map(float, given.split(","))
    except ValueError:
        low = high = 0.0
    if not low < high or not isfinite(high - low):
        raise Mistake("arena-range", package=PACKAGE, given=given, example=example)
    return low, high


def answer(
    question: ArenaQuestion, workers: int, ray: str | None, most: int, file: Path | None, language: str | None
) -> None:
    """Play until it is sure, and say what came out; without a language as JSON. Exit code 1 unless it is H1."""
    test, games = Sequential(question.bounds), 0
    errors = Console(stderr=True)
    columns = (TextColumn("H0"), BarColumn(), TextColumn("H1  {task.description}"), TimeElapsedColumn())
    with (
        write(file, question.arena) if file else nullcontext() as results,
        Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress,
    ):
        warn_of_clocks(question.arena, language or own_language())
        task = progress.add_task("", total=question.bounds.upper - question.bounds.lower)
        for games in ask(question.arena, question.observe, test, workers, most, results, ray):
            if games:
                live = words(language)("arena-live", **_figures(question, test, games))
                progress.update(task, completed=max(0.0, test.llr - question.bounds.lower), description=live)
    if language is None:
        print(msgspec.json.encode(_answer(question, test, games)).decode())
    else:
        _print(question, test, games, language)
    if test.verdict != "H1":
        raise typer.Exit(CHECK_FAILED)


def _answer(question: ArenaQuestion, test: Sequential, games: int) -> ArenaAnswer:
    back, bounds = question.scale.from_mean, question.bounds
    low, high = test.interval
    return ArenaAnswer(
        question=question.name,
        about=question.about,
        arena=question.arena,
        verdict=test.verdict,
        unit=question.scale.unit,
        low=question.low,
        high=question.high,
        estimate=back(test.mean),
        interval=(back(low), back(high)),
        llr=test.llr,
        lower=bounds.lower,
        upper=bounds.upper,
        alpha=bounds.alpha,
        beta=bounds.beta,
        games=games,
        deals=test.observations,
    )


def _figures(question: ArenaQuestion, test: Sequential, games: int) -> dict[str, Any]:
    found, spell = _answer(question, test, games), question.scale.spell
    return {
        "unit": found.unit,
        "llr": f"{found.llr:.2f}",
        "lower": f"{found.lower:.2f}",
        "upper": f"{found.upper:.2f}",
        "estimate": spell(found.estimate),
        "least": spell(found.interval[0]),
        "most": spell(found.interval[1]),
        "games": games,
        "deals": found.deals,
    }


def _print(question: ArenaQuestion, test: Sequential, games: int, language: str) -> None:
    say, spell = words(language), question.scale.spell
    ends = {"low": spell(question.low), "high": spell(question.high)}
    about = {key: value or say("arena-usual") for key, value in question.about.items()}
    console.print(say(f"arena-{question.name}-{test.verdict}", **about, **ends), soft_wrap=True)
    console.print(say("arena-figures", **_figures(question, test, games)), soft_wrap=True)
