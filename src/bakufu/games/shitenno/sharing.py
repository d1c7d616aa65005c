"""SHI-2: the even year. Lots grow card by card, are offered in rank order, taken or refused."""

from bisect import insort

from bakufu.games.shitenno.actions import Accept, Add, Choose, Divide, Offer, Refuse, TakeOut
from bakufu.games.shitenno.components import KINDS, KOKU_DRAWN, NONE, TITLES, TROOPS_DRAWN, Card, Tile
from bakufu.games.shitenno.decks import draw_troop
from bakufu.games.shitenno.events import (
    Divided,
    LastOfDeck,
    LotKept,
    LotRefused,
    LotTaken,
    NewTairo,
    Offered,
    SharingBegins,
    TitleTaken,
)
from bakufu.games.shitenno.state import ShitennoState, by_rank
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

ADD = tuple(map(Add, KINDS))
TAKE_OUT = tuple(map(TakeOut, KINDS))
OFFER = tuple(map(Offer, range(len(TITLES))))
ACCEPT_OR_REFUSE = Decision("lot", (Accept(), Refuse()))


LEFT = tuple(tuple(tile for tile in range(len(TITLES)) if not gone >> tile & 1) for gone in range(1 << len(TITLES)))
"""The hierarchy tiles that are left when these, one bit each, are gone."""

OFFERS = tuple(tuple(OFFER[tile] for tile in tiles) for tiles in LEFT)
"""The lot with any tile that is left."""

DIVISIONS = tuple(tuple(Divide(tile, other) for tile in tiles for other in tiles if tile != other) for tiles in LEFT)
"""Every choice of a tile for each of two lots."""


def gone(state: ShitennoState) -> int:
    """The hierarchy tiles that somebody has got, one bit each."""
    tiles = 0
    for tile in state.received:
        if tile != NONE:
            tiles |= 1 << tile
    return tiles


def tiles_left(state: ShitennoState) -> tuple[Tile, ...]:
    """The hierarchy tiles that nobody has got yet."""
    return LEFT[gone(state)]


def moves(state: ShitennoState) -> list[Action]:
    """Any shared card into the lot, any card of the lot out of it; equal cards, which lie together, are one choice."""
    found: list[Action] = []
    before = NONE
    for card in state.shared:
        if card != before:
            found.append(ADD[card])
            before = card
    before = NONE
    for card in state.lot:
        if card != before:
            found.append(TAKE_OUT[card])
            before = card
    return found


def next_in_rank(state: ShitennoState, tairo: Seat, after: Seat = NONE) -> Seat:
    """The next player without a lot in rank order, other than the Tairō; `NONE` if there is none (SHI-2.4)."""
    titles, received = state.titles, state.received
    passed = titles[after] if after != NONE else NONE
    lowest, found = len(TITLES), NONE
    for seat, title in enumerate(titles):
        if passed < title < lowest and seat != tairo and received[seat] == NONE:
            lowest, found = title, seat
    return found


def gets(state: ShitennoState, seat: Seat, cards: list[Card], tile: Tile) -> None:
    """A player takes a lot in hand; everybody has seen it (SHI-1.5)."""
    state.received[seat] = tile
    if cards:
        state.known[seat] = tuple(sorted([*state.known[seat], *cards]))


class EvenYear(Step[ShitennoState], frozen=True):
    """The highest rank is the first Tairō and turns up what is to be shared (SHI-2.2)."""

    def run(self, state: ShitennoState) -> Next:
        """Draw troops, then koku; as many as there are (SHI-2.3)."""
        players = len(state.titles)
        state.year += 1
        in_deck = len(state.troop_deck)
        shared = []
        for _ in range(TROOPS_DRAWN[players]):
            if state.troop_deck:
                shared.append(draw_troop(state))
        last = shared[:in_deck] if len(shared) > in_deck else []
        for _ in range(min(KOKU_DRAWN[players], len(state.koku_deck))):
            shared.append(state.chance.draw(state.koku_deck))
        shared.sort()
        state.shared = shared
        state.lot = []
        tairo = state.titles.index(min(state.titles))
        if tell := state.tell:
            if last and state.rules >= 2:  # since 2 all are told what only those who watch the deck could know
                tell(LastOfDeck(tuple(sorted(last))))
            tell(SharingBegins(state.year, tairo, tuple(shared)))
        return next_lot(state, tairo)


def next_lot(state: ShitennoState, tairo: Seat) -> Next:
    """One lot while three or more are without (SHI-2.4), two when two are (SHI-2.7)."""
    return (SplitCards if state.received.count(NONE) == 2 else MakeLot)(tairo)


class MakeLot(Step[ShitennoState], frozen=True):
    """The Tairō makes one lot of any shared cards and a hierarchy tile (SHI-2.4)."""

    clause = "SHI-2.4"
    tairo: Seat

    def seats(self, state: ShitennoState) -> Seats:
        """The Tairō."""
        return (self.tairo,)

    def ask(self, state: ShitennoState, seat: Seat) -> Decision:
        """Put a card in, take one out, or offer the lot; equal cards are one choice."""
        actions = moves(state)
        actions += OFFERS[gone(state)]
        return Decision("make-lot", actions)

    def do(self, state: ShitennoState, seat: Seat, action: Add | TakeOut | Offer) -> Next:
        """The lot grows or shrinks, or goes to the next in rank."""
        if not isinstance(action, Offer):
            move(state, action)
            return self
        if tell := state.tell:
            tell(Offered(seat, tuple(state.lot), action.tile))
        return OfferLot(seat, action.tile, next_in_rank(state, seat))

    def why_not(self, state: ShitennoState, seat: Seat, action: Action) -> Refusal | None:
        """No such card there, the tile is gone, or it is too early for a split."""
        if isinstance(action, Divide):
            return Refusal("SHI-2.7", "refused-one-lot")
        return no_such_piece(action)


class OfferLot(Step[ShitennoState], frozen=True):
    """The lot goes in rank order to each other player without one, until somebody accepts (SHI-2.4)."""

    clause = "SHI-2.5"
    tairo: Seat
    tile: Tile
    to: Seat

    def seats(self, state: ShitennoState) -> Seats:
        """Whoever it is offered to."""
        return (self.to,)

    def ask(self, state: ShitennoState, seat: Seat) -> Decision:
        """Take it or leave it."""
        return ACCEPT_OR_REFUSE

    def do(self, state: ShitennoState, seat: Seat, action: Accept | Refuse) -> Next:
        """Accepted, it is gone (SHI-2.5); refused by all, it is the Tairō's own (SHI-2.6)."""
        tairo, tell = self.tairo, state.tell
        if isinstance(action, Refuse):
            if tell:
                tell(LotRefused(seat))
            after = next_in_rank(state, tairo, seat)
            if after != NONE:
                return OfferLot(tairo, self.tile, after)
            if tell:
                tell(LotKept(tairo, tuple(state.lot), self.tile))
            gets(state, tairo, state.lot, self.tile)
            tairo = next_in_rank(state, tairo)
            if tell:
                tell(NewTairo(tairo))
        else:
            if tell:
                tell(LotTaken(seat, tuple(state.lot), self.tile))
            gets(state, seat, state.lot, self.tile)
        state.lot = []
        return next_lot(state, tairo)


class SplitCards(Step[ShitennoState], frozen=True):
    """The Tairō splits all cards that are left into two lots (SHI-2.7)."""

    clause = "SHI-2.7"
    tairo: Seat

    def seats(self, state: ShitennoState) -> Seats:
        """The Tairō."""
        return (self.tairo,)

    def ask(self, state: ShitennoState, seat: Seat) -> Decision:
        """Move a card from one lot to the other, or put a tile to each."""
        actions = moves(state)
        actions += DIVISIONS[gone(state)]
        return Decision("split-cards", actions)

    def do(self, state: ShitennoState, seat: Seat, action: Add | TakeOut | Divide) -> Next:
        """A card changes lots, or the other player may choose."""
        if not isinstance(action, Divide):
            move(state, action)
            return self
        if tell := state.tell:
            tell(Divided(seat, tuple(state.lot), action.tile, tuple(state.shared), action.other))
        return ChooseLot(seat, action.tile, action.other, next_in_rank(state, seat))

    def why_not(self, state: ShitennoState, seat: Seat, action: Action) -> Refusal | None:
        """No such card there, a tile is gone or meant for both, or there must be two lots."""
        if isinstance(action, Offer):
            return Refusal("SHI-2.7", "refused-two-lots")
        return no_such_piece(action)


class ChooseLot(Step[ShitennoState], frozen=True):
    """The other player chooses one of the two lots, the Tairō takes the other (SHI-2.7)."""

    clause = "SHI-2.7"
    tairo: Seat
    tile: Tile
    other: Tile
    to: Seat

    def seats(self, state: ShitennoState) -> Seats:
        """The other player."""
        return (self.to,)

    def ask(self, state: ShitennoState, seat: Seat) -> Decision:
        """Either lot, named by its tile."""
        return Decision("choose-lot", (Choose(self.tile), Choose(self.other)))

    def do(self, state: ShitennoState, seat: Seat, action: Choose) -> Next:
        """Both get their lots, and with that all have one: titles change (SHI-2.8)."""
        first, second = (seat, self.tairo) if action.tile == self.tile else (self.tairo, seat)
        if tell := state.tell:
            tell(LotTaken(first, tuple(state.lot), self.tile))
            tell(LotTaken(second, tuple(state.shared), self.other))
        gets(state, first, state.lot, self.tile)
        gets(state, second, state.shared, self.other)
        state.lot, state.shared = [], []
        state.titles = state.received
        state.received = [NONE] * len(state.titles)
        if tell:
            for who in by_rank(state):
                tell(TitleTaken(who, state.titles[who]))
        return None


def move(state: ShitennoState, action: Add | TakeOut) -> None:
    """A card goes into the lot or out of it."""
    card = action.card
    if isinstance(action, Add):
        state.shared.remove(card)
        insort(state.lot, card)
    else:
        state.lot.remove(card)
        insort(state.shared, card)


def no_such_piece(action: Action) -> Refusal | None:
    """What to say about a card or a tile that is not there."""
    if isinstance(action, Add):
        return Refusal("SHI-2.4", "refused-not-shared")
    if isinstance(action, TakeOut):
        return Refusal("SHI-2.4", "refused-not-in-lot")
    if isinstance(action, Divide) and action.tile == action.other:
        return Refusal("SHI-2.7", "refused-same-tile")
    if isinstance(action, Offer | Divide):
        return Refusal("SHI-2.4", "refused-tile-gone")
    return None
