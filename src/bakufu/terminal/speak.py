"""Which language a person reads, where to print, and what to say when something is wrong."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console

from bakufu.kernel.catalogue import LANGUAGES, Catalogue
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.record import BadRecord

PACKAGE = "bakufu.terminal"

CHECK_FAILED, WRONG_USAGE, INTERRUPTED = 1, 2, 130


class Violated(Mistake):
    """A game does not keep what every game must."""


def own_language() -> str:
    """The language that the environment asks for; English where it asks for none of ours."""
    wish = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return wish[:2] if wish[:2] in LANGUAGES else LANGUAGES[0]


def language_or_exit(wish: str | None) -> str:
    """The language asked for, or the environment's own."""
    if wish is None:
        return own_language()
    if wish not in LANGUAGES:
        raise Mistake("wrong-language", package=PACKAGE, name=wish, languages=LANGUAGES)
    return wish


@contextmanager
def plainly(wish: str | None = None) -> Iterator[None]:
    """Whatever is wrong becomes one sentence and an exit code: 1 for what does not hold, 2 for wrong usage."""
    language = wish if wish in LANGUAGES else own_language()
    try:
        yield
    except Mistake as mistake:
        complain(mistake.text(language), CHECK_FAILED if isinstance(mistake, BadRecord | Violated) else WRONG_USAGE)
    except OSError as error:
        message = "no-such-file" if isinstance(error, FileNotFoundError) else "cannot-open"
        about = {"name": str(error.filename), "why": error.strerror or "?"}
        complain(Catalogue(language, PACKAGE)(message, **about), WRONG_USAGE)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def complain(sentence: str, code: int) -> None:
    """Say what is wrong, and stop."""
    print(sentence, file=sys.stderr)
    raise typer.Exit(code)


# Names of players and files may hold brackets: nothing printed is markup.
console = Console(highlight=False, markup=False)
