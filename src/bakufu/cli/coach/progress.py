"""How far an analysis is, on the terminal."""

from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from bakufu.kernel.mistake import Mistake


@contextmanager
def progress() -> Iterator[Progress]:
    """A bar, where somebody looks; a worker that was ended from outside is said to have been."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as shown:
            yield shown
    except BrokenProcessPool:
        raise Mistake("coach-worker-died", package="bakufu.cli") from None
