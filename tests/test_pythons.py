"""The same seed gives the same game on every Python that there is.

Those besides the one that runs the tests are environments under build/pythons (`make pythons` sets them up for whatever
Python from 3.11 on is found), each with its own compiled engine if there is one.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.test_engine import PLAY, SRC, python

ROOT = SRC.parent
PYTHONS = sorted((ROOT / "build" / "pythons").glob("3.*/bin/python"))


@pytest.fixture(scope="module")
def here() -> list[str]:
    """What is played on this Python, in plain Python."""
    return python(PLAY, "1")


@pytest.mark.skipif(not PYTHONS, reason="there are no other Pythons: make pythons")
@pytest.mark.parametrize("other", PYTHONS, ids=lambda path: path.parent.parent.name)
def test_another_python_plays_the_same_games(other: Path, here: list[str]) -> None:
    surroundings = os.environ | {"BAKUFU_PURE": "1", "PYTHONPATH": str(SRC)}
    done = subprocess.run([other, "-P", "-c", PLAY], env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == here


@pytest.mark.parametrize("other", PYTHONS, ids=lambda path: path.parent.parent.name)
def test_its_compiled_engine_does_too(other: Path, here: list[str]) -> None:
    home = other.parent.parent / "compiled"
    if not (home / ".compiled").is_dir():
        pytest.skip(f"there is no compiled engine for this Python: make pythons COMPILE=1 ({home.parent.name})")
    surroundings = os.environ | {"BAKUFU_PURE": "0", "PYTHONPATH": str(home / "src")}
    done = subprocess.run([other, "-P", "-c", PLAY], env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["True", *here[1:]]


def test_a_python_that_cannot_be_had_is_named_and_left_out(tmp_path: Path) -> None:
    """On a machine with no Python at all."""
    for tool in ("bash", "dirname"):
        (tmp_path / tool).symlink_to(str(shutil.which(tool)))
    surroundings = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    done = subprocess.run(
        [tmp_path / "bash", ROOT / "tools" / "pythons"], env=surroundings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert [line.split(",")[0] for line in done.stderr.splitlines()] == [
        f"3.{minor}: there is none here" for minor in (11, 12, 13, 14)
    ]
