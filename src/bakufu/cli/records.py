"""`bakufu replay` and `bakufu verify`."""

from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from bakufu.cli.words import words
from bakufu.games import find
from bakufu.kernel.catalogue import Catalogue
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.record import BadRecord, Record
from bakufu.kernel.text import Texts
from bakufu.kernel.verify import replay as replayed
from bakufu.kernel.verify import verify as verified
from bakufu.kernel.words import ONLOOKER
from bakufu.terminal.board import board_of
from bakufu.terminal.speak import console


def read(file: Path) -> Record:
    """The record in a file, of a game that is here."""
    record = Record.read(file)
    find(record.game)
    return record


def replay(file: Path, step: int | None, seat: int | None, language: str) -> None:
    """The whole game as text, or the board after so many moves, seen by a seat (1 is the first) or by an onlooker."""
    record = read(file)
    game = find(record.game)
    if seat is not None and seat > record.players:
        raise Mistake("no-such-seat", package="bakufu.cli", seat=seat, players=record.players)
    if step is not None and step > len(record.moves):
        raise Mistake("no-such-step", package="bakufu.cli", step=step, moves=len(record.moves))
    table = replayed(game, record, step)
    say = Texts(game, language, record.names)
    eyes = ONLOOKER if seat is None else seat - 1
    if step is not None:
        console.print(board_of(game).draw(game.view(table.state, eyes), eyes, say))
    for told in table.told:
        if (step is None or told.number == step) and (seat is None or told.known_to(eyes)):
            number = f"{told.number:>4}  " if told.number else "      "
            console.print(Text(number, style="dim").append(say.event(told.event), style="not dim"))
    if step is None and not table.over:
        console.print(words(language)("replay-unfinished"))


def verify_all(files: list[Path], language: str) -> None:
    """Recompute several records, a line each; raises `BadRecord` at the end where one does not hold."""
    say = words(language)
    errors = Console(stderr=True)
    bad = 0
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        for file in progress.track(files, description="bakufu verify"):
            try:
                record = read(file)
                table = verified(find(record.game), record)
            except Mistake as mistake:
                bad += 1
                progress.console.print(Text(f"{file}: {mistake.text(language)}"))
                continue
            about = {"moves": len(table.answers), "game": table.game.name, "rules": record.rules}
            console.print(say("verify-holds", file=str(file), **about))
    console.print(say("verify-all", files=len(files), bad=bad))
    if bad:
        raise BadRecord("verify-some", "bakufu.cli", bad=bad)


def _tell_luck(record: Record, say: Catalogue, texts: Texts) -> None:
    """That the promise holds; who has added to the luck, and which people have not. Raises `BadRecord`."""
    seed, luck = record.seed_bytes(), record.joint_luck()
    if luck is None:
        console.print(say("verify-promise", commitment=record.commitment, seed=seed.hex()))
        return
    console.print(say("verify-joint", commitment=record.commitment, secret=luck.secret.hex()))
    bots = record.bots or ("",) * record.players
    people = [seat for seat in range(record.players) if not bots[seat]]
    silent = [texts.seat(seat) for seat in people if not luck.parts[seat]]
    given = [texts.seat(seat) for seat in range(record.players) if luck.parts[seat]]
    if given:
        console.print(say("verify-parts", seed=seed.hex(), players=say.listed(given)))
    if silent:
        console.print(say("verify-no-part", players=say.listed(silent)))


def verify(file: Path, language: str) -> None:
    """Recompute everything, and say step by step what holds."""
    record = read(file)
    say = words(language)
    game = find(record.game)
    _tell_luck(record, say, Texts(game, language, record.names))
    table = verified(game, record)
    console.print(say("verify-moves", moves=len(record.moves), game=game.name, rules=record.rules))
    if table.result:
        scores = ", ".join(str(score) for score in table.result.scores)
        winners = say.listed([Texts(game, language, record.names).seat(seat) for seat in table.result.winners])
        console.print(say("verify-result", scores=scores, winners=winners))
    else:
        console.print(say("verify-unfinished"))
