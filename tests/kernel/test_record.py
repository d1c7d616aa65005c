import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bakufu
from bakufu.kernel.record import BadRecord, NotARecord, Record, Timing
from bakufu.kernel.verify import replay, verify


@pytest.fixture(scope="module")
def lines() -> list[dict[str, Any]]:
    table = bakufu.new("edo_yashiki", 3, 9, {"taking": "sealed"})
    while not table.over:
        for seat, decision in table.pending.items():
            table.play(seat, decision.actions[-1])
    return [json.loads(line) for line in table.record.lines()]


def flaw(lines: list[dict[str, Any]]) -> str:
    """What `verify` finds wrong."""
    record = Record.parse("\n".join(map(json.dumps, lines)))
    with pytest.raises(BadRecord) as caught:
        verify(bakufu.find(record.game), record)
    return caught.value.message


def test_an_honest_record_is_fine(lines: list[dict[str, Any]]) -> None:
    record = Record.parse("\n".join(map(json.dumps, lines)))
    assert verify(bakufu.find(record.game), record).over
    assert replay(bakufu.find(record.game), record, 5).answers != []


def test_another_seed_is_noticed(lines: list[dict[str, Any]]) -> None:
    assert flaw([*lines[:-1], lines[-1] | {"seed": "00" * 32}]) == "record-seed-not-promised"
    assert flaw([*lines[:-1], lines[-1] | {"seed": "luck"}]) == "record-seed-unreadable"


def test_another_result_is_noticed(lines: list[dict[str, Any]]) -> None:
    end = lines[-1]
    scores = [score + 1 for score in end["result"]["scores"]]
    assert flaw([*lines[:-1], end | {"result": end["result"] | {"scores": scores}}]) == "record-result"
    assert flaw([*lines[:-1], end | {"result": None}]) == "record-result"
    shorter = [*lines[:-4], end]
    assert flaw(shorter) == "record-result-early"


def test_a_forbidden_move_is_noticed(lines: list[dict[str, Any]]) -> None:
    first = lines[1]
    assert flaw([lines[0], first | {"seat": 2 - first["seat"] or 2}, first | {"number": 2}]) == "record-no-seed"
    elsewhere = first | {"action": {"do": "lay", "x": 0, "y": 0, "turned": False}}
    assert flaw([lines[0], elsewhere, *lines[2:]]) == "record-move-refused"
    assert flaw([lines[0], first | {"seat": 9}, *lines[2:]]) == "record-move-refused"


def test_other_rules_are_noticed(lines: list[dict[str, Any]]) -> None:
    assert flaw([lines[0] | {"rules": "0"}, *lines[1:]]) == "record-rules"


def test_a_missing_or_doubled_line_is_noticed(lines: list[dict[str, Any]]) -> None:
    for broken in ([lines[0], *lines[2:]], [*lines[:2], *lines[1:]]):
        with pytest.raises(BadRecord) as caught:
            Record.parse("\n".join(map(json.dumps, broken)))
        assert caught.value.message == "record-move-number"
    with pytest.raises(BadRecord) as caught:
        Record.parse("\n".join(map(json.dumps, [*lines, lines[-1]])))
    assert caught.value.message == "record-after-end"


@pytest.mark.parametrize("text", ["", "hello", "[1]", '{"line":"move"}', "\x00\x01"])
def test_other_files_are_no_records(text: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text(text)
    with pytest.raises(NotARecord):
        Record.read(tmp_path / "file")


def test_pictures_are_no_records(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(NotARecord):
        Record.read(tmp_path / "file")


def test_a_game_from_a_position_has_a_record_too(tmp_path: Path) -> None:
    table = bakufu.new("edo_yashiki", 2, 3)
    for _ in range(7):
        seat, decision = next(iter(table.pending.items()))
        table.play(seat, decision.actions[0])
    later = bakufu.load("edo_yashiki", table.state.to_json())
    while not later.over:
        seat, decision = next(iter(later.pending.items()))
        later.play(seat, decision.actions[0])
    later.record.save(tmp_path / "later.jsonl")
    again = verify(later.game, Record.read(tmp_path / "later.jsonl"))
    assert again.state.to_json() == later.state.to_json()


def test_a_position_of_another_table_is_noticed() -> None:
    table, other = (bakufu.new("edo_yashiki", 3, seed) for seed in (3, 4))
    later = bakufu.load("edo_yashiki", table.state.to_json())
    while not later.over:
        seat, decision = next(iter(later.pending.items()))
        later.play(seat, decision.actions[0])
    honest = later.record
    assert verify(later.game, honest).over
    for change in (
        {"position": other.state.to_json()},
        {"options": {"specialists": True}},
        {"seed": other.seed.hex(), "commitment": other.record.commitment},
        {"players": 5},
    ):
        with pytest.raises(BadRecord) as caught:
            verify(later.game, msgspec.structs.replace(honest, **change))
        assert caught.value.message == "record-position"
    with pytest.raises(BadRecord) as caught:
        verify(later.game, msgspec.structs.replace(honest, position="{}"))
    assert caught.value.message == "bad-position"


def test_every_player_has_a_name_or_none_has(lines: list[dict[str, Any]]) -> None:
    with pytest.raises(BadRecord):
        Record.parse(json.dumps(lines[0] | {"names": ["Aki"]}))


def test_saving_replaces_a_file_only_when_complete(tmp_path: Path) -> None:
    table = bakufu.new("edo_yashiki", 2, 3)
    path = tmp_path / "game.jsonl"
    table.record.save(path)
    table.record.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_timings_are_kept_and_change_nothing(lines: list[dict[str, Any]]) -> None:
    timed = [lines[0], lines[1] | {"timing": {"arrived": 812.5, "allowance": 20.1}}, *lines[2:]]
    record = Record.parse("\n".join(map(json.dumps, timed)))
    assert verify(bakufu.find(record.game), record).over
    assert record.moves[0].timing == Timing(812.5, 20.1)
    assert [json.loads(line) for line in record.lines()] == timed


def test_signs_that_end_a_line_for_some_may_stand_in_a_name() -> None:
    table = bakufu.new("edo_yashiki", 2, 1, {"taking": "draft"}, ("A\u2028ki", "Bo\x85tan"))
    text = "".join(f"{line}\n" for line in table.write_up(with_luck=True).lines())
    assert Record.parse(text).names == table.names
    assert Record.parse(text.replace("\n", "\r\n")).names == table.names
