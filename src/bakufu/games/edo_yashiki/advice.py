"""What a sensible player would answer; for bots."""

from itertools import compress

from bakufu.games.edo_yashiki.actions import Claim, Lay, Name
from bakufu.games.edo_yashiki.components import FACES, TURNS, Card
from bakufu.games.edo_yashiki.frame import each_bit, which
from bakufu.games.edo_yashiki.hints_points import Prospects, points_everywhere
from bakufu.games.edo_yashiki.state import EdoState
from bakufu.games.edo_yashiki.worth import promise
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat

DENIAL = 0.3
"""What a point that the next player does not get is worth, in points."""


def best_lays(state: EdoState, seat: Seat, card: Card) -> tuple[int, list[Lay]]:
    """The most that a card would score in this house, and every way to score that."""
    house = state.houses[seat]
    prospects, places = Prospects(house), house.places()
    ways = [points_everywhere(state, seat, prospects, face) for face in FACES[card][: TURNS[card]]]
    legal = which(places)
    most = max([max(compress(points, legal), default=-1) for points in ways])
    best = [
        Lay(*house.square(place), turned == 1)
        for place in each_bit(places)
        for turned, points in enumerate(ways)
        if points[place] == most
    ]
    return most, best


def advise(state: EdoState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
    """Lay for most points, then for the best prospects; take what scores most here and hurts most there."""
    if decision.name == "lay":
        card = state.hands[seat]
        _, best = best_lays(state, seat, card)
        house, faces = state.houses[seat], FACES[card]
        return max(best, key=lambda lay: promise(house.lay(house.place(lay.x, lay.y), faces[lay.turned])[0]))
    if decision.name in ("claim", "take", "name"):
        rival = (seat + 1) % len(state.scores)
        chances = {
            card: best_lays(state, seat, card)[0] + DENIAL * best_lays(state, rival, card)[0] for card in state.row
        }
        most = max(chances.values())
        wanted = chance.pick([card for card, worth in chances.items() if worth == most])
        return Name(wanted) if decision.name == "name" else Claim(wanted)
    return None
