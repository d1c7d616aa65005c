"""Whether all is well with a server's database and what belongs to it."""

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from time import time
from typing import Any

from msgspec import Struct

from bakufu import IS_COMPILED
from bakufu.kernel.mistake import Mistake
from bakufu.server.settings import built_page
from bakufu.server.storage import WrongDatabase
from bakufu.server.storage.address import Address
from bakufu.server.storage.admin import Keeper, keeping_of
from bakufu.server.storage.migrate import revisions
from bakufu.server.tables.projection import OtherRules, Projection

WRONG_BY = 5.0
"""Seconds that two clocks may differ."""

LEAST_ROOM = 200 * 1024 * 1024
"""Bytes that should be free, besides room for another copy of the database: it is copied before it is changed."""


class Finding(Struct, frozen=True):
    """Something that was looked at: what, whether it is well, and what there is to say about it."""

    name: str
    well: bool
    about: dict[str, Any] = {}


async def examine(url: str) -> AsyncIterator[Finding]:
    """Look at everything; where the database cannot be reached, at what is left."""
    yield Finding("page", built_page() is not None)
    yield Finding("engine-compiled" if IS_COMPILED else "engine-plain", True)
    try:
        async with keeping_of(url, any_revision=True) as keeper:
            revision = await keeper.revision()
            yield Finding("reachable", True)
            yield _of_revision(revision)
            async for finding in _of_database(url, keeper, revision):
                yield finding
    except WrongDatabase as wrong:
        yield Finding("database", False, {"mistake": wrong})


def _of_revision(revision: str | None) -> Finding:
    known = revisions()
    about = {"found": revision, "known": known[-1]}
    if revision is None:
        return Finding("not-ours", False)
    if revision not in known:
        return Finding("newer", False, about)
    return Finding("revision" if revision == known[-1] else "older", True, about)


async def _of_database(url: str, keeper: Keeper, revision: str | None) -> AsyncIterator[Finding]:
    if revision not in revisions():
        return
    try:
        await keeper.write_something()
    except Exception as error:
        yield Finding("not-writable", False, {"why": str(getattr(error, "orig", None) or error)})
    else:
        yield Finding("writable", True)
    yield await _of_clock(url, keeper)
    if room := _of_room(url):
        yield room
    if revision == revisions()[-1]:
        async for finding in _of_tables(keeper):
            yield finding


async def _of_clock(url: str, keeper: Keeper) -> Finding:
    """PostgreSQL's beside ours; a file has none, but nothing in it should have happened after now."""
    if Address.read(url).shared:
        before = time()
        there = await keeper.now()
        ahead = round(there - (before + time()) / 2, 1)
        return Finding("clock", abs(ahead) <= WRONG_BY, {"seconds": abs(ahead)})
    ahead = round(max(0.0, await keeper.last_entry_at() - time()), 1)
    return Finding("clock-file", ahead <= WRONG_BY, {"seconds": ahead})


def _of_room(url: str) -> Finding | None:
    """Where a PostgreSQL writes is not known here."""
    address = Address.read(url)
    if address.shared:
        return None
    file = Path(address.file)
    free = shutil.disk_usage(file.parent).free
    size = sum(os.path.getsize(one) for one in (file, Path(f"{file}-wal")) if one.exists())
    about = {"free": round(free / 2**20), "size": round(size / 2**20, 1)}
    return Finding("room", free >= LEAST_ROOM + size, about)


async def _of_tables(keeper: Keeper) -> AsyncIterator[Finding]:
    """Every table is replayed, by itself: one that is broken keeps no other from being looked at."""
    tables = [standing.table for standing in await keeper.standings()]
    broken = 0
    for table in tables:
        try:
            stored = await keeper.load(table)
            if stored:
                Projection(stored)
        except OtherRules as other:
            broken += 1
            yield Finding("other-rules", False, {"table": table, "rules": str(other)})
        except Mistake as mistake:
            broken += 1
            yield Finding("broken", False, {"table": table, "mistake": mistake})
        except Exception as error:
            broken += 1
            yield Finding("broken", False, {"table": table, "why": f"{type(error).__name__}: {error}"})
    yield Finding("tables", not broken, {"tables": len(tables), "broken": broken})
