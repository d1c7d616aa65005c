"""The games that are looked back at: only those that are over, or an analysis would know what nobody may."""

from pathlib import Path
from typing import Any

from bakufu.cli.records import read
from bakufu.games import find
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.record import Record
from bakufu.kernel.table import Table
from bakufu.kernel.verify import verify


def finished(file: Path) -> tuple[Record, Table[Any]]:
    """A record, and its table at the end. Raises `Mistake` where the game is not over, `BadRecord`."""
    record = read(file)
    table = verify(find(record.game), record)
    if not table.over:
        raise Mistake("coach-unfinished", package="bakufu.cli")
    return record, table
