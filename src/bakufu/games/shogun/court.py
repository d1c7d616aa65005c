"""SHO-7: the Imperial Court."""

from bakufu.games.shogun.actions import CancelEvent, Decline, KeepEvent, TakeFavour, UseFavourAt
from bakufu.games.shogun.components import (
    BUILDING_NAMES,
    CONVERT_1,
    CONVERT_2,
    CONVERT_3,
    FAVOURS,
    MOVE_A,
    MOVE_B,
    NONE,
    PRICES,
    PROVINCES,
    SPACES,
    TOWER_CARD,
    Card,
    Favour,
    Province,
)
from bakufu.games.shogun.events import NotDone, Shown
from bakufu.games.shogun.events_of_actions import MarkerOff
from bakufu.games.shogun.events_of_modules import (
    ArmiesConverted,
    CalmKept,
    CourtiersCame,
    EventCancelled,
    FavourDeclined,
    FavoursOpened,
    FavourTaken,
    Levied,
    PeaceMade,
)
from bakufu.games.shogun.fights import occupy
from bakufu.games.shogun.gifts import GIFTS, give
from bakufu.games.shogun.state import NEUTRAL, ShogunState
from bakufu.games.shogun.ten_actions import put_building, why_no_building
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

CONVERSIONS = ((CONVERT_3, 3), (CONVERT_2, 2), (CONVERT_1, 1))
MOVEMENTS = {"A": MOVE_A, "B": MOVE_B}


DECLINE = Decline()
USES = tuple(UseFavourAt(province) for province in range(PROVINCES))


def to_hall(state: ShogunState, seat: Seat, courtiers: int) -> None:
    """Courtiers come from the stock, while there are any."""
    courtiers = min(courtiers, state.courtiers[seat])
    state.courtiers[seat] -= courtiers
    state.hall[seat] += courtiers
    if courtiers and (tell := state.tell):
        tell(CourtiersCame(seat, courtiers))


def open_favours(state: ShogunState) -> None:
    """Three favours; the highest number is the dearest (SHO-7.2)."""
    pile = list(state.favour_pile)
    drawn = [state.chance.draw(pile) for _ in range(min(len(PRICES), len(pile)))]
    state.favour_pile = tuple(sorted(pile))
    state.favours = tuple(sorted(drawn, reverse=True))
    if tell := state.tell:
        tell(FavoursOpened(state.favours))


class CarryOutCourt(Step[ShogunState], frozen=True):
    """In turn order, each player carries out 3, then 2, then 1 (SHO-7.4)."""

    def run(self, state: ShogunState) -> Next:
        """Armies become courtiers; then those with most of them are heard first (SHO-7.5)."""
        for seat in state.order:
            for space, armies in CONVERSIONS:
                card = state.plans[seat * SPACES + space]
                state.shown[seat] |= 1 << space
                if tell := state.tell:
                    tell(Shown(seat, space, card))
                if 0 <= card < PROVINCES or card == TOWER_CARD:
                    self._convert(state, seat, card, armies, space)
        heard = [seat for seat in state.order if state.hall[seat]]
        heard.sort(key=lambda seat: -state.hall[seat])
        return Audience(tuple(heard))

    def _convert(self, state: ShogunState, seat: Seat, card: Card, armies: int, space: int) -> None:
        """All or nothing, and a duty if possible (SHO-7.3)."""
        there = state.bowl[seat] if card == TOWER_CARD else state.armies[card] - 1
        if there < armies or state.courtiers[seat] < armies:
            if tell := state.tell:
                why = "no-armies" if there < armies else "no-courtiers"
                tell(NotDone(seat, space, card, why))
            return
        if card == TOWER_CARD:
            state.bowl[seat] -= armies
        else:
            state.armies[card] -= armies
        state.reserve[seat] += armies
        if tell := state.tell:
            tell(ArmiesConverted(seat, card, armies))
        to_hall(state, seat, armies)


class Audience(Step[ShogunState], frozen=True):
    """One after the other, players with courtiers in the hall may take a favour (SHO-7.5)."""

    clause = "SHO-7.5"
    queue: tuple[Seat, ...]

    def seats(self, state: ShogunState) -> Seats:
        """The next in the audience room who can pay for something."""
        for seat in self.queue:
            if affordable(state, seat):
                return (seat,)
        return ()

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """A favour that can be paid for, or none."""
        return Decision("favour", (DECLINE, *[TakeFavour(favour) for favour, _ in affordable(state, seat)]))

    def do(self, state: ShogunState, seat: Seat, action: TakeFavour | Decline) -> Next:
        """Pay, and use it at once."""
        tell = state.tell
        after = Audience(self.queue[self.queue.index(seat) + 1 :])
        if isinstance(action, Decline):
            if tell:
                tell(FavourDeclined(seat))
            return after
        price = dict(affordable(state, seat))[action.favour]
        state.hall[seat] -= price
        state.courtiers[seat] += price
        state.favours = tuple([NONE if favour == action.favour else favour for favour in state.favours])
        if tell:
            tell(FavourTaken(seat, action.favour, price))
        use = use_favour(state, seat, action.favour)
        return (use, after) if use else after

    def run(self, state: ShogunState) -> Next:
        """Favours left leave the game."""
        state.favours = ()
        return None

    def why_not(self, state: ShogunState, seat: Seat, action: Action) -> Refusal | None:
        """It is not there, or too dear."""
        if not isinstance(action, TakeFavour):
            return None
        if action.favour not in state.favours:
            return Refusal("SHO-7.5", "refused-no-such-favour")
        return Refusal("SHO-7.2", "refused-too-few-courtiers", {"courtiers": state.hall[seat]})


def affordable(state: ShogunState, seat: Seat) -> list[tuple[Favour, int]]:
    """The favours left that the player's courtiers can pay for, and their prices."""
    hall = state.hall[seat]
    return [
        (favour, price)
        for favour, price in zip(state.favours, PRICES, strict=False)
        if favour != NONE and price <= hall
    ]


def use_favour(state: ShogunState, seat: Seat, number: Favour) -> Step[ShogunState] | None:
    """What the favour does at once; where the player has a choice, the step that asks (SHO-7.6)."""
    favour = FAVOURS[number]
    if favour.kind in GIFTS:
        give(state, seat, favour.kind, favour.amount)
    elif favour.kind == "peace":
        spaces = [MOVEMENTS[letter] for letter in favour.against]
        peace = list(state.peace or (0,) * state.players)
        for space in spaces:
            peace[seat] |= 1 << space - MOVE_A
        state.peace = tuple(peace)
        if tell := state.tell:
            tell(PeaceMade(seat, tuple(spaces)))
    elif favour.kind == "cancel_event":
        return Cancel(seat) if state.event != NONE else None
    elif favour_places(state, seat, number):
        return UseFavour(seat, number)
    elif favour.kind == "calm":
        state.calm = seat
        if tell := state.tell:
            tell(CalmKept(seat))
    return None


def favour_places(state: ShogunState, seat: Seat, number: Favour) -> list[Province]:
    """The provinces for which a favour can be used."""
    favour = FAVOURS[number]
    provinces = state.provinces(seat)
    if favour.kind == "calm":
        return [province for province in provinces if state.markers[province]]
    if favour.kind == "build":
        building = BUILDING_NAMES.index(favour.building)
        return [province for province in provinces if why_no_building(state, province, building) is None]
    if not state.reserve[seat]:
        return []
    return [province for province, owner in enumerate(state.owner) if owner in (seat, NEUTRAL)]


class Cancel(Step[ShogunState], frozen=True):
    """Favour 1: the player may cancel the round's event (SHO-7.6)."""

    clause = "SHO-7.6"
    seat: Seat

    def seats(self, state: ShogunState) -> Seats:
        """Who has taken it."""
        return (self.seat,)

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """Cancel it or not."""
        return Decision("cancel-event", (CancelEvent(), KeepEvent()))

    def do(self, state: ShogunState, seat: Seat, action: CancelEvent | KeepEvent) -> Next:
        """The event is gone, or stays."""
        if isinstance(action, CancelEvent):
            state.event = NONE
            if tell := state.tell:
                tell(EventCancelled(seat))
        return None


class UseFavour(Step[ShogunState], frozen=True):
    """A favour for one province: a marker off, a building, three armies (SHO-7.6)."""

    clause = "SHO-7.6"
    seat: Seat
    favour: Favour

    def seats(self, state: ShogunState) -> Seats:
        """Who has taken it."""
        return (self.seat,)

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """For which province."""
        places = favour_places(state, seat, self.favour)
        return Decision("use-favour", tuple([USES[province] for province in places]))

    def do(self, state: ShogunState, seat: Seat, action: UseFavourAt) -> Next:
        """Use it there."""
        favour, province = FAVOURS[self.favour], action.province
        if favour.kind == "calm":
            state.markers[province] -= 1
            if tell := state.tell:
                tell(MarkerOff(province))
        elif favour.kind == "build":
            put_building(state, seat, province, BUILDING_NAMES.index(favour.building), 0)
        else:
            armies = min(favour.amount, state.reserve[seat])
            state.reserve[seat] -= armies
            if state.owner[province] == seat:
                state.armies[province] += armies
            else:
                occupy(state, seat, province, armies)
            if tell := state.tell:
                tell(Levied(seat, province, armies))
        return None
