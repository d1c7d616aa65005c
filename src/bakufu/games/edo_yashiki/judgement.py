"""What a search should look at, and who stands how well."""

from random import Random

from bakufu.games.edo_yashiki.actions import Claim, Lay, Name
from bakufu.games.edo_yashiki.advice import DENIAL, most_of, most_points, prospects_of
from bakufu.games.edo_yashiki.components import FACES, KINDS_POINTS, LINE_POINTS, TURNS, Card
from bakufu.games.edo_yashiki.features import features
from bakufu.games.edo_yashiki.game import game
from bakufu.games.edo_yashiki.hints_points import points_everywhere
from bakufu.games.edo_yashiki.house import House, Line
from bakufu.games.edo_yashiki.outlook import outlook
from bakufu.games.edo_yashiki.state import NONE, EdoState
from bakufu.games.edo_yashiki.worth import Promises
from bakufu.kernel.judgement import Judgement, Plan
from bakufu.kernel.words import Action, Decision, Seat

CARDS = 10
"""By so many cards of the deck a house is judged: the pile has no order, so the first are as good as any."""

BEHIND, LOOKED_AT = 4, 60
"""Places that score so many points less than the best are not looked at, nor more than so many places."""

PROMISE = 0.3
"""What half a line is worth, in points, where the best places are sought."""

GLANCED_AT, FEW = 16, 6
"""Without a search so many places are looked at, and so few of them with the next card."""

BEYOND = 2
"""A card that scores more points less than another now will not make up for it with its outlook."""


class EdoJudgement(Judgement[EdoState]):
    """A house is worth what it has scored, and what it would score with the next card."""

    scale = 3.5
    rounds = 3
    waves = 1

    def plans(self, state: EdoState, seat: Seat, decision: Decision, rng: Random, most: int) -> list[Plan]:
        """The places where the card and the next one score most."""
        if decision.name != "lay":
            return super().plans(state, seat, decision, rng, most)
        return [(lay,) for _, lay in best_lays(state, seat, state.hands[seat], most)[:most]]

    def sensible(self, state: EdoState, seat: Seat, decision: Decision, rng: Random) -> Action:
        """Where this card and the next score most; the card that does so here, and hurts most there."""
        if decision.name == "lay":
            return best_lay(state, seat, state.hands[seat])[1]
        if decision.name in ("claim", "take", "name"):
            rival = (seat + 1) % len(state.scores)
            denied = {card: DENIAL * most_points(state, rival, card) for card in state.row}
            now = {card: most_points(state, seat, card) + denied[card] for card in state.row}
            least = max(now.values()) - BEYOND
            worths = {card: best_lay(state, seat, card)[0] + denied[card] for card in state.row if now[card] >= least}
            wanted = max(worths, key=lambda card: (worths[card], rng.random()))
            return Name(wanted) if decision.name == "name" else Claim(wanted)
        return super().sensible(state, seat, decision, rng)

    def round(self, state: EdoState) -> int:
        """So many rows have been turned up, counted from a deck that never was."""
        return -len(state.deck) // len(state.scores)

    def features(self, state: EdoState) -> list[list[float]]:
        """As `features.py` finds them."""
        return features(state)

    def standings(self, state: EdoState) -> list[float]:
        """Points, lines about to be scored, and what the next card may bring."""
        return [
            points + points_of(state.lines[seat]) + outlook(state.houses[seat])
            for seat, points in enumerate(state.scores)
        ]


def points_of(lines: tuple[Line, ...]) -> int:
    """What lines that are still to be scored will bring, if every specialist is there."""
    kinds = found = 0
    for line in lines:
        points = LINE_POINTS.get(line[1], 0)
        if points:
            found += points
            kinds |= 1 << line[0]
    return found + KINDS_POINTS.get(kinds.bit_count(), 0)


def potential(house: House, cards: list[Card]) -> float:
    """What one of these cards would score, laid where it scores most; on average."""
    if not cards:
        return 0.0
    prospects = prospects_of(house)
    best = [max([prospects.most(face) for face in FACES[card][: TURNS[card]]]) for card in cards]
    return sum(best) / len(cards)


MOST_KNOWN = 64
"""So many answers to where a card is best laid are remembered: who claims a card is soon asked where it goes."""

_KNOWN: dict[tuple[House, int, Card], tuple[float, Action]] = {}
_KNOWN_WITH: dict[tuple[House, int, tuple[Card, ...], Card, int], list[tuple[float, Action]]] = {}
"""The same with the cards that were looked at, and how many answers were asked for."""


def best_lay(state: EdoState, seat: Seat, card: Card) -> tuple[float, Action]:
    """Where a card scores most together with the outlook that it leaves, and how much that is."""
    asked = (state.houses[seat], _helpers(state, seat), card)
    found = _KNOWN.get(asked)
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[asked] = find_lay(state, seat, card)
    return found


def find_lay(state: EdoState, seat: Seat, card: Card) -> tuple[float, Action]:
    """The same, found anew."""
    house, faces = state.houses[seat], FACES[card]
    most, best, best_turned = -1.0, 0, 0
    for _, points_now, place, turned in near_lays(state, seat, card, GLANCED_AT)[:FEW]:
        points = points_now + outlook(house.lay(place, faces[turned])[0])
        if points > most:
            most, best, best_turned = points, place, turned
    return most, Lay(*house.square(best), best_turned == 1)


def best_lays(state: EdoState, seat: Seat, card: Card, most: int) -> list[tuple[float, Action]]:
    """The places where a card scores most, now and with the card after it: how much, the best first."""
    asked = (state.houses[seat], _helpers(state, seat), tuple(state.deck[:CARDS]), card, most)
    found = _KNOWN_WITH.get(asked)
    if found is None:
        if len(_KNOWN_WITH) >= MOST_KNOWN:
            _KNOWN_WITH.clear()
        found = _KNOWN_WITH[asked] = find_lays(state, seat, card, most)
    return found


def find_lays(state: EdoState, seat: Seat, card: Card, most: int) -> list[tuple[float, Action]]:
    """The same, found anew."""
    house, cards, faces = state.houses[seat], state.deck[:CARDS], FACES[card]
    ranked = [
        (points_now + potential(house.lay(place, faces[turned])[0], cards), place, turned)
        for _, points_now, place, turned in near_lays(state, seat, card, LOOKED_AT)[: 2 * most]
    ]
    ranked.sort(key=lambda lay: -lay[0])
    return [(points, Lay(*house.square(place), turned == 1)) for points, place, turned in ranked]


def _helpers(state: EdoState, seat: Seat) -> int:
    """The specialists present, where it depends on them what a card scores."""
    return state.specialists[seat] if state.options.specialists else NONE


def near_lays(state: EdoState, seat: Seat, card: Card, looked_at: int) -> list[tuple[float, int, int, int]]:
    """Places that score nearly as much as the best: with what they promise, without it, where, and 1 if turned."""
    house, faces = state.houses[seat], FACES[card]
    prospects, promises = prospects_of(house), Promises(house)
    ways = [points_everywhere(state, seat, prospects, face) for face in faces[: TURNS[card]]]
    most = max([most_of(points) for points in ways])
    near: list[tuple[float, int, int, int]] = []
    for points_now in range(most, max(most - BEHIND, 0) - 1, -1):
        for turned, points in enumerate(ways):
            number = points.find(points_now)
            while number >= 0 and len(near) < looked_at:
                place = prospects.places[number]
                near.append((points_now + PROMISE * promises.gain(place, faces[turned]), points_now, place, turned))
                number = points.find(points_now, number + 1)
    near.sort(key=lambda lay: -lay[0])
    return near


judgement = EdoJudgement(game)
