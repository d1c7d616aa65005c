"""`bakufu`, run as people run it: every command in a process of its own.

Most of what a command costs is importing. So a process that has imported all of it waits, for each language and
environment, and is doubled for every command (`os.fork`). Run as a program, this file is that process.
"""

import atexit
import gc
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from select import select
from tempfile import TemporaryDirectory
from threading import Lock
from traceback import print_exc
from types import MappingProxyType
from typing import NamedTuple

PATIENCE = 120.0
"""Seconds for a command."""

VARYING = {"PYTEST_CURRENT_TEST"}
"""What no command looks at, and what is different for every test."""


IMPORTED = (
    "bakufu.cli.main",
    "bakufu.server.storage.keeper",
    "bakufu.arena.arena",
    "typer._adapters",
    "typer.rich_utils",
)
"""What commands use."""


class Ended(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands in one environment, one after the other."""

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

    def run(self, words: tuple[str, ...], typed: str, folder: Path) -> Ended:
        with self._lock, TemporaryDirectory() as own:
            files = {name: str(Path(own) / name) for name in ("typed", "out", "err")}
            Path(files["typed"]).write_text(typed, encoding="utf-8")
            asked = {"words": words, "folder": str(folder), **files}
            into, out = self._process.stdin, self._process.stdout
            assert into
            assert out
            into.write(json.dumps(asked).encode() + b"\n")
            into.flush()
            assert select([out], [], [], PATIENCE)[0], f"bakufu {' '.join(words)} does not end"
            said = [Path(files[name]).read_bytes().decode() for name in ("out", "err")]
            return Ended(int(out.readline()), *said)

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


_shells: dict[frozenset[tuple[str, str]], Shell] = {}


def bakufu(
    *words: str, typed: str = "", folder: Path | None = None, environment: Mapping[str, str] = MappingProxyType({})
) -> Ended:
    """Exit code, output and errors of a command, run in a folder of its own unless told where."""
    around = {**os.environ, "PYTHONUTF8": "1", **environment}
    around = {name: value for name, value in around.items() if name not in VARYING}
    key = frozenset(around.items())
    shell = _shells.get(key)
    if shell is None:
        shell = _shells[key] = Shell(around)
    if folder:
        return shell.run(words, typed, folder)
    with TemporaryDirectory() as own:
        return shell.run(words, typed, Path(own))


def wait_for_commands() -> None:
    """Double for each that is asked for; whoever is the double has its files where a terminal would be, and returns."""
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
            child = os.fork()
            if not child:
                os.chdir(asked["folder"])
                os.dup2(os.open(asked["typed"], os.O_RDONLY), 0)
                os.dup2(os.open(asked["out"], os.O_WRONLY | os.O_CREAT), 1)
                os.dup2(os.open(asked["err"], os.O_WRONLY | os.O_CREAT), 2)
                sys.argv = ["bakufu", *asked["words"]]
                return
            _, status = os.waitpid(child, 0)
            os.write(1, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    sys.exit()


if __name__ == "__main__":
    wait_for_commands()
    from bakufu.cli.main import main

    code: object = 0
    try:
        main()
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
