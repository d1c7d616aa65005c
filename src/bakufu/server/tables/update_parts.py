"""How an `Update` is written: in pieces, each written once, put together only when it is sent."""

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import fields

from bakufu.kernel.words import Seats
from bakufu.kernel.writers import Pieces
from bakufu.server.sentences import Phrases
from bakufu.server.tables.projection import Projection
from bakufu.server.wire.socket import Asked, Done, Hand, Update

encoder = msgspec.json.Encoder()

NOTHING: Final[Pieces] = (b"null",)
SAME: Final[Pieces] = (b"null", b"")
"""What is asked is known already."""


def around_fields(message: type[Struct]) -> list[bytes]:
    """The JSON of a message without its fields: what stands before, between and after them."""
    gaps: dict[str, Any] = {field.name: Raw(b"|") for field in fields(message)}
    return encoder.encode(message(**gaps)).split(b"|")


_U: Final = tuple(around_fields(Update))
_A: Final = tuple(around_fields(Asked))
"""With the fields between them, in their order, these are an `Update` and an `Asked`."""

_D: Final = tuple(around_fields(Done))
"""The same of a `Done`."""

_BOOL: Final = (b"false", b"true")

_STILL_ASKED: Final = tuple([_U[3] + truth + _U[4] for truth in _BOOL])
_MAY_TAKE_BACK: Final = tuple([_U[9] + truth + _U[10] for truth in _BOOL])
"""What stands around a truth, with it."""

_NULL: Final = b"null"
_NO_WAY: Final = b"[]"
_ENDS_AS_MOST: Final = _NULL + _U[11] + _NO_WAY + _U[12] + _NULL + _U[13]
"""Without a result, what was seen before, and who is ready."""


def update_parts(
    noticed: int,
    view: bytes,
    asked: Pieces,
    waiting: Seats,
    sentence: bytes,
    lines: bytes,
    known: int,
    hands: bytes,
    *,
    take_back: bool = False,
    result: bytes = _NULL,
    way: bytes = _NO_WAY,
    ready: bytes = _NULL,
) -> Pieces:
    """An `Update`, its fields in their order."""
    ending = _ENDS_AS_MOST
    if result != _NULL or way != _NO_WAY or ready != _NULL:
        ending = b"".join((result, _U[11], way, _U[12], ready, _U[13]))
    behind = (
        _STILL_ASKED[asked == SAME],
        _waiting(waiting),
        _U[5],
        sentence,
        _U[6],
        lines,
        _U[7],
        b"%d" % known,
        _U[8],
        hands,
        _MAY_TAKE_BACK[take_back],
        ending,
    )
    # What is long stays as it is; for the rest few pieces are quicker than many.
    return (_U[0] + b"%d" % noticed + _U[1], view, _U[2], *asked, b"".join(behind))


NO_LABELS: Final[Pieces] = (b"[]",)
_WITHOUT_LABELS: Final = _A[4] + NO_LABELS[0] + _A[5]

HINTS: Final = -2
"""Where in the pieces of a question its hints are."""


def question_parts(
    say: Phrases, name: str, clause: str, actions: Pieces, labels: Pieces, secret: bool, race: bool
) -> Pieces:
    """An `Asked` without hints, as it stands in an `Update`."""
    before = _question(say, name, clause)
    if labels is NO_LABELS:
        return (before, *actions, _WITHOUT_LABELS, b"null", _manner(secret, race))
    return (before, *actions, _A[4], *labels, _A[5], b"null", _manner(secret, race))


def with_hints(question: Pieces, hints: bytes) -> Pieces:
    """The same question, with what is to be known about its answers."""
    return (*question[:HINTS], hints, *question[HINTS + 1 :])


@cache
def _waiting(seats: Seats) -> bytes:
    return encoder.encode(seats)


@cache
def to_do(say: Phrases, name: str) -> bytes:
    """What one must do."""
    return encoder.encode(say.decision(name))


@cache
def _question(say: Phrases, name: str, clause: str) -> bytes:
    """How `Asked` begins, up to its answers."""
    return _A[0] + encoder.encode(name) + _A[1] + to_do(say, name) + _A[2] + encoder.encode(clause) + _A[3]


@cache
def _manner(secret: bool, race: bool) -> bytes:
    """How it ends."""
    return _A[6] + _BOOL[secret] + _A[7] + _BOOL[race] + _A[8]


def done_parts(number: int) -> Pieces:
    """A `Done`."""
    return (_D[0] + b"%d" % number + _D[1],)


def hands_part(projection: Projection, here: tuple[bool, ...], now: float) -> bytes:
    """How the seats do: their clocks, who is there, who plays for them."""
    clocks = projection.clocks
    runs = not projection.closed
    hands = [
        Hand(
            clocks.left(one, now) if runs else None,
            runs and clocks.runs(one),
            projection.caretaker[one],
            here[one],
            projection.missed[one],
        )
        for one in range(projection.players)
    ]
    return encoder.encode(hands)
