"""BUS-7: the tea ceremony."""

from functools import cache

from bakufu.games.bushido.actions import PASS, Accept, Convert, Invite, Pass, Refuse
from bakufu.games.bushido.components import TEA
from bakufu.games.bushido.events import Converted, Invited, TeaAccepted, TeaRefused
from bakufu.games.bushido.ladder import lower_daimyo, lower_samurai, raise_daimyo, raise_samurai
from bakufu.games.bushido.state import BushidoState, players_of
from bakufu.kernel.step import END, Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats


def can_host(state: BushidoState, seat: Seat) -> bool:
    """A host needs 5 samurai honour (BUS-7.1)."""
    return state.samurai_honour[seat] >= TEA.gift


@cache
def _invitations(players: int, host: Seat, optional: bool) -> Decision:
    guests = [Invite(seat) for seat in range(players) if seat != host]
    return Decision("invite", (*guests, PASS) if optional else tuple(guests))


@cache
def _conversions(most: int) -> Decision:
    return Decision("convert", (*(Convert(honour) for honour in range(1, most + 1)), PASS))


ANSWER = Decision("tea-answer", (Accept(), Refuse()))


class TeaCeremony(Step[BushidoState], frozen=True):
    """The host invites one player (BUS-7.1); a daimyō's free ceremony need not take place (BUS-2.2)."""

    host: Seat
    optional: bool
    clause = "BUS-7.1"

    def seats(self, state: BushidoState) -> Seats:
        """The host."""
        return (self.host,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Any other player."""
        return _invitations(players_of(state), self.host, self.optional)

    def do(self, state: BushidoState, seat: Seat, action: Invite | Pass) -> Next:
        """A guest with little honour must accept."""
        if isinstance(action, Pass):
            return None
        guest = action.guest
        if tell := state.tell:
            tell(Invited(seat, guest))
        if state.samurai_honour[guest] < TEA.free_to_refuse_from:
            return accepted(state, seat, guest)
        return TeaAnswer(seat, guest)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """One cannot be one's own guest."""
        return Refusal("BUS-7.1", "refused-own-guest") if action == Invite(seat) else None


class TeaAnswer(Step[BushidoState], frozen=True):
    """The guest accepts or refuses."""

    host: Seat
    guest: Seat
    clause = "BUS-7.1"

    def seats(self, state: BushidoState) -> Seats:
        """The guest."""
        return (self.guest,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Yes or no."""
        return ANSWER

    def do(self, state: BushidoState, seat: Seat, action: Accept | Refuse) -> Next:
        """A refusal costs both of them (BUS-7.3)."""
        if isinstance(action, Accept):
            return accepted(state, self.host, self.guest)
        if tell := state.tell:
            tell(TeaRefused(seat))
        lower_samurai(state, self.guest, TEA.refusal.guest_samurai)
        lower_daimyo(state, self.host, TEA.refusal.host_daimyo)
        return None


def accepted(state: BushidoState, host: Seat, guest: Seat) -> Next:
    """5 samurai honour go from host to guest (BUS-7.2); who rises moves first (BUS-1.4)."""
    if tell := state.tell:
        tell(TeaAccepted(guest))
    raise_samurai(state, guest, TEA.gift)
    lower_samurai(state, host, TEA.gift)
    return ConvertHonour(host) if state.samurai_honour[host] >= TEA.rate else None


class ConvertHonour(Step[BushidoState], frozen=True):
    """The host turns any of the rest into daimyō honour, two for one (BUS-7.2)."""

    host: Seat
    clause = "BUS-7.2"

    def seats(self, state: BushidoState) -> Seats:
        """The host."""
        return (self.host,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """As much as there is."""
        return _conversions(state.samurai_honour[seat] // TEA.rate)

    def do(self, state: BushidoState, seat: Seat, action: Convert | Pass) -> Next:
        """This alone can win the game (BUS-6.7)."""
        if isinstance(action, Pass):
            return None
        if tell := state.tell:
            tell(Converted(seat, action.honour * TEA.rate, action.honour))
        won = raise_daimyo(state, seat, action.honour)
        lower_samurai(state, seat, action.honour * TEA.rate)
        return END if won else None

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """There is not so much honour."""
        return Refusal("BUS-7.2", "refused-too-little-samurai-honour") if isinstance(action, Convert) else None
