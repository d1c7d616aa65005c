"""Golden playthroughs, readable as text: a change of a rule shows up as a diff.

`make golden` writes them anew; read the diff before you commit it.
"""

import os
from pathlib import Path
from random import Random

import pytest

from bakufu.kernel.names import NAMES
from bakufu.kernel.text import texts
from tests.conformance.cases import GAMES, Variant, of_every_version, walk

FOLDER = Path(__file__).parent / "golden"
PLAYS = [play for name in GAMES for play in of_every_version(name)]


def path_of(variant: Variant, rules: str) -> Path:
    return FOLDER / variant.game.id / f"rules-{rules}" / f"{variant}.txt"


def playthrough(variant: Variant, rules: str) -> str:
    """A whole random game as a player would read it, secrets included."""
    table = variant.table(1603, rules)
    table.names = NAMES[: variant.players]
    for _ in walk(table, Random(1603)):
        pass
    say = texts(variant.game, "en", table.names)
    lines = [f"{variant}, rules {rules}"]
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
