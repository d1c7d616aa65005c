"""A PostgreSQL of our own for the tests, from Debian's package or wherever initdb is."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path

import pytest

from tests.server.serving import free_port

MISSING = "NO POSTGRESQL: initdb and pg_ctl are missing (Debian: apt-get install postgresql); not tested on it!"


def programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += [Path(folder) for folder in sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def unprivileged() -> str | None:
    """PostgreSQL does not run as root; who it runs as instead."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


class Postgres:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self, folder: Path, place: str, user: str | None) -> None:
        self._folder = folder
        self._place = place
        self._user = user
        self._port = free_port()
        self.url = f"postgresql://bakufu@127.0.0.1:{self._port}/postgres"
        self._run("initdb", "-D", f"{place}/data", "-U", "bakufu", "-A", "trust", "--no-sync", "-E", "UTF8")

    def start(self) -> None:
        """Serve, with what was there before."""
        place = self._place
        options = f"-p {self._port} -k {place} -h 127.0.0.1"
        self._run("pg_ctl", "-D", f"{place}/data", "-w", "-l", f"{place}/log", "-o", options, "start")

    def stop(self) -> None:
        """As if it had been killed."""
        self._run("pg_ctl", "-D", f"{self._place}/data", "-m", "immediate", "stop")

    def freeze(self) -> None:
        """It does not even say that it is away."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """As if nothing had been."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        master = int(Path(f"{self._place}/data/postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{master}/task/{master}/children").read_text().split()
        for pid in (master, *map(int, children)):
            os.kill(pid, number)

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._folder / program), *words]
        quiet = subprocess.DEVNULL
        subprocess.run(command, check=True, user=self._user, cwd=self._place, stdout=quiet, stderr=quiet)


@contextmanager
def running() -> Iterator[Postgres]:
    """One with an empty database."""
    folder = programs()
    if folder is None:
        pytest.skip(MISSING)
    user = unprivileged()
    # Not below pytest's own folder, which only its owner may enter.
    with tempfile.TemporaryDirectory(prefix="bakufu-pg-") as place:
        if user:
            os.chown(place, pwd.getpwnam(user).pw_uid, -1)
        one = Postgres(folder, place, user)
        one.start()
        try:
            yield one
        finally:
            one.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    with running() as one:
        yield one.url
