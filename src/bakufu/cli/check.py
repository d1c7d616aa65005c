"""`bakufu check`: what must hold for every game, on one of them."""

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from bakufu.cli.words import words
from bakufu.conformance.points import POINTS, run, variants_of
from bakufu.conformance.variant import Violation
from bakufu.games import find
from bakufu.terminal.speak import Violated, console


def check(name: str, games: int, language: str) -> None:
    """Look at every point, a line each; raises `Violated` at the end where one does not hold."""
    game = find(name)
    say = words(language)
    variants = variants_of(game, games)
    checks = sum(len(point.checks(game, variants)) for point in POINTS)
    console.print(say("check-begins", game=game.name, variants=len(variants), games=games))
    errors = Console(stderr=True)
    bad = 0
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("", total=checks)
        for point in POINTS:
            what = say(f"check-{point.name}")
            progress.update(task, description=point.name)
            try:
                for _ in run(point, game, variants):
                    progress.advance(task)
                console.print(Text("✓ ", style="green").append(what, style="not green"))
            except Violation as violation:
                bad += 1
                console.print(Text("✗ ", style="red").append(what, style="bold"))
                console.print(Text(f"  {violation}", style="red"), soft_wrap=True)
    if bad:
        raise Violated("check-bad", "bakufu.cli", game=game.name, bad=bad, points=len(POINTS))
    console.print(say("check-good", game=game.name, points=len(POINTS)))
