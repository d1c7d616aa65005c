"""Every answer by number.

There are more ways to pay than could be listed, so a payment is told piece by piece: its cards in the order of their
kinds, then the tiles. It ends by itself: no payment holds another one, as nothing in it may be superfluous (SHI-3.11).
"""

from collections.abc import Sequence

from bakufu.games.shitenno.actions import (
    Accept,
    Add,
    Choose,
    Divide,
    DrawTroop,
    EndTurn,
    KeepSilver,
    Offer,
    Pay,
    Refuse,
    TakeOut,
    TakeProvince,
    TurnToGold,
)
from bakufu.games.shitenno.components import KINDS, PROVINCES, TITLES
from bakufu.kernel.numbering import AnswerKind, Numbering, Numbers
from bakufu.kernel.words import Action

EXCHANGE, PLUS_ONE, JOKER = len(KINDS), len(KINDS) + 1, len(KINDS) + 2
"""The pieces of a payment that are no cards."""

TILES = range(len(TITLES))
EVERYWHERE = range(len(PROVINCES))


class ShitennoNumbering(Numbering):
    """A payment is told piece by piece."""

    def numbers(self, action: Action) -> Numbers:
        """What tells this answer."""
        if type(action) is not Pay:
            return super().numbers(action)
        return action.cards + (EXCHANGE,) * action.exchange + (PLUS_ONE,) * action.plus_one + (JOKER,) * action.joker

    def action(self, numbers: Sequence[int]) -> Action:
        """The answer that these tell."""
        if not numbers or not all(0 <= number < self.parts for number in numbers):
            return super().action(numbers)
        cards = tuple([number for number in numbers if number < EXCHANGE])
        return Pay(cards, numbers.count(EXCHANGE), numbers.count(PLUS_ONE), JOKER in numbers)


numbering = ShitennoNumbering(
    AnswerKind(Pay, {"piece": range(JOKER + 1)}, again=True),
    AnswerKind(Add, {"card": KINDS}),
    AnswerKind(TakeOut, {"card": KINDS}),
    AnswerKind(Offer, {"tile": TILES}),
    AnswerKind(Divide, {"tile": TILES, "other": TILES}),
    AnswerKind(Accept),
    AnswerKind(Refuse),
    AnswerKind(Choose, {"tile": TILES}),
    AnswerKind(TakeProvince, {"province": EVERYWHERE}),
    AnswerKind(DrawTroop),
    AnswerKind(EndTurn),
    AnswerKind(TurnToGold, {"province": EVERYWHERE}),
    AnswerKind(KeepSilver),
)
