"""A copy of an SQLite database, taken before it is changed."""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from itertools import count
from pathlib import Path


def back_up(file: Path, revision: str) -> Path:
    """Copy a database to a file beside it, named with the date and the revision that it has; says where.

    Others may read it meanwhile. Whoever may not read the database may not read the copy: the cookies' secret is in it.
    """
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    copy = _made(file, f"{file.stem}-{now}-revision-{revision}")
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except BaseException:
        # What is not whole is no backup.
        copy.unlink()
        raise
    return copy


def _made(like: Path, name: str) -> Path:
    """A new file of this name; of a longer one where there is such a file already."""
    for number in count(1):
        new = like.with_name(f"{name}{f'-{number}' if number > 1 else ''}{like.suffix}")
        with suppress(FileExistsError):
            os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, like.stat().st_mode & 0o777))
            break
    return new
