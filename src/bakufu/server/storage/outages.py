"""When the database is away: how that is told from a mistake of ours, and how it is said."""

import errno
import sqlite3

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from bakufu.server.counters import Outage

_FULL = ("full", "disk i/o error", "no space")


_NOT_OURS = ("08", "53", "57", "58")
"""How PostgreSQL's codes begin for connections, resources, its keeper's doing, and the system."""

_DISK_FULL = "53100"


def is_outage(error: BaseException | None) -> bool:
    """Whether it is not the rows and not us: the database does not answer, or cannot write."""
    if isinstance(error, DBAPIError) and (error.connection_invalidated or _code(error.orig).startswith(_NOT_OURS)):
        return True
    known = OperationalError | InterfaceError | NoneFree | sqlite3.OperationalError | asyncpg.InterfaceError | OSError
    return isinstance(error, known) or _code(error).startswith(_NOT_OURS)


def _code(error: BaseException | None) -> str:
    """PostgreSQL's code for it; nothing where it has none."""
    return str(getattr(error, "sqlstate", None) or "")


def what(error: BaseException) -> Outage:
    """The kind of outage."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError) and cause.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "full"
    if _code(cause) == _DISK_FULL or any(word in str(cause).lower() for word in _FULL):
        return "full"
    return "other" if isinstance(cause, sqlite3.Error) else "away"


def plain(error: BaseException) -> str:
    """What a library complains about, in one line and without its advice to programmers."""
    why = getattr(error, "orig", None) or error
    return " ".join(str(why).split()) or type(why).__name__
