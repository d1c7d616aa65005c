"""The coach's commands, as people run them."""

import json
from pathlib import Path

import bakufu
from bakufu.coach.problems import shipped
from tests.cli.test_commands import run

RECORDS = Path(__file__).parent.parent / "records"
RECORD = RECORDS / "shitenno-rules=2-2-greedy.jsonl"
EDO = RECORDS / "edo_yashiki-rules=2-2-taking=draft-greedy.jsonl"


def test_chances_are_told_with_their_error() -> None:
    code, out, err = run("chances", str(RECORD), "--at", "30", "--samples", "20", "--eyes", "2")
    assert (code, err) == (0, "")
    assert "after move 30" in out
    assert "20 samples played on by quick" in out
    assert "± " in out
    found = json.loads(run("chances", str(RECORD), "--at", "30", "--samples", "20", "--eyes", "2", "--json")[1])
    assert (found["move"], found["eyes"], found["chances"]["samples"]) == (30, 2, 20)
    assert abs(sum(found["chances"]["wins"]) - 1) < 1e-9


def test_who_is_not_there_has_no_eyes() -> None:
    code, _, err = run("chances", str(RECORD), "--eyes", "3", "--lang", "fr")
    assert (code, err) == (2, "Il n’y a pas de point de vue «\xa03\xa0»\xa0: nommez onlooker, ou un joueur de 1 à 2.\n")


def test_luck_adds_up_and_is_said_in_words() -> None:
    code, out, err = run("luck", str(RECORD), "--samples", "2", "--lang", "fr")
    assert (code, err) == (0, "")
    assert "ses choix" in out
    rows = [line.split()[-5:] for line in out.splitlines() if line.startswith(("  ●", "  ◆"))]
    assert len(rows) == 2
    for *parts, result in rows:
        assert abs(sum(map(float, parts)) - float(result)) < 0.21


def test_only_games_that_are_over_are_looked_back_at(tmp_path: Path) -> None:
    table = bakufu.new("shitenno", 2, 1)
    file = tmp_path / "game.jsonl"
    table.write_up(with_luck=True).save(file)
    assert run("luck", str(file))[::2] == (2, "This game is not over: it can be looked back at when it is.\n")


def test_a_review_shows_the_chances_and_is_a_page_too(tmp_path: Path) -> None:
    words = ("review", str(EDO), "--seat", "1", "--samples", "4", "--html", "review.html", "--lang", "fr")
    code, out, err = run(*words, folder=tmp_path)
    assert (code, err) == (0, "")
    assert "d’après ce que pouvait savoir Aki" in out
    assert sum(set(line.split()[-1]) <= set("▁▂▃▄▅▆▇█") for line in out.splitlines()) == 2
    page = (tmp_path / "review.html").read_text(encoding="utf-8")
    assert page.count("<polyline") == 2
    assert "<td>Botan</td>" not in page, "only the choices of this player"
    assert "<td>Aki</td>" in page
    assert "http" not in page, "it needs nothing else"


def test_problems_are_found_kept_and_posed(tmp_path: Path) -> None:
    find = ("problems", "shitenno", "--find", "1", "--file", "mine.json", "--seed", "p")
    code, out, err = run(*find, folder=tmp_path)
    assert (code, err) == (0, "")
    assert "One problem in mine.json; one game looked at now." in out
    posed = run("problems", "shitenno", "--file", "mine.json", "--show", "1", typed="\n", folder=tmp_path)[1]
    assert "Best: take the lot with 2 seals (Senseï)." in posed
    assert "It costs " in posed
    assert [file.name for file in tmp_path.iterdir()] == ["mine.json"]
    listed = run("problems", "shitenno", "--file", "mine.json", "--lang", "fr", folder=tmp_path)[1]
    assert "2 joueurs\xa0: " in listed


def test_where_words_are_hard_to_follow_the_board_shows_the_answer(tmp_path: Path) -> None:
    known = shipped(bakufu.find("edo_yashiki")).problems
    number = next(number for number, one in enumerate(known, 1) if one.name == "lay")
    posed = run("problems", "edo_yashiki", "--show", str(number), typed="\n", folder=tmp_path)[1]
    assert "Here it scores" in posed[posed.index("Best: lay at column") :]
