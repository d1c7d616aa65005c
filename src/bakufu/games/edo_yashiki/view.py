"""What a seat may see, and what else could be true."""

from itertools import chain, compress

from msgspec import Struct

from bakufu.games.edo_yashiki.components import COLUMNS, FACES, ROWS, TURNS, Card
from bakufu.games.edo_yashiki.house import STRIDE, Gain, House, Line
from bakufu.games.edo_yashiki.prospects import Prospects, which
from bakufu.games.edo_yashiki.state import NONE, EdoOptions, EdoState
from bakufu.games.edo_yashiki.worth import points_everywhere
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Decision, Seat


class EdoView(Struct):
    """All is open but the order of the deck and, with `sealed`, what the others have named."""

    options: EdoOptions
    first: Seat
    deck: int
    row: list[Card]
    hands: list[Card]
    """The card that each player has taken and not laid yet; -1 for none."""
    named: Card
    """What this seat has secretly named."""
    has_named: list[bool]
    houses: list[House]
    lines: list[tuple[Line, ...]]
    """The lines that still have to score: kind, length, column and row of the first square, 1 if it goes down."""
    specialists: list[int]
    """Those present, in bits: 1 floor, 2 tatami, 3 pond, 4 garden."""
    scores: list[int]


def view(state: EdoState, seat: Seat) -> EdoView:
    """What this seat (or the onlooker) sees."""
    return EdoView(
        options=state.options,
        first=state.first,
        deck=len(state.deck),
        row=state.row[:],
        hands=state.hands[:],
        named=state.named[seat] if seat >= 0 else NONE,
        has_named=[card != NONE for card in state.named],
        houses=state.houses[:],
        lines=state.lines[:],
        specialists=state.specialists[:],
        scores=state.scores[:],
    )


_TAKEN = bytes([0]) + bytes([1]) * 255
"""Turns every square into a one."""


_HINTS: list[list[Gain]] = [
    [{"points": points, "covered": covered} for covered in range(ROWS * COLUMNS + 1)] for points in range(256)
]


def hints(view: EdoView, seat: Seat, decision: Decision) -> list[Gain] | None:
    """What each place would score, and how many squares of the house it would cover."""
    if decision.name != "lay":
        return None
    house, card = view.houses[seat], view.hands[seat]
    about = (card, view.specialists[seat] if view.options.specialists else -1)
    # A house is looked at again and again until a card is laid in it; what its last card would score does not change.
    if house.hints and house.hints[0] == about:
        return house.hints[1]
    squares = int.from_bytes(house.grid.translate(_TAKEN), "little")
    covered = sum(squares >> 8 * (column + row * STRIDE) for row in range(ROWS) for column in range(COLUMNS))
    count = covered.to_bytes(len(house.grid) + 1, "little")
    prospects = Prospects(house)
    points = [points_everywhere(view, seat, prospects, face) for face in FACES[card][: TURNS[card]]]
    legal = which(house.places())
    turned = [
        [_HINTS[one][squares] for one, squares in compress(zip(scores, count, strict=False), legal)]
        for scores in points
    ]
    found = list(chain.from_iterable(zip(*turned, strict=True)))
    house.hints = (about, found)
    return found


def determinize(state: EdoState, seat: Seat, chance: Chance) -> EdoState:
    """Draw anew what the others have named; the deck is drawn from when cards are turned up."""
    twin = state.clone()
    twin.chance = chance
    for other, card in enumerate(twin.named):
        if card != NONE and other != seat:
            twin.named[other] = chance.pick(twin.row)
    return twin
