"""A game written down, so that anyone can replay and verify it."""

from collections.abc import Iterator
from errno import EEXIST
from os import strerror
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from bakufu.kernel.chance import SEED_BYTES, commitment
from bakufu.kernel.luck import PART_BYTES, JointLuck
from bakufu.kernel.mistake import Mistake

FORMAT, JOINT = 1, 2
"""Records of games whose luck the keeper of the table drew alone, and of those to which others have added."""


class NotARecord(Mistake):
    """A file that is no record at all."""


class BadRecord(Mistake):
    """A record that does not hold together; the message says where."""


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """When an answer in a race arrived, in milliseconds after what is raced for was shown, and the allowance it had.

    The rules do not know it; it tells why answers stand in this order.
    """

    arrived: float
    allowance: float


Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""Longer ones cannot be meant, and not even be said."""


class Move(Struct, frozen=True):
    """One answer of one seat."""

    seat: int
    action: dict[str, Any]
    timing: Timing | None = None


class Opening(Struct, frozen=True, tag_field="line", tag="game", forbid_unknown_fields=True):
    """The first line: what is played, and the promise about its luck."""

    format: Number
    game: str
    rules: str
    players: Number
    options: dict[str, Any]
    names: tuple[str, ...]
    commitment: str
    bots: tuple[str, ...] = ()
    """By seat: the kind of bot, or nothing for a person."""
    position: str | None = None
    """The state that the moves start from, where that is not the set-up."""
    parts: tuple[str, ...] | UnsetType = UNSET
    """By seat: what each has added to the luck (nothing where none), after the promise."""


class MoveLine(Struct, frozen=True, tag_field="line", tag="move", forbid_unknown_fields=True, omit_defaults=True):
    """An answer, numbered from 1."""

    number: Number
    seat: Number
    action: dict[str, Any]
    timing: Timing | None = None


class Closing(Struct, frozen=True, tag_field="line", tag="end", forbid_unknown_fields=True):
    """The last line: the seed, and how the game ended (nothing, if it was broken off)."""

    seed: str
    result: dict[str, Any] | None = None
    secret: str | UnsetType = UNSET
    """What was promised, where others have added to it: the seed follows from all of it."""


_line = msgspec.json.Decoder(Opening | MoveLine | Closing)


class Record(Struct):
    """Game, options, seats, commitment, every action; at the end the seed. Written as JSON lines."""

    game: str
    rules: str
    players: int
    options: dict[str, Any]
    names: tuple[str, ...]
    commitment: str
    moves: list[Move]
    bots: tuple[str, ...] = ()
    position: str | None = None
    seed: str | None = None
    result: dict[str, Any] | None = None
    parts: tuple[str, ...] | None = None
    """By seat: what each has added to the luck; None where nobody was asked."""
    secret: str | None = None
    """What was promised, where others have added to it."""

    def lines(self) -> Iterator[str]:
        """The record's lines, as they stand in the file."""
        who = (self.names, self.commitment, self.bots, self.position)
        written, parts = (FORMAT, UNSET) if self.parts is None else (JOINT, self.parts)
        yield _write(Opening(written, self.game, self.rules, self.players, self.options, *who, parts))
        for number, move in enumerate(self.moves, 1):
            yield _write(MoveLine(number, move.seat, move.action, move.timing))
        if self.seed is not None:
            yield _write(Closing(self.seed, self.result, UNSET if self.secret is None else self.secret))

    def save(self, path: str | Path) -> None:
        """Write the record to a file; an older one is replaced only when the new one is complete. Raises `OSError`."""
        path = Path(path).resolve()
        if not path.name or (path.exists() and not path.is_file()):
            raise FileExistsError(EEXIST, strerror(EEXIST), str(path))
        draft = path.with_name(path.name + ".part")
        try:
            draft.write_text("".join(f"{line}\n" for line in self.lines()), encoding="utf-8")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)

    @classmethod
    def read(cls, path: str | Path) -> "Record":
        """The record in a file; raises `BadRecord` (or `OSError`, where there is no such file)."""
        try:
            return cls.parse(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise NotARecord("not-a-record") from None

    @classmethod
    def parse(cls, text: str) -> "Record":
        """The record that these lines make."""
        record: Record | None = None
        # Other signs that end a line, for some, may stand in a name.
        for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
            try:
                parsed = _line.decode(line)
            except msgspec.DecodeError:
                raise _unreadable(number) from None
            if isinstance(parsed, Opening) and record is None:
                if parsed.format not in (FORMAT, JOINT):
                    raise NotARecord("record-format", found=parsed.format, known=JOINT)
                parts = None if parsed.parts is UNSET else parsed.parts
                wanted = parsed.players if parsed.format == JOINT else None
                if wanted != (None if parts is None else len(parts)):
                    raise BadRecord("record-parts", players=parsed.players)
                if any(len(given) not in (0, parsed.players) for given in (parsed.names, parsed.bots)):
                    raise BadRecord("record-names", players=parsed.players)
                record = cls(
                    parsed.game,
                    parsed.rules,
                    parsed.players,
                    parsed.options,
                    parsed.names,
                    parsed.commitment,
                    moves=[],
                    bots=parsed.bots,
                    position=parsed.position,
                    parts=parts,
                )
            elif isinstance(parsed, Opening) or record is None:
                raise _unreadable(number)
            elif record.seed is not None:
                raise BadRecord("record-after-end", line=number)
            elif isinstance(parsed, MoveLine):
                if parsed.number != len(record.moves) + 1:
                    raise BadRecord(
                        "record-move-number", line=number, found=parsed.number, expected=len(record.moves) + 1
                    )
                record.moves.append(Move(parsed.seat, parsed.action, parsed.timing))
            else:
                record.seed, record.result = parsed.seed, parsed.result
                record.secret = None if parsed.secret is UNSET else parsed.secret
        if record is None:
            raise NotARecord("not-a-record")
        return record

    def seed_bytes(self) -> bytes:
        """The seed, checked against the promise; raises `BadRecord` where there is none or it is another one."""
        if self.seed is None:
            raise BadRecord("record-no-seed")
        seed = _bytes(self.seed, "record-seed-unreadable")
        luck = self.joint_luck()
        if luck is None:
            if commitment(seed) != self.commitment:
                raise BadRecord("record-seed-not-promised")
        elif luck.promise != self.commitment:
            raise BadRecord("record-secret-not-promised")
        elif luck.seed != seed:
            raise BadRecord("record-seed-not-joint")
        return seed

    def joint_luck(self) -> JointLuck | None:
        """What the seed was made of, as the record has it; None where the luck is one hand's. Raises `BadRecord`."""
        if self.parts is None and self.secret is None:
            return None
        if self.parts is None or self.secret is None:
            raise BadRecord("record-secret")
        unreadable = "record-part-unreadable"
        parts = tuple(_bytes(part, unreadable, PART_BYTES) if part else b"" for part in self.parts)
        return JointLuck(_bytes(self.secret, "record-secret"), parts)


def _bytes(digits: str, unreadable: str, length: int = SEED_BYTES) -> bytes:
    """So many bytes, each written in two small hexadecimal digits. Raises `BadRecord`."""
    try:
        found = bytes.fromhex(digits)
    except ValueError:
        found = b""
    if len(found) != length or found.hex() != digits:
        raise BadRecord(unreadable)
    return found


def _unreadable(line: int) -> Mistake:
    """A first line that is none makes the file no record; a later one breaks it."""
    return NotARecord("not-a-record") if line == 1 else BadRecord("record-line", line=line)


def _write(line: Struct) -> str:
    return msgspec.json.encode(line).decode()
