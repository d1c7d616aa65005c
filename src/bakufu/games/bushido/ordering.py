"""BUS-4 and BUS-8.1, phase 7: the daimyō regroups and orders the attack."""

from collections.abc import Iterable

from bakufu.games.bushido.actions import (
    ATTACK,
    MARCH,
    MOVE_FROM,
    MOVE_TO,
    PASS,
    Attack,
    Declare,
    March,
    MoveFrom,
    MoveTo,
    Offer,
    Pass,
    numbers,
)
from bakufu.games.bushido.audience import EndOfTurn, ToArms
from bakufu.games.bushido.components import BONUS_TOKENS, ELITE_STRENGTH, FORTRESS, HONOUR, MOST_HEXES, NEIGHBOURS, Hex
from bakufu.games.bushido.events import (
    AttackOrdered,
    BonusOffered,
    CampaignDeclared,
    NeutralTaken,
    NoAttack,
    Regrouped,
)
from bakufu.games.bushido.fight import Combat
from bakufu.games.bushido.ladder import raise_daimyo
from bakufu.games.bushido.revolt import revolts
from bakufu.games.bushido.roles import Distribution, take_back_roles
from bakufu.games.bushido.state import (
    NOBODY,
    BushidoState,
    hexes_of,
    may_leave,
    normal_may_leave,
    players_of,
)
from bakufu.kernel.step import END, Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

DECLARE = Declare()


def connected(state: BushidoState, place: Hex) -> list[Hex]:
    """The hexes of one owner that are connected with this one, itself among them."""
    owner = state.owner
    seat = owner[place]
    neighbours = NEIGHBOURS[players_of(state)]
    found = [place]
    for reached in found:
        found += [near for near in neighbours[reached] if owner[near] == seat and near not in found]
    return found


class Relocation(Step[BushidoState], frozen=True):
    """Phase 7: troops move among connected hexes of the daimyō (BUS-4.1).

    What has moved out of a hex is not moved into it again, nor the other way round: every regrouping can be made
    so, and none goes on for ever.
    """

    second: bool = False
    """Whether this is the second attack of a campaign."""
    campaign: bool = False
    """Whether a second attack is still to come."""
    given: int = 0
    """The hexes that troops have left, one bit each."""
    received: int = 0
    clause = "BUS-4.1"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō, if anything can move or be declared."""
        return (state.daimyo,) if self._may_declare(state) or self._sources(state, 1) else ()

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """A hex to take troops from, a campaign, or no more."""
        actions: list[Action] = self._sources(state)
        if self._may_declare(state):
            actions.append(DECLARE)
        actions.append(PASS)
        return Decision("regroup", actions)

    def do(self, state: BushidoState, seat: Seat, action: MoveFrom | Declare | Pass) -> Next:
        """Move, declare, or look for ronin that have become too strong (BUS-3.7)."""
        if isinstance(action, MoveFrom):
            return RegroupTo(action.hex, self)
        if isinstance(action, Declare):
            state.campaign_token[seat] = False
            if tell := state.tell:
                tell(CampaignDeclared(seat))
            return Relocation(campaign=True)
        return self.run(state)

    def run(self, state: BushidoState) -> Next:
        """On to the attack."""
        order = OrderAttack(self.second, self.campaign)
        return (*revolts(state, hexes_of(state, state.daimyo)), order) if self.given else order

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Nothing can leave that hex, or there is no campaign to declare."""
        if isinstance(action, Declare):
            return Refusal("BUS-8.1", "refused-no-campaign")
        if not isinstance(action, MoveFrom):
            return None
        if not 0 <= action.hex < len(state.owner) or state.owner[action.hex] != seat:
            return Refusal("BUS-4.1", "refused-not-your-hex")
        if not may_leave(state, action.hex):
            return Refusal("BUS-4.1", "refused-one-stays")
        return Refusal("BUS-4.1", "refused-nowhere-to-go")

    def _may_declare(self, state: BushidoState) -> bool:
        return (
            state.options.campaign
            and state.campaign_token[state.daimyo]
            and not (self.second or self.campaign or self.given)
        )

    def _sources(self, state: BushidoState, most: int = MOST_HEXES) -> list[Action]:
        """The hexes that troops may leave, or the first so many of them."""
        troops, elite, owner, daimyo = state.troops, state.elite, state.owner, state.daimyo
        neighbours, given, received = NEIGHBOURS[len(state.reserve)], self.given, self.received
        sources: list[Action] = []
        for place, seat in enumerate(owner):
            if seat != daimyo or troops[place] + elite[place] < 2 or received >> place & 1:
                continue
            for near in neighbours[place]:
                if owner[near] == daimyo and not given >> near & 1:
                    sources.append(MOVE_FROM[place])
                    break
            else:
                if given and destinations(state, place, given):
                    sources.append(MOVE_FROM[place])
            if len(sources) == most:
                break
        return sources


def destinations(state: BushidoState, place: Hex, given: int) -> list[Hex]:
    """Where troops of a hex may go: connected hexes that none have left."""
    return [other for other in connected(state, place) if other != place and not given >> other & 1]


class RegroupTo(Step[BushidoState], frozen=True):
    """Where the troops of a hex go, and how many (BUS-4.1)."""

    origin: Hex
    relocation: Relocation
    clause = "BUS-4.1"

    def seats(self, state: BushidoState) -> Seats:
        """The daimyō."""
        return (state.daimyo,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Any number but the last troop, to any connected hex."""
        places = destinations(state, self.origin, self.relocation.given)
        elite = state.elite[self.origin]
        if not elite:
            most = state.troops[self.origin] - 1
            return Decision("regroup-to", [move for place in places for move in MOVE_TO[place][:most]])
        many = numbers(normal_may_leave(state, self.origin), elite, may_leave(state, self.origin))
        return Decision("regroup-to", [MoveTo(place, number, big) for place in places for number, big in many])

    def do(self, state: BushidoState, seat: Seat, action: MoveTo) -> Next:
        """Move them."""
        origin, place = self.origin, action.hex
        state.troops[origin] -= action.troops
        state.troops[place] += action.troops
        state.elite[origin] -= action.elite
        state.elite[place] += action.elite
        if tell := state.tell:
            tell(Regrouped(seat, origin, place, action.troops, action.elite))
        before = self.relocation
        return Relocation(before.second, before.campaign, before.given | 1 << origin, before.received | 1 << place)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Not connected, or not so many."""
        if not isinstance(action, MoveTo):
            return None
        if action.hex not in destinations(state, self.origin, self.relocation.given):
            return Refusal("BUS-4.1", "refused-not-connected")
        return Refusal("BUS-4.1", "refused-one-stays")


class OrderAttack(Step[BushidoState], frozen=True):
    """The daimyō names a hex of the bushi (BUS-4.2) or a neutral one (BUS-4.3), or does not attack (BUS-4.4)."""

    second: bool = False
    campaign: bool = False
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
        if holder == NOBODY and state.ronin[action.hex]:
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
        if action.troops > normal_may_leave(state, action.origin) or action.elite > state.elite[action.origin]:
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
        return Distribution(), Relocation(second=True)
