"""`bakufu balance`, as people run it."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import run

WORDS = ("balance", "edo_yashiki", "--players", "2", "--bot", "first", "--luck", "1", "--samples", "1")


@pytest.mark.long
def test_a_report_of_every_option_that_is_gone_on_with(tmp_path: Path) -> None:
    code, out, err = run(*WORDS, "--games", "6", folder=tmp_path)
    assert (code, err) == (0, "")
    assert "2: taking=draft" in out
    before = json.loads((tmp_path / "balance" / "edo_yashiki.json").read_text())
    assert [cell["games"] for cell in before["cells"]] == [6] * 5
    assert before["cells"][0]["weighed"] == 1
    assert "How long it takes" in (tmp_path / "balance" / "edo_yashiki.html").read_text()
    code, out, _ = run(*WORDS, "--games", "8", "--workers", "2", "--json", "--lang", "fr", folder=tmp_path)
    after = json.loads(out)
    assert code == 0
    assert [cell["games"] for cell in after["cells"]] == [8] * 5
    assert after["cells"][0]["lengths"][:6] == before["cells"][0]["lengths"]
    assert "Combien de temps" in (tmp_path / "balance" / "edo_yashiki.html").read_text()
    assert {file.suffix for file in (tmp_path / "balance").iterdir()} == {".html", ".json", ".sqlite"}


def test_other_values_change_the_games_and_stand_in_the_report(tmp_path: Path) -> None:
    (tmp_path / "short.toml").write_text("[players]\nwinning_points = 5\n")
    plain = json.loads(run(*WORDS, "--only", "--games", "4", "--json", folder=tmp_path)[1])["cells"]
    words = ("--only", "--games", "4", "--values", "short.toml", "--name", "short", "--json")
    short = json.loads(run(*WORDS, *words, folder=tmp_path)[1])["cells"]
    assert short[0]["decisions"]["value"] < plain[0]["decisions"]["value"]
    assert "winning_points" in (tmp_path / "balance" / "short.html").read_text()


def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text("[swamp]\nhonour = 1\n")
    for words, sentence in (
        (("balance", "go"), "There is no game “go”"),
        (("balance", "bushido", "--bot", "genius"), "There is no bot “genius”"),
        (("balance", "bushido", "--values", "wrong.toml"), "nothing is called swamp"),
        (("balance", "bushido", "--values", "none.toml"), "There is no file"),
    ):
        code, out, err = run(*words, folder=tmp_path)
        assert (code, out, len(err.strip().splitlines())) == (2, "", 1)
        assert sentence in err
    assert [file.name for file in tmp_path.iterdir()] == ["wrong.toml"]


def test_help_has_examples_in_both_languages() -> None:
    assert "Examples" in run("balance", "--help")[1]
    assert "Exemples" in run("balance", "--help", language="fr_FR.UTF-8")[1]
