"""The examples run as they stand; the game from outside is built, found, played and checked like any other."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import bakufu
from tests.cli.test_commands import run
from tests.outside import look_again

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
SOURCE = Path(bakufu.__file__).parent.parent


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("bot.py", "The bot won 6 of 6 games."),
        ("playout.py", "A game took"),
        ("position.py", "This is not a position of Edo Yashiki"),
    ],
)
def test_an_example_runs(name: str, words: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1"}
    command = [sys.executable, str(EXAMPLES / name)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert words in done.stdout


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {"bot.py", "playout.py", "position.py"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the auction has been installed, as its pyproject says."""
    folder = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=EXAMPLES / "auction", check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


@pytest.fixture
def with_auction(installed: Path, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it were installed, here and for commands."""
    monkeypatch.syspath_prepend(str(installed))
    monkeypatch.setenv("PYTHONPATH", f"{installed}{os.pathsep}{SOURCE}")
    look_again()


@pytest.mark.usefixtures("with_auction")
def test_the_auction_is_one_of_the_games() -> None:
    assert "auction" in [game.id for game in bakufu.all_games()]
    table = bakufu.new("auction", players=3, seed=1)
    while not table.over:
        for seat, decision in table.pending.items():
            table.play(seat, decision.actions[-1])
    assert table.result
    assert sum(table.result.scores) + table.state.bank == 35
    assert bakufu.load("auction", table.state.to_json()).over


@pytest.mark.usefixtures("with_auction")
def test_commands_know_the_auction() -> None:
    code, out, err = run("check", "auction", "--games", "5")
    assert (code, err) == (0, "")
    assert out.count("✓") == 7
    assert "All 7 points hold for Auction." in out
    assert "Les 7 points tiennent pour Auction." in run("check", "auction", "--games", "1", "--lang", "fr")[1]
    assert "Auction" in run("games")[1]
    assert "bids" in run("play", "auction", typed="quit\n")[1], "a plain board is drawn where a game brings none"
    assert "AUC-2.2" in run("rules", "auction", "2")[1]
    code, out, err = run("sim", "auction", "--bots", "greedy,random", "--rotate", "--games", "20", "--workers", "2")
    assert (code, err) == (0, "")
