"""Everything that lies on the table, and the luck that is heard of."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.referees.shitenno import components as c

Plain = dict[str, Any]
Heard = list[tuple[Plain, tuple[int, ...] | None]]

LUCKY = (
    "tiles-turned-up",
    "title-dealt",
    "cards-seen",
    "sharing-begins",
    "deck-renewed",
    "tile-taken",
    "tile-turned-up",
)
"""Events that tell what chance gave. A renewed deck is no luck, but when it happens decides what can be drawn."""


class Luck:
    """What came with one answer: every lucky event must be asked for."""

    def __init__(self, heard: Heard) -> None:
        """Keep the lucky events, with who may know them."""
        self.left = [(event, to) for event, to in heard if event["event"] in LUCKY]

    def next(self, name: str, to: int | None = None) -> Plain:
        """The first event of this name that is left; it must be told to that seat alone or to everybody."""
        places = [place for place, (event, _) in enumerate(self.left) if event["event"] == name]
        assert places, f"{name} was not told"
        event, seats = self.left.pop(places[0])
        assert seats == (None if to is None else (to,)), f"{event} was told to {seats}"
        return event

    def all_used(self) -> None:
        """Nothing was drawn that the rules do not know of."""
        assert not self.left, f"told without a reason: {self.left}"


@dataclass
class Kamon:
    """A kamon on the board."""

    seat: int
    golden: bool = False


@dataclass
class Board:
    """Piles are unordered: nobody knows what lies where in a shuffled pile."""

    players: int
    year: int = -1
    titles: list[int] = field(default_factory=list)
    kamon: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    hands: list[Counter[int]] = field(default_factory=list)
    bonuses: list[Counter[int]] = field(default_factory=list)
    received: list[int | None] = field(default_factory=list)
    provinces: list[list[Kamon]] = field(default_factory=lambda: [[] for _ in c.PROVINCES])
    tops: list[int | None] = field(default_factory=list)
    tiles: Counter[tuple[int, int]] = field(default_factory=lambda: c.BONUS_TILES.copy())
    tiles_spent: int = 0
    troop_deck: Counter[int] = field(default_factory=lambda: c.TROOP_CARDS.copy())
    troop_discards: Counter[int] = field(default_factory=Counter)
    koku_deck: Counter[int] = field(default_factory=lambda: c.KOKU_CARDS.copy())
    koku_discards: Counter[int] = field(default_factory=Counter)
    shared: Counter[int] = field(default_factory=Counter)
    lot: Counter[int] = field(default_factory=Counter)

    def by_rank(self) -> list[int]:
        """The seats, most seals first (SHI-2.1)."""
        return sorted(range(self.players), key=lambda seat: self.titles[seat])

    def without_lot(self) -> list[int]:
        """Who has got nothing in this sharing yet, by rank."""
        return [seat for seat in self.by_rank() if self.received[seat] is None]

    def free_tiles(self) -> list[int]:
        """The hierarchy tiles that nobody has got yet."""
        return [tile for tile in c.TITLES if tile not in self.received]

    def draw_troops(self, number: int, drawn: Counter[int], luck: Luck) -> None:
        """These troop cards were drawn, so many were due: believe it if it can be (SHI-2.3)."""
        there = self.troop_deck.total() + self.troop_discards.total()
        assert drawn.total() == min(number, there), f"{dict(drawn)} drawn instead of {number} cards"
        if drawn.total() >= self.troop_deck.total():
            assert self.troop_deck <= drawn, f"the deck ran out, but {dict(drawn)} does not hold all of it"
            drawn = drawn - self.troop_deck
            self.troop_deck.clear()
            self.renew_empty_deck(luck)
        move(drawn, self.troop_deck, Counter())
        self.renew_empty_deck(luck)

    def renew_empty_deck(self, luck: Luck) -> None:
        """The discards are the new troop deck as soon as the old one is empty (SHI-2.3)."""
        if not self.troop_deck and self.troop_discards:
            told = luck.next("deck-renewed")["cards"]
            assert told == self.troop_discards.total(), f"{told} cards told in the renewed deck"
            self.troop_deck, self.troop_discards = self.troop_discards, Counter()


def set_up(players: int, seat_0_begins: bool, luck: Luck) -> Board:
    """Piles, titles and first hands (SHI-1.1 to SHI-1.4)."""
    board = Board(players)
    board.tops = list(luck.next("tiles-turned-up")["troops"])
    assert len(board.tops) == len(c.PROVINCES)
    for troop in c.TROOPS:
        assert board.tops.count(troop) <= hidden_and_shown(board, troop), f"too many tiles with {troop}"
    for seat in range(players):
        dealt = luck.next("title-dealt")
        assert dealt["seat"] == seat
        assert dealt["title"] in c.TITLES
        board.titles.append(dealt["title"])
    assert len(set(board.titles)) == players, "a title was dealt twice"
    if seat_0_begins:
        assert board.by_rank()[0] == 0, "seat 0 should have the highest title"
    for seat in range(players):
        cards = Counter[int](luck.next("cards-seen", seat)["cards"])
        board.draw_troops(c.FIRST_HAND, cards, luck)
        board.hands.append(cards)
    board.kamon = [c.KAMON[players]] * players
    board.scores = [0] * players
    board.bonuses = [Counter() for _ in range(players)]
    board.received = [None] * players
    return board


def hidden_and_shown(board: Board, troop: int) -> int:
    """How many bonus tiles with this troop lie in the provinces."""
    return sum(board.tiles[troop, bonus] for bonus in c.BONUSES)


def move(cards: Counter[int], here: Counter[int], there: Counter[int]) -> None:
    """Cards change their place; they must be where they come from."""
    assert cards <= here, f"{dict(cards)} are not all among {dict(here)}"
    there.update(cards)
    here.subtract(cards)
    for card in [card for card, number in here.items() if not number]:
        del here[card]


def listed(cards: Counter[int]) -> list[int]:
    """Cards one by one, in the order of their kinds."""
    return sorted(cards.elements())
