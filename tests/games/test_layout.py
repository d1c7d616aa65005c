"""The same thing has the same name in every game's folder (CONTRIBUTING.md)."""

import re
from pathlib import Path

import pytest

import bakufu.games

FILES = (
    "__init__.py",
    "actions.py",
    "advice.py",
    "components.py",
    "components.toml",
    "events.py",
    "game.py",
    "hints.py",
    "judgement.py",
    "levels.toml",
    "numbering.py",
    "options.py",
    "pieces.py",
    "planes.py",
    "position.py",
    "printed.py",
    "reasons.py",
    "rules/en.md",
    "rules/fr.md",
    "samples.py",
    "setup.py",
    "shown.py",
    "state.py",
    "terminal.py",
    "text/en.ftl",
    "text/fr.ftl",
    "view.py",
    "worth.py",
)
OFFERS = {
    "advice.py": "def advise(",
    "hints.py": "def hints(",
    "judgement.py": "judgement = ",
    "numbering.py": "numbering = ",
    "pieces.py": "def pieces(",
    "planes.py": "def planes(",
    "position.py": "def flaw(",
    "reasons.py": "def terms(",
    "samples.py": "def determinize(",
    "setup.py": "class SetUp(",
    "terminal.py": "board = ",
    "view.py": "def view(",
    "worth.py": "def worth(",
}
KINDS = {"actions": "Action", "events": "Event"}
FOLDERS = sorted(file.parent for file in Path(bakufu.games.__path__[0]).glob("*/game.py"))


def test_there_are_four_games() -> None:
    assert [folder.name for folder in FOLDERS] == ["bushido", "edo_yashiki", "shitenno", "shogun"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_game_has_the_same_files(folder: Path) -> None:
    assert [file for file in FILES if not (folder / file).is_file()] == []
    assert [file for file, what in OFFERS.items() if f"\n{what}" not in (folder / file).read_text("utf-8")] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("name", KINDS)
def test_answers_and_events_are_described_nowhere_else(folder: Path, name: str) -> None:
    described = re.compile(rf"^class \w+\({KINDS[name]}\b", re.MULTILINE)
    found = [file.stem for file in folder.glob("*.py") if described.search(file.read_text("utf-8"))]
    assert name in found
    assert [file for file in found if file.split("_")[0] != name] == []


def test_contributing_names_them_all() -> None:
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
    assert [file for file in FILES if f"`{file}`" not in text] == []
