"""`bakufu admin backup` and `restore`."""

from pathlib import Path

from bakufu.cli.admin.database import address_of
from bakufu.cli.words import words
from bakufu.server.storage import copies
from bakufu.terminal.speak import console


def backup(database: str | None, file: Path, force: bool, language: str) -> None:
    """The whole database in a file, while servers go on."""
    revision = copies.save(address_of(database), file, force)
    size = round(file.stat().st_size / 2**20, 1)
    console.print(words(language)("admin-backed-up", file=str(file), revision=revision, size=size), soft_wrap=True)


def restore(database: str | None, file: Path, force: bool, language: str) -> None:
    """The database is what the file says; the one before is kept where it is a file."""
    say = words(language)
    before = copies.restore(address_of(database), file, force)
    console.print(say("admin-restored", file=str(file)), soft_wrap=True)
    if before:
        console.print(say("admin-before", file=str(before)), soft_wrap=True)
