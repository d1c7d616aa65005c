"""Which engine runs: the compiled one, where it was made of these very sources, or plain Python.

What is compiled lies beside the sources, in a folder of its own. `BAKUFU_PURE=1` leaves it aside.
"""

import os
import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
SUFFIX = EXTENSION_SUFFIXES[0]
STAMP = "sources.sha256"

FOLDERS = (PACKAGE / "compiled", PACKAGE.parent.parent / ".compiled")
"""In a wheel, and in a checkout."""


class Compiled(MetaPathFinder):
    """Finds what is compiled before the sources of the same name."""

    def __init__(self, folder: Path) -> None:
        files = folder.rglob(f"*{SUFFIX}")
        self._files = {".".join(file.relative_to(folder).parts).removesuffix(SUFFIX): str(file) for file in files}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where this module lies, if it is compiled."""
        file = self._files.get(fullname)
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file)) if file else None


def sources(package: Path = PACKAGE) -> list[Path]:
    """Whatever may make a difference to what is compiled."""
    return sorted(file for part in ("envs", "games", "kernel", "server") for file in (package / part).rglob("*.py"))


def stamp(files: Iterable[Path], package: Path = PACKAGE) -> str:
    """Changes with every one of these files."""
    known = sha256(SUFFIX.encode())
    for file in files:
        known.update(file.relative_to(package).as_posix().encode() + file.read_bytes())
    return known.hexdigest()


def _found() -> Path | None:
    """The folder with what is compiled of the sources as they are now."""
    if os.environ.get("BAKUFU_PURE", "0") not in ("", "0"):
        return None
    folders = [folder for folder in FOLDERS if (folder / STAMP).is_file()]
    now = stamp(sources()) if folders else ""
    return next((folder for folder in folders if (folder / STAMP).read_text() == now), None)


def _begin() -> bool:
    folder = _found()
    if folder is not None:
        sys.meta_path.insert(0, Compiled(folder))
    return folder is not None


IS_COMPILED = _begin()
"""Whether the compiled engine runs."""
