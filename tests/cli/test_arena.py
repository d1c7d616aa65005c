"""`bakufu arena`, as people run it."""

import json
import os
import sys
from pathlib import Path

import pytest

import bakufu
from tests.cli.test_commands import run

EDO = ("--game", "edo_yashiki", "--players", "2")


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("arena") / "edo.sqlite"
    code, out, err = run("arena", "run", "greedy", "first", "random", *EDO, "--games", "20", "--results", str(file))
    assert (code, err) == (0, "")
    assert "24 games" in out
    assert "24 of them played now" in out
    return file


def test_every_command_has_help_with_examples_in_both_languages() -> None:
    for command in ("run", "show", "replay", "compare", "seats", "lengths"):
        assert "Example" in run("arena", command, "--help")[1]
        assert "Exemple" in run("arena", command, "--help", language="fr_FR.UTF-8")[1]
    for command in ("run", "compare"):
        assert "clock" in run("arena", command, "--help")[1]


def test_show_says_how_the_bots_stand(results: Path) -> None:
    code, out, err = run("arena", "show", str(results))
    assert (code, err) == (0, "")
    assert "24 games in 4 deals" in out
    lines = [line.split()[0] for line in out.splitlines()[2:5]]
    assert lines == ["greedy", "first", "random"]
    assert "100.0%" in out
    assert "24 parties en 4 donnes" in run("arena", "show", str(results), "--lang", "fr")[1]


def test_show_prints_one_json_object(results: Path) -> None:
    code, out, _ = run("arena", "show", str(results), "--json", "--resamples", "30")
    found = json.loads(out)
    assert code == 0
    assert (found["games"], found["resamples"]) == (24, 30)
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "first", "random"]
    assert found["bots"][0]["beats"]["random"] == 1.0


def test_the_same_words_play_nothing_again(results: Path) -> None:
    words = ("arena", "run", "greedy", "first", "random", *EDO, "--results", str(results))
    assert "0 of them played now" in run(*words, "--games", "20")[1]


def test_a_game_is_replayed_and_verifies(results: Path, tmp_path: Path) -> None:
    code, out, _ = run("arena", "replay", str(results), "5", "-o", "game.jsonl", folder=tmp_path)
    assert code == 0
    assert "game.jsonl" in out
    code, out, _ = run("verify", "game.jsonl", folder=tmp_path)
    assert code == 0
    assert "The result holds" in out


@pytest.mark.long
def test_compare_says_what_it_found_and_on_what_it_rests() -> None:
    words = ("arena", "compare", "greedy", "random", *EDO, "--elo", "0,50")
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    assert "greedy is stronger than random: H1 (+50 Elo), not H0 (+0 Elo)." in out
    assert "Log likelihood ratio" in out
    found = json.loads(run(*words, "--json", "--workers", "2")[1])
    assert (found["verdict"], found["games"]) == ("H1", 2 * found["deals"])
    assert f"{found['games']} games in {found['deals']} deals" in out
    assert found["llr"] >= found["upper"]
    code, out, _ = run("arena", "compare", "random", "greedy", *EDO, "--elo", "0,50", "--lang", "fr")
    assert code == 1
    assert "random n’est pas plus fort que greedy à ce point" in out


def test_compare_may_stay_undecided_and_can_be_gone_on_with(tmp_path: Path) -> None:
    words = ("arena", "compare", "easy", "first", *EDO, "--elo", "0,5", "--results", "c.sqlite", "--json")
    code, out, _ = run(*words, "--max-games", "8", folder=tmp_path)
    assert code == 1
    assert (json.loads(out)["verdict"], json.loads(out)["games"]) == ("undecided", 8)
    assert json.loads(run(*words, "--max-games", "12", folder=tmp_path)[1])["games"] == 12
    assert "12 games in 6 deals" in run("arena", "show", "c.sqlite", folder=tmp_path)[1]


@pytest.mark.long
def test_seats_and_lengths_are_asked_the_same_way() -> None:
    code, out, _ = run("arena", "seats", "1", "2", *EDO, "--elo", "0,5", "--max-games", "10")
    assert code == 1
    assert "Whether seat 1 is better than seat 2 is undecided" in out
    found = json.loads(run("arena", "seats", "1", "2", *EDO, "--max-games", "10", "--json")[1])
    assert json.loads(found["arena"]["options"][0])["draw_first"] is False
    code, out, _ = run("arena", "lengths", "taking=sealed", *EDO)
    assert code == 0
    assert "Games with taking=sealed are longer than with the usual options: H1 (+10.0 %), not H0 (+0.0 %)." in out


def test_who_thinks_by_the_clock_is_named(tmp_path: Path) -> None:
    words = ("arena", "run", "search", "random", *EDO, "--games", "2", "--results")
    code, _, err = run(*words, "a.sqlite", "--think", "0.001", folder=tmp_path)
    assert code == 0
    assert "By the clock: search." in err
    assert run(*words, "b.sqlite", "--playouts", "2", folder=tmp_path)[2] == ""


def test_a_program_plays_and_is_not_started_from_a_file(tmp_path: Path) -> None:
    program = f"exec:{sys.executable} -m bakufu bot-host greedy --seed 1"
    words = ("arena", "run", program, "random", *EDO, "--games", "2", "--results", "p.sqlite")
    assert run(*words, folder=tmp_path)[0] == 0
    replay = ("arena", "replay", "p.sqlite", "1", "-o", "game.jsonl")
    code, _, err = run(*replay, folder=tmp_path)
    assert code == 2
    assert f'add --bot "{program}"' in err
    assert run(*replay, "--bot", program, folder=tmp_path)[0] == 0
    assert program not in (tmp_path / "game.jsonl").read_text()
    assert run("verify", "game.jsonl", folder=tmp_path)[0] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("run", "greedy", "genius", *EDO, "--results", "x.sqlite"), "There is no bot “genius”"),
        (("run", "greedy", *EDO, "--results", "x.sqlite"), "at least two bots"),
        (("run", "greedy", "random", "-g", "go", "--results", "x.sqlite"), "There is no game “go”"),
        (("run", "greedy", "random", *EDO, "--results", "nowhere/x.sqlite"), "There is no file"),
        (("show", "none.sqlite"), "There is no file none.sqlite"),
        (("compare", "greedy", "greedy", *EDO), "named twice"),
        (("compare", "search@x", "greedy", *EDO), "does not name a budget"),
        (("compare", "fair", "easy", *EDO, "--elo", "10,0"), "the lower value first"),
        (("compare", "fair", "easy", *EDO, "--elo", "nan,0"), "the lower value first"),
        (("seats", "1", "3", *EDO), "from 1 to 2"),
        (("seats", "1", "1", *EDO), "no better than itself"),
        (("lengths", "taking=race", *EDO), "same options"),
        (("lengths", "taking=sealed", *EDO, "--percent=-100,0"), "is not a range"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    code, out, err = run("arena", *words, folder=tmp_path)
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.strip().splitlines()) == 1
    assert [*tmp_path.iterdir()] == []


def test_a_file_of_something_else_and_one_of_another_arena(results: Path, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("notes")
    assert "notes.txt is not a file of arena results" in run("arena", "show", "notes.txt", folder=tmp_path)[2]
    code, _, err = run("arena", "run", "greedy", "first", *EDO, "--results", str(results))
    assert code == 2
    assert 'holds another arena: bots ["greedy","first","random"]' in err


@pytest.mark.long
def test_without_openskill_games_are_played_and_one_line_says_what_show_needs(
    tmp_path: Path, results: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text('import sys\nsys.modules["openskill"] = None\n')
    path = (str(tmp_path), str(Path(bakufu.__file__).parent.parent), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
    assert run("arena", "compare", "greedy", "random", *EDO, "--elo", "0,50")[0] == 0
    code, out, err = run("arena", "show", str(results))
    assert (code, out) == (2, "")
    assert 'pip install "bakufu[arena]"' in err
    assert len(err.strip().splitlines()) == 1


def test_a_ladder_in_parquet_is_shown_exported_and_replayed(tmp_path: Path) -> None:
    words = ("arena", "run", "random", "first", "greedy", *EDO, "--form", "ladder", "--games", "8")
    code, out, err = run(*words, "--results", "l.parquet", folder=tmp_path)
    assert (code, err) == (0, "")
    assert "8 of them played now" in out
    assert (
        "The ladder after 4 rounds, the highest first: greedy" in run("arena", "show", "l.parquet", folder=tmp_path)[1]
    )
    code, out, _ = run("arena", "export", "l.parquet", "l.sqlite", "--lang", "fr", folder=tmp_path)
    assert (code, out.strip()) == (0, "8 parties dans l.sqlite.")
    for kept in ("l.parquet", "l.sqlite"):
        assert run("arena", "replay", kept, "5", "-o", f"{kept}.jsonl", folder=tmp_path)[0] == 0
    assert (tmp_path / "l.parquet.jsonl").read_bytes() == (tmp_path / "l.sqlite.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("library", "words", "extra"),
    [
        ("ray", ("--ray", "127.0.0.1:1", "--results", "x.sqlite"), "ray"),
        ("pyarrow", ("--results", "x.parquet"), "arena"),
    ],
)
def test_what_is_not_installed_is_said_in_one_sentence(
    library: str, words: tuple[str, ...], extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(f'import sys\nsys.modules["{library}"] = None\n')
    path = (str(tmp_path), str(Path(bakufu.__file__).parent.parent), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
    code, out, err = run("arena", "run", "first", "random", *EDO, "--games", "2", *words, folder=tmp_path)
    assert (code, out) == (2, "")
    assert f'pip install "bakufu[{extra}]"' in err
    assert len(err.strip().splitlines()) == 1
