"""BUS-4.2 to 4.4 and BUS-8.1, phase 7: the daimyō orders the attack."""

from collections.abc import Iterable

from bakufu.games.bushido.actions import ATTACK, MARCH, PASS, Attack, Declare, March, Offer, Pass, numbers
from bakufu.games.bushido.audience import EndOfTurn, ToArms
from bakufu.games.bushido.components import BONUS_TOKENS, ELITE_STRENGTH, FORTRESS, HONOUR, NEIGHBOURS, Hex
from bakufu.games.bushido.events_of_fights import AttackOrdered, BonusOffered, CampaignDeclared, NeutralTaken, NoAttack
from bakufu.games.bushido.fight import Combat
from bakufu.games.bushido.ladder import raise_daimyo
from bakufu.games.bushido.relocation import Relocation
from bakufu.games.bushido.revolt import revolts
from bakufu.games.bushido.roles import Distribution, take_back_roles
from bakufu.games.bushido.state import NOBODY, BushidoState, may_leave, normal_may_leave, players_of
from bakufu.kernel.step import END, Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

DECLARE = Decision("declare", (Declare(), PASS))


class Mobilisation(Step[BushidoState], frozen=True):
    """Phase 7: before anything moves a campaign may be declared, once a game (BUS-8.1)."""

    clause = "BUS-8.1"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō, if he has the token."""
        return (state.daimyo,) if state.options.campaign and state.campaign_token[state.daimyo] else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Yes or no."""
        return DECLARE

    def do(self, state: BushidoState, seat: Seat, action: Declare | Pass) -> Next:
        """The token is spent for good."""
        if isinstance(action, Pass):
            return self.run(state)
        state.campaign_token[seat] = False
        if tell := state.tell:
            tell(CampaignDeclared(seat))
        return Relocation(), OrderAttack(campaign=True)

    def run(self, state: BushidoState) -> Next:
        """Regroup, then attack."""
        return Relocation(), OrderAttack()


class OrderAttack(Step[BushidoState], frozen=True):
    """The daimyō names a hex of the bushi (BUS-4.2) or a neutral one (BUS-4.3), or does not attack (BUS-4.4)."""

    campaign: bool = False
    """Whether a second attack is still to come."""
    second: bool = False
    """Whether this is the second attack of a campaign."""
    clause = "BUS-4.2"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō."""
        return (state.daimyo,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Every hex that troops of his could march on."""
        owner, terrain, bushi = state.owner, state.terrain, state.bushi
        neighbours = NEIGHBOURS[len(state.reserve)]
        actions: list[Action] = []
        for place, held in enumerate(owner):
            if held == NOBODY:
                least = state.ronin[place]
            elif held == bushi and terrain[place] != FORTRESS:
                least = 0
            else:
                continue
            for near in neighbours[place]:
                if owner[near] == seat and striking_power(state, near) > least:
                    actions.append(ATTACK[place])
                    break
        actions.append(PASS)
        return Decision("order-attack", actions)

    def do(self, state: BushidoState, seat: Seat, action: Attack | Pass) -> Next:
        """Without an attack the turn is over; in a campaign's second round it goes on with phase 11 (BUS-8.1)."""
        if isinstance(action, Attack):
            return SendTroops(action.hex, self.campaign)
        if tell := state.tell:
            tell(NoAttack(seat))
        return ToArms() if self.second else EndOfTurn(0)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Not the bushi's, a fortress, or too far away."""
        if not isinstance(action, Attack) or not 0 <= action.hex < len(state.owner):
            return None
        holder = state.owner[action.hex]
        if holder not in (state.bushi, NOBODY):
            return Refusal("BUS-4.2", "refused-not-the-bushi")
        if state.terrain[action.hex] == FORTRESS:
            return Refusal("BUS-1.2", "refused-fortress")
        near = [state.owner[place] for place in NEIGHBOURS[players_of(state)][action.hex]]
        if holder == NOBODY and state.ronin[action.hex] and seat in near:
            return Refusal("BUS-4.3", "refused-too-many-ronin")
        return Refusal("BUS-4.2", "refused-not-next")


def striking_power(state: BushidoState, place: Hex) -> int:
    """The strength of all troops that may leave a hex."""
    elite = state.elite[place]
    if not elite:
        return state.troops[place] - 1
    return max(number + ELITE_STRENGTH * big for number, big in leaving(state, place)) if may_leave(state, place) else 0


def leaving(state: BushidoState, place: Hex) -> list[tuple[int, int]]:
    """How many normal and big troops can leave a hex."""
    return numbers(normal_may_leave(state, place), state.elite[place], may_leave(state, place))


class SendTroops(Step[BushidoState], frozen=True):
    """One or more troops march on the target from one hex; one stays (BUS-4.2)."""

    hex: Hex
    campaign: bool
    clause = "BUS-4.2"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō."""
        return (state.daimyo,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Any number from any own hex beside it; against ronin on a neutral hex one more than they are (BUS-4.3)."""
        place = self.hex
        least = state.ronin[place] if state.owner[place] == NOBODY else 0
        actions: list[Action] = []
        for near in NEIGHBOURS[len(state.reserve)][place]:
            if state.owner[near] != seat:
                continue
            if state.elite[near]:
                many = leaving(state, near)
                actions += [March(near, n, big) for n, big in many if n + ELITE_STRENGTH * big > least]
            else:
                actions += MARCH[near][least : state.troops[near] - 1]
        return Decision("march", actions)

    def do(self, state: BushidoState, seat: Seat, action: March) -> Next:
        """They leave the hex at once."""
        state.troops[action.origin] -= action.troops
        state.elite[action.origin] -= action.elite
        if state.owner[self.hex] == NOBODY:
            return self._take_neutral(state, seat, action)
        state.origin, state.target = action.origin, self.hex
        state.army, state.elite_army = action.troops, action.elite
        if tell := state.tell:
            tell(AttackOrdered(seat, action.origin, self.hex, action.troops, action.elite))
        return (OfferBonus(), Combat(), *self._after(state))

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Not next to the target, or not so many."""
        if not isinstance(action, March):
            return None
        near = NEIGHBOURS[players_of(state)][self.hex]
        if action.origin not in near or state.owner[action.origin] != seat:
            return Refusal("BUS-4.2", "refused-not-next")
        if action.troops + action.elite < 1:
            return Refusal("BUS-4.2", "refused-nobody-marches")
        if (action.troops, action.elite) not in leaving(state, action.origin):
            return Refusal("BUS-4.2", "refused-one-stays")
        return Refusal("BUS-4.3", "refused-too-many-ronin")

    def _take_neutral(self, state: BushidoState, seat: Seat, march: March) -> Next:
        """No fight, no samurai honour; the daimyō gains the hex's values (BUS-4.3)."""
        place = self.hex
        state.owner[place] = seat
        state.troops[place] = march.troops
        state.elite[place] = march.elite
        if tell := state.tell:
            tell(NeutralTaken(seat, march.origin, place, march.troops, march.elite))
        if raise_daimyo(state, seat, HONOUR[state.terrain[place]]):
            return END
        return *revolts(state, (march.origin, place)), *self._after(state)

    def _after(self, state: BushidoState) -> Iterable[Step[BushidoState]]:
        """After phase 10: phase 4 again in a campaign (BUS-8.1), otherwise phase 11."""
        return (Campaign(),) if self.campaign else (ToArms(),)


def _offers(tokens: int) -> Decision:
    """With nothing, one token or both."""
    held = [honour for bit, honour in enumerate(BONUS_TOKENS) if tokens >> bit & 1]
    sums = [*held, sum(held)] if len(held) > 1 else held
    return Decision("offer-bonus", (*map(Offer, sums), PASS))


OFFERS = tuple(map(_offers, range(1 << len(BONUS_TOKENS))))


class OfferBonus(Step[BushidoState], frozen=True):
    """The daimyō may add bonus tokens; they are spent whatever happens (BUS-4.2)."""

    clause = "BUS-4.2"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō, if he has tokens left."""
        return (state.daimyo,) if state.bonus_tokens[state.daimyo] else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """One, both or none."""
        return OFFERS[state.bonus_tokens[seat]]

    def do(self, state: BushidoState, seat: Seat, action: Offer | Pass) -> Next:
        """They lie on the target until the fight is over."""
        if isinstance(action, Offer):
            both = action.honour == sum(BONUS_TOKENS)
            spent = state.bonus_tokens[seat] if both else 1 << BONUS_TOKENS.index(action.honour)
            state.bonus_tokens[seat] &= ~spent
            state.bonus = action.honour
            if tell := state.tell:
                tell(BonusOffered(seat, action.honour))
        return None

    def run(self, state: BushidoState) -> Next:
        """No tokens left."""
        return None

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """That token is gone."""
        return Refusal("BUS-4.2", "refused-no-such-token") if isinstance(action, Offer) else None


class Campaign(Step[BushidoState], frozen=True):
    """Back to phase 4; phases 5 and 6 are skipped (BUS-8.1)."""

    clause = "BUS-8.1"

    def run(self, state: BushidoState) -> Next:
        """Roles are given anew, then comes the second attack."""
        take_back_roles(state)
        return Distribution(), Relocation(), OrderAttack(second=True)
