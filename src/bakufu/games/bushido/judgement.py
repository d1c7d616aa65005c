"""What a search should look at, and who stands how well."""

from random import Random

from bakufu.games.bushido.actions import LAY, READY
from bakufu.games.bushido.components import KATANA_TILES, KINDS
from bakufu.games.bushido.features import features
from bakufu.games.bushido.game import game
from bakufu.games.bushido.state import BushidoState, players_of
from bakufu.games.bushido.worth import FALLEN, KATANA_BEHIND, katana_behind, province, standing
from bakufu.kernel.judgement import Judgement, Plan
from bakufu.kernel.step import answer
from bakufu.kernel.words import Decision, Seat


class BushidoJudgement(Judgement[BushidoState]):
    """Far enough ahead to see what an order leads to: about a turn."""

    scale = 8.0
    decisions = 60

    def plans(self, state: BushidoState, seat: Seat, decision: Decision, rng: Random, most: int) -> list[Plan]:
        """Whole stacks of tiles; every answer elsewhere."""
        if decision.name == "lay-tiles":
            return stacks(state, seat, decision, rng, most)
        return super().plans(state, seat, decision, rng, most)

    def features(self, state: BushidoState) -> list[list[float]]:
        """As `features.py` finds them."""
        return features(state)

    def standings(self, state: BushidoState) -> list[float]:
        """Honour, tiles and provinces; provinces count for as long as the year lasts."""
        found = []
        for seat in range(players_of(state)):
            points = standing(state, seat) + KATANA_BEHIND * katana_behind(state, seat)
            points += sum([province(state, place) for place, owner in enumerate(state.owner) if owner == seat])
            if state.rules >= 2:  # since 2
                points -= FALLEN * (state.fallen[seat] + state.elite_fallen[seat])
            found.append(points)
        return found


def stacks(state: BushidoState, seat: Seat, decision: Decision, rng: Random, most: int) -> list[Plan]:
    """The sensible stack; then many tiles or few, the strong ones or the weak ones, a weak or a strong one on top."""
    after, sensible = state.clone(), []
    while (action := judgement.quick(after, seat, after.stack[-1].ask(after, seat), {})) != READY:
        sensible.append(action)
        answer(after, seat, action)
    tiles = [tile for tile in KATANA_TILES for _ in range(state.tiles[seat * KINDS + tile])]
    found: dict[Plan, None] = {}
    for number in range(len(tiles) + 1):
        for some in (tiles[: len(tiles) - number], tiles[number:]):
            for stack in (some, some[::-1]):
                found.setdefault((*[LAY[tile] for tile in stack], READY))
    others = [plan for plan in found if plan != (*sensible, READY)]
    return [(*sensible, READY), *rng.sample(others, min(len(others), most - 1))]


judgement = BushidoJudgement(game)
