"""What a seat may see, and what else could be true."""

from msgspec import Struct

from bakufu.games.edo_yashiki.components import FACES, Card
from bakufu.games.edo_yashiki.house import House, Line
from bakufu.games.edo_yashiki.laying import Lay
from bakufu.games.edo_yashiki.state import NONE, EdoOptions, EdoState
from bakufu.games.edo_yashiki.worth import points_for
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Decision, Seat


class EdoView(Struct):
    """All is open but the order of the deck and, with `sealed`, what the others have named."""

    options: EdoOptions
    first: Seat
    deck: int
    row: list[Card]
    hands: list[Card]
    named: Card
    """What this seat has secretly named."""
    has_named: list[bool]
    houses: list[House]
    lines: list[tuple[Line, ...]]
    specialists: list[int]
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


def hints(view: EdoView, seat: Seat, decision: Decision) -> list[dict[str, int]] | None:
    """What each place would score, and how many squares of the house it would cover."""
    if decision.name != "lay":
        return None
    house, faces = view.houses[seat], FACES[view.hands[seat]]
    return [
        {
            "points": points_for(view, seat, house.place(lay.x, lay.y), faces[lay.turned]),
            "covered": house.covered(lay.x, lay.y),
        }
        for lay in decision.actions
        if isinstance(lay, Lay)
    ]


def determinize(state: EdoState, seat: Seat, chance: Chance) -> EdoState:
    """Draw anew what the others have named; the deck is drawn from when cards are turned up."""
    twin = state.clone()
    twin.chance = chance
    for other, card in enumerate(twin.named):
        if card != NONE and other != seat:
            twin.named[other] = chance.pick(twin.row)
    return twin
