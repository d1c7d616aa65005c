"""The coach's commands, with their options."""

from pathlib import Path
from typing import Annotated

import typer

from bakufu.cli.parameters import Json, Language, Workers
from bakufu.cli.words import words
from bakufu.terminal.speak import language_or_exit, plainly

say = words()

RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]
CoachSeed = Annotated[str, typer.Option("--seed", metavar="S", help=say("help-coach-seed"))]
PlaysOn = Annotated[str, typer.Option("--bot", metavar="BOT", help=say("help-coach-bot"))]


def chances(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", min=0, metavar="N", help=say("help-chances-at"))] = None,
    eyes: Annotated[str, typer.Option("--eyes", metavar="onlooker|N", help=say("help-chances-eyes"))] = "onlooker",
    samples: Annotated[int, typer.Option("--samples", min=1, metavar="N", help=say("help-samples"))] = 400,
    bot: PlaysOn = "quick",
    seed: CoachSeed = "1",
    workers: Workers = 1,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Everybody's chances to win."""
    from bakufu.cli.coach import chances as chances_command

    with plainly(lang):
        language = language_or_exit(lang)
        chances_command.run(file, at, eyes, samples, bot, seed, workers, None if json else language)


def luck(
    file: RecordFile,
    samples: Annotated[int, typer.Option("--samples", min=1, metavar="N", help=say("help-luck-samples"))] = 100,
    most: Annotated[int, typer.Option("--most", min=0, metavar="N", help=say("help-luck-most"))] = 10,
    bot: PlaysOn = "quick",
    seed: CoachSeed = "1",
    workers: Workers = 1,
    json: Json = False,
    lang: Language = None,
) -> None:
    """What of a game was luck."""
    from bakufu.cli.coach import luck as luck_command

    with plainly(lang):
        language = language_or_exit(lang)
        luck_command.run(file, samples, most, bot, seed, workers, None if json else language)


def review(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", min=1, metavar="N", help=say("help-review-seat"))] = None,
    samples: Annotated[int, typer.Option("--samples", min=4, metavar="N", help=say("help-review-samples"))] = 100,
    bot: PlaysOn = "quick",
    seed: CoachSeed = "1",
    workers: Workers = 1,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help=say("help-review-html"))] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """What each choice of a game gained or cost."""
    from bakufu.cli.coach import review as review_command

    with plainly(lang):
        language = language_or_exit(lang)
        review_command.run(file, seat, samples, bot, seed, workers, html, None if json else language)


def problems(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    show: Annotated[int | None, typer.Option("--show", min=1, metavar="N", help=say("help-problems-show"))] = None,
    find: Annotated[int | None, typer.Option("--find", min=1, metavar="N", help=say("help-problems-find"))] = None,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE", help=say("help-problems-file"))] = None,
    seed: CoachSeed = "1",
    workers: Workers = 1,
    lang: Language = None,
) -> None:
    """Moments where one answer is far better than all others."""
    from bakufu.cli.coach import problems as problems_command

    with plainly(lang):
        language = language_or_exit(lang)
        if find is None:
            problems_command.run(game, show, file, language)
        else:
            kept = file or Path(f"{game}-problems.json")
            problems_command.mine(game, find, kept, seed, workers, language)


def add_to(app: typer.Typer) -> None:
    """Let `bakufu` know them."""
    app.command(help=say("help-chances"))(chances)
    app.command(help=say("help-luck"))(luck)
    app.command(help=say("help-review"))(review)
    app.command(help=say("help-problems"))(problems)
