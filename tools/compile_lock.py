"""One compilation at a time: who finds another one under way waits for it, or leaves it at that."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # On Windows; there nobody compiles in the background.
    fcntl = None  # type: ignore[assignment]


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Wait until nobody else compiles there."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_under_way(folder: Path) -> bool:
    """Whether somebody compiles there now. (The lock goes with its process, however that ends.)"""
    if not fcntl or not (folder / "lock").is_file():
        return False
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
        return False
