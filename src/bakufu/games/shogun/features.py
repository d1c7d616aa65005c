"""A position in figures, player by player: what chances to win are learned from."""

from bakufu.games.shogun.advice_on_plans import rice_wanted, threat
from bakufu.games.shogun.components import BUILDING_SPACES, RICE, TAX
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.winter import majorities
from bakufu.games.shogun.worth import winters_left

SEASONS = 3
"""In which a plan is carried out, of a year."""


def features(state: ShogunState) -> list[list[float]]:
    """Points, and what may bring more: weighed as it is, by the winters left, and by how near the winter is."""
    winters, season = _when(state)
    found = []
    for points, *now in figures(state):
        found.append([points, *now, *[figure * winters for figure in now], *[figure * season for figure in now]])
    return found


def weights_at(state: ShogunState, weights: list[float]) -> list[float]:
    """What each of the `figures` counts in this season, by the weights of all `features`."""
    winters, season = _when(state)
    points, rest = weights[0], weights[1:]
    third = len(rest) // 3
    parts = zip(rest[:third], rest[third : 2 * third], rest[2 * third :], strict=True)
    return [points, *[now + winters * by_winters + season * by_season for now, by_winters, by_season in parts]]


def _when(state: ShogunState) -> tuple[float, float]:
    """How many winters are left, and how near the next one is."""
    return winters_left(state) / 2, state.season / SEASONS


def figures(state: ShogunState) -> list[list[float]]:
    """Points, and what may bring more, player by player."""
    players = state.players
    land = [[0.0] * 12 for _ in range(players)]
    for province, owner in enumerate(state.owner):
        if owner < 0:
            continue
        mine, built, armies = land[owner], state.buildings[province], state.armies[province]
        number = built.bit_count()
        danger = threat(state, owner, province)
        mine[0] += 0.125
        for building in range(3):
            mine[1 + building] += (built >> building & 1) / 3
        mine[4] += armies / 20
        if danger > armies:
            mine[5] += (1 + number) / 5
        mine[6] += max(0, min(5, armies - danger)) / 10
        mine[7] += state.markers[province] / 4
        mine[8] += TAX[province] / 30
        mine[9] += RICE[province] / 30
        mine[10] += (BUILDING_SPACES[province] - number) / 8
        mine[11] += (armies < 2) / 4
    leading = [0.0] * players
    for _, _, seats, points in majorities(state):
        for seat in seats:
            leading[seat] += points
    inside = state.inside()
    found = []
    for seat in range(players):
        provinces = state.owner.count(seat)
        found.append(
            [
                state.points[seat] / 10,
                *land[seat],
                leading[seat] / 8,
                state.chests[seat] / 10,
                min(state.chests[seat], 5) / 5,
                min(0.0, -rice_wanted(state, seat)) / 5,
                min(state.rice[seat], provinces + 4) / 8,
                (inside[seat] + state.bowl[seat]) / 6,
            ]
        )
    return found
