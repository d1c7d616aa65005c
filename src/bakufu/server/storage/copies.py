"""A whole database in one file, and back. Servers may go on playing while it is written."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from bakufu.server.storage import dump
from bakufu.server.storage.address import Address
from bakufu.server.storage.migrate import WrongDatabase, revisions
from bakufu.server.storage.outages import plain


def save(url: str, file: Path, force: bool) -> str:
    """Write a backup; which revision the database has. What was acknowledged before is in it. Raises `WrongDatabase`.

    Only the keeper may read it: the cookies' secret is in it.
    """
    if file.exists() and not force:
        raise WrongDatabase("backup-there", file=str(file))
    address = Address.read(url)
    with _becoming(file) as new:
        if address.shared:
            dump.write(address, new)
            return known(dump.revision_in(new))
        if not Path(address.file).is_file():
            raise WrongDatabase("database-missing", file=address.file)
        _copy(Path(address.file), new)
        return known(_revision_in(new))


def restore(url: str, file: Path, force: bool) -> Path | None:
    """Put what is in a backup in the place of a database; where the one before lies now, if there was one in a file.

    Raises `WrongDatabase`; then everything is as it was.
    """
    if not file.is_file():
        raise FileNotFoundError(2, os.strerror(2), str(file))
    address = Address.read(url)
    if address.shared:
        known(dump.revision_in(file))
        dump.read(address, file, force)
        return None
    known(_revision_in(file))
    target = Path(address.file)
    there = target.is_file() and target.stat().st_size > 0
    if there and not force:
        raise WrongDatabase("restore-there", database=str(target))
    with _becoming(target) as new:
        _copy(file, new)
        return _put_aside(target) if there else None


def known(revision: str | None) -> str:
    """A revision that this program can work with. Raises `WrongDatabase`."""
    if revision is None:
        raise WrongDatabase("backup-not-ours")
    if revision not in revisions():
        raise WrongDatabase("database-newer", found=revision, known=revisions()[-1])
    return revision


@contextmanager
def _becoming(file: Path) -> Iterator[Path]:
    """A file that gets its name when it is whole and on the disk."""
    new = file.with_name(f"{file.name}.{os.getpid()}.part")
    os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield new
        with new.open("rb") as written:
            os.fsync(written.fileno())
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """As it is at one moment, however many write meanwhile; in one file."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("pragma journal_mode=delete")
            [(found,), *_] = new.execute("pragma integrity_check").fetchall()
    except sqlite3.DatabaseError as error:
        raise WrongDatabase("database-away", why=plain(error)) from error
    if found != "ok":
        raise WrongDatabase("database-away", why=found)


def _revision_in(file: Path) -> str | None:
    """Which revision a file has; None where it is not ours."""
    ours = "select count(*) from sqlite_master where name in ('alembic_version', 'game_table', 'setting')"
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            if database.execute(ours).fetchone() != (3,):
                return None
            found = database.execute("select version_num from alembic_version").fetchone()
    except sqlite3.DatabaseError:
        return None
    return str(found[0]) if found else None


def _put_aside(target: Path) -> Path:
    """Rename a database that nobody uses. Raises `WrongDatabase` where somebody does."""
    try:
        with closing(sqlite3.connect(target, timeout=0.5)) as database:
            # This goes only where no other connection is open; and all is in the one file then.
            if database.execute("pragma journal_mode=delete").fetchone() != ("delete",):
                raise WrongDatabase("restore-served")
    except sqlite3.OperationalError as error:
        raise WrongDatabase("restore-served") from error
    except sqlite3.DatabaseError:
        # What is broken may be what the backup is for.
        for end in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                Path(f"{target}{end}").rename(f"{target}{end}.broken")
    aside = target.with_name(f"{target.stem}-{datetime.now():%Y-%m-%d-%H%M%S}-before-restore{target.suffix}")
    if aside.exists():
        raise WrongDatabase("backup-there", file=str(aside))
    target.rename(aside)
    return aside
