"""What the engine says: the luck in its events, and the table in its JSON."""

from typing import Any

from tests.referees.edo_yashiki.cards import KINDS, NUMBERS, Kind, Square
from tests.referees.edo_yashiki.points import Line

Plain = dict[str, Any]
Heard = list[tuple[Plain, tuple[int, ...] | None]]


class Luck:
    """The luck among what was told, believed only where it was possible."""

    def __init__(self, heard: Heard) -> None:
        self.events = [event for event, _ in heard]

    def told(self, tag: str) -> list[Plain]:
        """The events of one sort."""
        return [event for event in self.events if event["event"] == tag]

    def first(self) -> int:
        """Who was drawn as first player: the one who turns up the first row."""
        (row,) = self.told("turned-up")
        seat: int = row["seat"]
        return seat

    def dealt(self, deck: set[int], players: int) -> list[int]:
        """Everybody's first card."""
        cards = {event["seat"]: event["card"] for event in self.told("dealt")}
        assert sorted(cards) == list(range(players))
        assert len(set(cards.values())) == players
        assert set(cards.values()) <= deck
        return [cards[seat] for seat in range(players)]

    def turned_up(self, deck: set[int], players: int, first: int) -> list[int]:
        """The row of a new round."""
        (row,) = self.told("turned-up")
        cards = list(row["cards"])
        assert row["seat"] == first
        assert len(cards) == len(set(cards)) == players
        assert set(cards) <= deck
        return cards

    def winner(self, card: int, namers: list[int]) -> int:
        """Who of those who named a card got it."""
        (seat,) = [event["seat"] for event in self.told("took") if event["card"] == card]
        assert seat in namers
        return int(seat)


def square(at: Square) -> str:
    """A square as a key of JSON."""
    return f"{at[0]},{at[1]}"


def in_reading_order(squares: dict[Square, Kind]) -> dict[str, Kind]:
    """A house as both tables have it."""
    return {square(at): squares[at] for at in sorted(squares, key=lambda at: (at[1], at[0]))}


def engine_table(state: Plain) -> Plain:
    """The engine's state without its bookkeeping, kinds as letters, and None for no card."""
    return {
        "first": state["first"],
        "deck": sorted(state["deck"]),
        "row": state["row"],
        "hands": [card_or_none(card) for card in state["hands"]],
        "named": [card_or_none(card) for card in state["named"]],
        "houses": [in_reading_order(squares(house)) for house in state["houses"]],
        "lines": [sorted(map(line, lines)) for lines in state["lines"]],
        "kinds": [kinds(bits) for bits in state["kinds"]],
        "specialists": [kinds(bits) for bits in state["specialists"]],
        "scores": state["scores"],
    }


def card_or_none(card: int) -> int | None:
    """The engine's -1 is no card."""
    return None if card == -1 else card


def squares(house: Plain) -> dict[Square, Kind]:
    """The engine writes a house as rows of letters, a dot where nothing lies, below and right of a corner."""
    left, top = house["corner"]
    return {
        (left + x, top + y): letter
        for y, row in enumerate(house["squares"])
        for x, letter in enumerate(row)
        if letter != "."
    }


def line(plain: list[int]) -> Line:
    """The engine begins with kind and length; which of several that are alike has scored is nobody's concern."""
    return Line(KINDS[plain[0] - 1], plain[1])


def kinds(bits: int) -> list[Kind]:
    """The engine has a set of kinds as bits."""
    return sorted(kind for kind, number in NUMBERS.items() if bits >> number & 1)
