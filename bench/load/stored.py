"""A database with many tables at which clocks run."""

import asyncio
import os
import sqlite3
import sys
from time import monotonic, process_time, time

import uvloop

import bakufu
from bakufu.server.settings import Settings
from bakufu.server.storage.models import Entry, StoredSeat
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock

ANSWERS = 20
"""So many answers have been given at each."""


async def write_tables(database: str, count: int) -> None:
    """Edo Yashiki for two, all in the same game's midst."""
    table = bakufu.new("edo_yashiki", 2, 1, {"taking": "draft"})
    while len(table.answers) < ANSWERS:
        seat = table.waiting_for[0]
        table.play(seat, table.pending[seat].actions[0])
    registry = Registry(Settings(database=database))
    await registry.storage.open()
    now = time()
    entries = [Entry(n, "play", who, now, "owner", action) for n, (who, action) in enumerate(table.answers, 1)]
    sitters = [StoredSeat(seat, "person", f"P{seat}", None, "somebody", now) for seat in (0, 1)]
    clock = Clock("decision", 3600)
    await registry.seating.set_table(
        "t", table.game, table.options, table.seed, clock, True, sitters, {}, rules=table.rules
    )
    for entry in entries:
        assert await registry.storage.append("t", entry)
    await registry.live("t")
    await registry.close()
    copy(database.removeprefix("sqlite:///"), count - 1)


def copy(file: str, count: int) -> None:
    """So many more tables like the one that is there."""
    connection = sqlite3.connect(file)
    for table, key in (("game_table", "id"), ("seat", "table_id"), ("entry", "table_id")):
        rows = connection.execute(f"select * from {table} where {key} = 't'").fetchall()
        names = [row[1] for row in connection.execute(f"pragma table_info({table})")]
        place, marks = names.index(key), ", ".join("?" * len(names))
        more = ((*row[:place], f"t{number}", *row[place + 1 :]) for number in range(count) for row in rows)
        connection.executemany(f"insert into {table} values ({marks})", more)
    connection.commit()
    connection.close()


def forget(database: str) -> None:
    """When clocks run out is known from the logs alone."""
    connection = sqlite3.connect(database.removeprefix("sqlite:///"))
    connection.execute("update game_table set due = null")
    connection.commit()
    connection.close()


async def wind(database: str) -> None:
    """Say how long it takes until all clocks are wound."""
    registry = Registry(Settings(database=database))
    began, used = monotonic(), process_time()
    await registry.open()
    assert registry.winding
    lag = 0.0
    while not registry.winding.done():
        before = monotonic()
        await asyncio.sleep(0.01)
        lag = max(lag, monotonic() - before - 0.01)
    took, used = monotonic() - began, process_time() - used
    print(
        f"wound after {took:.1f} s ({used:.1f} s of processor), the loop {lag * 1000:.0f} ms late at worst", flush=True
    )
    os._exit(0)


if __name__ == "__main__":
    uvloop.run(wind(sys.argv[1]))
