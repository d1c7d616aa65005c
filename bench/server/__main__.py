"""`python -m bench.server`: moves a second at 50, 200 and 1,000 tables, ours and boardgame.io's, in one run."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from socket import socket
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.elsewhere import unpack

HERE = Path(__file__).parent
PORTS = {"ours": 18_731, "interpreted": 18_732, "wishes": 18_733, "peer": 18_734, "old": 18_735, "old wishes": 18_736}
NAMES = {"ours": "Bakufu", "interpreted": "not compiled", "wishes": "with all wishes", "peer": "boardgame.io"}
OLD = {"old": "before", "old wishes": "before, all wishes"}
"""Ours as it was at another commit."""
COMPILED = HERE.parent.parent / ".compiled"
STATE_BYTES = 6_600
"""What boardgame.io's game holds; with all around it a broadcast then has 7.6 KB."""
SPARES = 200
"""Tables set besides for each second, to go on with when a game is over: a fast machine ends 120 games a second."""


def main() -> None:
    """Measure, print the table, and write the JSON if asked to."""
    parser = ArgumentParser(prog="make bench-server", description="Server speed beside boardgame.io's.")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 1000], metavar="N")
    parser.add_argument("--rounds", type=int, default=6, help="how often each server gets its turn (%(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long a turn is measured (%(default)s)")
    parser.add_argument("--warm-up", type=float, default=0.5, help="before each (%(default)s)")
    parser.add_argument("--only", choices=list(NAMES), help="one of the four")
    parser.add_argument("--old", metavar="COMMIT", help="ours as it was at this commit, too, in the same run")
    parser.add_argument("--database", help="another database than a new SQLite file: postgresql://...")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything to this file as well")
    asked = parser.parse_args()
    # Whoever is told to end ends the servers, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    if not (HERE / "node_modules").is_dir():
        parser.error("boardgame.io is not installed; run `make bench-server`, which does that.")
    if not COMPILED.is_dir():
        parser.error("what is measured is compiled; run `make bench-server`, which does that.")
    rows = []
    names = {name: NAMES[name] for name in ([asked.only] if asked.only else NAMES)} | (OLD if asked.old else {})
    with tempfile.TemporaryDirectory() as folder:
        old = compiled_at(asked.old, Path(folder)) if asked.old else None
        for tables in asked.tables:
            rows += measure(names, tables, asked, old)
    show(rows)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=2) + "\n")


def compiled_at(commit: str, folder: Path) -> Path:
    """Everything as it was at a commit, compiled, in this folder; by a profile, if that was done then."""
    tool = unpack(commit, folder) / "tools" / "compile.py"
    how = ["--profile"] if "--profile" in tool.read_text(encoding="utf-8") else []
    subprocess.run([sys.executable, tool, *how], cwd=folder, check=True)
    return folder


def imported_from(old: Path) -> dict[str, str]:
    """The environment in which what is in this folder is imported, and runs compiled. Raises `SystemExit` if not."""
    # What is compiled was once a whole package; since, it lies beside the sources, which look for it.
    paths = {"PYTHONPATH": os.pathsep.join([str(old / ".compiled"), str(old / "src")]), "BAKUFU_PURE": "0"}
    words = [sys.executable, "-P", "-c", "import bakufu.kernel.table as it; print(it.__file__)"]
    found = subprocess.run(words, env=os.environ | paths, capture_output=True, text=True, check=True).stdout.strip()
    if not found.startswith(str(old)) or found.endswith(".py"):
        raise SystemExit(f"what was to be measured as it was before is not: {found}")
    return paths


def measure(names: dict[str, str], tables: int, asked: Namespace, old: Path | None) -> list[dict[str, Any]]:
    """All servers with so many tables, driven from other processes: one at a time, each in turn, again and again.

    So a slow moment of the machine meets all of them.
    """
    spares = int(SPARES * asked.rounds * (asked.warm_up + asked.seconds))
    with ExitStack() as until_done:
        driven = []
        for which in names:
            folder = until_done.enter_context(tempfile.TemporaryDirectory())
            database = asked.database or f"sqlite:///{folder}/bench.sqlite3"
            pid = until_done.enter_context(server(which, database, old))
            driven.append(until_done.enter_context(driver(which, pid, tables, spares)))
        for one in driven:
            one.say("spares", "ready")
        for number in range(1, asked.rounds + 1):
            for one in driven:
                one.turn(asked.warm_up, asked.seconds)
                print(f"\r{tables} tables, round {number}, {names[one.which]:18}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        rows = [{"server": names[one.which], "tables": tables, **one.found()} for one in driven]
    for row in rows:
        if row["server"] != NAMES["peer"] and not row["spares"]:
            print(f"{row['server']}: no table was left, so setting some was measured, too", file=sys.stderr)
    return rows


class Driver:
    """Clients of one server."""

    def __init__(self, which: str, pid: int, tables: int, process: "subprocess.Popen[str]") -> None:
        self.which = which
        self._pid = pid
        self._process = process
        self._cpu = 0.0
        empty = memory(pid)
        self._hear("seated")
        self._seated = (memory(pid) - empty) / tables

    def say(self, word: str, *answers: str) -> None:
        """Tell them something and wait until they have done it."""
        assert self._process.stdin
        self._process.stdin.write(word + "\n")
        self._process.stdin.flush()
        for answer in answers:
            self._hear(answer)

    def _hear(self, answer: str) -> None:
        assert self._process.stdout
        assert self._process.stdout.readline() == answer + "\n"

    def turn(self, warm_up: float, seconds: float) -> None:
        """Let them play for a while."""
        self.say(f"go {warm_up} {seconds}", "measuring")
        before = cpu(self._pid)
        self._hear("measured")
        self._cpu += cpu(self._pid) - before

    def found(self) -> dict[str, Any]:
        """All that was measured."""
        self.say("end")
        assert self._process.stdout
        found: dict[str, Any] = json.loads(self._process.stdout.readline())
        found["cpu_us"] = self._cpu * 1e6 / max(1, found["total"])
        return found | {"seated_kib": self._seated, "all_kib": memory(self._pid)}


@contextmanager
def driver(which: str, pid: int, tables: int, spares: int) -> Iterator[Driver]:
    """Clients in a process of their own."""
    manner = which.removeprefix("old ")
    words = ["node", "drive.js", manner, str(PORTS[which]), str(tables), str(spares)]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, cwd=HERE, text=True, env=production(), stdin=pipe, stdout=pipe) as process:
        try:
            yield Driver(which, pid, tables, process)
        finally:
            process.kill()


def production() -> dict[str, str]:
    """The environment that boardgame.io wants."""
    return os.environ | {"NODE_ENV": "production"}


@contextmanager
def server(which: str, database: str, old: Path | None) -> Iterator[int]:
    """A server in a process of its own; gives its process id."""
    port = PORTS[which]
    if which != "peer":
        words = [sys.executable, "-m", "bakufu", "serve", "--port", str(port), "--database", database, "--limits", "0"]
    else:
        words = [str(shutil.which("node")), "peer.js", str(port), str(STATE_BYTES)]
    with socket() as tried:
        if not tried.connect_ex(("127.0.0.1", port)):
            raise SystemExit(f"something listens at port {port} already: end it first")
    engine = {"BAKUFU_PURE": "1" if which == "interpreted" else "0"}
    where = imported_from(old) if which in OLD and old else engine
    process = subprocess.Popen(words, cwd=HERE, stdout=subprocess.DEVNULL, env=production() | where)
    try:
        _wait_for(port, process)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise SystemExit(f"the server at port {port} has ended")
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/games" if port == PORTS["peer"] else _healthz(port))
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not start")


def _healthz(port: int) -> str:
    return f"http://127.0.0.1:{port}/healthz"


def memory(pid: int) -> float:
    """KiB that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")))


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


COLUMNS = (
    "server",
    "tables",
    "moves/s",
    "times",
    "p50 ms",
    "p99 ms",
    "µs/move",
    "clients",
    "updates",
    "KB each",
    "KiB/table",
)


def show(rows: list[dict[str, Any]]) -> None:
    """The figures, and how many times boardgame.io's speed."""
    table = Table(title="Tables driven as fast as they go", box=SIMPLE_HEAD, pad_edge=False)
    for column in COLUMNS:
        table.add_column(column, justify="left" if column == "server" else "right")
    base = {row["tables"]: row["moves"] for row in rows if row["server"] == NAMES["peer"]}
    for row in rows:
        times = f"{row['moves'] / base[row['tables']]:.1f}" if base.get(row["tables"]) else "-"
        table.add_row(
            row["server"],
            str(row["tables"]),
            f"{row['moves']:,.0f}",
            times,
            f"{row['p50']:.1f}",
            f"{row['p99']:.1f}",
            f"{row['cpu_us']:.0f}",
            f"{row['busy']:.0%}",
            f"{row['updates']:.1f}",
            f"{row['bytes'] / 1000:.1f}",
            f"{row['seated_kib']:.0f}",
        )
    Console(width=max(120, Console().width)).print(table)


if __name__ == "__main__":
    main()
