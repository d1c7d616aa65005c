"""BUS-6.1 to 6.4, phases 9 and 10: what the fight brings, and what becomes of a beaten samurai."""

from bakufu.games.bushido.actions import PASS, Agree, DemandSeppuku, Overrule, Pass, Propose
from bakufu.games.bushido.components import COUNCIL, HONOUR, KINDS, SEPPUKU, Hex
from bakufu.games.bushido.events import AdviceOverruled, AdviceTaken, LossProposed, SeppukuDemanded
from bakufu.games.bushido.events_of_fights import Conquered
from bakufu.games.bushido.ladder import lower_daimyo, lower_samurai, raise_all_samurai, raise_daimyo
from bakufu.games.bushido.state import BushidoState, left_of, tiles_behind
from bakufu.games.bushido.support import spend
from bakufu.kernel.step import END, Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats


class Evaluation(Step[BushidoState], frozen=True):
    """Phase 9: samurai honour for both fighters (BUS-6.1, BUS-6.2), the hex's values for the daimyō (BUS-6.3)."""

    won: bool
    """Whether the samurai won the fight."""
    killed: int
    """Defenders killed."""
    lost: int
    """Attackers killed."""
    tiles: int
    """How many katana tiles the samurai used."""
    hex: Hex
    defender: Seat
    """Who held the hex before."""
    clause = "BUS-6.1"

    def run(self, state: BushidoState) -> Next:
        """Pay out by who holds the hex now, after any revolt (BUS-5.8); a beaten samurai faces the council."""
        honour = HONOUR[state.terrain[self.hex]]
        owner = state.owner[self.hex]
        conquered = owner == state.daimyo
        if self.won:
            samurai = self.killed + self.tiles + state.bonus + honour * conquered
            bushi = self.lost
        else:
            samurai = self.killed
            bushi = self.lost + honour * (owner == self.defender)
        state.bonus = 0
        if conquered and (tell := state.tell):
            tell(Conquered(state.daimyo, self.defender, self.hex))
        raise_all_samurai(state, ((state.samurai, samurai), (state.bushi, bushi)))
        if conquered:
            if raise_daimyo(state, state.daimyo, honour):
                return END
            lower_daimyo(state, self.defender, honour)
        return None if self.won else Council(state.sensei)


NOT_ENOUGH_TILES = Decision("seppuku", (PASS,))
MAY_DEMAND = Decision("seppuku", (DemandSeppuku(), PASS))
ADVICE = Decision("advice", (*map(Propose, range(COUNCIL.least, COUNCIL.most + 1)), PASS))
VERDICT = Decision("verdict", (Agree(), Overrule()))

SEPPUKU_LOSS = 0
"""Stands for all of the samurai's honour."""


class Council(Step[BushidoState], frozen=True):
    """Phase 10: the sensei, then the others but the daimyō, may demand seppuku (BUS-6.4)."""

    seat: Seat
    clause = "BUS-6.4"

    def price(self, state: BushidoState) -> int:
        """One tile for the sensei, two for the others."""
        return 1 if self.seat == state.sensei else 2

    def seats(self, state: BushidoState) -> Seats:
        """Who has enough tiles behind the screen, whatever they are."""
        return (self.seat,) if tiles_behind(state, self.seat) >= self.price(state) else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Demand it or not."""
        return MAY_DEMAND if state.tiles[seat * KINDS + SEPPUKU] >= self.price(state) else NOT_ENOUGH_TILES

    def do(self, state: BushidoState, seat: Seat, action: DemandSeppuku | Pass) -> Next:
        """The tiles are spent whatever the daimyō says."""
        if isinstance(action, Pass):
            return self.run(state)
        price = self.price(state)
        spend(state, seat, SEPPUKU, price)
        if tell := state.tell:
            tell(SeppukuDemanded(seat, price))
        return Verdict(seat, SEPPUKU_LOSS)

    def run(self, state: BushidoState) -> Next:
        """The next in turn; if nobody demands it, the sensei may give other advice."""
        following = left_of(state, self.seat)
        if following == state.daimyo:
            following = left_of(state, following)
        return Advice() if following == state.sensei else Council(following)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """There are too few seppuku tiles."""
        if isinstance(action, DemandSeppuku):
            return Refusal("BUS-6.4", "refused-no-such-tile", {"price": self.price(state)})
        return None


class Advice(Step[BushidoState], frozen=True):
    """The sensei may propose a loss of 2 to 10 (BUS-6.4)."""

    clause = "BUS-6.4"

    def seats(self, state: BushidoState) -> Seats:
        """The sensei."""
        return (state.sensei,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """How much, if anything."""
        return ADVICE

    def do(self, state: BushidoState, seat: Seat, action: Propose | Pass) -> Next:
        """No advice: nothing happens."""
        if isinstance(action, Pass):
            return None
        if tell := state.tell:
            tell(LossProposed(seat, action.honour))
        return Verdict(seat, action.honour)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Too little or too much."""
        return Refusal("BUS-6.4", "refused-advice") if isinstance(action, Propose) else None


class Verdict(Step[BushidoState], frozen=True):
    """The daimyō agrees, or the samurai loses just 1 (BUS-6.4)."""

    adviser: Seat
    loss: int
    clause = "BUS-6.4"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō."""
        return (state.daimyo,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """The last word."""
        return VERDICT

    def do(self, state: BushidoState, seat: Seat, action: Agree | Overrule) -> Next:
        """A sensei whose advice is taken gains 1 daimyō honour; another adviser gains nothing."""
        samurai = state.samurai
        tell = state.tell
        if isinstance(action, Overrule):
            if tell:
                tell(AdviceOverruled(seat))
            lower_samurai(state, samurai, COUNCIL.mild)
            return None
        if tell:
            tell(AdviceTaken(seat))
        lower_samurai(state, samurai, self.loss or state.samurai_honour[samurai])
        if self.adviser == state.sensei and raise_daimyo(state, self.adviser, COUNCIL.thanks):
            return END
        return None
