"""Packages that seem to be installed: what others bring through entry points."""

from collections.abc import Mapping
from pathlib import Path

from bakufu import bots, games


def look_again() -> None:
    """What was found so far is looked for again."""
    games.look_again()
    bots.look_again()


def install(folder: Path, name: str, files: Mapping[str, str], entries: str) -> None:
    """Lay out a package with its metadata, as an installer would."""
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(entries)
