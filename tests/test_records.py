"""What was ever finished stays readable: records of every version of every game's rules, kept for ever.

A rule that changes without a new version breaks the newest of them; `make records` writes those of a new version.
"""

from pathlib import Path

import pytest
from tools.records import KINDS, name_of

from bakufu.conformance.variant import spread
from bakufu.games import all_games, find
from bakufu.kernel.record import Record
from bakufu.kernel.state import FIRST_RULES
from bakufu.kernel.verify import verify

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.iterdir())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_finished_game_verifies_by_the_rules_it_was_played_by(path: Path) -> None:
    record = Record.read(path)
    table = verify(find(record.game), record)
    assert table.over
    assert table.rules == record.rules
    assert [*table.record.lines()][1:] == path.read_text(encoding="utf-8").splitlines()[1:]


def test_every_version_of_every_game_has_its_records() -> None:
    names = {path.name for path in FILES}
    for game in all_games():
        newest = {name_of(game, *variant, kind) for variant in spread(game) for kind in KINDS}
        assert newest <= names, "a new version of the rules: make records"
        versions = {name.split("-")[1] for name in names if name.startswith(f"{game.id}-rules=")}
        assert versions == {f"rules={number}" for number in range(FIRST_RULES, int(game.rules_version) + 1)}
