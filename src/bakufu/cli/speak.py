"""The commands' own words, and what they say when something is wrong."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import typer
from rich.console import Console

from bakufu.kernel.mistake import Mistake
from bakufu.kernel.record import BadRecord
from bakufu.kernel.text import LANGUAGES, Catalogue

CHECK_FAILED, WRONG_USAGE, INTERRUPTED = 1, 2, 130


def own_language() -> str:
    """The language that the environment asks for; English where it asks for none of ours."""
    wish = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return wish[:2] if wish[:2] in LANGUAGES else LANGUAGES[0]


@cache
def words(language: str | None = None) -> Catalogue:
    """The commands' catalogue."""
    return Catalogue(language or own_language(), "bakufu.cli")


def language_or_exit(wish: str | None) -> str:
    """The language asked for, or the environment's own."""
    if wish is None:
        return own_language()
    if wish not in LANGUAGES:
        raise Mistake("wrong-language", package="bakufu.cli", name=wish, languages=LANGUAGES)
    return wish


@contextmanager
def plainly(wish: str | None = None) -> Iterator[None]:
    """Whatever is wrong becomes one sentence and an exit code: 1 for a record that does not hold, 2 for wrong usage."""
    language = wish if wish in LANGUAGES else own_language()
    try:
        yield
    except Mistake as mistake:
        complain(mistake.text(language), CHECK_FAILED if isinstance(mistake, BadRecord) else WRONG_USAGE)
    except FileNotFoundError as error:
        complain(words(language)("no-such-file", name=str(error.filename)), WRONG_USAGE)
    except OSError as error:
        complain(words(language)("cannot-open", name=str(error.filename), why=error.strerror or "?"), WRONG_USAGE)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def complain(sentence: str, code: int) -> None:
    """Say what is wrong, and stop."""
    print(sentence, file=sys.stderr)
    raise typer.Exit(code)


# Names of players and files may hold brackets: nothing printed is markup.
console = Console(highlight=False, markup=False)
