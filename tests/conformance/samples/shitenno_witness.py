"""Somebody at a table of Shitennō who forgets nothing."""

from collections import Counter
from typing import NamedTuple

from bakufu.games.shitenno.components import (
    BONUS_TILES,
    BONUSES,
    FIRST_KOKU,
    KOKU_CARDS,
    PROVINCES,
    TROOP_CARDS,
    Card,
    Cards,
    Province,
)
from bakufu.games.shitenno.events import (
    CardsDealt,
    CardsSeen,
    DeckRenewed,
    LastOfDeck,
    LotKept,
    LotTaken,
    Paid,
    SharingBegins,
    TilesTurnedUp,
    TileTaken,
    TileTurnedUp,
)
from bakufu.games.shitenno.shown import ShitennoView
from bakufu.games.shitenno.state import ShitennoState
from bakufu.kernel.words import Event, Seat


class Drawn(NamedTuple):
    """Somebody has drawn a card that others did not see."""

    seat: Seat
    deck: int
    card: Card | None
    """What it was, if this seat drew it."""


class Played(NamedTuple):
    """Somebody has played a card that nobody else had seen before."""

    seat: Seat
    card: Card


class Witness:
    """Writes down draws and plays, what was in each deck, and which tiles are gone."""

    def __init__(self, players: int, seat: Seat) -> None:
        self.players = players
        self.seat = seat
        self.decks = [Counter(TROOP_CARDS)]
        """What was in each troop deck and was not seen to leave it; the last is the present one."""
        self.discards: Counter[Card] = Counter()
        self.koku = Counter(KOKU_CARDS)
        self.known: list[Counter[Card]] = [Counter() for _ in range(players)]
        self.happened: list[Drawn | Played] = []
        self.tiles = list(BONUS_TILES)
        self.tops = [0] * len(PROVINCES)
        self.view: ShitennoView | None = None

    def see(self, view: ShitennoView, heard: list[Event]) -> None:
        """Take down what happened."""
        self.view = view
        last: Cards | None = None
        for before, event, after in zip([None, *heard], heard, [*heard[1:], None], strict=False):
            match event:
                case DeckRenewed():
                    if isinstance(after, SharingBegins):
                        last = after.cards  # All of them were in the old deck, and were just enough.
                    elif not isinstance(after, CardsDealt | LastOfDeck):
                        self.renew()
                case LastOfDeck(cards):
                    last = cards
                case SharingBegins(_, _, cards):
                    self.turn_up(cards, last)
                case CardsDealt(seat, number):
                    self.happened += [Drawn(seat, len(self.decks) - 1, None)] * number
                    if isinstance(before, DeckRenewed):
                        self.renew()
                case CardsSeen(cards):
                    drawn = [note for note in self.happened[-len(cards) :] if isinstance(note, Drawn)]
                    self.happened[-len(cards) :] = [
                        note._replace(card=card) for note, card in zip(drawn, cards, strict=True)
                    ]
                case LotTaken(seat, cards, _) | LotKept(seat, cards, _):
                    self.known[seat] += Counter(cards)
                case Paid(seat, _, cards):
                    self.spend(seat, cards)
                case TilesTurnedUp(troops):
                    self.tops = list(troops)
                case TileTurnedUp(province, troop):
                    self.tops[province] = troop
                case TileTaken(_, province, bonus):
                    self.take(province, bonus)

    def renew(self) -> None:
        """The discards are the new deck."""
        self.decks.append(self.discards)
        self.discards = Counter()

    def turn_up(self, cards: Cards, last: Cards | None) -> None:
        """Cards to share; some of them may be the last of a deck, the others the first of the next."""
        troops = Counter(card for card in cards if card < FIRST_KOKU)
        self.koku -= Counter(card for card in cards if card >= FIRST_KOKU)
        if last is not None:
            old = Counter(card for card in last if card < FIRST_KOKU)
            self.decks[-1] -= old
            troops -= old
            self.renew()
        self.decks[-1] -= troops

    def spend(self, seat: Seat, cards: Cards) -> None:
        """A known card goes before an equal one that is secret (SHI-1.5)."""
        for card in cards:
            if self.known[seat][card]:
                self.known[seat][card] -= 1
            else:
                self.happened.append(Played(seat, card))
            if card < FIRST_KOKU:
                self.discards[card] += 1

    def take(self, province: Province, bonus: int) -> None:
        """A tile is turned over and taken."""
        self.tiles[self.tops[province] * len(BONUSES) + bonus] -= 1
        self.tops[province] = -1

    def contradiction(self, sample: ShitennoState) -> str | None:
        """What does not go with this."""
        assert self.view
        if [Counter(cards) for cards in sample.known] != [+cards for cards in self.known]:
            return "other cards are known of hands"
        if Counter(sample.troop_discards) != self.discards or Counter(sample.koku_deck) != self.koku:
            return "other discards, or another koku deck"
        if len(sample.troop_deck) != self.view.troop_deck or list(map(len, sample.secret)) != self.view.secret:
            return "other numbers of cards"
        if sample.tiles != self.tiles or sample.tops != self.tops:
            return "other tiles"
        return None if self.could_be(sample) else "those cards cannot have been drawn"

    def could_be(self, sample: ShitennoState) -> bool:
        """Whether each draw can have been some card, so that all plays were possible and these cards are left."""
        decks = [deck.copy() for deck in self.decks]
        decks[-1].subtract(sample.troop_deck)
        wanted = [Counter(cards) for cards in sample.secret]
        for note in self.happened:
            if isinstance(note, Played):
                wanted[note.seat][note.card] += 1
        return self._fits(0, decks, wanted, [Counter() for _ in wanted])

    def _fits(self, i: int, decks: list[Counter[Card]], wanted: list[Counter[Card]], held: list[Counter[Card]]) -> bool:
        if i == len(self.happened):
            return not any(map(any, (deck.values() for deck in decks))) and not any(+want for want in wanted)
        note = self.happened[i]
        hand = held[note.seat]
        if isinstance(note, Played):
            if not hand[note.card]:
                return False
            hand[note.card] -= 1
            fits = self._fits(i + 1, decks, wanted, held)
            hand[note.card] += 1
            return fits
        want, deck = wanted[note.seat], decks[note.deck]
        for card in [note.card] if note.card is not None else list(want):
            if want[card] > 0 and deck[card] > 0:
                for pile, more in ((want, -1), (deck, -1), (hand, 1)):
                    pile[card] += more
                fits = self._fits(i + 1, decks, wanted, held)
                for pile, more in ((want, 1), (deck, 1), (hand, -1)):
                    pile[card] += more
                if fits:
                    return True
        return False
