"""`bakufu train`: chances to win learned from games that bots play among themselves."""

from importlib import import_module
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bakufu.cli.words import words
from bakufu.games import find
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.values import FILE, Values
from bakufu.terminal.speak import CHECK_FAILED, console


def run(
    name: str,
    players: int | None,
    games: int,
    generations: int,
    slips: float,
    playouts: int,
    test: tuple[int, int],
    better: float,
    seed: str,
    into: Path | None,
    ship: bool,
    workers: int,
    ray: str | None,
    language: str,
) -> int:
    """Train, say what each generation came to, and keep the values; the exit code says whether any were accepted."""
    try:
        import_module("numpy")
    except ImportError:
        raise Mistake("train-extra", package="bakufu.training") from None
    from bakufu.training import course as training

    game, say = find(name), words(language)
    count = game.counts[0] if players is None else players
    game.read_options(count, {})
    course = training.TrainingPlan(game.id, count, games, generations, slips, playouts, *test, seed, better)
    folder = into or Path("build") / "train" / f"{game.id}-{count}"
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as shown:
        task = shown.add_task(game.name)

        def told(what: str, done: int, most: int) -> None:
            shown.update(task, description=f"{game.name}: {say(what)}", completed=done, total=most)

        for found in training.train(course, folder, workers, told, ray):
            about = msgspec.to_builtins(found)
            low, high = found.interval
            shares = {"share": f"{100 * found.mean:.0f}", "low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}"}
            console.print(say("train-generation", **{**about, **shares, "accepted": str(found.accepted).lower()}))
    file = folder / FILE
    if not file.is_file():
        console.print(say("train-none"))
        return CHECK_FAILED
    console.print(say("train-kept", file=str(file)), soft_wrap=True)
    if ship:
        target = game.file(FILE)
        training.ship(msgspec.json.decode(file.read_bytes(), type=Values), target)
        console.print(say("train-shipped", file=str(target)), soft_wrap=True)
    return 0
