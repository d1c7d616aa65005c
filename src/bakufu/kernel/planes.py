"""What a seat sees as a row of small numbers, for programs that learn.

A game's `planes` says for every field of its view how it is written; nothing but the view is read, so nothing else can
leak. Seats are counted from the one that looks: it is 0, the player to its left 1. Everything written is a byte from 0
to 127; larger numbers are cut off there. What was not cut off can be read back.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import prod
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from bakufu.kernel.game import Game
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.words import Seat

MOST = 127
"""What is larger is cut off here."""

_LARGE = 1024
"""No number in a view is as large as this."""

_MOST_KEPT = 1 << 14

Table: TypeAlias = Sequence[bytes] | Mapping[Any, bytes]
"""How each value is written. In a sequence what is negative is counted from the end, as Python does."""


class NoPlanes(Mistake):
    """A game that does not say how its view is written."""


class Field:
    """How one field of a view is written: always in as many bytes as its shape has places."""

    def __init__(self, shape: tuple[int, ...], about: str = "plane-number", low: int = 0, high: int = MOST) -> None:
        self.shape = shape
        self.about = about
        """The catalogue's message that says what its numbers mean."""
        self.low = low
        self.high = high

    @property
    def size(self) -> int:
        """So many bytes."""
        return prod(self.shape)

    def write(self, value: Any, seat: Seat) -> bytes:
        """The value, as this seat sees it."""
        raise NotImplementedError

    def read(self, data: bytes, seat: Seat) -> Any:
        """The value that was written."""
        raise NotImplementedError


class Item(Field):
    """A small value, written by a table; where seats are counted from who looks, by one for each seat."""

    def __init__(self, tables: Sequence[Table], shape: tuple[int, ...], about: str, low: int = 0, high: int = MOST):
        super().__init__(shape, about, low, high)
        self.tables = tables
        self._values: dict[Seat, dict[bytes, Any]] = {}

    def write(self, value: Any, seat: Seat) -> bytes:
        """Look it up."""
        table: Any = self.tables[seat]
        found: bytes = table[value]
        return found

    def read(self, data: bytes, seat: Seat) -> Any:
        """Look it up the other way round."""
        if seat not in self._values:
            table = self.tables[seat]
            if isinstance(table, Mapping):
                self._values[seat] = {spelled: value for value, spelled in table.items()}
            else:
                values = [*range(len(table) + self.low), *range(self.low, 0)]
                self._values[seat] = {table[value]: value for value in values[::-1]}
        return self._values[seat][data]


_SEATS = 8
"""Tables for so many seats; those of an item that is the same for all are one and the same."""


def number(low: int = 0) -> Item:
    """A number of things, or one of many things by its number; the lowest is written as 0."""
    table = [bytes([min(n - low, MOST)]) for n in (*range(_LARGE), *range(low, 0))]
    return Item((table,) * _SEATS, (1,), "plane-number" if low == 0 else "plane-number-from", low)


def large() -> Item:
    """A number that may be larger than a byte can tell: its hundreds, then the rest."""
    table = [bytes(divmod(n, 100)) for n in range(_LARGE)]
    return Item((table,) * _SEATS, (2,), "plane-large")


def one_of(many: int, low: int = 0) -> Item:
    """One of a few: a 1 in its place. Those below 0 come first."""
    values = (*range(many), *range(low, 0))
    table = [_one(many - low, value - low) for value in values]
    return Item((table,) * _SEATS, (many - low,), "plane-one-of", low, many - 1)


def word(words: Sequence[str]) -> Item:
    """One of several words: a 1 in its place, or nothing for the empty word."""
    table = {name: _one(len(words), place) for place, name in enumerate(words)}
    table.setdefault("", bytes(len(words)))
    return Item((table,) * _SEATS, (len(words),), "plane-word", 0, len(words) - 1)


def who(players: int, low: int = -1) -> Item:
    """A player, counted from the one that looks; what is below 0 (nobody) comes first."""
    tables = []
    for seat in range(players):
        values = [*((other - seat) % players for other in range(players)), *range(low, 0)]
        tables.append([_one(players - low, value - low) for value in values])
    return Item(tables, (players - low,), "plane-who", low, players - 1)


def bits(many: int) -> Item:
    """A set of a few things: a 1 for each that is in it."""
    table = [bytes([number >> bit & 1 for bit in range(many)]) for number in range(1 << many)]
    return Item((table,) * _SEATS, (many,), "plane-set", 0, many - 1)


def _one(size: int, place: int) -> bytes:
    return bytes(place) + b"\1" + bytes(size - place - 1)


def cut(numbers: Sequence[int]) -> bytes:
    """Numbers from 0 on, as bytes."""
    try:
        written = bytes(numbers)
    except ValueError:
        written = bytes([min(number, MOST) for number in numbers])
    return written if written.isascii() else bytes([min(number, MOST) for number in written])


class Counts(Field):
    """A list of so many numbers from 0 on; with `seats`, so many for each of these, one after the other."""

    def __init__(self, many: int, seats: int = 0) -> None:
        super().__init__((seats,) if seats and many == 1 else (seats, many) if seats else (many,))
        self._each = many if seats else 0

    def write(self, value: Any, seat: Seat) -> bytes:
        """As they are, the own ones first."""
        at = seat * self._each
        return cut([*value[at:], *value[:at]] if at else value)

    def read(self, data: bytes, seat: Seat) -> Any:
        """The numbers in the order of the view."""
        at = len(data) - seat * self._each
        return [*data[at:], *data[:at]] if self._each else list(data)


def by_seat(players: int, each: int = 1) -> Counts:
    """For every seat a number, or several one after the other; the own ones first."""
    return Counts(each, players)


class Each(Field):
    """A list of always as many fields; for every seat one, the own first, where it is `turned`."""

    def __init__(self, many: int, field: Field, turned: bool = False) -> None:
        shape = (many, *field.shape) if field.shape != (1,) else (many,)
        super().__init__(shape, field.about, field.low, field.high)
        self.field = field
        self._turned = turned
        self._tables = field.tables if isinstance(field, Item) else None

    def write(self, value: Any, seat: Seat) -> bytes:
        """One after the other."""
        if self._turned and seat:
            value = [*value[seat:], *value[:seat]]
        if self._tables is not None:
            table: Any = self._tables[seat]
            return b"".join([table[one] for one in value])
        field = self.field
        return b"".join([field.write(one, seat) for one in value])

    def read(self, data: bytes, seat: Seat) -> Any:
        """The list."""
        size = self.field.size
        values = [self.field.read(data[at : at + size], seat) for at in range(0, len(data), size)]
        return [*values[-seat:], *values[:-seat]] if self._turned and seat else values


class UpTo(Field):
    """A list of at most so many; before each of its fields stands a 1. What would come after is cut off."""

    def __init__(self, most: int, field: Field) -> None:
        super().__init__((most, 1 + field.size), "plane-up-to", field.low, field.high)
        self.field = field
        self._most = most
        self._nothing = bytes(self.size)

    def write(self, value: Any, seat: Seat) -> bytes:
        """One after the other, then zeros."""
        if not value:
            return self._nothing
        field = self.field
        written = b"".join([b"\1" + field.write(one, seat) for one in value[: self._most]])
        return written.ljust(len(self._nothing), b"\0")

    def read(self, data: bytes, seat: Seat) -> Any:
        """Those that are there."""
        step = self.shape[1]
        parts = [data[at : at + step] for at in range(0, len(data), step)]
        return [self.field.read(part[1:], seat) for part in parts if part[0]]


class Kinds(Field):
    """A handful of things of a few kinds, in the order of their kinds: how many of each."""

    def __init__(self, kinds: int, falling: bool = False) -> None:
        super().__init__((kinds,), "plane-kinds", 0, kinds - 1)
        self._falling = falling
        self._nothing = bytes(kinds)

    def write(self, value: Any, seat: Seat) -> bytes:
        """Count them."""
        if not value:
            return self._nothing
        written = bytearray(self._nothing)
        for kind in value:
            written[kind] += 1
        return bytes(written)

    def read(self, data: bytes, seat: Seat) -> Any:
        """The handful."""
        kinds = range(len(self._nothing))
        return [kind for kind in (kinds[::-1] if self._falling else kinds) for _ in range(data[kind])]


class Perhaps(Field):
    """A field that may be empty: a 1 and the field, or zeros."""

    def __init__(self, field: Field) -> None:
        super().__init__((1 + field.size,), field.about, field.low, field.high)
        self.field = field
        self._nothing = bytes(self.size)

    def write(self, value: Any, seat: Seat) -> bytes:
        """What is empty is all zeros."""
        return b"\1" + self.field.write(value, seat) if value else self._nothing

    def read(self, data: bytes, seat: Seat) -> Any:
        """What is all zeros is empty."""
        return self.field.read(data[1:], seat) if data[0] else []


class Remembered(Field):
    """A field whose values are seen again and again, and can be hashed: each is written once for each seat."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.shape, field.about, field.low, field.high)
        self.field = field
        self._written: tuple[dict[Any, bytes], ...] = tuple({} for _ in range(_SEATS))

    def write(self, value: Any, seat: Seat) -> bytes:
        """As it was written before."""
        known = self._written[seat]
        found = known.get(value)
        if found is None:
            if len(known) > _MOST_KEPT:
                known.clear()
            found = known[value] = bytes(self.field.write(value, seat))
        return found

    def read(self, data: bytes, seat: Seat) -> Any:
        """As the field does."""
        return self.field.read(data, seat)


class Parts(Field):
    """Several fields of a value that has them by name; nothing but zeros where there is no value."""

    def __init__(self, kind: Any, **fields: Field) -> None:
        super().__init__((1 + sum(field.size for field in fields.values()),), "plane-parts")
        self.kind = kind
        self.fields = fields
        self._nothing = bytes(self.size)

    def write(self, value: Any, seat: Seat) -> bytes:
        """A 1, then the fields."""
        if value is None:
            return self._nothing
        return b"\1" + b"".join([field.write(getattr(value, name), seat) for name, field in self.fields.items()])

    def read(self, data: bytes, seat: Seat) -> Any:
        """The value, made anew."""
        if not data[0]:
            return None
        at, values = 1, {}
        for name, field in self.fields.items():
            values[name] = field.read(data[at : at + field.size], seat)
            at += field.size
        return self.kind(**values)


Written: TypeAlias = tuple[list[Any], list[bytes]]
"""What was seen last, field by field, and how it was written."""


class Plane(NamedTuple):
    """Where a field is written."""

    name: str
    field: Field
    first: int


class Planes:
    """A view, field by field. What is `left` out is the same all through a game, or follows from the rest."""

    def __init__(self, fields: Mapping[str, Field], left: tuple[str, ...], asked: Sequence[str]) -> None:
        self.left = left
        self.asked = {name: _one(len(asked), place) for place, name in enumerate(asked)}
        """Every question of the game: a 1 in its place, as a view does not say what a seat is asked."""
        self.nothing = bytes(len(asked))
        self.planes: list[Plane] = []
        self.size = 0
        for name, field in fields.items():
            self.planes.append(Plane(name, field, self.size))
            self.size += field.size
        self._values: Callable[[Any], tuple[Any, ...]] = attrgetter(*fields)
        self._fields = list(fields.values())

    def write(self, view: Any, seat: Seat, last: Written | None = None) -> list[bytes]:
        """What a seat sees; joined, these are `size` bytes. Most of it is as it was `last` written for this seat."""
        values, fields = self._values(view), self._fields
        if last is None:
            return [field.write(value, seat) for value, field in zip(values, fields, strict=True)]
        before, written = last
        if not written:
            before += [None] * len(fields)
            written += [b""] * len(fields)
        for place, value in enumerate(values):
            if value != before[place] or not written[place]:
                written[place] = fields[place].write(value, seat)
                # A list may be the state's own, which changes; what is in it never does.
                before[place] = value[:] if type(value) is list else value
        return written

    def read(self, data: bytes, seat: Seat) -> dict[str, Any]:
        """The fields of the view, as far as they were written."""
        return {name: field.read(data[at : at + field.size], seat) for name, field, at in self.planes}


@cache
def planes_of(game: Game[Any], players: int) -> Planes:
    """How a game writes what so many players see; raises `NoPlanes` where it does not say so."""
    if find_spec(f"{game.package}.planes") is None:
        raise NoPlanes("no-planes", game=game.name)
    planes: Planes = import_module(f"{game.package}.planes").planes(players)
    return planes
