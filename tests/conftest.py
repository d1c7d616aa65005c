import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# What is compiled is tested where that is asked for (make test-fast); all else is about the sources as they stand.
os.environ.setdefault("BAKUFU_PURE", "1")

from tests.outside import look_again

HERE = Path(__file__).parent
COVERING = ("test_6_golden.py", "test_8_counts.py", "test_violations.py")
"""Those of the conformance suite that are measured; the others only play the same lines again, thousands of times."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Coverage is measured where rules are tested; it would slow down what plays many games, or plays by the clock."""
    for item in items:
        parts = item.path.relative_to(HERE).parts
        many = parts[0] == "conformance" and parts[-1] not in COVERING
        if many or parts[0] in ("server", "web", "test_records.py"):
            item.add_marker("no_cover")


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
