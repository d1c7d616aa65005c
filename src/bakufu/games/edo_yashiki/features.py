"""A position in figures, player by player: what chances to win are learned from."""

from bakufu.games.edo_yashiki.advice import prospects_of
from bakufu.games.edo_yashiki.components import FACES, KINDS_POINTS, LINE_POINTS, TURNS, WINNING_POINTS, Card
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.state import NONE, EdoState
from bakufu.games.edo_yashiki.worth import promise

CARDS = 10
"""By so many cards of the deck a house is judged: the pile has no order, so the first are as good as any."""


def most_points(house: House, cards: list[Card]) -> list[int]:
    """What each of these cards would score, laid where it scores most."""
    prospects = prospects_of(house)
    return [max([prospects.most(face) for face in FACES[card][: TURNS[card]]]) for card in cards]


def features(state: EdoState) -> list[list[float]]:
    """Points, and what the next cards may bring: weighed as they are and by how near the end is."""
    points = [
        score
        + sum([LINE_POINTS.get(line[1], 0) for line in lines])
        + KINDS_POINTS.get(len({line[0] for line in lines if line[1] in LINE_POINTS}), 0)
        for score, lines in zip(state.scores, state.lines, strict=True)
    ]
    near = max(points) / WINNING_POINTS
    cards = state.deck[:CARDS]
    found = []
    for seat, house in enumerate(state.houses):
        held = state.hands[seat]
        asked = [*cards, *state.row, held] if held != NONE else [*cards, *state.row]
        most = most_points(house, asked) if asked else []
        drawn, row = most[: len(cards)], most[len(cards) : len(cards) + len(state.row)]
        now = [
            sum(drawn) / max(1, len(drawn)) / 5,
            max(drawn, default=0) / 10,
            promise(house) / 5,
            float(held != NONE),
            most[-1] / 5 if held != NONE else 0.0,
            max(row, default=0) / 5 if held == NONE else 0.0,
        ]
        mine = points[seat] / 10
        found.append(
            [
                mine,
                mine * near,
                mine * near * near,
                *now,
                *[figure * near for figure in now],
                *[figure * near * near for figure in now],
            ]
        )
    return found
