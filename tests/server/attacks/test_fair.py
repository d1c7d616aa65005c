"""One person sets two hundred tables of bots: others are answered, and their bots answer, as if there were none."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack, closing
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

from bakufu.server.wire.socket import Done, Update
from tests.server.attacks.probing import PAUSE, share
from tests.server.serving import Browser, Server, sqlite

Scene = Callable[[Any], None]

TABLES = 200
ROUNDS = 4
"""So often is it measured without the tables of bots and with them, in turn: a machine has its moods."""

SECONDS = 6.0
"""How long is measured, each time."""

PEOPLE = 4
"""So many play meanwhile, each at a table of their own."""

ENOUGH = 500
"""Of fewer answers the slowest hundredth says nothing."""

WORSE = 1.5
"""By how much others may be slower."""

BOT = {"kind": "bot", "bot": "greedy"}
LONG = {"game": "shogun", "options": {"modules": ["court", "samurai", "leaders", "chambers"]}}
BEHIND_PROXY = ("--proxy", "127.0.0.1", "--reaction", "0.1")


async def waits(browser: Browser, seats: list[Any], seconds: float) -> list[float]:
    """At one table, seconds from an answer until it is acknowledged; with a bot there, until that has answered, too."""
    # Beside: others measure meanwhile.
    made = await asyncio.to_thread(browser.set_table, seats, options={"taking": "draft"})
    table = made.info.table
    found: list[float] = []
    mine = [seat for seat, kind in enumerate(seats) if kind == "me"]
    async with AsyncExitStack() as until_done:
        chairs = [await until_done.enter_async_context(browser.sit(table, seat)) for seat in mine]
        until = monotonic() + seconds
        while monotonic() < until:
            for chair in chairs:
                if len(chairs) == 1:
                    await chair.asked()
                while chair.update is None:
                    await chair.hear(Update)
            if any(chair.update and chair.update.result for chair in chairs):
                return found + await waits(browser, seats, until - monotonic())
            await asyncio.sleep(PAUSE)
            chair = next(chair for chair in chairs if chair.update and chair.update.asked)
            assert chair.update
            assert chair.update.asked
            action = chair.update.asked.actions[0]
            for one in chairs:
                one.update = None
            began = monotonic()
            assert isinstance(await chair.play(action), Done)
            if len(chairs) == 1:
                await chair.asked()
            found.append(monotonic() - began)
    return found


def bots_answers(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("select count(*) from entry where by = 'bot'").fetchone()[0])


def test_two_hundred_tables_of_bots_slow_nobody(tmp_path: Path, scene: Scene) -> None:
    url, file = sqlite(tmp_path), tmp_path / "test.sqlite3"
    server = Server(url, "--limits", "0", *BEHIND_PROXY)
    server.start()
    with Browser(server, "192.0.2.1") as hog:
        tables = [hog.set_table([BOT] * 5, **LONG).info.table for _ in range(TABLES)]
    server.stop()
    # He could have set them one by one over a day; from now on the limits are those that people have.
    server.options = BEHIND_PROXY
    quiet: dict[str, list[float]] = {"answers": [], "bots": []}
    attacked: dict[str, list[float]] = {"answers": [], "bots": []}
    kinds: dict[str, list[Any]] = {"answers": ["me", "me"], "bots": ["me", BOT]}
    bots = 0

    async def measure(into: dict[str, list[float]]) -> None:
        with ExitStack() as until_done:
            people = [until_done.enter_context(Browser(server, f"192.0.2.{2 + one}")) for one in range(PEOPLE)]
            for kind, seats in kinds.items():
                # What is loaded for the first time is slow in either case.
                await asyncio.gather(*(waits(one, seats, 0.5) for one in people))
                found = await asyncio.gather(*(waits(one, seats, SECONDS) for one in people))
                into[kind] += [wait for waits_of_one in found for wait in waits_of_one]

    for _ in range(ROUNDS):
        server.start()
        try:
            run = asyncio.Runner()
            with run:
                run.run(measure(quiet))
                with Browser(server, "192.0.2.1") as hog:
                    assert {hog.http.get(f"/api/tables/{table}").status_code for table in tables} == {200}
                before = bots_answers(file)
                run.run(measure(attacked))
                bots += bots_answers(file) - before
        finally:
            server.stop()
    # They do play, beside.
    assert bots > 10 * ROUNDS * SECONDS
    found = {
        kind: (share(quiet[kind], 0.99), share(attacked[kind], 0.99), median(quiet[kind]), median(attacked[kind]))
        for kind in kinds
    }
    counts = {kind: (len(quiet[kind]), len(attacked[kind])) for kind in kinds}
    print(found, counts)
    assert min(count for both in counts.values() for count in both) >= ENOUGH, counts
    for kind, (p99_quiet, p99_attacked, _, _) in found.items():
        assert p99_attacked < WORSE * p99_quiet, (kind, found)
