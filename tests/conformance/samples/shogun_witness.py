"""Who remembers everything that was shown at a table of Shogun."""

from typing import Any

from bakufu.games.shogun.components import (
    ACTIONS,
    BID,
    CHAMBER_SPACES,
    CHEST_CARD,
    CHEST_CARDS,
    EVENTS,
    FAVOURS,
    NONE,
    PLAN_SPACES,
    PROVINCES,
    SPACES,
    TOWER_CARD,
    TOWER_CARDS,
)
from bakufu.games.shogun.events import (
    ActionOpened,
    ActionsOpened,
    BidOpened,
    CardLost,
    EventsOpened,
    Laid,
    Lifted,
    ProvincesOpened,
    PutUnder,
    SeasonBegan,
    Shown,
    Thrown,
    TookProvince,
)
from bakufu.games.shogun.events_of_modules import ChambersOpened, FavoursOpened
from bakufu.games.shogun.shown import HIDDEN, ShogunView
from bakufu.games.shogun.state import CLOSED, ShogunState
from bakufu.kernel.words import Event, Seat


class Witness:
    """What is opened stays known; a plan is made of the cards that its player held when it was laid."""

    def __init__(self, players: int, seat: Seat) -> None:
        self.players = players
        self.seat = seat
        self.inside: list[int] = []
        self.opened: dict[str, set[int]] = {pile: set() for pile in ("events", "favours", "tiles", "land")}
        self.under: tuple[int, ...] = ()
        self.planning = False
        self.confirmed: list[bool] = []
        self.held: list[set[int]] = [set() for _ in range(players)]
        """Everyone's cards when planning began, but for tower cards, of which all have as many."""
        self.chests: list[int] = []
        self.towers = 0
        self.new_round()

    def new_round(self) -> None:
        """Plans are empty, and ten action cards are shuffled."""
        self.row: set[int] = set()
        self.own: dict[int, int] = {}
        self.shown: list[dict[int, int]] = [{} for _ in range(self.players)]
        self.gone: list[set[int]] = [set() for _ in range(self.players)]
        """Cards that their players have lost since; they come back to no plan."""
        self.filled: list[set[int]] | None = None
        """The spaces of each plan on which cards were seen to lie, once all plans were made."""

    def see(self, view: ShogunView, heard: list[Event]) -> None:
        """Remember it."""
        for event in heard:
            self._hear(event)
        self.planning = bool(view.row) and not all(view.confirmed)
        self.confirmed = view.confirmed
        if self.planning:
            self.towers = TOWER_CARDS if "court" in view.options.modules else 0
            self.chests = view.chests
            for seat in range(self.players):
                self.held[seat] = {card for card in range(PROVINCES) if view.owner[card] == seat} | set(CHEST_CARDS)
        elif view.row:
            if self.filled is None:
                lying = [{space for space, card in enumerate(plan) if card != NONE} for plan in view.plans]
                self.filled = [spaces | set(shown) for spaces, shown in zip(lying, self.shown, strict=True)]
            for seat, held in enumerate(self.held):
                self.gone[seat] |= {card for card in held if card < PROVINCES and view.owner[card] != seat}
                hidden = {space for space, card in enumerate(view.plans[seat]) if card == HIDDEN}
                assert seat != self.seat or not hidden, "nobody is kept from the own plan"
        self.court = PLAN_SPACES["court" in view.options.modules]
        self.land = {card for card in range(PROVINCES) if view.owner[card] != CLOSED}

    def _hear(self, event: Event) -> None:
        match event:
            case SeasonBegan():
                self.new_round()
            case Thrown(inside=inside):
                self.inside = [0] * 6
                for cubes in inside:
                    self.inside[cubes.colour] = cubes.count
            case EventsOpened(events=events):
                self.opened["events"] |= set(events)
            case FavoursOpened(favours=favours):
                self.opened["favours"] |= set(favours)
            case ChambersOpened(tiles=tiles):
                self.opened["tiles"] |= set(tiles)
            case ProvincesOpened(provinces=provinces):
                self.opened["land"] |= set(provinces)
            case TookProvince(province=province):
                self.opened["land"].add(province)
            case PutUnder(provinces=provinces):
                self.under += provinces
            case ActionsOpened(actions=actions):
                self.row |= set(actions)
            case ActionOpened(action=action):
                self.row.add(action)
            case Laid(card=card, space=space):
                self.own[space] = card
            case Lifted(space=space):
                del self.own[space]
            case BidOpened(seat=seat, card=card):
                self._show(seat, BID, card)
            case Shown(seat=seat, space=space, card=card):
                self._show(seat, space, card)
            case CardLost(seat=seat, province=province, space=space):
                self._show(seat, space, province)
                self.gone[seat].add(province)

    def _show(self, seat: Seat, space: int, card: int) -> None:
        if card != NONE:
            self.shown[seat][space] = card

    def contradiction(self, sample: ShogunState) -> str | None:
        """A cube too many, a card in two places, a plan that its player could not have made."""
        if sample.inside() != self.inside and self.inside:
            return f"inside the tower are {self.inside}"
        for name, pile, whole in (
            ("events", sample.event_pile, range(len(EVENTS))),
            (
                "favours",
                sample.favour_pile,
                FAVOURS if sample.options.modules and "court" in sample.options.modules else (),
            ),
            ("tiles", sample.bag, range(CHAMBER_SPACES) if sample.tiles else ()),
        ):
            if sorted(pile) != sorted(set(whole) - self.opened[name]):
                return f"{name} left: {pile}"
        if sample.row and sorted(sample.closed) != sorted(set(range(ACTIONS)) - self.row):
            return f"action cards left: {sample.closed}"
        if sample.groups and not self._fits_draft(sample):
            return f"province cards left: {sample.pile}, {sample.under}"
        for seat in range(self.players):
            if wrong := self._wrong_plan(sample, seat) if sample.row else None:
                return f"the plan of seat {seat}: {wrong}"
        return None

    def _fits_draft(self, sample: ShogunState) -> bool:
        """Cards that were put under the pile come again, two by two, once all others are gone."""
        unseen = self.land - self.opened["land"]
        return set(sample.pile) == unseen or (not unseen and set(sample.pile) | set(sample.under) <= set(self.under))

    def _wrong_plan(self, sample: ShogunState, seat: Seat) -> str | None:
        laid = {space: card for space, card in enumerate(sample.plan(seat)) if card != NONE}
        towers = [space for space, card in laid.items() if card == TOWER_CARD]
        singles = [card for card in laid.values() if card != TOWER_CARD]
        if not set(laid) <= set(self.court) or len(laid) > SPACES:
            return "there is no such space"
        if self.planning:
            if seat == self.seat:
                return None if laid == self.own else "it is another than the own"
            if self._must_be_wrong(sample, seat, laid):
                return "it could not be made so"
        elif self.filled is not None:
            now = {space: card for space, card in self.shown[seat].items() if card not in self.gone[seat]}
            if any(laid.get(space) != card for space, card in now.items()):
                return "what was shown has changed"
            if not set(laid) <= self.filled[seat]:
                return "a card lies where none was laid"
            lost = {space for space, card in self.shown[seat].items() if card in self.gone[seat]}
            if set(laid) != self.filled[seat] - lost:
                return "a card is missing"
            if seat == self.seat and any(self.own[space] != card for space, card in laid.items()):
                return "it is another than the own"
            shown = [card for space, card in self.shown[seat].items() if space not in laid]
            if set(singles) & (self.gone[seat] | set(shown)):
                return "a card that was seen elsewhere lies there again"
        if len(set(singles)) < len(singles) or not set(singles) <= self.held[seat] or len(towers) > self.towers:
            return "these were not the player's cards"
        return None

    def _must_be_wrong(self, sample: ShogunState, seat: Seat, laid: dict[int, int]) -> bool:
        """Whether such a plan cannot be made, or cannot be finished (SHO-3.3, SHO-3.4)."""

        def can_be_bid(card: int) -> bool:
            return not CHEST_CARD + self.chests[seat] < card < TOWER_CARD

        everything = len(self.held[seat]) + self.towers
        must = min(everything, len(self.court))
        left = self.held[seat] - set(laid.values())
        towers_left = self.towers - list(laid.values()).count(TOWER_CARD)
        hand: Any = sorted([*left, *([TOWER_CARD] if towers_left else [])])
        if sample.hands[seat] != hand or (BID in laid and not can_be_bid(laid[BID])):
            return True
        if self.confirmed[seat]:
            return len(laid) != must or bool(sample.rethinking >> seat & 1)
        if sample.rethinking >> seat & 1 and not laid:
            return True
        bid_must_be_filled = everything >= len(self.court)
        return bid_must_be_filled and BID not in laid and not towers_left and not any(map(can_be_bid, left))
