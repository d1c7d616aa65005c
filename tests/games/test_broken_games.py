"""One game that is broken, unfinished or misnamed does not take the others down, and says what is wrong with it."""

from pathlib import Path

import pytest

import bakufu
from bakufu import games
from bakufu.games import BrokenGame, NoSuchGame
from bakufu.server.api.lobby import _lobby
from tests.cli.test_commands import run
from tests.outside import install

OURS = ("bushido", "edo_yashiki", "shitenno", "shogun")

LACKING = "lay_out, view, determinize, players, result, pieces"

UNFINISHED = """
from bakufu.kernel.game import Game, Options

class Go(Game):
    id, name, counts, rules_version, end_clause = "go", "Go", (2,), "1", "GOO-1.1"
    Options, steps, actions, events, package = Options, (), (), (), __name__

game = Go()
"""

MANY = """
from bakufu.games.shitenno.game import Shitenno

class Many(Shitenno):
    id, counts = "many", (2, 6)

game = Many()
"""

SILENT = """
from bakufu.games.shitenno.game import Shitenno

class Silent(Shitenno):
    id, package = "silent", __name__

game = Silent()
"""


@pytest.mark.parametrize(
    ("entry", "code", "english", "french"),
    [
        ("go = go", "import nothing_of_the_kind", "cannot be loaded: ModuleNotFoundError", "ne peut pas être chargé"),
        ("go = go", "1 / 0", "ZeroDivisionError: division by zero", "ZeroDivisionError"),
        ("go = go", "", "has no attribute 'game'", "ne peut pas être chargé"),
        ("go = go:game", "game = 3", "int is no Game", "int is no Game"),
        ("go = go:game", UNFINISHED, f"it lacks State, {LACKING} and worth", f"State, {LACKING} et worth"),
        ("other = bakufu.games.shitenno:game", "", "“other” calls itself “shitenno”", "s’appelle lui-même"),
        ("many = go", MANY, "is for up to 6, but there are names and crests for 5 only", "jusqu’à 6"),
        ("silent = go", SILENT, "it lacks text/en.ftl and rules/en.md", "il lui manque text/en.ftl et rules/en.md"),
    ],
)  # fmt: skip
def test_a_broken_game_says_what_is_wrong_and_the_others_are_there(
    site: Path, entry: str, code: str, english: str, french: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(site, "stranger", {"go/__init__.py": code}, f"[bakufu.games]\n{entry}\n")
    name = entry.split(" ")[0]
    assert tuple(game.id for game in bakufu.all_games()) == OURS
    assert list(games.broken()) == [name]
    with pytest.raises(BrokenGame) as caught:
        bakufu.find(name)
    assert english in str(caught.value)
    assert french in caught.value.text("fr")


def test_a_name_that_is_taken_stays_with_the_first(site: Path) -> None:
    install(site, "stranger", {"go.py": "game = 3"}, "[bakufu.games]\nshogun = go:game\n")
    assert bakufu.find("shogun").package == "bakufu.games.shogun"
    assert "the one from stranger is left out" in str(games.broken()["shogun (stranger)"])


def test_a_game_that_is_nowhere_is_not_broken_but_unknown(site: Path) -> None:
    with pytest.raises(NoSuchGame):
        bakufu.find("go")


def test_commands_and_lobby_show_the_rest_and_say_what_is_wrong(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(site, "stranger", {"go.py": "1 / 0"}, "[bakufu.games]\ngo = go\n[bakufu.bots]\nsly = go:make\n")
    monkeypatch.setenv("PYTHONPATH", f"{site}:{Path(bakufu.__file__).parent.parent}")
    code, out, _ = run("games")
    assert code == 0
    assert "Shitennō" in out
    assert "The game “go” cannot be loaded: ZeroDivisionError: division by zero" in out
    assert "The bot “sly” cannot be loaded" in out
    assert "Le jeu «\xa0go\xa0» ne peut pas être chargé" in run("games", "--lang", "fr")[1]
    code, out, err = run("sim", "go")
    assert (code, out) == (2, "")
    assert err.strip() == "The game “go” cannot be loaded: ZeroDivisionError: division by zero"
    code, out, err = run("sim", "shitenno", "--bots", "sly", "--games", "1")
    assert (code, out) == (2, "")
    assert err.startswith("The bot “sly” cannot be loaded")

    _lobby.cache_clear()
    lobby = _lobby("fr")
    _lobby.cache_clear()
    assert tuple(game.id for game in lobby.games) == OURS
    assert [one.name for one in lobby.broken] == ["go", "sly"]
    assert "ne peut pas être chargé" in lobby.broken[0].sentence


def test_a_game_whose_command_fails_leaves_the_other_commands(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from bakufu.games.shitenno.game import game as other\nclass Same(type(other)):\n"
    code += "    id, package = 'same', 'go'\ngame = Same()\n"
    ours = Path(bakufu.__file__).parent / "games" / "shitenno"
    texts = {f"go/{name}": (ours / name).read_text(encoding="utf-8") for name in ("text/en.ftl", "rules/en.md")}
    files = {"go/__init__.py": code, "go/commands.py": "1 / 0", **texts}
    install(site, "stranger", files, "[bakufu.games]\nsame = go\n")
    monkeypatch.setenv("PYTHONPATH", f"{site}:{ours.parents[2]}")
    done, out, err = run("rules", "same", "1.1")
    assert done == 0
    assert "SHI-1.1" in out
    assert "ZeroDivisionError" in err
