import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# What is compiled is tested where that is asked for (make test-fast); all else is about the sources as they stand.
os.environ.setdefault("BAKUFU_PURE", "1")

# Some containers ask for no bytecode. The tests start several hundred processes, each of which would compile all anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

from tests.outside import look_again

sys.dont_write_bytecode = False


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which packages seem to be installed."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    look_again()
    known = set(sys.modules)
    yield folder
    for name in set(sys.modules) - known:
        # Another folder's module of the same name must not be taken for this one's.
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(folder)):
            del sys.modules[name]
    monkeypatch.undo()
    look_again()
