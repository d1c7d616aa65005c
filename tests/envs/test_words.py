"""What people are told: legends, and what is missing."""

import pytest
from tools.baselines import cell, environment, share
from typer.testing import CliRunner

import bakufu
from bakufu.cli.main import app
from bakufu.envs.extras import Missing, need
from tests.envs.tables import GAMES


def said(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, words, env={"COLUMNS": "200"})
    assert result.exit_code == code
    return result.output


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("language", "word"), [("en", "numbers in all"), ("fr", "nombres en tout")])
def test_every_number_has_a_legend_in_both_languages(name: str, language: str, word: str) -> None:
    actions = said("actions", name, "--lang", language)
    observation = said("observation", name, "--players", "3", "--lang", language)
    for out in (actions, observation):
        assert word in out
        # A message that is missing is shown by its name.
        assert "[" not in out
    assert f"{bakufu.find(name).numbering.in_all - 1}" in actions
    assert "scores" in observation or "daimyo_honour" in observation


def test_a_wrong_name() -> None:
    assert "Did you mean shogun?" in said("actions", "shogn", code=2)
    assert "3, 4 and 5 players, not 9" in said("observation", "shogun", "--players", "9", code=2)


def test_without_the_extra_one_line_says_what_to_install() -> None:
    with pytest.raises(ImportError, match=r'pip install "bakufu\[research\]"') as raised:
        need("research", "json", "no_such_library")
    assert isinstance(raised.value, Missing)
    assert "Il manque une bibliothèque (no_such_library)" in raised.value.text("fr")


def test_the_tables_of_the_docs_are_measured() -> None:
    game = bakufu.find("shitenno")
    name, players, numbers, *_ = environment(game, 2, games=2)
    assert (name, players, numbers) == ("Shitennō", "2", "99")
    standing = share(game, "greedy", "random", matches=2, playouts=1)
    assert standing.share == 1
    assert cell(standing) == "100 (34-100)"
