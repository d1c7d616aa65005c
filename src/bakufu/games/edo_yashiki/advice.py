"""What a sensible player would answer; for bots."""

from functools import lru_cache

from bakufu.games.edo_yashiki.actions import Claim, Lay, Name
from bakufu.games.edo_yashiki.components import FACES, TURNS, Card
from bakufu.games.edo_yashiki.hints_points import Prospects, points_everywhere
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.state import EdoState
from bakufu.games.edo_yashiki.worth import Promises
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat

DENIAL = 0.3
"""What a point that the next player does not get is worth, in points."""


@lru_cache(maxsize=64)
def prospects_of(house: House) -> Prospects:
    """What cards would score in a house, kept for the next card: houses are never changed."""
    return Prospects(house)


MOST_POINTS = 60
"""More than any card can score."""


def most_of(points: bytes) -> int:
    """The greatest of the points at all places: to look for one number after the other is quicker than to compare."""
    for number in range(MOST_POINTS, 0, -1):
        if number in points:
            return number
    return 0


def best_lays(state: EdoState, seat: Seat, card: Card) -> tuple[int, list[Lay]]:
    """The most that a card would score in this house, and every way to score that."""
    house = state.houses[seat]
    prospects = prospects_of(house)
    ways = [points_everywhere(state, seat, prospects, face) for face in FACES[card][: TURNS[card]]]
    most = max([most_of(points) for points in ways])
    found = [
        (place, turned)
        for turned, points in enumerate(ways)
        for place, scored in zip(prospects.places, points, strict=True)
        if scored == most
    ]
    found.sort()
    return most, [Lay(*house.square(place), turned == 1) for place, turned in found]


def most_points(state: EdoState, seat: Seat, card: Card) -> int:
    """The most that a card would score in this house."""
    prospects, faces = prospects_of(state.houses[seat]), FACES[card][: TURNS[card]]
    if not state.options.specialists:
        return max([prospects.most(face) for face in faces])
    return max([most_of(points_everywhere(state, seat, prospects, face)) for face in faces])


def advise(state: EdoState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
    """Lay for most points, then for the best prospects; take what scores most here and hurts most there."""
    if decision.name == "lay":
        card = state.hands[seat]
        _, best = best_lays(state, seat, card)
        house, faces = state.houses[seat], FACES[card]
        promises = Promises(house)
        return max(best, key=lambda lay: promises.gain(house.place(lay.x, lay.y), faces[lay.turned]))
    if decision.name in ("claim", "take", "name"):
        rival = (seat + 1) % len(state.scores)
        chances = {
            card: most_points(state, seat, card) + DENIAL * most_points(state, rival, card) for card in state.row
        }
        most = max(chances.values())
        wanted = chance.pick([card for card, worth in chances.items() if worth == most])
        return Name(wanted) if decision.name == "name" else Claim(wanted)
    return None
