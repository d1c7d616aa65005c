"""`bakufu problems`."""

from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from bakufu.cli.coach.progress import progress
from bakufu.cli.words import words
from bakufu.coach.problems import Problem, Problems, mined, shipped
from bakufu.coach.words import in_words, reasons_in_words
from bakufu.games import find
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import Plan
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.text import Texts
from bakufu.terminal.board import board_of, player
from bakufu.terminal.speak import console


def mine(name: str, number: int, file: Path, seed: str, workers: int, language: str) -> None:
    """Look for so many problems; they are kept as they are found, and the same words go on where they were."""
    game = find(name)
    known = read(file, game, seed) if file.exists() else Problems(game.id, game.rules_version, seed, 0, ())
    looked, mining = known.games, mined(game.id, seed, known.games, workers)
    with progress() as shown, closing(mining):
        task = shown.add_task(game.name, total=number, completed=len(known.problems))
        while len(known.problems) < number:
            known = known.with_next(next(mining), number)
            write(file, known)
            shown.update(task, completed=len(known.problems))
    about = {"number": len(known.problems), "games": known.games - looked, "file": str(file)}
    console.print(words(language)("problems-found", **about), soft_wrap=True)


def read(file: Path, game: Game[Any], seed: str | None = None) -> Problems:
    """The set in a file; raises `Mistake` where it is another game's, or was mined with another seed."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Problems)
    except msgspec.DecodeError:
        raise Mistake("problems-unreadable", package="bakufu.cli", file=str(file)) from None
    if found.game != game.id or seed not in (None, found.seed):
        raise Mistake("problems-other", package="bakufu.cli", file=str(file))
    return found


def write(file: Path, problems: Problems) -> None:
    """A set, one problem after another. It is there whole at any moment, also when this is killed."""
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(msgspec.json.format(msgspec.json.encode(problems), indent=1) + b"\n")
    new.replace(file)


def run(name: str, show: int | None, file: Path | None, language: str) -> None:
    """List the problems of a game, or pose one of them."""
    game = find(name)
    found = read(file, game) if file else shipped(game)
    if show is None:
        enumerate_all(game, found, language)
    elif not 1 <= show <= len(found.problems):
        raise Mistake("no-such-problem", package="bakufu.cli", number=show, most=len(found.problems))
    else:
        pose(game, found.problems[show - 1], language)


def enumerate_all(game: Game[Any], found: Problems, language: str) -> None:
    """One line each."""
    say, texts = words(language), Texts(game, language)
    for number, problem in enumerate(found.problems, 1):
        players = game.players(game.load(problem.position))
        asked = texts.decision(problem.name)
        console.print(Text(f"{number:>4}  ").append(say("problems-line", players=players, asked=asked)), soft_wrap=True)


def pose(game: Game[Any], problem: Problem, language: str) -> None:
    """The table as the seat sees it, what is asked; then, when the person wants it, the answer and why."""
    say, texts = words(language), Texts(game, language)
    state, seat, board = game.load(problem.position), problem.seat, board_of(game)
    view, decision = game.view(state, seat), state.stack[-1].ask(state, seat)
    console.print(board.draw(view, seat, texts))
    console.print(player(seat, texts).append(f": {texts.decision(decision.name)}", style="bold"))
    offer = board.offer(view, seat, decision, texts)
    if offer is not None:
        console.print(offer)
    try:
        input(say("problems-think"))
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    best = plan_of(game, problem.best)
    console.print(say("problems-best", plan=in_words(best, texts)), soft_wrap=True)
    preview = board.preview(view, seat, best[0], texts)
    if preview is not None:
        console.print(preview)
    if problem.reasons:
        console.print(reasons_in_words(problem.reasons, texts), soft_wrap=True)
    for other in problem.rest:
        figures = {"cost": f"{100 * other.cost:.0f}", "error": f"{100 * other.error:.0f}"}
        console.print(say("problems-rest", plan=in_words(plan_of(game, other.plan), texts), **figures), soft_wrap=True)


def plan_of(game: Game[Any], plain: list[dict[str, Any]]) -> Plan:
    """A plan as a file has it."""
    return tuple(game.read_action(action) for action in plain)
