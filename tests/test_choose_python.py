"""Of which Python `.venv` is made (tools/choose-python)."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Put = Callable[[str, int | None], Path]

TOOL = Path(__file__).parent.parent / "tools" / "choose-python"


def chosen(path: Path, **environment: str) -> str:
    """What it prints where these are all the Pythons."""
    for tool in ("bash", "sh", "tail"):
        if not (path / tool).exists():
            (path / tool).symlink_to(str(shutil.which(tool)))
    words = [path / "bash", TOOL]
    done = subprocess.run(words, env=environment | {"PATH": str(path)}, capture_output=True, text=True, check=True)
    return Path(done.stdout.strip()).name


@pytest.fixture
def put(tmp_path: Path) -> Put:
    """Puts a Python there that takes so many microseconds for the work it is timed by; None: it is of no use."""

    def put(name: str, took: int | None) -> Path:
        file = tmp_path / name
        file.write_text("#!/bin/sh\nexit 1\n" if took is None else f"#!/bin/sh\necho {took}\n")
        file.chmod(0o755)
        return tmp_path

    return put


def test_the_one_that_is_named(put: Put) -> None:
    """Whoever names one gets it, however slow."""
    assert chosen(put("python3", 20), PYTHON="/opt/mine") == "mine"


def test_python3_unless_another_is_much_faster(put: Put) -> None:
    """A tenth is no reason to take another than everybody expects; half is."""
    put("python3", 20)
    assert chosen(put("python3.12", 18)) == "python3"
    assert chosen(put("python3.13", 10)) == "python3.13"


def test_one_of_no_use_is_left_aside(put: Put) -> None:
    """Too old, or nothing can be compiled for it: it says nothing."""
    put("python3", None)
    assert chosen(put("python3.11", 20)) == "python3.11"


def test_a_real_one_is_timed(put: Put) -> None:
    """What it is timed by runs, and says nothing but a number: else the slow one would be better than nothing."""
    put("uv", 0)
    path = put("python3.12", 500_000_000)
    real = path / "python3"
    real.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    real.chmod(0o755)
    assert chosen(path) == "python3"
