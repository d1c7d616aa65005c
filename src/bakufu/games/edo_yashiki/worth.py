"""What a position is worth, for bots."""

from functools import reduce
from itertools import compress
from operator import or_
from typing import Protocol

from bakufu.games.edo_yashiki.components import FACES, KINDS_POINTS, LINE_POINTS, TURNS, Card
from bakufu.games.edo_yashiki.house import STRIDE, House
from bakufu.games.edo_yashiki.lay import Lay
from bakufu.games.edo_yashiki.prospects import Prospects, each_bit, which
from bakufu.games.edo_yashiki.specialists import outcomes
from bakufu.games.edo_yashiki.state import EdoOptions, EdoState
from bakufu.games.edo_yashiki.taking import Claim, Name
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat

PROMISE = 0.15
"""What half a line is worth, in points."""

DENIAL = 0.3
"""What a point that the next player does not get is worth, in points."""


def worth(state: EdoState, seat: Seat) -> float:
    """Points ahead of the best other player, and what the house promises."""
    others = max(points for other, points in enumerate(state.scores) if other != seat)
    return state.scores[seat] - others + PROMISE * promise(state.houses[seat])


def promise(house: House) -> int:
    """How many lines of two, with or without a gap, could still grow."""
    grid = house.grid
    found = 0
    for place, kind in enumerate(grid):
        if kind:
            for step in (1, STRIDE):
                beside, beyond = grid[place + step], grid[place + 2 * step]
                if beside == kind:
                    found += beyond != kind != grid[place - step]
                else:
                    found += beyond == kind
    return found


class Houses(Protocol):
    """What both a state and a view have."""

    options: EdoOptions
    houses: list[House]
    specialists: list[int]


def points_for(state: Houses, seat: Seat, place: int, face: bytes) -> int:
    """What a card would score at this legal place, with the best order of its lines."""
    lines = state.houses[seat].lines_if_laid(place, face)
    if not lines:
        return 0
    if len(lines) == 1 and not state.options.specialists:
        return LINE_POINTS.get(lines[0][1], 0)
    runs = tuple(sorted((kind, length) for kind, length, _, _ in lines))
    if state.options.specialists:
        return max(points for points, _ in outcomes(runs, state.specialists[seat], 0))
    scored = [(kind, LINE_POINTS[length]) for kind, length in runs if length in LINE_POINTS]
    return sum(points for _, points in scored) + KINDS_POINTS.get(len({kind for kind, _ in scored}), 0)


def points_everywhere(state: Houses, seat: Seat, prospects: Prospects, face: bytes) -> bytearray:
    """What a card, this way up, would score at each place of the seat's house."""
    points = prospects.points(face)
    if state.options.specialists:
        for place in each_bit(reduce(or_, [places for _, _, places in prospects.lines(face)], 0)):
            points[place] = points_for(state, seat, place, face)
    return points


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
