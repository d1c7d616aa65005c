"""Counts of reachable positions to a fixed depth from fixed seeds, as chess programs pin their move generators.

`make golden` writes them anew.
"""

import json
import os
from pathlib import Path

import pytest

from bakufu.kernel.state import State
from bakufu.kernel.step import answer, settle
from tests.conformance.cases import GAMES, Variant, of_every_version

FOLDER = Path(__file__).parent / "golden"
COUNTED = [counted for name in GAMES for counted in of_every_version(name)]
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


def counts(variant: Variant, rules: str) -> list[int]:
    """Counts from depth 1 on, until the game's depth or a count that takes too long."""
    found: list[int] = []
    for depth in range(1, variant.effort.depth + 1):
        if found and found[-1] * max(2, found[-1] // (found[-2] if len(found) > 1 else 1)) > MOST:
            break
        found.append(count(variant.start(2026, rules), depth))
    return found


@pytest.mark.parametrize(("variant", "rules"), COUNTED, ids=str)
def test_positions_are_as_many_as_ever(variant: Variant, rules: str) -> None:
    path = FOLDER / variant.game.id / f"rules-{rules}" / "counts.json"
    pinned = json.loads(path.read_text()) if path.exists() else {}
    found = counts(variant, rules)
    if os.environ.get("BAKUFU_GOLDEN") == "write":
        pinned[str(variant)] = found
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("{\n" + ",\n".join(f'  "{key}": {pinned[key]}' for key in sorted(pinned)) + "\n}\n")
    assert pinned[str(variant)] == found
