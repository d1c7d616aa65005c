"""Counts of reachable positions to a fixed depth from fixed seeds, as chess programs pin their move generators.

`make golden` writes them anew.
"""

import json
import os
from pathlib import Path

import pytest

from bakufu.kernel.state import State
from bakufu.kernel.step import answer, settle
from tests.conformance.cases import GAMES, Variant, one_of_each_option

FOLDER = Path(__file__).parent / "golden"
COUNTED = [variant for name in GAMES for variant in one_of_each_option(name)]
MOST = 200_000


def count(state: State, depth: int) -> int:
    """How many sequences of answers there are, each answer given by the first seat that must decide."""
    waiting = settle(state)
    if depth == 0 or not waiting:
        return 1
    actions = state.stack[-1].ask(state, waiting[0]).actions
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        answer(after, waiting[0], action)
        total += count(after, depth - 1)
    return total


def counts(variant: Variant) -> list[int]:
    """Counts from depth 1 on, until the game's depth or a count that takes too long."""
    found: list[int] = []
    for depth in range(1, variant.effort.depth + 1):
        if found and found[-1] * max(2, found[-1] // (found[-2] if len(found) > 1 else 1)) > MOST:
            break
        found.append(count(variant.start(2026), depth))
    return found


@pytest.mark.parametrize("variant", COUNTED, ids=str)
def test_positions_are_as_many_as_ever(variant: Variant) -> None:
    path = FOLDER / variant.game.id / "counts.json"
    pinned = json.loads(path.read_text()) if path.exists() else {}
    found = counts(variant)
    if os.environ.get("BAKUFU_GOLDEN") == "write":
        pinned[str(variant)] = found
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("{\n" + ",\n".join(f'  "{key}": {pinned[key]}' for key in sorted(pinned)) + "\n}\n")
    assert pinned[str(variant)] == found
