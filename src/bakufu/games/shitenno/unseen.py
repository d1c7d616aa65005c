"""SHI-1.5 with SHI-2.3: cards that only their owners have seen."""

from collections.abc import Iterable

from bakufu.games.shitenno.components import Card, Cards
from bakufu.games.shitenno.state import PLAYED, ShitennoState, Unseen
from bakufu.kernel.words import Seat


def play_unseen(state: ShitennoState, seat: Seat, card: Card) -> None:
    """A card leaves the part of a hand that nobody else had seen.

    If all that the player has drawn came from one deck, so did this card, and there is nothing to remember about it.
    """
    left = list(state.secret[seat])
    left.remove(card)
    state.secret[seat] = tuple(left)
    notes = state.unseen
    own = [note for note in notes if note[0] == seat]
    deck = own[0][2]
    if any(note[2] != deck for note in own):
        state.unseen = (*notes, Unseen(seat, card, PLAYED))
    else:
        # In an order that does not tell which of the cards was drawn when.
        cards = sorted([note[1] for note in own])
        cards.remove(card)
        state.unseen = (*[note for note in notes if note[0] != seat], *[Unseen(seat, each, deck) for each in cards])
    if not any(state.secret):
        state.unseen = ()


def hands_from(notes: Iterable[Unseen], players: int) -> list[Cards]:
    """What was drawn and not played; a card must have been drawn before it is played."""
    hands: list[list[Card]] = [[] for _ in range(players)]
    for seat, card, deck in notes:
        if deck == PLAYED:
            hands[seat].remove(card)
        else:
            hands[seat].append(card)
    return [tuple(sorted(hand)) for hand in hands]
