"""`make endure`: the long forms. Each says what it has seen, and fails where something was lost.

make endure                                  all of it, about an hour
make endure ARGS="kill --times 100"          both databases
make endure ARGS="restart --tables 200"
make endure ARGS="fuzz --messages 1000000"
"""

import asyncio
import sys
import tempfile
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import Progress

from tests.server.endure.fuzzing import fuzz
from tests.server.endure.killing import kill_again_and_again
from tests.server.endure.restarting import launched, restart_both
from tests.server.postgres import postgres
from tests.server.serving import Server, sqlite

TWO_SECONDS = 2.0
"""Nobody may be without a connection for longer."""

MOST_GROWN = 20_000
"""KiB that the server's memory may have grown by."""


def main() -> None:
    """What is asked for, or everything."""
    parser = ArgumentParser(prog="make endure", description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["kill", "restart", "fuzz"])
    parser.add_argument("--times", type=int, default=100, help="how often a server is killed (%(default)s)")
    parser.add_argument("--tables", type=int, default=200, help="tables while servers are restarted (%(default)s)")
    parser.add_argument("--pace", type=float, default=4.0, help="seconds before each answer there (%(default)s)")
    parser.add_argument("--messages", type=int, default=1_000_000, help="how much is sent (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="another one sends other things (%(default)s)")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], help="one of the two; for `kill`")
    asked = parser.parse_args()
    if asked.what in (None, "kill"):
        for kind in [asked.database] if asked.database else ["sqlite", "postgresql"]:
            with a_database(kind) as database:
                print(f"{kind}: {asyncio.run(kill_again_and_again(database, asked.times, 6, 0.02, 0.5))}", flush=True)
    if asked.what in (None, "restart"):
        restart(asked.tables, asked.pace)
    if asked.what in (None, "fuzz"):
        fuzz_one(asked.messages, asked.seed)


@contextmanager
def a_database(kind: str) -> Iterator[str]:
    """Empty, for a while."""
    if kind == "postgresql":
        with postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield sqlite(Path(folder))


def restart(tables: int, pace: float) -> None:
    """Two servers, one PostgreSQL."""
    with postgres() as database:
        both = launched(database)
        try:
            found = asyncio.run(restart_both(both, tables, 2, pace, 3.0))
        finally:
            for server in both:
                server.stop()
    print(found, flush=True)
    if found.longest > TWO_SECONDS:
        sys.exit(f"somebody was away for more than {TWO_SECONDS:.0f} s")


def fuzz_one(messages: int, seed: int) -> None:
    """One server, on SQLite."""
    with tempfile.TemporaryDirectory() as folder, Progress() as bar:
        server = Server(sqlite(Path(folder)), "--limits", "0", log=Path(folder) / "log", cold=True)
        server.start()
        task = bar.add_task("messages", total=messages)
        tell: Callable[[int], None] = lambda sent: bar.update(task, completed=sent)  # noqa: E731
        try:
            found = asyncio.run(fuzz(server, messages, seed, tell))
        finally:
            server.stop()
    print(found, flush=True)
    if found.grown_kib > MOST_GROWN:
        sys.exit("the server's memory grows")


if __name__ == "__main__":
    main()
