"""A PostgreSQL of our own for the tests, from Debian's package or wherever initdb is."""

import os
import pwd
import shutil
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


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    folder = programs()
    if folder is None:
        pytest.skip(MISSING)
    user = unprivileged()
    port = free_port()
    # Not below pytest's own folder, which only its owner may enter.
    with tempfile.TemporaryDirectory(prefix="bakufu-pg-") as place:
        if user:
            os.chown(place, pwd.getpwnam(user).pw_uid, -1)
        data = f"{place}/data"

        def run(*command: str) -> None:
            subprocess.run(
                command, check=True, user=user, cwd=place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )

        run(str(folder / "initdb"), "-D", data, "-U", "bakufu", "-A", "trust", "--no-sync", "-E", "UTF8")
        options = f"-p {port} -k {place} -h 127.0.0.1"
        run(str(folder / "pg_ctl"), "-D", data, "-w", "-l", f"{place}/log", "-o", options, "start")
        try:
            yield f"postgresql://bakufu@127.0.0.1:{port}/postgres"
        finally:
            run(str(folder / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
