"""The coach's commands, as people run them."""

import json
from pathlib import Path

from tests.cli.test_commands import run

RECORD = Path(__file__).parent.parent / "records" / "shitenno-rules=2-2-greedy.jsonl"


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
    assert (code, err) == (2, "« 3 » n’a pas d’yeux ici : onlooker, ou un joueur de 1 à 2.\n")
