"""One writer at a time, over several processes: a lock that the system lifts when its process ends, however it ends."""

import os
import sys
from pathlib import Path

from bakufu.arena.entrants import PACKAGE
from bakufu.kernel.mistake import Mistake

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from when it is made until it is released; raises `Mistake` where somebody else holds it, or `OSError`.

    It lies in a file of its own, which goes when it is released. Who has opened that file just before would get a lock
    on something that nobody else can find: so a lock counts only while its file is still the one of that name.
    """

    def __init__(self, file: Path, on: Path) -> None:
        self._file = file
        while True:
            self._open = os.open(file, os.O_RDWR | os.O_CREAT, 0o666)
            try:
                _take(self._open)
            except OSError:
                os.close(self._open)
                raise Mistake("arena-busy", package=PACKAGE, file=str(on)) from None
            if self._is_the_one_of_its_name():
                return
            os.close(self._open)

    def _is_the_one_of_its_name(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._open), os.stat(self._file))
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let others have it; the file goes while it is still ours."""
        if sys.platform != "win32":
            self._file.unlink(missing_ok=True)
        os.close(self._open)
