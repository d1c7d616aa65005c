"""Ten reviews at once: who plays is answered as soon as if there were none."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

from bakufu.server.wire.socket import Done
from tests.server.analysis.test_worker import seconds_worked
from tests.server.api.test_reviews import ask, brought, shown
from tests.server.attacks.probing import share
from tests.server.serving import Browser, Server, run_apart, serving, sqlite

ROUNDS, ANSWERS = 20, 40
"""With and without reviews in turn, so that whatever else the machine does falls on both."""

UNCHANGED = 1.5
"""So many times another may be a p99 of so many answers by chance alone."""


def reviewer(server: Server) -> int:
    """The process that reviews: the one that stands back behind all others."""
    assert server.process
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                # Which process has started it, and how nice it is.
                if (int(fields[1]), int(fields[16])) == (server.process.pid, 19):
                    return int(folder.name)
        time.sleep(0.1)
    raise AssertionError("nobody reviews")


async def answer_times(browser: Browser, table: str) -> list[float]:
    """Seconds until each word was written down and answered."""
    times = []
    async with browser.sit(table, 0) as chair:
        for number in range(ANSWERS):
            began = time.perf_counter()
            assert isinstance(await chair.answered(await chair.say("chat", text=str(number))), Done)
            times.append(time.perf_counter() - began)
            await asyncio.sleep(0.005)
    return times


def test_ten_reviews_at_once_slow_nobody_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    quiet, busy = list[float](), list[float]()
    worked = passed = 0.0
    with (
        serving(sqlite(tmp_path), "--limits", "0", "--ready", "0.2", "--review-samples", "400") as server,
        Browser(server) as anna,
    ):
        tables = [brought(anna, seed) for seed in range(1, 11)]
        assert all(ask(anna, table).status_code == 202 for table in tables)
        table = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table
        process = reviewer(server)

        async def measure() -> None:
            nonlocal worked, passed
            await answer_times(anna, table)
            for _ in range(ROUNDS):
                before, began = seconds_worked(process), time.monotonic()
                busy.extend(await answer_times(anna, table))
                worked, passed = worked + seconds_worked(process) - before, passed + time.monotonic() - began
                os.kill(process, signal.SIGSTOP)
                quiet.extend(await answer_times(anna, table))
                os.kill(process, signal.SIGCONT)

        run_apart(measure())
        assert shown(anna, tables[9]).state in ("waiting", "running"), "there was nothing to do any more"
    without, beside = share(quiet, 0.99), share(busy, 0.99)
    with capsys.disabled():
        print(f"\nmedian {1000 * share(quiet, 0.5):.1f} ms alone, {1000 * share(busy, 0.5):.1f} ms beside")
        print(f"of that time the reviews had {worked / passed:.1%} of a core")
        print(f"p99 {1000 * without:.1f} ms alone, {1000 * beside:.1f} ms beside ten reviews: {beside / without:.2f}")
    assert worked > 0, "nothing was reviewed meanwhile"
    assert beside < UNCHANGED * without
