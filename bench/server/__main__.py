"""`python -m bench.server`: moves a second at 50, 200 and 1,000 tables, ours and boardgame.io's, in one run."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from operator import itemgetter
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
PORTS = {"ours": 18_731, "interpreted": 18_731, "wishes": 18_731, "peer": 18_732}
NAMES = {"ours": "Bakufu", "interpreted": "not compiled", "wishes": "with all wishes", "peer": "boardgame.io"}
COMPILED = HERE.parent.parent / ".compiled"
STATE_BYTES = 6_600
"""What boardgame.io's game holds; with all around it a broadcast then has 7.6 KB."""
SPARES = 75
"""Tables set besides for each second, to go on with when a game is over."""


def main() -> None:
    """Measure, print the table, and write the JSON if asked to."""
    parser = ArgumentParser(prog="make bench-server", description="Server speed beside boardgame.io's.")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 1000], metavar="N")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each measurement (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="the middle one of so many is shown (%(default)s)")
    parser.add_argument("--warm-up", type=float, default=2.0, help="before each (%(default)s)")
    parser.add_argument("--only", choices=list(NAMES), help="one of the four")
    parser.add_argument("--database", help="another database than a new SQLite file: postgresql://...")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything to this file as well")
    asked = parser.parse_args()
    if not (HERE / "node_modules").is_dir():
        parser.error("boardgame.io is not installed; run `make bench-server`, which does that.")
    if not COMPILED.is_dir():
        parser.error("what is measured is compiled; run `make bench-server`, which does that.")
    rows = []
    servers = [asked.only] if asked.only else list(NAMES)
    for tables in asked.tables:
        found: dict[str, list[dict[str, Any]]] = {which: [] for which in servers}
        # Each in turn, again and again: a slow minute of the machine then meets all of them.
        for which in servers * asked.rounds:
            found[which].append(measure(which, tables, asked.warm_up, asked.seconds, asked.database))
            print(_line(found[which][-1]), file=sys.stderr, flush=True)
        rows += [sorted(of_one, key=itemgetter("moves"))[len(of_one) // 2] for of_one in found.values()]
    show(rows)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=2) + "\n")


def measure(which: str, tables: int, warm_up: float, seconds: float, database: str | None) -> dict[str, Any]:
    """One server with so many tables, driven from another process."""
    spares = int(SPARES * (warm_up + seconds))
    with tempfile.TemporaryDirectory() as folder, server(which, database or f"sqlite:///{folder}/bench.sqlite3") as pid:
        empty = memory(pid)
        words = ["drive.js", which, str(PORTS[which]), str(tables), str(spares), str(warm_up), str(seconds)]
        with subprocess.Popen(
            ["node", *words], cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=production()
        ) as driver:
            assert driver.stdin
            assert driver.stdout
            assert driver.stdout.readline() == "seated\n"
            seated = memory(pid)
            driver.stdin.write("go\n")
            driver.stdin.flush()
            assert driver.stdout.readline() == "measuring\n"
            before = cpu(pid)
            found: dict[str, Any] = json.loads(driver.stdout.readline())
            found["cpu_us"] = (cpu(pid) - before) * 1e6 / max(1, found["total"])
        played = memory(pid)
    found |= {"seated_kib": (seated - empty) / tables, "all_kib": played}
    return {"server": NAMES[which], "tables": tables, **found}


def production() -> dict[str, str]:
    """The environment that boardgame.io wants."""
    return os.environ | {"NODE_ENV": "production"}


@contextmanager
def server(which: str, database: str) -> Iterator[int]:
    """A server in a process of its own; gives its process id."""
    port = PORTS[which]
    if which != "peer":
        words = [sys.executable, "-m", "bakufu", "serve", "--port", str(port), "--database", database, "--limits", "0"]
    else:
        words = [str(shutil.which("node")), "peer.js", str(port), str(STATE_BYTES)]
    paths = {"PYTHONPATH": "" if which == "interpreted" else str(COMPILED)}
    process = subprocess.Popen(words, cwd=HERE, stdout=subprocess.DEVNULL, env=production() | paths)
    try:
        _wait_for(port)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def _wait_for(port: int) -> None:
    for _ in range(600):
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


def _line(row: dict[str, Any]) -> str:
    speed = f"{row['moves']:8.0f} moves/s, p99 {row['p99']:.1f} ms"
    return f"{row['server']:>15} {row['tables']:>5} tables: {speed}, {row['cpu_us']:.0f} us of CPU a move"


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
