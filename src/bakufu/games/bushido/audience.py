"""BUS-6.5 to 6.7 and BUS-4.5, phases 11 and 12: support for all, the audience with the Tennō, the end of the turn."""

from bakufu.games.bushido.actions import PASS, CallToArms, Pass, PlayKotau
from bakufu.games.bushido.components import KOTAU, KOTAU_SUPPORT, MONTHS, TACTICS, TO_ARMS
from bakufu.games.bushido.events import (
    CalledToArms,
    KotauPlayed,
    LongWait,
    MonthAdvanced,
    MonthStays,
    Temporised,
    YearOver,
)
from bakufu.games.bushido.roles import take_back_roles
from bakufu.games.bushido.state import BushidoState, discs_behind, in_turn, left_of, players_of
from bakufu.games.bushido.support import draw_support, show_disc
from bakufu.kernel.step import END, Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

TO_ARMS_OR_NOT = Decision("to-arms", (CallToArms(), PASS))
NO_AUDIENCE = Decision("audience", (PASS,))
AUDIENCE = Decision("audience", (PlayKotau("stay"), PlayKotau("haste"), PlayKotau("support"), PASS))

ADVANCE = {"stay": 0, "haste": 2, "support": 1}
"""How many months each wish takes (BUS-6.6)."""

PATIENCE = 3
"""How many turns of every player the month may stand still (BUS-4.5)."""


class ToArms(Step[BushidoState], frozen=True):
    """Phase 11: the sensei calls to arms or not (BUS-6.5)."""

    clause = "BUS-6.5"

    def seats(self, state: BushidoState) -> Seats:
        """The sensei."""
        return (state.sensei,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Yes or no."""
        return TO_ARMS_OR_NOT

    def do(self, state: BushidoState, seat: Seat, action: CallToArms | Pass) -> Next:
        """From the sensei on everyone draws, more in later months."""
        tell = state.tell
        if isinstance(action, CallToArms):
            number = TO_ARMS[state.month]
            if tell:
                tell(CalledToArms(seat, number))
            for other in in_turn(state, seat):
                draw_support(state, other, number)
        elif tell:
            tell(Temporised(seat))
        return Audience(seat)


class Audience(Step[BushidoState], frozen=True):
    """Phase 12: from the sensei on, the first who plays a kotau sees the Tennō (BUS-6.6)."""

    seat: Seat
    clause = "BUS-6.6"

    def seats(self, state: BushidoState) -> Seats:
        """Who has any disc behind the screen, whatever it is."""
        return (self.seat,) if discs_behind(state, self.seat) else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """One of three wishes, with a kotau."""
        return AUDIENCE if state.discs[seat * TACTICS + KOTAU] else NO_AUDIENCE

    def do(self, state: BushidoState, seat: Seat, action: PlayKotau | Pass) -> Next:
        """There is one audience in a turn."""
        if isinstance(action, Pass):
            return self.run(state)
        if tell := state.tell:
            tell(KotauPlayed(seat, action.wish))
        show_disc(state, seat, KOTAU)
        if action.wish == "support":
            draw_support(state, seat, KOTAU_SUPPORT)
        return EndOfTurn(ADVANCE[action.wish])

    def run(self, state: BushidoState) -> Next:
        """The next in turn; if nobody plays one, the month advances by one."""
        following = left_of(state, self.seat)
        return EndOfTurn(1) if following == state.sensei else Audience(following)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """There is no kotau behind the screen."""
        return Refusal("BUS-6.6", "refused-no-kotau") if isinstance(action, PlayKotau) else None


class EndOfTurn(Step[BushidoState], frozen=True):
    """The month advances or not; the next player is daimyō. After month 12 the game is over (BUS-6.7)."""

    months: int
    clause = "BUS-6.6"

    def run(self, state: BushidoState) -> Next:
        """A month that has stood still for too long advances after all (BUS-4.5)."""
        months, tell = self.months, state.tell
        state.idle = 0 if months else state.idle + 1
        if state.idle == PATIENCE * players_of(state):
            if tell:
                tell(LongWait(state.idle))
            months, state.idle = 1, 0
        state.month += months
        if state.month > MONTHS:
            if tell:
                tell(YearOver())
            return END
        if tell:
            tell(MonthAdvanced(state.month) if months else MonthStays(state.month))
        take_back_roles(state)
        state.daimyo = left_of(state, state.daimyo)
        return None
