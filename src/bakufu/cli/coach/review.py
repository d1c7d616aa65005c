"""`bakufu review`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from bakufu.cli.coach.progress import progress
from bakufu.cli.coach.records import finished
from bakufu.cli.coach.review_page import page
from bakufu.cli.coach.review_words import summary
from bakufu.cli.words import words
from bakufu.coach.review import Choice, Review, review
from bakufu.coach.words import in_words
from bakufu.kernel.json import encode
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.record import Record
from bakufu.kernel.table import Table
from bakufu.kernel.text import Texts
from bakufu.terminal.board import player
from bakufu.terminal.speak import console, own_language

BLOCKS = "▁▂▃▄▅▆▇█"


def run(
    file: Path,
    seat: int | None,
    samples: int,
    bot: str,
    seed: str,
    workers: int,
    html: Path | None,
    language: str | None,
) -> None:
    """Look back at a finished game; without a language as JSON. The page, where one is wanted, beside that."""
    record, table = finished(file)
    if seat is not None and seat > record.players:
        raise Mistake("no-such-seat", package="bakufu.cli", seat=seat, players=record.players)
    found = made(record, table, None if seat is None else seat - 1, samples, bot, seed, workers)
    if html:
        html.write_text(page(found, table, language or own_language()), encoding="utf-8")
    if language is None:
        print(encode(found).decode())
    else:
        show(found, table, language)


def made(
    record: Record, table: Table[Any], seat: int | None, samples: int, bot: str, seed: str, workers: int
) -> Review:
    """The review, with a bar while it is made."""
    with progress() as shown:
        task = shown.add_task(table.game.name, total=None)
        for done in review(record, seat, samples, workers, bot, seed):
            if isinstance(done, Review):
                return done
            shown.update(task, completed=done[0], total=done[1])
    raise AssertionError("a review ends with itself")


def show(found: Review, table: Table[Any], language: str) -> None:
    """How the chances went, and the choices that cost something, the dearest first."""
    say, texts = words(language), Texts(table.game, language, table.names)
    console.print(summary(found, table, texts), soft_wrap=True)
    for seat in range(table.players):
        line = sparkline([chances.wins[seat] for _, chances in found.graph])
        console.print(player(seat, texts).append(f"  {line}", style="not bold"), soft_wrap=True)
    mistakes = dearest(found)
    console.print(say("review-mistakes", number=len(mistakes), choices=len(found.choices)))
    for choice in mistakes:
        console.print(Text(f"{choice.move + 1:>5}  ", style="dim").append(sentence(choice, texts)), soft_wrap=True)


def dearest(found: Review) -> list[Choice]:
    """The mistakes, the costliest first."""
    return sorted((choice for choice in found.choices if choice.mistake), key=lambda choice: -choice.cost)


def sentence(choice: Choice, texts: Texts) -> str:
    """What was chosen, what it cost, and what would have been better."""
    return words(texts.language)(
        "review-better",
        player=texts.seat(choice.seat),
        chosen=in_words(choice.plan, texts),
        cost=f"{100 * choice.cost:.0f}",
        error=f"{100 * choice.error:.0f}",
        better=in_words(choice.better or (), texts),
    )


def sparkline(shares: Sequence[float]) -> str:
    """A graph one line high."""
    return "".join(BLOCKS[min(int(share * len(BLOCKS)), len(BLOCKS) - 1)] for share in shares)
