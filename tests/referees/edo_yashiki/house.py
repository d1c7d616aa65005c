"""A player's house, and where a card may be added to it (EDO-2.3 to EDO-2.7)."""

from collections.abc import Iterator

from tests.referees.edo_yashiki.cards import Kind, Square, face

CARD = [(dx, dy) for dx in range(2) for dy in range(3)]
ACROSS, DOWN = (1, 0), (0, 1)


class House:
    """What can be seen from above, and where the top left square of every card lies, covered or not."""

    def __init__(self, card: int) -> None:
        self.squares: dict[Square, Kind] = {}
        self.cards: list[Square] = []
        self.lay(card, (0, 0), turned=False)

    def lay(self, card: int, at: Square, turned: bool) -> set[Square]:
        """Lay a card; the squares where it lies."""
        self.cards.append(at)
        laid = {(at[0] + dx, at[1] + dy): kind for (dx, dy), kind in face(card, turned).items()}
        self.squares.update(laid)
        return set(laid)

    def places(self) -> list[Square]:
        """Every top left square from which a card may lie, whichever card it is."""
        fixed = {square for line in self.lines() for square in line}
        reach = self.squares.keys() | {beside for square in self.squares for beside in neighbours(square)}
        near = {(x - dx, y - dy) for x, y in reach for dx, dy in CARD}
        return [at for at in near if self.fits(at, fixed)]

    def fits(self, at: Square, fixed: set[Square]) -> bool:
        """Whether a card may lie there, given the squares that are in a row or column of three or more."""
        under = {(at[0] + dx, at[1] + dy) for dx, dy in CARD}
        # EDO-2.5: on the house, or side by side with it; a corner is not enough.
        touches = any(square in self.squares or neighbours(square) & self.squares.keys() for square in under)
        # EDO-2.6: an earlier card is covered in part at most, however little of it is still seen.
        exactly_on_a_card = at in self.cards
        # EDO-2.6: rows and columns of three or more stay as they are.
        return touches and not exactly_on_a_card and not under & fixed

    def lines(self) -> Iterator[list[Square]]:
        """Every row and column of three or more squares of one kind, as long as it goes, from its top or left end."""
        for square, kind in self.squares.items():
            for dx, dy in ACROSS, DOWN:
                if self.squares.get((square[0] - dx, square[1] - dy)) == kind:
                    continue  # not its first square
                line = [square]
                while self.squares.get((line[-1][0] + dx, line[-1][1] + dy)) == kind:
                    line.append((line[-1][0] + dx, line[-1][1] + dy))
                if len(line) >= 3:
                    yield line


def neighbours(square: Square) -> set[Square]:
    """The four squares that share a side with it."""
    x, y = square
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}
