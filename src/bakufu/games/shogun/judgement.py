"""What a search should look at, and who stands how well."""

from random import Random
from typing import Any

from bakufu.games.shogun.actions import Lay, March
from bakufu.games.shogun.advice_on_plans import (
    KEEPS,
    LOST_ARMY,
    Prospects,
    gains,
    plan_by,
    prize,
    sensible_plan,
    threat,
)
from bakufu.games.shogun.components import (
    BID,
    CHEST_CARD,
    CHEST_CARDS,
    NONE,
    SPACES,
    TOWER_CARD,
    TOWER_CARDS,
    Card,
    Space,
)
from bakufu.games.shogun.falling import quick_ends
from bakufu.games.shogun.features import features, figures, weights_at
from bakufu.games.shogun.game import game
from bakufu.games.shogun.planning import CONFIRM, LAYS, full_hand, has_court
from bakufu.games.shogun.season import AUTUMN
from bakufu.games.shogun.state import YEARS, ShogunState
from bakufu.games.shogun.view import planning
from bakufu.games.shogun.winter import majorities
from bakufu.games.shogun.worth import ARMY, CHEST, RICE, SPARE_RICE, winters_left
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import LOOKED_AT, Judgement, Plan
from bakufu.kernel.values import Values, weighed
from bakufu.kernel.words import Action, Decision, Seat

SEASONS = 4
"""In a year, the winter among them."""

WAVERING = (0.15, 0.4, 0.8)
"""How far plans worth a look depart from the sensible one: so much of each gain."""
CARELESS = 2.0
"""How far a beginner's do: gains are hardly seen."""
JUST_SO, GUESS = 0.9, 0.15
"""How often others are taken to have planned just what is sensible, and how far they depart from it else."""

OTHER_BID = 0.3
"""How often a plan is tried with another bid."""

FROM_HAND = 0.4
"""How often a card of a good plan gives way to one that it does not use, rather than changing places."""

SPENT, RAISED = 5, 10
"""What chests are spent, and armies used, in a season: more than can be are worth nothing."""

EXPOSED = 0.75
"""What a province is worth that the enemy could come to with more armies."""


class ShogunJudgement(Judgement[ShogunState]):
    """Seasons are planned whole, and looked at until they end."""

    scale = 8.0
    rounds = 1
    waves = 24

    def __init__(self, game: Game[ShogunState], values: Values | None = None) -> None:
        super().__init__(game, values)
        self._weights: dict[tuple[int, int, int], list[float]] = {}
        """By players, year and season: what each of the `figures` counts then."""

    def likely(self, state: ShogunState, seat: Seat, rng: Random) -> None:
        """The others have planned sensibly; who has not confirmed is about to."""
        laying = planning(state)
        for other in range(state.players):
            if other != seat:
                if laying:
                    lay_out(state, other, guessed_plan(state, other, rng))
                else:
                    plan_what_is_hidden(state, other, rng)

    def plans(self, state: ShogunState, seat: Seat, decision: Decision, rng: Random, most: int) -> list[Plan]:
        """Whole plans for the season; the marches with the best odds."""
        if decision.name == "plan":
            return season_plans(state, seat, decision, rng, most)
        if decision.name == "confirm-plan":
            return [(CONFIRM,)]
        if decision.name == "move":
            first = self.quick(state, seat, decision, {})
            ranked = sorted(decision.actions, key=lambda action: -march_gain(state, seat, action))
            return [(first,), *[(action,) for action in ranked if action != first][: most - 1]]
        return super().plans(state, seat, decision, rng, most)

    def near(
        self, state: ShogunState, seat: Seat, decision: Decision, plan: Plan, rng: Random, most: int
    ) -> list[Plan]:
        """Plans for the season with a card or two elsewhere."""
        return plans_near(state, seat, decision, plan, rng, most) if decision.name == "plan" else []

    def quick(self, state: ShogunState, seat: Seat, decision: Decision, memory: dict[Any, Any]) -> Action:
        """A plan is made once a season, not once a card."""
        if decision.name != "plan":
            return super().quick(state, seat, decision, memory)
        key = (seat, state.year, state.season)
        if key not in memory:
            memory[key] = sorted(sensible_plan(state, seat).items(), reverse=True)
        plan: list[tuple[Space, Card]] = memory[key]
        laid, hand = state.plan(seat), state.hands[seat]
        for space, card in plan:
            if laid[space] == NONE and card in hand:
                return LAYS[space][card]
        return decision.actions[state.chance.below(len(decision.actions))]

    def careless(
        self, state: ShogunState, seat: Seat, decision: Decision, rng: Random, most: int = LOOKED_AT
    ) -> Action:
        """A card of a plan that misjudges what actions bring."""
        if decision.name == "plan":
            card = _rest(state, seat, wavering_plan(state, seat, rng, CARELESS))[0]
            return card if card in decision.actions else decision.actions[0]
        return super().careless(state, seat, decision, rng, most)

    def round(self, state: ShogunState) -> int:
        """The season, counted from the first; a winter's hunger and points belong to the autumn before."""
        return state.year * SEASONS + min(state.season, AUTUMN)

    def features(self, state: ShogunState) -> list[list[float]]:
        """As `features.py` finds them."""
        return features(state)

    def chances(self, state: ShogunState) -> list[float]:
        """As by `features`, sooner: what is weighed by the time of the game is added up once for each season."""
        learned = self.values.players.get(state.players)
        if learned is None or not state.stack:
            return super().chances(state)
        when = (state.players, state.year, state.season)
        if when not in self._weights:
            self._weights[when] = weights_at(state, learned.weights)
        return weighed(self._weights[when], figures(state))

    def standings(self, state: ShogunState) -> list[float]:
        """Points now and in the winters to come, less where an enemy is near; chests, rice and armies a little."""
        coming = [0.0] * state.players
        armies = [0] * state.players
        for province, owner in enumerate(state.owner):
            if owner >= 0:
                there = state.armies[province]
                armies[owner] += there
                safe = EXPOSED if threat(state, owner, province) > there else 1.0
                coming[owner] += safe * (1 + state.buildings[province].bit_count())
        for _, _, seats, points in majorities(state):
            for owner in seats:
                coming[owner] += points
        left = winters_left(state)
        seasons = (YEARS - state.year) * (SEASONS - 1) + SEASONS - 1 - state.season
        return [
            state.points[seat]
            + left * coming[seat]
            + CHEST * min(state.chests[seat], SPENT * seasons)
            + ARMY * min(armies[seat], RAISED * seasons)
            + RICE * min(state.rice[seat], state.owner.count(seat) + SPARE_RICE)
            for seat in range(state.players)
        ]


def wavering_plan(state: ShogunState, seat: Seat, rng: Random, by: float) -> dict[Space, Card]:
    """A plan by gains that are thought to be a little more or less than they are."""
    found = [
        (gain + rng.gauss(0, by) * (0.4 + abs(gain)), space, province, cost)
        for gain, space, province, cost in gains(Prospects(state, seat))
    ]
    return plan_by(state, seat, found)


def guessed_plan(state: ShogunState, seat: Seat, rng: Random) -> dict[Space, Card]:
    """What another may have planned."""
    return sensible_plan(state, seat) if rng.random() < JUST_SO else wavering_plan(state, seat, rng, GUESS)


def season_plans(state: ShogunState, seat: Seat, decision: Decision, rng: Random, most: int) -> list[Plan]:
    """The sensible plan and others near it, as far as cards and spaces are still free."""
    found = {_rest(state, seat, sensible_plan(state, seat)): None}
    for number in range(3 * most):
        plan = wavering_plan(state, seat, rng, WAVERING[number % len(WAVERING)])
        if rng.random() < OTHER_BID:
            _bid_otherwise(plan, CHEST_CARD + min(state.chests[seat], rng.randrange(len(CHEST_CARDS))))
        found.setdefault(_rest(state, seat, plan))
        if len(found) == most:
            break
    return [plan for plan in found if plan[0] in decision.actions] or [(decision.actions[0],)]


def plans_near(state: ShogunState, seat: Seat, decision: Decision, plan: Plan, rng: Random, most: int) -> list[Plan]:
    """Two cards change places, or one gives way to a card from the hand; now and then with another bid."""
    laid = {lay.space: lay.card for lay in plan if isinstance(lay, Lay)}
    spaces = [space for space in laid if space != BID]
    found: dict[Plan, None] = {}
    for _ in range(3 * most if len(spaces) > 1 else 0):
        new = dict(laid)
        for _ in range(rng.randint(1, 2)):
            left = [card for card in state.hands[seat] if card not in new.values()]
            one, other = rng.sample(spaces, 2)
            if left and rng.random() < FROM_HAND:
                new[one] = rng.choice(left)
            else:
                new[one], new[other] = new[other], new[one]
        if BID in new and rng.random() < OTHER_BID:
            _bid_otherwise(new, CHEST_CARD + min(state.chests[seat], rng.randrange(len(CHEST_CARDS))))
        found.setdefault(_rest(state, seat, new))
    return [other for other in found if other[0] in decision.actions][:most]


def _rest(state: ShogunState, seat: Seat, plan: dict[Space, Card]) -> Plan:
    """What of a plan is still to be laid, and that it stands."""
    laid, hand = state.plan(seat), state.hands[seat]
    cards = [
        (space, card) for space, card in sorted(plan.items(), reverse=True) if laid[space] == NONE and card in hand
    ]
    return (*[LAYS[space][card] for space, card in cards], CONFIRM)


def _bid_otherwise(plan: dict[Space, Card], card: Card) -> None:
    """Lay this card as the bid; where it lay, the old one."""
    where = next((space for space, other in plan.items() if other == card), BID)
    plan[where], plan[BID] = plan[BID], card


def lay_out(state: ShogunState, seat: Seat, plan: dict[Space, Card]) -> None:
    """Make this a player's plan while plans are laid."""
    start = seat * SPACES
    state.plans[start : start + SPACES] = [plan.get(space, NONE) for space in range(SPACES)]
    laid = list(plan.values())
    hand = full_hand(state, seat)
    state.hands[seat] = [c for c in hand if c not in laid or (c == TOWER_CARD and laid.count(c) < TOWER_CARDS)]
    state.rethinking &= ~(1 << seat)


def plan_what_is_hidden(state: ShogunState, seat: Seat, rng: Random) -> None:
    """Lay a sensible plan on what is still face down, with cards that have not been seen elsewhere."""
    shown = state.shown[seat]
    plan = state.plan(seat)
    hidden = [space for space, card in enumerate(plan) if card != NONE and not shown >> space & 1]
    if not hidden:
        return
    seen = [card for space, card in enumerate(plan) if shown >> space & 1]
    cards = [p for p in state.provinces(seat) if not state.gained >> p & 1 and p not in seen]
    idle = [card for card in CHEST_CARDS if card not in seen]
    if has_court(state):
        idle += [TOWER_CARD] * (TOWER_CARDS - seen.count(TOWER_CARD))
    wanted = guessed_plan(state, seat, rng)
    new = {}
    for space in hidden:
        card = wanted.get(space, NONE)
        for pile in (cards, idle):
            if card in pile:
                pile.remove(card)
                new[space] = card
    for space in hidden:
        if space not in new:
            pile = idle or cards
            new[space] = pile.pop(rng.randrange(len(pile)))
    for space, card in new.items():
        state.plans[seat * SPACES + space] = card


def march_gain(state: ShogunState, seat: Seat, action: Action) -> float:
    """What a march promises; armies among one's own provinces promise little."""
    if not isinstance(action, March):
        return 0.0
    if state.owner[action.to] == seat:
        return -0.1 - 0.01 * action.armies
    taken, _, _ = quick_ends(state, state.inside(), seat, action.to, action.armies)
    return KEEPS * taken * prize(state, action.to) - LOST_ARMY * action.armies * (1 - taken)


judgement = ShogunJudgement(game)
