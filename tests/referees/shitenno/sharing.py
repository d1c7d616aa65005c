"""The even year: the Tairō makes lots, the others take or leave them (SHI-2)."""

from collections import Counter
from itertools import permutations

from tests.referees.shitenno import components as c
from tests.referees.shitenno.board import Board, Luck, Plain, move
from tests.referees.shitenno.phase import Phase


def even_year(board: Board, luck: Luck) -> Phase:
    """The highest rank turns up the cards (SHI-2.2)."""
    told = luck.next("sharing-begins")
    turned_up = Counter[int](told["cards"])
    troops = Counter({card: number for card, number in turned_up.items() if card in c.PRINTED})
    koku = turned_up - troops
    board.draw_troops(c.TROOPS_TURNED_UP[board.players], troops, luck)
    due = min(c.KOKU_TURNED_UP[board.players], board.koku_deck.total())  # SHI-2.3: never renewed
    assert koku.total() == due, f"{dict(koku)} turned up instead of {due} koku cards"
    move(koku, board.koku_deck, Counter())
    board.shared = turned_up
    return next_lot(board, board.by_rank()[0])


def next_lot(board: Board, tairo: int) -> Phase:
    """One lot while three or more have none, two when two have none (SHI-2.4, SHI-2.7)."""
    return MakeLot(board, tairo) if len(board.without_lot()) > 2 else Split(board, tairo)


class MakeLot(Phase):
    """The Tairō puts cards into a lot, one by one, and offers it with a tile of his choice (SHI-2.4)."""

    def __init__(self, board: Board, tairo: int) -> None:
        """The lot is empty at first."""
        self.board, self.seat = board, tairo

    def actions(self) -> list[Plain]:
        """Any card in or out, then any tile: a lot may hold none or all of the cards."""
        return into_and_out_of_lot(self.board) + [{"do": "offer", "tile": tile} for tile in self.board.free_tiles()]

    def answer(self, action: Plain, luck: Luck) -> Phase:
        """A card moves, or the lot goes round by rank."""
        if action["do"] != "offer":
            move_card(self.board, action)
            return self
        others = [seat for seat in self.board.without_lot() if seat != self.seat]
        return OfferLot(self.board, self.seat, action["tile"], others)


class OfferLot(Phase):
    """A lot goes from one to the next (SHI-2.4 to SHI-2.6)."""

    def __init__(self, board: Board, tairo: int, tile: int, others: list[int]) -> None:
        """Those who have not been asked yet, the first of them being asked."""
        self.board, self.tairo, self.tile = board, tairo, tile
        self.seat, *self.later = others

    def actions(self) -> list[Plain]:
        """Take it or leave it."""
        return [{"do": "accept"}, {"do": "refuse"}]

    def answer(self, action: Plain, luck: Luck) -> Phase:
        """Taken, offered to the next, or the Tairō's own."""
        if action["do"] == "accept":
            take_lot(self.board, self.seat, self.tile, self.board.lot)
            return next_lot(self.board, self.tairo)
        if self.later:
            return OfferLot(self.board, self.tairo, self.tile, self.later)
        take_lot(self.board, self.tairo, self.tile, self.board.lot)
        return next_lot(self.board, self.board.without_lot()[0])


class Split(Phase):
    """Two players are left: the Tairō makes two lots of all that remains (SHI-2.7)."""

    def __init__(self, board: Board, tairo: int) -> None:
        """The first lot is empty at first, the second holds all."""
        self.board, self.seat = board, tairo

    def actions(self) -> list[Plain]:
        """Any card in or out of the first lot, then a tile for each."""
        tiles = permutations(self.board.free_tiles(), 2)
        return into_and_out_of_lot(self.board) + [{"do": "divide", "tile": one, "other": two} for one, two in tiles]

    def answer(self, action: Plain, luck: Luck) -> Phase:
        """A card moves, or the other has the choice."""
        if action["do"] != "divide":
            move_card(self.board, action)
            return self
        return Choose(self.board, self.seat, action["tile"], action["other"])


class Choose(Phase):
    """The other takes one of the two lots, the Tairō has what he leaves (SHI-2.7)."""

    def __init__(self, board: Board, tairo: int, tile: int, other: int) -> None:
        """The tiles of both lots."""
        self.board, self.tairo, self.tile, self.other = board, tairo, tile, other
        (self.seat,) = [seat for seat in board.without_lot() if seat != tairo]

    def actions(self) -> list[Plain]:
        """A lot is known by its tile."""
        return [{"do": "choose", "tile": tile} for tile in (self.tile, self.other)]

    def answer(self, action: Plain, luck: Luck) -> None:
        """Both lots are taken, the titles change hands, and the year is over (SHI-2.8)."""
        first, second = (self.seat, self.tairo) if action["tile"] == self.tile else (self.tairo, self.seat)
        take_lot(self.board, first, self.tile, self.board.lot)
        take_lot(self.board, second, self.other, self.board.shared)
        self.board.titles = [tile for tile in self.board.received if tile is not None]
        self.board.received = [None] * self.board.players


def into_and_out_of_lot(board: Board) -> list[Plain]:
    """Every kind of card that can go into the lot, or back."""
    into = [{"do": "add", "card": card} for card in board.shared]
    return into + [{"do": "take-out", "card": card} for card in board.lot]


def move_card(board: Board, action: Plain) -> None:
    """One card goes into the lot, or back."""
    here, there = (board.shared, board.lot) if action["do"] == "add" else (board.lot, board.shared)
    move(Counter([action["card"]]), here, there)


def take_lot(board: Board, seat: int, tile: int, cards: Counter[int]) -> None:
    """The cards go to the hand, the tile is kept till the end of the year (SHI-2.5)."""
    move(cards.copy(), cards, board.hands[seat])
    board.received[seat] = tile
