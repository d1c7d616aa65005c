from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.outside import look_again


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which packages seem to be installed."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    look_again()
    yield folder
    monkeypatch.undo()
    look_again()
