"""What comes from other packages: they name it as an entry point, and it is there."""

from importlib.metadata import EntryPoint, entry_points


def offered(group: str) -> list[tuple[str, EntryPoint]]:
    """All that installed packages offer under this group, each with the name of its package; nothing is loaded yet."""
    found = [(entry.dist.name if entry.dist else entry.value, entry) for entry in entry_points(group=group)]
    return sorted(found, key=lambda pair: (pair[1].name, pair[0]))


def plainly(error: BaseException) -> str:
    """What went wrong while something was loaded, on one line."""
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
