"""What a search should look at, and who stands how well."""

from random import Random

from bakufu.games.edo_yashiki.actions import Claim, Lay, Name
from bakufu.games.edo_yashiki.advice import DENIAL, most_points, prospects_of
from bakufu.games.edo_yashiki.components import FACES, LINE_POINTS, TURNS, Card
from bakufu.games.edo_yashiki.features import features
from bakufu.games.edo_yashiki.game import game
from bakufu.games.edo_yashiki.hints_points import points_everywhere
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.state import NONE, EdoState
from bakufu.games.edo_yashiki.worth import Promises
from bakufu.kernel.judgement import Judgement, Plan
from bakufu.kernel.words import Action, Decision, Seat

CARDS = 10
"""By so many cards of the deck a house is judged: the pile has no order, so the first are as good as any."""

BEHIND, LOOKED_AT = 4, 60
"""Places that score so many points less than the best are not looked at, nor more than so many places."""


FEW = 4
"""Without a search twice as many places are looked at with the next card."""


class EdoJudgement(Judgement[EdoState]):
    """A house is worth what it has scored, and what it would score with the next card."""

    scale = 3.5
    decisions = 8

    def plans(self, state: EdoState, seat: Seat, decision: Decision, rng: Random, most: int) -> list[Plan]:
        """The places where the card and the next one score most."""
        if decision.name != "lay":
            return super().plans(state, seat, decision, rng, most)
        return [(lay,) for _, lay in best_lays(state, seat, state.hands[seat], most)[:most]]

    def sensible(self, state: EdoState, seat: Seat, decision: Decision, rng: Random) -> Action:
        """Where this card and the next score most; the card that does so here, and hurts most there."""
        if decision.name == "lay":
            return best_lays(state, seat, state.hands[seat], FEW)[0][1]
        if decision.name in ("claim", "take", "name"):
            rival = (seat + 1) % len(state.scores)
            worths = {
                card: best_lays(state, seat, card, FEW)[0][0] + DENIAL * most_points(state, rival, card)
                for card in state.row
            }
            wanted = max(worths, key=lambda card: (worths[card], rng.random()))
            return Name(wanted) if decision.name == "name" else Claim(wanted)
        return super().sensible(state, seat, decision, rng)

    def features(self, state: EdoState) -> list[list[float]]:
        """As `features.py` finds them."""
        return features(state)

    def standings(self, state: EdoState) -> list[float]:
        """Points, lines about to be scored, and what the next card may bring."""
        cards = state.deck[:CARDS]
        return [
            points
            + sum([LINE_POINTS.get(line[1], 0) for line in state.lines[seat]])
            + potential(state.houses[seat], cards)
            for seat, points in enumerate(state.scores)
        ]


def potential(house: House, cards: list[Card]) -> float:
    """What one of these cards would score, laid where it scores most; on average."""
    if not cards:
        return 0.0
    prospects = prospects_of(house)
    best = [max([prospects.most(face) for face in FACES[card][: TURNS[card]]]) for card in cards]
    return sum(best) / len(cards)


MOST_KNOWN = 64
"""So many answers to where a card is best laid are remembered: who claims a card is soon asked where it goes."""

_KNOWN: dict[tuple[House, int, tuple[Card, ...], Card, int], list[tuple[float, Action]]] = {}


def best_lays(state: EdoState, seat: Seat, card: Card, most: int) -> list[tuple[float, Action]]:
    """The places where a card scores most, now and with the card after it: how much, the best first."""
    helpers = state.specialists[seat] if state.options.specialists else NONE
    asked = (state.houses[seat], helpers, tuple(state.deck[:CARDS]), card, most)
    found = _KNOWN.get(asked)
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[asked] = find_lays(state, seat, card, most)
    return found


def find_lays(state: EdoState, seat: Seat, card: Card, most: int) -> list[tuple[float, Action]]:
    """The same, found anew."""
    house, cards, faces = state.houses[seat], state.deck[:CARDS], FACES[card]
    prospects, promises = prospects_of(house), Promises(house)
    found = []
    for turned in range(TURNS[card]):
        points = points_everywhere(state, seat, prospects, faces[turned])
        found += [(scored, place, turned) for scored, place in zip(points, prospects.places, strict=True)]
    found.sort(key=lambda lay: -lay[0])
    least = found[0][0] - BEHIND
    near = [
        (points_now + 0.3 * promises.after(place, faces[turned]), points_now, place, turned)
        for points_now, place, turned in found[:LOOKED_AT]
        if points_now >= least
    ]
    near.sort(key=lambda lay: -lay[0])
    ranked = [
        (points_now + potential(house.lay(place, faces[turned])[0], cards), place, turned)
        for _, points_now, place, turned in near[: 2 * most]
    ]
    ranked.sort(key=lambda lay: -lay[0])
    return [(points, Lay(*house.square(place), turned == 1)) for points, place, turned in ranked]


judgement = EdoJudgement(game)
