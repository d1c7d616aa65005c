"""Who has given up a seat, and what those who are left agree on. All of it stands in the log of the table.

A `leave` gives up a seat: a caretaker plays for it from then on. A `sit` is somebody who takes such a seat over. A
`vote` is for or against a proposal, in its action: `{"to": "end"}`, or `{"to": "replace", "seat": 2}`. With the vote by
which it is carried out stands `"done"`: who was there to vote then cannot be told from the log.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Literal, NamedTuple

from bakufu.kernel.words import Refusal, Refused, Seat
from bakufu.server.storage.models import Entry, StoredSeat

MATTERS = ("leave", "sit", "vote")
"""Entries that are no part of the game."""

MOST_VOTES = 20
"""So often may one seat change its mind: the log is for the game."""

MOST_SITTERS = 20
"""So often may one seat be taken over, for the same reason."""

To = Literal["end", "replace"]


class Proposal(NamedTuple):
    """To end the game without a result, or to give a seat to a caretaker."""

    to: To
    seat: Seat = -1


class Departures:
    """What follows from the log about seats and proposals."""

    def __init__(self) -> None:
        self.gone: set[Seat] = set()
        """Seats that were given up, or taken from who did not come back."""
        self.votes: dict[Proposal, set[Seat]] = {}
        """Who is for what."""
        self.ended = False
        """Whether the game was ended without a result."""
        self._cast: dict[Seat, int] = {}
        self._sat: dict[Seat, int] = {}

    def apply(self, entry: Entry) -> list[Seat]:
        """An entry of the log; which seats are given up by it."""
        if entry.kind == "sit":
            self.gone.discard(entry.seat)
            self._sat[entry.seat] = self._sat.get(entry.seat, 0) + 1
            return []
        if entry.kind == "leave":
            return self._give_up(entry.seat)
        about = entry.action
        assert isinstance(about, dict)
        proposal = Proposal(about["to"], about.get("seat", -1))
        self._cast[entry.seat] = self._cast.get(entry.seat, 0) + 1
        votes = self.votes.setdefault(proposal, set())
        if about.get("yes", True):
            votes.add(entry.seat)
        else:
            votes.discard(entry.seat)
        if not votes:
            del self.votes[proposal]
        if not about.get("done"):
            return []
        self.votes.clear()
        if proposal.to == "end":
            self.ended = True
            return []
        return self._give_up(proposal.seat)

    def _give_up(self, seat: Seat) -> list[Seat]:
        self.gone.add(seat)
        for votes in self.votes.values():
            votes.discard(seat)
        self.back(seat)
        return [seat]

    def back(self, seat: Seat) -> None:
        """Whoever plays again is not replaced."""
        if self.votes:
            self.votes = {proposal: votes for proposal, votes in self.votes.items() if votes and proposal.seat != seat}

    def cast(self, seat: Seat) -> int:
        """How often a seat has voted."""
        return self._cast.get(seat, 0)

    def sat(self, seat: Seat) -> int:
        """How often a seat was taken over."""
        return self._sat.get(seat, 0)


def voter_of(sitters: Sequence[StoredSeat], holder: str) -> Seat:
    """The seat with which a holder votes, whichever he has; -1: he has none."""
    return next((one.seat for one in sitters if one.holder == holder), -1)


def vote(
    departures: Departures,
    sitters: Sequence[StoredSeat],
    silent: set[Seat],
    holder: str,
    proposal: Proposal,
    yes: bool,
    on_vacation: AbstractSet[Seat] = frozenset(),
) -> tuple[dict[str, object], list[Seat]]:
    """What is to be written for a vote, and which seats are given up by it. Raises `Refused`.

    `silent`: seats of people for whom the table has waited long. They are not waited for here; nor is who is on
    vacation when somebody else is replaced, but no game is ended without him.
    """
    voter = voter_of(sitters, holder)
    if voter < 0:
        raise Refused(Refusal("", "refused-not-seated"))
    if departures.cast(voter) >= MOST_VOTES:
        raise Refused(Refusal("", "refused-too-long"))
    if proposal.to == "replace" and (
        proposal.seat not in silent or sitters[proposal.seat].holder == holder or proposal.seat in departures.gone
    ):
        raise Refused(Refusal("", "refused-not-gone"))
    action: dict[str, object] = {"to": proposal.to, "yes": yes}
    if proposal.to == "replace":
        action["seat"] = proposal.seat
    against = {sitters[proposal.seat].holder} if proposal.to == "replace" else set()
    away = silent | on_vacation if proposal.to == "replace" else silent
    wanted = {one.holder for one in sitters if one.holder and one.seat not in away} - against
    votes = departures.votes.get(proposal, set()) | {voter}
    have = {sitters[seat].holder for seat in votes}
    if not yes or not wanted <= have:
        return action, []
    return action | {"done": True}, [proposal.seat] if proposal.to == "replace" else []
