"""Joint luck: nobody's part can be changed afterwards, and the promise not either."""

from hashlib import blake2b
from typing import Any

import msgspec
import pytest

import bakufu
from bakufu.kernel.chance import commitment
from bakufu.kernel.luck import JointLuck
from bakufu.kernel.record import BadRecord, NotARecord, Record
from bakufu.kernel.table import Table
from bakufu.kernel.verify import verify

SECRET, AKI, BOTAN = (bytes([filled] * 32) for filled in (7, 1, 2))


def played(luck: JointLuck) -> Table[Any]:
    """A short game of three; the second is somebody who has given no part."""
    game = bakufu.find("edo_yashiki")
    options = game.read_options(3, {"taking": "draft"})
    table: Table[Any] = Table(game, 3, options, luck.seed, luck=luck)
    while not table.over:
        for seat, decision in table.pending.items():
            table.play(seat, decision.actions[0])
    return table


@pytest.fixture(scope="module")
def record() -> Record:
    """As it is read from its lines."""
    return Record.parse("\n".join(played(JointLuck(SECRET, (AKI, b"", BOTAN))).record.lines()))


def flaw(record: Record) -> str:
    with pytest.raises(BadRecord) as caught:
        verify(bakufu.find(record.game), Record.parse("\n".join(record.lines())))
    return caught.value.message


def changed(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, **changes)


def test_the_seed_is_a_hash_over_secret_and_parts() -> None:
    luck = JointLuck(SECRET, (AKI, b"", BOTAN))
    text = SECRET + b"\x20" + AKI + b"\x00" + b"\x20" + BOTAN
    assert luck.seed == blake2b(text, digest_size=32, person=b"bakufu-luck").digest()
    assert luck.promise == commitment(SECRET)
    others = [(b"", AKI, BOTAN), (AKI, BOTAN), (AKI, BOTAN, b""), (BOTAN, b"", AKI), (AKI, b"", b"")]
    assert len({luck.seed, *(JointLuck(SECRET, parts).seed for parts in others)}) == 6


def test_an_honest_record_holds_and_says_all(record: Record) -> None:
    assert (record.secret, record.parts) == (SECRET.hex(), (AKI.hex(), "", BOTAN.hex()))
    table = verify(bakufu.find("edo_yashiki"), record)
    assert list(table.record.lines()) == list(record.lines())


def test_neither_secret_nor_seed_stand_in_it_before_the_end() -> None:
    luck = JointLuck(SECRET, (AKI, b"", BOTAN))
    lines = "\n".join(played(luck).write_up(with_luck=False).lines())
    assert AKI.hex() in lines
    assert SECRET.hex() not in lines
    assert luck.seed.hex() not in lines


def test_another_secret_is_found_even_with_the_seed_that_follows(record: Record) -> None:
    """A server that has found a better secret after the parts had come."""
    other = JointLuck(b"\x08" * 32, (AKI, b"", BOTAN))
    better = Record.parse("\n".join(played(other).record.lines()))
    assert flaw(changed(better, commitment=record.commitment)) == "record-secret-not-promised"
    assert flaw(changed(record, secret=other.secret.hex())) == "record-secret-not-promised"


def test_a_part_that_was_changed_left_out_or_put_in_is_found(record: Record) -> None:
    a, none, b = record.parts or ()
    for parts in ((b, none, b), (none, none, b), (a, a, b), (b, none, a)):
        assert flaw(changed(record, parts=parts)) == "record-seed-not-joint"
    assert flaw(changed(record, seed=SECRET.hex())) == "record-seed-not-joint"


def test_parts_that_cannot_be_read_are_none(record: Record) -> None:
    a, none, _ = record.parts or ()
    for part in ("luck", "00", a.upper() + "F", "AA" * 32):
        assert flaw(changed(record, parts=(a, none, part))) == "record-part-unreadable"
    assert flaw(changed(record, parts=(a, none))) == "record-parts"


def test_half_of_joint_luck_is_no_luck(record: Record) -> None:
    assert flaw(changed(record, secret=None)) == "record-secret"
    assert flaw(changed(record, parts=None)) == "record-secret"
    first, *rest = record.lines()
    for lie in (first.replace('"format":2', '"format":1'), first.replace('"parts"', '"bits"')):
        with pytest.raises((BadRecord, NotARecord)):
            Record.parse("\n".join([lie, *rest]))
