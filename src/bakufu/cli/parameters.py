"""What several commands can be told."""

from typing import Annotated, Any

import typer

from bakufu.cli.words import words
from bakufu.kernel.catalogue import LANGUAGES
from bakufu.kernel.mistake import Mistake

say = words()

Language = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help=say("help-lang"))]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help=say("help-players"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="K=V", help=say("help-option"))]
Think = Annotated[float | None, typer.Option("--think", min=0, metavar="SECONDS", help=say("help-think"))]
Playouts = Annotated[int | None, typer.Option("--playouts", min=1, metavar="N", help=say("help-playouts"))]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help=say("help-seed"))]
Workers = Annotated[int, typer.Option("--workers", "-w", min=1, metavar="N", help=say("help-workers"))]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]


def chosen(options: list[str] | None) -> dict[str, Any]:
    """`k=v` pairs as a dict."""
    pairs = [option.partition("=") for option in options or ()]
    for key, sign, _ in pairs:
        if not sign:
            raise Mistake("option-form", package="bakufu.cli", given=key)
    return {key: value for key, _, value in pairs}
