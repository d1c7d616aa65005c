"""What `make wheels` has built can be installed where there is nothing of ours, and plays."""

import os
import subprocess
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

WHEELS = Path(__file__).parent.parent / "build" / "wheels"

PLAY = """
import bakufu, sys
table = bakufu.new("shogun", 4, seed=7)
while not table.over:
    for seat, decision in table.pending.items():
        table.play(seat, decision.actions[0])
print(bakufu.IS_COMPILED, len(table.answers), table.result.scores, bakufu.__file__.startswith(sys.prefix))
"""


def wheel(kind: str) -> Path:
    found = sorted(WHEELS.glob(f"bakufu-*-{kind}.whl"))
    if not found:
        pytest.skip("there are no wheels: make wheels")
    return found[-1]


def installed(wheel: Path, folder: Path) -> Path:
    """A new environment with this wheel, and the libraries of the one that runs the tests; gives its Python."""
    venv.create(folder, with_pip=False, symlinks=True)
    site = next(folder.glob("lib/python*/site-packages"))
    ZipFile(wheel).extractall(site)
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin" / "python"


def say(python: Path, pure: str, *words: str) -> str:
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"BAKUFU_PURE": pure}
    done = subprocess.run([python, "-P", *words], env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_compiled_wheel_plays_compiled_and_plain(tmp_path: Path) -> None:
    python = installed(wheel("cp*"), tmp_path)
    fast, plain = say(python, "0", "-c", PLAY), say(python, "1", "-c", PLAY)
    assert fast.startswith("True")
    assert fast.endswith("True")
    assert plain == fast.replace("True", "False", 1)
    assert "compiled" in say(python, "0", "-m", "bakufu", "--version")
    assert "plain Python" in say(python, "1", "-m", "bakufu", "--version")


def test_the_pure_wheel_plays(tmp_path: Path) -> None:
    python = installed(wheel("py3-none-any"), tmp_path)
    assert say(python, "0", "-c", PLAY).startswith("False")
    assert "plain Python" in say(python, "0", "-m", "bakufu", "--version")
