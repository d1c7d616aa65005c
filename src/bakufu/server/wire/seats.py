"""What is said over HTTP about seats: taken, given, given up, taken to another browser; and votes."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bakufu.server.wire.http import Code, HeldSeat, Invitation, Name, RequestBody


class Join(RequestBody, frozen=True):
    """`POST /api/tables/{table}/join`: take a seat with an invitation; it works once."""

    code: Code
    name: Name | None = None


class GiveSeat(RequestBody, frozen=True):
    """`POST /api/tables/{table}/program`: give a seat to a program: one that the asker holds, or that a code is for."""

    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    code: Code | None = None
    """The seat's invitation, where nobody holds it yet; it is used up."""


class SeatToken(Struct, frozen=True):
    """By this the program is known (`Authorization: Bearer`); for this seat and no other. The recovery code takes the
    seat back, where it was not had before.
    """

    seat: int
    token: str
    recovery: str | None = None


class SitDown(RequestBody, frozen=True):
    """`POST /api/tables/{table}/sit`: take a free seat of an open table."""

    name: Name | None = None


class PlayNow(RequestBody, frozen=True):
    """`POST /api/play`: a seat at an open table of this game, or at a new one where bots sit down soon."""

    game: Annotated[str, Meta(max_length=64)]
    name: Name | None = None


class Seated(Struct, frozen=True):
    """The asker holds these seats now."""

    table: str
    held: list[HeldSeat]
    invitations: list[Invitation] = []


class Vote(RequestBody, frozen=True):
    """`POST /api/tables/{table}/vote`: for (or against) ending the game, or replacing who has been silent for long."""

    to: Literal["end", "replace"]
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    yes: bool = True


class Invite(RequestBody, frozen=True):
    """`POST /api/tables/{table}/invite`: a new link for a seat that nobody holds."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class Matters(Struct, frozen=True):
    """`GET /api/tables/{table}/matters`, for who holds a seat: what can be done about the others."""

    silent: list[int]
    """Those for whom the table has waited for long: they may be replaced."""
    gone: list[int]
    """Those who have left: a link takes their seats over."""


class TransferCode(Struct, frozen=True):
    """`POST /api/mine/move`: the code that takes all seats to another browser, once; the link is `/move#{code}`."""

    code: str
    seconds: int
    """For so long."""


class TakeSeats(RequestBody, frozen=True):
    """`POST /api/mine/take`: hold all seats of the one who made this code."""

    code: Code


class AddLuck(RequestBody, frozen=True):
    """`POST /api/tables/{table}/part`: add to the luck, for all the own seats that have not."""

    part: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """32 bytes that nobody could know before, as hexadecimal digits."""


class Recover(RequestBody, frozen=True):
    """`POST /api/tables/{table}/recover`: hold a seat again."""

    code: Code
