"""Which database is meant, and how long a time is."""

import re
from datetime import datetime

from bakufu.kernel.mistake import Mistake
from bakufu.server.settings import default_database

UNITS = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}


def address_of(database: str | None) -> str:
    """The address given, or the one that `bakufu serve` has by default. Raises `Mistake`."""
    if database and not database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise Mistake("serve-database", package="bakufu.cli", url=database)
    return database or default_database(None)


def seconds(time: str) -> float:
    """A time such as 90d or 12h. Raises `Mistake`."""
    found = re.fullmatch(r"(\d{1,6})([smhdw])", time.strip())
    if not found:
        raise Mistake("admin-time", package="bakufu.cli", given=time)
    return int(found[1]) * UNITS[found[2]]


def when(at: float | None) -> str:
    """A moment as this machine's clock has it."""
    return "-" if at is None else datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
