"""A program that is spoken to line by line, and never waited for longer than one wants to."""

import os
import shlex
import signal
import subprocess
import weakref
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from time import monotonic
from typing import IO

LONGEST_LINE = 1 << 16
"""Bytes; an answer is a number."""

WAITING_LINES = 64
"""So many are kept; a program that says more is not read on."""


class Silent(Exception):
    """No line came in time."""


class Gone(Exception):
    """The program has ended, or could not be started."""


class Process:
    """One run of a program. Reading and writing are left to threads, as either may block for ever."""

    def __init__(self, command: str) -> None:
        try:
            self._popen = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError, IndexError) as error:
            raise Gone(str(error)) from error
        assert self._popen.stdin
        assert self._popen.stdout
        self._to: Queue[bytes | None] = Queue(WAITING_LINES)
        self._from: Queue[bytes] = Queue(WAITING_LINES)
        Thread(target=_write, args=(self._popen.stdin, self._to), daemon=True).start()
        Thread(target=_read, args=(self._popen.stdout, self._from, self._popen), daemon=True).start()
        # Whoever forgets it, and whoever exits, takes it along.
        self.end = weakref.finalize(self, _end, self._popen, self._to)

    def say(self, line: bytes) -> None:
        """Send a line; it need not be read yet."""
        try:
            self._to.put_nowait(line + b"\n")
        except Full:
            raise Silent from None

    def hear(self, until: float) -> bytes:
        """The next line. Raises `Silent` if it has not come by then (by the monotonic clock), `Gone` if none will."""
        try:
            line = self._from.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Silent from None
        if not line:
            raise Gone(f"exit code {self._popen.wait()}")
        return line


def _write(stream: IO[bytes], lines: "Queue[bytes | None]") -> None:
    with suppress(OSError), stream:
        while line := lines.get():
            stream.write(line)
            stream.flush()


def _read(stream: IO[bytes], lines: "Queue[bytes]", popen: "subprocess.Popen[bytes]") -> None:
    with stream:
        while line := stream.readline(LONGEST_LINE):
            if not _put(lines, line, popen):
                return
    _put(lines, b"", popen)


def _put(lines: "Queue[bytes]", line: bytes, popen: "subprocess.Popen[bytes]") -> bool:
    """Whether there was room for a line before the program ended."""
    while True:
        try:
            lines.put(line, timeout=1)
        except Full:
            if popen.poll() is not None:
                return False
        else:
            return True


def _end(popen: "subprocess.Popen[bytes]", lines: "Queue[bytes | None]") -> None:
    """At once, with all that it has started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(popen.pid, signal.SIGKILL)
        else:
            popen.kill()
    popen.wait()
    with suppress(Full):
        lines.put_nowait(None)
