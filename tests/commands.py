"""`bakufu`, run as people run it: every command in a process of its own (`tests/doubles.py`)."""

import os
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from subprocess import TimeoutExpired
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import NamedTuple

from tests import doubles

PATIENCE = 120.0
"""Seconds for a command."""


class Ended(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


def bakufu(
    *words: str, typed: str = "", folder: Path | None = None, environment: Mapping[str, str] = MappingProxyType({})
) -> Ended:
    """Exit code, output and errors of a command, run in a folder of its own unless told where."""
    with TemporaryDirectory() as files, nullcontext(folder) if folder else TemporaryDirectory() as own:
        typing, out, err = (Path(files) / name for name in ("typed", "out", "err"))
        typing.write_text(typed, encoding="utf-8")
        command = doubles.start(
            *words, folder=Path(own), typed=str(typing), out=str(out), err=str(err), environment=environment
        )
        try:
            code = command.wait(PATIENCE)
        except TimeoutExpired:
            os.killpg(command.pid, 9)
            raise AssertionError(f"bakufu {' '.join(words)} does not end") from None
        return Ended(code, out.read_bytes().decode(), err.read_bytes().decode())
