"""Engine and referee agree on random games of every variant. `make referee` plays them by the thousand."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.cases import Variant
from tests.referees.__main__ import main
from tests.referees.cases import FOLDER, REFEREED, facets, pairs, spread, variants_of
from tests.referees.lockstep import Disagreement, lockstep, referee_of

# Random games for each variant, where more than one; a game that has too many variants plays a spread of them.
EACH = {"edo_yashiki": 2, "shitenno": 8}
MANY = 50


def played(game: str) -> list[Variant]:
    """The variants that are played here; all of them in the long run."""
    variants = variants_of(game)
    return spread(variants) if len(variants) > MANY else variants


@pytest.mark.parametrize("variant", [variant for game in REFEREED for variant in played(game)], ids=str)
def test_engine_and_referee_agree(variant: Variant) -> None:
    for seed in range(EACH.get(variant.game.id, 1)):
        assert lockstep(variant.game, variant.players, variant.options, seed) > 0


@pytest.mark.parametrize("game", REFEREED)
def test_any_two_choices_meet_in_a_variant_that_is_played(game: str) -> None:
    for of in facets, pairs:
        assert {each for one in played(game) for each in of(one)} == {
            each for one in variants_of(game) for each in of(one)
        }


@pytest.mark.parametrize(
    ("about", "lie"), [("asked", {}), ("table", {"deck": []}), ("result", {"scores": [], "places": []})]
)
def test_a_referee_that_is_wrong_is_heard(monkeypatch: pytest.MonkeyPatch, about: str, lie: dict[str, Any]) -> None:
    variant = variants_of("edo_yashiki")[0]
    monkeypatch.setattr(type(referee_of(variant.game)), about, lambda self: lie)
    with pytest.raises(Disagreement, match=rf"seed 1, after \d+ answers.*: {about}\."):
        lockstep(variant.game, variant.players, variant.options, 1)


def test_the_long_run_counts_games_decisions_and_disagreements(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--game", "edo_yashiki", "--games", "2", "--jobs", "1", "--seed", "7"]
    assert main(asked) == 0
    assert capsys.readouterr().out.endswith("decisions, no disagreements\n")
    monkeypatch.setattr("tests.referees.edo_yashiki.Referee.asked", lambda self: {})
    assert main(asked) == 1
    assert "edo_yashiki: 2 games, 0 decisions, 2 disagreements\n" in capsys.readouterr().out


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.py")), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_referee_takes_nothing_from_the_engine(path: Path) -> None:
    own = f"tests.referees.{path.parent.name}"
    for module in imported(path):
        top = module.partition(".")[0]
        assert f"{module}.".startswith(f"{own}.") or top in sys.stdlib_module_names - {"importlib", "runpy"}, module


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, by their whole names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path.name} imports by dots"
            assert node.module
            yield node.module
        elif isinstance(node, ast.Name) and node.id in ("__import__", "eval", "exec"):
            yield node.id
