"""The commands, run as people run them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bakufu
from tests import commands
from tests.commands import Ended
from tests.outside import install


def run(*words: str, typed: str = "", language: str = "C.UTF-8", folder: Path | None = None) -> Ended:
    """A command, in this language."""
    environment = {"LC_ALL": language, "COLUMNS": "110"}
    return commands.bakufu(*words, typed=typed, folder=folder, environment=environment)


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = bakufu.new("edo_yashiki", 3, 9, {"taking": "sealed"}, names=("Aki", "Botan", "Chiyo"))
    while not table.over:
        for seat, decision in table.pending.items():
            table.play(seat, decision.actions[-1])
    path = tmp_path_factory.mktemp("games") / "game.jsonl"
    table.record.save(path)
    return path


def test_games_lists_every_game_with_its_options() -> None:
    code, out, _ = run("games")
    assert code == 0
    for game in bakufu.all_games():
        assert game.name in out
        assert game.id in out
    assert "race | sealed | draft" in out


def test_a_command_imports_only_what_it_needs() -> None:
    """Fluent, numpy and the server take longer to import than most commands take."""
    program = (
        "import atexit, sys\n"
        "from bakufu.cli.main import main\n"
        "atexit.register(lambda: print(sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr))\n"
        "sys.argv = ['bakufu', 'games']\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, text=True)
    assert done.returncode == 0
    assert "'bakufu'" in done.stderr
    for heavy in ("fluent", "babel", "numpy", "litestar", "sqlalchemy", "uvicorn"):
        assert f"'{heavy}'" not in done.stderr, heavy


def test_a_word_that_is_no_command_is_met_with_those_there_are() -> None:
    code, _, err = run("game")
    assert code == 2
    assert "games" in err


def test_help_has_examples_in_both_languages() -> None:
    for command in ("games", "play", "serve", "sim", "bot-host", "replay", "verify", "rules", "check", "bench"):
        code, out, _ = run(command, "--help")
        assert code == 0
        if command != "games":
            assert "Example" in out
            assert "Exemple" in run(command, "--help", language="fr_FR.UTF-8")[1]


def test_help_for_keepers_has_examples_in_both_languages() -> None:
    commands = [
        "list",
        "show",
        "close",
        "delete",
        "export",
        "forget-name",
        "ban",
        "unban",
        "backup",
        "restore",
        "doctor",
    ]
    listed = run("admin", "--help")[1]
    for command in commands:
        assert f" {command} " in listed
        code, out, _ = run("admin", command, "--help")
        assert code == 0
        assert "Example" in out
        assert "--database" in out
        assert "Exemple" in run("admin", command, "--help", language="fr_FR.UTF-8")[1]


def test_sim_prints_one_json_object() -> None:
    code, out, err = run("sim", "edo_yashiki", "--games", "20", "--players", "4", "--json", "--option", "taking=draft")
    assert code == 0
    assert err == ""
    report = json.loads(out)
    assert report["game"] == "edo_yashiki"
    assert report["players"] == 4
    assert report["options"]["taking"] == "draft"
    assert report["games"] == 20
    assert report["decisions"] > 20 * 4
    assert report["seconds"] > 0
    assert report["decisions_per_second"] > 0
    assert sum(report["wins"]) == pytest.approx(20, abs=0.01)
    assert len(report["mean_scores"]) == 4


@pytest.mark.long
def test_sim_does_not_depend_on_the_number_of_workers() -> None:
    words = ("sim", "edo_yashiki", "--games", "20", "--bots", "greedy,random", "--rotate", "--json", "--seed", "x")
    alone, together = (json.loads(run(*words, "--workers", n)[1]) for n in ("1", "2"))
    for key in ("wins", "mean_scores", "decisions", "wins_by_bot"):
        assert alone[key] == together[key]


def test_greedy_beats_random() -> None:
    _, out, _ = run(
        "sim", "edo_yashiki", "--games", "20", "--bots", "greedy,random,random,random", "--rotate", "--json"
    )
    assert json.loads(out)["wins_by_bot"][0] >= 19


def test_bots_that_think_by_playouts_play_the_same_games_again() -> None:
    words = ("sim", "edo_yashiki", "--games", "2", "--bots", "search,greedy-1", "--json", "--playouts", "3")
    once, again = (json.loads(run(*words)[1]) for _ in range(2))
    assert once["bots"] == ["search", "greedy-1"]
    assert once["budget"]["playouts"] == 3
    for key in ("wins", "mean_scores", "decisions"):
        assert once[key] == again[key]


def test_bots_think_as_long_as_they_are_told() -> None:
    words = ("sim", "edo_yashiki", "--games", "1", "--bots", "search,random", "--json")
    short, long = (json.loads(run(*words, "--think", seconds)[1])["seconds"] for seconds in ("0", "0.4"))
    assert long > short + 1


def test_sim_shows_a_table_for_people() -> None:
    code, out, _ = run("sim", "edo_yashiki", "--games", "3")
    assert code == 0
    assert "Edo Yashiki: 3 games" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("sim", "go"), "There is no game “go”"),
        (("play", "go"), "There is no game “go”"),
        (("rules", "go"), "There is no game “go”"),
        (("bench", "go"), "There is no game “go”"),
        (("check", "go"), "There is no game “go”"),
        (("sim", "edo_yashiki", "--players", "9"), "2, 3, 4 and 5 players, not 9"),
        (("sim", "edo_yashiki", "--option", "taking=grab"), "race, sealed and draft"),
        (("sim", "edo_yashiki", "--option", "taking"), "name=value"),
        (("sim", "edo_yashiki", "--bots", "genius"), "There is no bot “genius”"),
        (("sim", "edo_yashiki", "--players", "2", "--bots", "random,random,random"), "3 bots do not fit on 2 seats"),
        (("play", "edo_yashiki", "--seats", "me,you"), "“you” cannot sit there"),
        (("play", "edo_yashiki", "--players", "4", "--seats", "me,greedy"), "2 seats were named for 4 players"),
        (("play", "edo_yashiki", "--seats", "me"), "not 1"),
        (("play", "edo_yashiki", "--lang", "de"), "no language “de”"),
        (("sim", "edo_yashiki", "--option", "draw-first=maybe"), "true and false, not “maybe”"),
        (("sim", "edo_yashiki", "--players", "0"), "not 0"),
        (("sim", "edo_yashiki", "--players", "9" * 40), "not 999"),
        (("play", "edo_yashiki", "--players", "0"), "not 0"),
        (("play", "edo_yashiki", "--players", "9" * 40), "not 999"),
        (("rules", "edo_yashiki", "FOO-2.6"), "no clause “FOO-2.6”"),
        (("replay", "nowhere.jsonl"), "There is no file nowhere.jsonl"),
        (("verify", "nowhere.jsonl"), "There is no file nowhere.jsonl"),
        (("rules", "edo_yashiki", "EDO-9.9"), "no clause “EDO-9.9”"),
    ],
)
def test_wrong_usage_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert sentence in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("words", [("sim",), ("sim", "edo_yashiki", "--games", "0"), ("dance",), ("sim", "-x")])
def test_a_command_that_makes_no_sense_is_no_traceback(words: tuple[str, ...]) -> None:
    code, _, err = run(*words)
    assert code == 2
    assert "Traceback" not in err


def test_mistakes_are_answered_in_the_language_asked_for() -> None:
    assert "Il n’y a pas de jeu «\xa0go\xa0»" in run("sim", "go", "--lang", "fr")[2]


def test_a_terminal_that_knows_no_accents_gets_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bakufu", "rules", "edo_yashiki", "--lang", "fr"],
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_mistakes_are_answered_in_french_to_the_french() -> None:
    assert "Il n’y a pas de jeu «\xa0go\xa0»" in run("sim", "go", language="fr_FR.UTF-8")[2]


def test_verify_recomputes_a_record(game_file: Path) -> None:
    code, out, _ = run("verify", str(game_file))
    assert code == 0
    assert "The promise holds" in out
    assert "moves are allowed" in out.replace("\n", " ")
    assert "The result holds" in out
    assert "La promesse tient" in run("verify", str(game_file), "--lang", "fr")[1]


def test_verify_of_several_names_each_and_goes_on_after_a_bad_one(game_file: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text(game_file.read_text().replace('"format":1', '"format":7'))
    code, out, _ = run("verify", str(bad), str(game_file))
    assert code == 1
    assert "moves: holds." in out.replace("\n", " ")
    assert "One of 2 records does not hold" in out
    code, out, _ = run("verify", str(game_file), str(game_file))
    assert (code, "All 2 records hold." in out) == (0, True)


def test_verify_fails_with_1_where_a_record_was_changed(game_file: Path, tmp_path: Path) -> None:
    lines = game_file.read_text().splitlines()
    changed = tmp_path / "changed.jsonl"
    for wrong in (lines[:5] + lines[6:], [*lines[:-1], lines[-1].replace('"seed":"', '"seed":"0')], lines[:-1]):
        changed.write_text("\n".join(wrong))
        code, _, err = run("verify", str(changed))
        assert code == 1
        assert len(err.strip().splitlines()) == 1


def test_a_file_that_is_no_record_is_wrong_usage(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    for command in ("verify", "replay"):
        code, _, err = run(command, str(tmp_path / "notes.txt"))
        assert code == 2
        assert err.strip() == "This file is not a record of a game."
        assert run(command, str(tmp_path))[0] == 2


def test_replay_tells_the_game_and_shows_the_table_after_a_move(game_file: Path) -> None:
    code, out, _ = run("replay", str(game_file))
    assert code == 0
    assert "Aki begins with" in out
    assert "The game is over" in out
    code, out, _ = run("replay", str(game_file), "--step", "6", "--seat", "2", "--lang", "fr")
    assert code == 0
    assert "cartes dans la pioche" in out
    assert run("replay", str(game_file), "--step", "9999")[0] == 2
    assert run("replay", str(game_file), "--seat", "4")[0] == 2
    assert run("replay", str(game_file), "--seat", "9" * 40)[0] == 2


def test_names_in_brackets_are_names(game_file: Path, tmp_path: Path) -> None:
    odd = tmp_path / "odd.jsonl"
    odd.write_text(game_file.read_text().replace('"Aki"', '"[/b]"').replace('"Chiyo"', '"[red]"'))
    assert run("verify", str(odd))[0] == 0
    code, out, _ = run("replay", str(odd))
    assert code == 0
    assert "[/b] begins with" in out


def test_rules_by_clause_by_chapter_and_rulings() -> None:
    assert "no square that belongs" in run("rules", "edo_yashiki", "EDO-2.6")[1].replace("\n", " ")
    assert "EDO-3.5" in run("rules", "edo_yashiki", "3")[1]
    assert "aucune case qui appartient" in run("rules", "edo_yashiki", "2.6", "--lang", "fr")[1].replace("\n", " ")
    changes = run("rules", "edo_yashiki", "--changes")[1]
    assert "Since version 2 (2026-11-16)" in changes
    assert "EDO-2.6" in changes
    assert "Depuis la version 2" in run("rules", "edo_yashiki", "--changes", "--lang", "fr")[1]
    rulings = run("rules", "edo_yashiki", "--rulings")[1]
    assert "EDO-2.4" in rulings
    assert "EDO-2.1" not in rulings
    assert "Specialists" in run("rules", "edo_yashiki")[1]


def test_bench_measures_our_games() -> None:
    code, out, _ = run("bench", "edo_yashiki", "--seconds", "0.1", "--json")
    assert code == 0
    assert [row["players"] for row in json.loads(out)] == [2, 3, 4, 5]


def test_check_says_point_by_point_what_holds() -> None:
    code, out, err = run("check", "shitenno", "--games", "1")
    assert (code, err) == (0, "")
    assert out.startswith("Shitennō, 6 variants, one game of each.")
    assert out.count("✓") == 7
    assert "All 7 points hold for Shitennō." in out


BROKEN = """
from bakufu.games.shitenno.game import Shitenno

class Broken(Shitenno):
    id = "broken"

    def pieces(self, state):
        return {"answers": state.chance.position}

game = Broken()
"""


def test_check_ends_with_1_where_a_point_does_not_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "broken", {"broken_game.py": BROKEN}, "[bakufu.games]\nbroken = broken_game\n")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{Path(bakufu.__file__).parent.parent}")
    code, out, err = run("check", "broken", "--games", "1")
    assert code == 1
    assert out.count("✗") == 2
    assert "broken-2, seed 0, after" in out
    assert err.strip() == "2 of 7 points do not hold for Shitennō."
    assert "2 des 7 points ne tiennent pas" in run("check", "broken", "--games", "1", "--lang", "fr")[2]


WITHOUT = """
import sys
for name in ("aiosqlite", "asyncpg", "litestar", "platformdirs", "sqlalchemy", "uvicorn", "uvloop", "websockets"):
    sys.modules[name] = None
"""


def test_all_but_the_server_works_without_the_servers_libraries(
    tmp_path: Path, game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{Path(bakufu.__file__).parent.parent}")
    for words in (
        ("games",),
        ("rules", "edo_yashiki", "2.6"),
        ("verify", str(game_file)),
        ("sim", "shitenno", "--games", "2", "--bots", "greedy"),
        ("play", "edo_yashiki", "--seats", "greedy,greedy"),
        ("odds", "--attack", "3", "--throws", "100"),
    ):
        code, out, err = run(*words)
        assert (code, err) == (0, "")
        assert out
    code, out, err = run("serve")
    assert (code, out) == (2, "")
    assert 'pip install "bakufu[server]"' in err
    assert len(err.strip().splitlines()) == 1
    assert 'pip install "bakufu[server]"' in run("serve", language="fr_FR.UTF-8")[2]


def test_starting_up_loads_nothing_of_the_server() -> None:
    code = "import sys; from bakufu.cli import main; main.add_games_own_commands(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ)
    loaded = set(done.stdout.split())
    assert "bakufu.games.shogun.commands" in loaded
    servers = {"aiosqlite", "asyncpg", "bakufu.server", "litestar", "sqlalchemy", "uvicorn", "uvloop", "websockets"}
    assert loaded & servers == set()
