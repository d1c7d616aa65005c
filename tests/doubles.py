"""`bakufu` in processes of its own, each the double of one that has imported everything.

Most of what a command or a server's start costs is importing. So a process that has done it waits, one for each
environment, and is doubled (`os.fork`) for whatever is to run. Run as a program, this file is that process.
"""

import atexit
import gc
import json
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from math import inf
from pathlib import Path
from threading import Lock
from time import monotonic, sleep
from traceback import print_exc
from types import MappingProxyType
from typing import Any

VARYING = {"PYTEST_CURRENT_TEST"}
"""What no command looks at, and what is different for every test."""

RUNS = 1 << 16
"""No exit code."""

OWN_ERRORS = f"/proc/{os.getpid()}/fd/2"
"""Where this process complains, or whoever reads its complaints just now has them go."""

IMPORTED = (
    "bakufu.cli.main",
    "bakufu.server.storage.admin",
    "bakufu.arena.arena",
    "typer._adapters",
    "typer.rich_utils",
    # Of a server, what it does not import before it starts.
    "bakufu.server.run",
    "bakufu.server.socket.fast_protocol",
    "bakufu.server.socket.http_protocol",
    "alembic.autogenerate",
    "asyncpg",
    "aiosqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.logging",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.auto",
)
"""What commands and servers use."""


LOOK = 0.005
"""Seconds between two looks at whether something has ended."""


class Double:
    """One that runs; to be waited for and ended as a `subprocess.Popen` is."""

    def __init__(self, origin: "Origin", pid: int) -> None:
        self._origin = origin
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it ended; None as long as it runs."""
        if self.returncode is None:
            self.returncode = self._origin.reap(self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """How it ended, as soon as it has. Raises `subprocess.TimeoutExpired`."""
        until = inf if timeout is None else monotonic() + timeout
        while (code := self.poll()) is None:
            if monotonic() > until:
                raise subprocess.TimeoutExpired("bakufu", timeout or 0.0)
            sleep(LOOK)
        return code

    def send_signal(self, number: int) -> None:
        """If it still runs."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


class Origin:
    """The process that is doubled, in one environment."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._lock = Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-P", __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        )
        atexit.register(self.close)

    def double(self, words: tuple[str, ...], folder: Path, typed: str, out: str, err: str) -> Double:
        """One that runs `bakufu` with these words, there, with these files for what a terminal would be."""
        return Double(self, self._ask(words=words, folder=str(folder), typed=typed, out=out, err=err))

    def reap(self, pid: int) -> int | None:
        """How one ended; None: it runs."""
        code = self._ask(ended=pid)
        return None if code == RUNS else code

    def _ask(self, **what: Any) -> int:
        into, out = self._process.stdin, self._process.stdout
        assert into
        assert out
        with self._lock:
            into.write(json.dumps(what).encode() + b"\n")
            into.flush()
            return int(out.readline())

    def close(self) -> None:
        """No more doubles."""
        self._process.kill()
        self._process.communicate()


_origins: dict[frozenset[tuple[str, str]], Origin] = {}


def start(
    *words: str,
    folder: Path,
    typed: str = os.devnull,
    out: str = os.devnull,
    err: str = os.devnull,
    environment: Mapping[str, str] = MappingProxyType({}),
) -> Double:
    """`bakufu` with these words, in a process and a session of its own."""
    around = {**os.environ, "PYTHONUTF8": "1", **environment}
    around = {name: value for name, value in around.items() if name not in VARYING}
    key = frozenset(around.items())
    origin = _origins.get(key)
    if origin is None:
        origin = _origins[key] = Origin(around)
    return origin.double(words, folder, typed, out, err)


def wait_to_be_doubled() -> None:
    """Whoever is the double has its files where a terminal would be, and returns."""
    for module in IMPORTED:
        # Where something is missing, that is for the command to say.
        with suppress(ImportError):
            import_module(module)
    if games := sys.modules.get("bakufu.games"):
        games.all_games()
    gc.freeze()
    with open(0, "rb", buffering=0, closefd=False) as asking:
        while line := asking.readline():
            asked = json.loads(line)
            if ended := asked.get("ended"):
                said = RUNS
                # Two may have asked at once: the other one knows.
                with suppress(ChildProcessError):
                    pid, status = os.waitpid(ended, os.WNOHANG)
                    said = os.waitstatus_to_exitcode(status) if pid else RUNS
            else:
                said = os.fork()
                if not said:
                    become(**asked)
                    return
            os.write(1, f"{said}\n".encode())
    sys.exit()


def become(words: list[str], folder: str, typed: str, out: str, err: str) -> None:
    """As a shell would begin it."""
    os.setsid()
    os.chdir(folder)
    writing = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    for number, (path, how) in enumerate(((typed, os.O_RDONLY), (out, writing), (err, writing))):
        opened = os.open(path, how)
        os.dup2(opened, number)
        os.close(opened)
    sys.argv = ["bakufu", *words]


if __name__ == "__main__":
    wait_to_be_doubled()
    code: object = 0
    try:
        runpy.run_module("bakufu", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code
    except BaseException:
        print_exc()
        code = 1
    # What is done at the end of any process; but taking apart all that was imported would take longer than the command.
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(code if isinstance(code, int) else 0)
