"""Golden playthroughs, readable as text: a change of a rule shows up as a diff.

`make golden` writes them anew; read the diff before you commit it.
"""

import os
from pathlib import Path

import pytest

from bakufu.conformance.telling import a_whole_game_can_be_told, playthrough
from tests.conformance.cases import GAMES, Variant, of_every_version, one_of_each_option

FOLDER = Path(__file__).parent / "golden"
PLAYS = [play for name in GAMES for play in of_every_version(name)]
TOLD = [variant for name in GAMES for variant in one_of_each_option(name)]


def path_of(variant: Variant, rules: str) -> Path:
    return FOLDER / variant.game.id / f"rules-{rules}" / f"{variant}.txt"


@pytest.mark.parametrize(("variant", "rules"), PLAYS, ids=str)
def test_golden_playthrough(variant: Variant, rules: str) -> None:
    path = path_of(variant, rules)
    played = playthrough(variant, rules)
    assert "[event-" not in played
    assert "[action-" not in played
    if os.environ.get("BAKUFU_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(played, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == played


def test_no_golden_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*/*/*.txt")) == {path_of(*play) for play in PLAYS}


@pytest.mark.parametrize("variant", TOLD, ids=str)
def test_a_whole_game_can_be_told_in_every_language(variant: Variant) -> None:
    a_whole_game_can_be_told(variant)
