"""Edo Yashiki: with `sealed`, what the others have named. All else is open, but for the order of the deck."""

from collections.abc import Callable, Hashable
from itertools import product
from typing import Any

import bakufu
from bakufu.games.edo_yashiki.actions import Name
from bakufu.games.edo_yashiki.components import COLUMNS, FACES, LETTERS
from bakufu.games.edo_yashiki.events import Dealt, Laid, NamedCard, NamesOpened, Took, TurnedUp
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.shown import EdoView
from bakufu.games.edo_yashiki.state import NONE, EdoState
from bakufu.kernel.table import Table
from bakufu.kernel.words import ONLOOKER, Event, Seat
from tests.conformance.samples import Case


def cases() -> list[Case]:
    """Some have named a card and some have not; it is the first time in a round, or the second."""
    return [some_have_named("1"), some_have_named("2"), seen_by_an_onlooker(), naming_again()]


def sealed(players: int, rules: str = "2") -> Table[Any]:
    """A row to choose from, in secret."""
    start = bakufu.new("edo_yashiki", players, 4, {"taking": "sealed"})
    return Table(start.game, players, start.options, start.seed, rules=rules)


def names_of(*seats: Seat) -> Callable[[EdoState], Hashable]:
    """What these seats have named."""
    return lambda sample: tuple([sample.named[seat] for seat in seats])


def some_have_named(rules: str) -> Case:
    """Seats 1 and 3 have named any of four cards, and perhaps the same; seat 0 has named one, too, and knows which."""
    table = sealed(4, rules)
    a, b, c, d = table.state.row
    table.play_all([(0, Name(a)), (1, Name(b)), (3, Name(b))])
    worlds: dict[Hashable, int] = {(a, one, NONE, other): 1 for one, other in product((a, b, c, d), repeat=2)}
    return Case(f"some have named, rules {rules}", table.state, 0, names_of(0, 1, 2, 3), worlds)


def seen_by_an_onlooker() -> Case:
    """Whoever looks on does not know anybody's card."""
    table = sealed(3)
    table.play_all([(0, Name(table.state.row[2])), (2, Name(table.state.row[2]))])
    worlds: dict[Hashable, int] = {(one, NONE, other): 1 for one, other in product(table.state.row, repeat=2)}
    return Case("seen by an onlooker", table.state, ONLOOKER, names_of(0, 1, 2), worlds)


def naming_again() -> Case:
    """All four wanted one card; the three who did not get it name one of the three that are left."""
    table = sealed(4)
    wanted, *left = table.state.row
    table.play_all([(seat, Name(wanted)) for seat in range(4)])
    again = [seat for seat in range(4) if table.state.hands[seat] == NONE]
    table.play_all([(again[0], Name(left[0])), (again[1], Name(left[0]))])
    worlds: dict[Hashable, int] = {(one, other, NONE): 1 for one, other in product(left, repeat=2)}
    return Case("naming again", table.state, again[2], names_of(*again), worlds)


class Witness:
    """Every card was seen when it was turned up, and every house grew before all eyes."""

    def __init__(self, players: int, seat: Seat) -> None:
        self.players = players
        self.seat = seat
        self.seen: set[int] = set()
        self.row: list[int] = []
        self.hands = [NONE] * players
        self.squares: list[dict[tuple[int, int], str]] = [{} for _ in range(players)]
        self.cards: list[set[tuple[int, int]]] = [set() for _ in range(players)]
        self.named = NONE
        self.has_named: list[bool] = []

    def see(self, view: EdoView, heard: list[Event]) -> None:
        """Remember it."""
        for event in heard:
            match event:
                case Dealt(seat=seat, card=card):
                    self.seen.add(card)
                    self._lay(seat, card, 0, 0, False)
                case TurnedUp(cards=cards):
                    assert not self.seen & set(cards)
                    self.seen |= set(cards)
                    self.row = list(cards)
                case NamedCard(card=card):
                    self.named = card
                case NamesOpened():
                    self.named = NONE
                case Took(seat=seat, card=card):
                    self.row.remove(card)
                    self.hands[seat] = card
                case Laid(seat=seat, card=card, x=x, y=y, turned=turned):
                    self.hands[seat] = NONE
                    self._lay(seat, card, x, y, turned)
        self.has_named = view.has_named

    def _lay(self, seat: Seat, card: int, x: int, y: int, turned: bool) -> None:
        self.cards[seat].add((x, y))
        for i, kind in enumerate(FACES[card][turned]):
            self.squares[seat][x + i % COLUMNS, y + i // COLUMNS] = LETTERS[kind]

    def contradiction(self, sample: EdoState) -> str | None:
        """A card in two places, a house that was never built so, a name that nobody can have given."""
        if sorted(sample.deck) != sorted(set(range(len(FACES))) - self.seen):
            return f"the deck has {sorted(sample.deck)}"
        if sample.row != self.row or sample.hands != self.hands:
            return f"row and hands are {sample.row}, {sample.hands}"
        for seat, house in enumerate(sample.houses):
            if _squares(house) != self.squares[seat]:
                return f"the house of seat {seat} is {house.to_plain()}"
            if {(x, y) for x, y in house.to_plain()["cards"]} != self.cards[seat]:
                return f"the cards of seat {seat} lie in {house.to_plain()['cards']}"
        for seat, (card, has_named) in enumerate(zip(sample.named, self.has_named, strict=True)):
            if card not in (self.row if has_named else (NONE,)):
                return f"seat {seat} has named {card}"
        if self.seat >= 0 and self.has_named[self.seat] and sample.named[self.seat] != self.named:
            return f"the own card is {self.named}"
        return None


def _squares(house: House) -> dict[tuple[int, int], str]:
    (left, top), rows = house.to_plain()["corner"], house.to_plain()["squares"]
    return {(left + x, top + y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}
