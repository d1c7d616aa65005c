"""The answer to where a card is laid."""

from bakufu.kernel.words import Action


class Lay(Action, frozen=True):
    """Lay the card with its top left square at this column and row (the first card's is 0, 0), turned or not."""

    x: int
    y: int
    turned: bool
