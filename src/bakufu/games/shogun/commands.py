"""`bakufu odds`: how likely an attack is to win."""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from bakufu.games.shogun.odds import odds
from bakufu.kernel.catalogue import LANGUAGES, Catalogue
from bakufu.kernel.mistake import Mistake
from bakufu.terminal.speak import console, language_or_exit, own_language, plainly

PACKAGE = "bakufu.games.shogun"
MODELS = ("shelves", "thirds")
say = Catalogue(own_language(), PACKAGE)


def counted(given: str, neutral: bool) -> tuple[int, int, int, int]:
    """`1,0,2,3`: cubes of attacker, defender, village and others; what is left out is 0.

    A neutral province has no defending player, so there the second number means others too.
    """
    parts = [part.strip() for part in given.split(",")]
    if len(parts) > 4 or not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise Mistake("command-odds-cubes", package=PACKAGE, given=given)
    numbers = [int(part) for part in parts] + [0] * 4
    attackers, defenders, village, others = numbers[:4]
    return (attackers, 0, village, others + defenders) if neutral else (attackers, defenders, village, others)


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command("odds", help=say("command-odds"))(show)


def show(
    attack: Annotated[int, typer.Option("--attack", "-a", min=1, max=62, help=say("command-odds-attack"))],
    defend: Annotated[int, typer.Option("--defend", "-d", min=0, max=62, help=say("command-odds-defend"))] = 0,
    neutral: Annotated[bool, typer.Option("--neutral", help=say("command-odds-neutral"))] = False,
    marker: Annotated[bool, typer.Option("--marker", help=say("command-odds-marker"))] = False,
    bowl: Annotated[str, typer.Option("--bowl", metavar="A,D,V,O", help=say("command-odds-bowl"))] = "0",
    tower: Annotated[str, typer.Option("--tower", metavar="A,D,V,O", help=say("command-odds-tower"))] = "2,2,2,6",
    model: Annotated[
        str, typer.Option("--model", metavar="|".join(MODELS), help=say("command-odds-model"))
    ] = "shelves",
    throws: Annotated[int, typer.Option("--throws", min=100, help=say("command-odds-throws"))] = 20_000,
    lang: Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES))] = None,
) -> None:
    """Print the three chances."""
    with plainly(lang):
        words = Catalogue(language_or_exit(lang), PACKAGE)
        if model not in MODELS:
            raise Mistake("command-odds-no-model", package=PACKAGE, given=model)
        chances = odds(
            attack,
            0 if neutral else defend,
            villagers=int(neutral),
            bowl=counted(bowl, neutral),
            tower=counted(tower, neutral),
            marker=marker and not neutral,
            model=model,
            throws=throws,
        )
        grid = Table(box=None, show_header=False)
        for end in chances.__struct_fields__:
            share = Text(f"{100 * getattr(chances, end):.1f} %", style="bold")
            grid.add_row(share, words(f"command-odds-{end}"))
        console.print(grid)
