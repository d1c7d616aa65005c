"""README's promises, run."""

import doctest
import re
from pathlib import Path

import pytest

import bakufu

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    assert (tmp_path / "game.jsonl").exists()


def test_the_packages_own_example_runs() -> None:
    assert doctest.testmod(bakufu).failed == 0
    assert doctest.testmod(bakufu).attempted > 0


def test_pictures_are_there() -> None:
    pictures = re.findall(r"\((docs/pictures/[^)]+)\)", README.read_text(encoding="utf-8"))
    assert pictures
    assert all((README.parent / picture).exists() for picture in pictures)
