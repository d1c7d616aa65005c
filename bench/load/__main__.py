"""`python -m bench.load`: acknowledgement, processor, memory at many tables; how soon clocks run after a start."""

import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import uvloop

from bench.load.clients import Load
from bench.load.stored import forget, write_tables

GAMES: dict[str, tuple[int, dict[str, Any]]] = {"edo_yashiki": (2, {"taking": "draft"}), "shogun": (3, {})}
WISHES = ["hints", "labels", "story"]


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="make bench-load", description="The server under the load of people who play.")
    parser.add_argument("--game", choices=list(GAMES), default="edo_yashiki")
    parser.add_argument("--tables", type=int, default=1000, help="(%(default)s)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long is measured (%(default)s)")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table (%(default)s)")
    parser.add_argument("--stored", type=int, default=10_000, help="clocked tables found at a start (%(default)s)")
    parser.add_argument("--only", choices=["plain", "wishes", "stored"])
    parser.add_argument("--port", type=int, default=18_741)
    parser.add_argument("--package", default="src", metavar="FOLDER", help="where the server is (%(default)s)")
    parser.add_argument("--plain-python", action="store_true", help="not compiled, though it might be")
    asked = parser.parse_args()
    # A connection is a file, at both ends.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores before", flush=True)
    for what, wants in (("plain", []), ("wishes", WISHES)):
        if asked.only in (None, what):
            with tempfile.TemporaryDirectory() as folder:
                print(disk(Path(folder)), flush=True)
                uvloop.run(under_load(what, wants, f"sqlite:///{folder}/load.sqlite3", asked))
    if asked.only in (None, "stored"):
        with tempfile.TemporaryDirectory() as folder:
            after_a_start(f"sqlite:///{folder}/stored.sqlite3", asked)
    print(f"load average {os.getloadavg()[0]:.1f} after")


def disk(folder: Path) -> str:
    """How long the disk takes for a commit: nothing is acknowledged sooner."""
    took = []
    with (folder / "disk").open("wb") as file:
        for _ in range(200):
            file.write(bytes(4096))
            file.flush()
            began = time.monotonic()
            os.fsync(file.fileno())
            took.append(time.monotonic() - began)
            time.sleep(0.002)
    took.sort()
    return f"the disk alone: p50 {at(took, 0.5):.1f} ms, p99 {at(took, 0.99):.1f}, worst {took[-1] * 1000:.0f}"


@contextmanager
def server(database: str, asked: Namespace) -> Iterator["subprocess.Popen[bytes]"]:
    """A server in a process of its own, perhaps not ready yet."""
    words = ["-m", "bakufu", "serve", "--port", str(asked.port), "--database", database, "--limits", "0"]
    process = subprocess.Popen(
        [sys.executable, *words],
        stdout=subprocess.DEVNULL,
        env=surroundings(asked),
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def ready(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until it answers: this one, not another that has its port."""
    for _ in range(3000):
        if process.poll() is not None:
            break
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz")
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise SystemExit("the server did not start")


async def under_load(what: str, wants: list[str], database: str, asked: Namespace) -> None:
    """So many tables, a move every so often at each."""
    seats, options = GAMES[asked.game]
    random.seed(1)
    with server(database, asked) as process:
        await asyncio.to_thread(ready, asked.port, process)
        empty = memory(process.pid)
        load = Load(asked.port, asked.every)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{asked.port}") as http:
            wish = {"game": asked.game, "options": options, "seats": [{"kind": "me"}] * seats}
            for _ in range(asked.tables):
                made = (await http.post("/api/tables", json=wish)).json()
                # A server from before joint luck knows no such call.
                await http.post(f"/api/tables/{made['info']['table']}/part", json={"part": token_hex(32)})
                cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                await load.sit(made["info"]["table"], cookie, seats, wants)
        seated = memory(process.pid)
        await load.play(2 * asked.every)
        began, used, own = time.monotonic(), cpu(process.pid), time.process_time()
        await load.play(asked.seconds)
        took = time.monotonic() - began
        share, mine = (cpu(process.pid) - used) / took, (time.process_time() - own) / took
        played = memory(process.pid)
        load.close()
    acknowledged, late = sorted(load.took), sorted(load.late)
    print(
        f"{asked.game}, {asked.tables} tables, {what}: {len(acknowledged) / asked.seconds:.0f} moves/s; acknowledged "
        f"p50 {at(acknowledged, 0.5):.1f} ms, p99 {at(acknowledged, 0.99):.1f}, worst {acknowledged[-1] * 1000:.0f} "
        f"(clients late: p50 {at(late, 0.5):.1f}, p99 {at(late, 0.99):.1f}); server {share:.0%} of a core, "
        f"{share * 1e6 * took / len(acknowledged):.0f} µs/move (clients {mine:.0%}); "
        f"{(seated - empty) / asked.tables:.0f} KiB a table seated, {(played - empty) / asked.tables:.0f} after play",
        flush=True,
    )
    if load.wrong:
        print(f"{len(load.wrong)} words not expected, the first: {load.wrong[0]}")


def after_a_start(database: str, asked: Namespace) -> None:
    """How soon a server is ready that finds many tables with running clocks, and how soon all are wound."""
    asyncio.run(write_tables(database, asked.stored))
    for known in (True, False):
        what = "after a stop" if known else "after a crash that forgot when clocks run out"
        print(f"{asked.stored} stored tables with clocks, {what}: ", end="", flush=True)
        start_once(database, asked, known)


def start_once(database: str, asked: Namespace, known: bool) -> None:
    """One start, in a process that is asked whether it is ready, and one that says when all clocks run."""
    if not known:
        forget(database)
    began = time.monotonic()
    with server(database, asked) as process:
        ready(asked.port, process)
        took, used = time.monotonic() - began, cpu(process.pid)
        print(f"ready after {took:.1f} s ({used:.1f} s of processor), ", end="", flush=True)
    if not known:
        # The one before has noted what it knew when it was stopped.
        forget(database)
    subprocess.run([sys.executable, "-m", "bench.load.stored", database], check=True, env=surroundings(asked))


def surroundings(asked: Namespace) -> dict[str, str]:
    """Where the server's sources are, and whether it may be compiled."""
    engine = "1" if asked.plain_python else "0"
    return os.environ | {"BAKUFU_PURE": engine, "PYTHONPATH": os.pathsep.join([asked.package, "."])}


def at(values: list[float], share: float) -> float:
    """In milliseconds."""
    return values[min(len(values) - 1, int(len(values) * share))] * 1000


def memory(pid: int) -> float:
    """KiB that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")))


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
