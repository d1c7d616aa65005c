"""Plain Python or compiled: the same games, and never what an edited source does not say."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.native import IN_EVERY_STATE, rewritten

from bakufu import engine
from bakufu.kernel.state import State

SRC = engine.PACKAGE.parent
COMPILED = SRC.parent / ".compiled"

PLAY = """
from hashlib import sha256
from random import Random
import bakufu
from bakufu.kernel.json import encode, encode_actions
from bakufu.kernel.table import Table

print(bakufu.IS_COMPILED)
for game in bakufu.all_games():
    variants = list(game.variants())
    for seed, (players, options) in enumerate(Random(game.id).sample(variants, min(len(variants), 12))):
        rng, noted = Random(seed), sha256()
        table = Table(game, players, options, bytes([seed]) * 32)
        while not table.over:
            seat = rng.choice(table.waiting_for)
            decision = table.decision(seat)
            noted.update(decision.name.encode() + b"".join(encode_actions(decision.actions)))
            if rng.random() < 0.05:
                noted.update(table.state.to_json().encode() + encode(game.view(table.state, seat)))
                noted.update(encode(game.hint(game.view(table.state, seat), seat, decision)))
                sample = game.determinize(table.state, seat, table.state.chance.clone())
                noted.update(sample.to_json().encode() + repr(game.worth(sample, seat)).encode())
                noted.update(encode(game.advise(sample, seat, decision, sample.chance)))
            table.play(seat, rng.choice(decision.actions))
        noted.update(table.state.to_json().encode() + encode(table.told) + encode(table.result))
        print(game.id, players, len(table.answers), noted.hexdigest())
"""


def python(program: str, pure: str, src: Path = SRC) -> list[str]:
    """What a program prints."""
    surroundings = os.environ | {"BAKUFU_PURE": pure, "PYTHONPATH": str(src)}
    done = subprocess.run([sys.executable, "-P", "-c", program], env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def compiled() -> None:
    if python("import bakufu; print(bakufu.IS_COMPILED)", "0") != ["True"]:
        pytest.skip("the engine is not compiled: make fast")


def test_the_same_seed_gives_the_same_game_byte_for_byte() -> None:
    compiled()
    plain, fast = python(PLAY, "1"), python(PLAY, "0")
    assert (plain[0], fast[0]) == ("False", "True")
    assert len(plain) > 40
    assert plain[1:] == fast[1:]


def test_an_edited_source_is_not_shadowed(tmp_path: Path) -> None:
    compiled()
    shutil.copytree(SRC / "bakufu", tmp_path / "src" / "bakufu", ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copytree(COMPILED, tmp_path / ".compiled")
    ask = "import bakufu; from bakufu.kernel.chance import seed_from; print(bakufu.IS_COMPILED, seed_from(1).hex()[:4])"
    before = python(ask, "0", tmp_path / "src")
    assert before[0].startswith("True")
    edited = tmp_path / "src" / "bakufu" / "kernel" / "chance.py"
    edited.write_text(edited.read_text("utf-8").replace("bakufu-seed", "bakufu-need"), "utf-8")
    after = python(ask, "0", tmp_path / "src")
    assert after[0].startswith("False")
    assert after[0][-4:] != before[0][-4:]


def test_the_rewriting_knows_what_every_state_has() -> None:
    assert tuple(field.name for field in IN_EVERY_STATE) == State.__struct_fields__


def test_a_step_is_rewritten_as_a_plain_class() -> None:
    fields = "    seat: Seat\n    joker: bool = False\n"
    source = f'class Pay(Step[EdoState], frozen=True):\n    """Pays."""\n\n    clause = "EDO-1"\n{fields}'
    made = rewritten(f'"""Paying."""\n\nMOST, LEAST = 3, 1\n\n\n{source}')
    assert "MOST: Final = 3\nLEAST: Final = 1" in made
    assert "class Pay(Step):" in made
    assert "def __init__(self, seat: Seat, joker: bool = False) -> None:" in made
    assert "clause: ClassVar[str] = 'EDO-1'" in made


def test_classes_that_are_not_compiled_are_constants_and_sums_are_spelled_out() -> None:
    head = '"""Steps."""\n\nfrom bakufu.kernel.words import Decision, Seat\n'
    body = (
        "def ask(state: S, seat: Seat) -> Decision:\n"
        "    if sum(state.tiles[seat : seat + 3]) or any(state.discs):\n"
        '        return Decision("ō", [each for each in held if isinstance(each, Decision)])\n'
        "    state.tiles[seat] -= seat or 1\n"
        "    state.tiles[find(seat)] += 1\n"
        "    row, column = divmod(seat + 1, 7)\n"
        "    return Decision(sum(held))\n"
    )
    made = rewritten(head + body)
    assert "_Decision: Final = Decision" in made
    assert "def ask(state: Any, seat: Seat) -> Decision:" in made
    assert "sum(state.tiles[i] for i in range(seat, seat + 3)) or any(each for each in state.discs)" in made
    assert 'return _Decision("ō", [each for each in held if isinstance(each, _Decision)])' in made
    assert "state.tiles[seat] = state.tiles[seat] - (seat or 1)" in made
    assert "state.tiles[find(seat)] += 1" in made
    assert "row, column = ((seat + 1) // (7), (seat + 1) % (7))" in made
    assert "return _Decision(sum(held))" in made
