"""Golden playthroughs, readable as text: a change of a rule shows up as a diff.

`make golden` writes them anew; read the diff before you commit it.
"""

import os
from pathlib import Path
from random import Random

import pytest

from bakufu.kernel.text import texts
from tests.conformance.cases import GAMES, Variant, one_of_each_option, walk

FOLDER = Path(__file__).parent / "golden"
PLAYS = [variant for name in GAMES for variant in one_of_each_option(name)]
NAMES = ("Aki", "Botan", "Chiyo", "Daigo", "Emi")


def playthrough(variant: Variant) -> str:
    """A whole random game as a player would read it, secrets included."""
    table = variant.table(1603)
    table.names = NAMES[: variant.players]
    for _ in walk(table, Random(1603)):
        pass
    say = texts(variant.game, "en", table.names)
    lines = [f"{variant}, rules {variant.game.rules_version}"]
    answers = dict(enumerate(table.answers, 1))
    number = 0
    for told in table.told:
        while number < told.number:
            number += 1
            seat, action = answers[number]
            lines.append(f"{number}. {say.seat(seat)}: {say.action(action)}")
        only = "" if told.to is None else f" [only {', '.join(say.seat(seat) for seat in told.to)}]"
        lines.append(f"    {say.event(told.event)}{only}")
    result = table.result
    assert result
    lines.append(f"Scores {' '.join(map(str, result.scores))}, places {' '.join(map(str, result.places))}")
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("variant", PLAYS, ids=str)
def test_golden_playthrough(variant: Variant) -> None:
    path = FOLDER / variant.game.id / f"{variant}.txt"
    played = playthrough(variant)
    assert "[event-" not in played
    assert "[action-" not in played
    if os.environ.get("BAKUFU_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(played, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == played


def test_no_golden_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*/*.txt")} == {str(variant) for variant in PLAYS}
