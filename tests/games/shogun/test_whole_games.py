"""Whole random games, watched by a naive referee who keeps accounts of his own."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bakufu.games.shogun import events as told_events
from bakufu.games.shogun import events_of_actions, events_of_modules
from bakufu.games.shogun.actions import March, Rethink
from bakufu.games.shogun.components import (
    BUILDING_SPACES,
    CHEST_CARD,
    CLOSED,
    COLUMN_POINTS,
    EVENTS,
    NEIGHBOURS,
    NONE,
    PROVINCES,
    REGION_OF,
    RICE,
    ROW_POINTS,
    TAX,
    TOWER_CARD,
    VILLAGE,
)
from bakufu.games.shogun.state import IN_BAG, OPEN, TURNED, ShogunState
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import answer, settle
from bakufu.kernel.words import Event, Seats
from tests.games.shogun.positions import GAME

GAMES = 6
MODULES = ("court", "samurai", "leaders", "chambers")


def naive_points(state: ShogunState) -> list[int]:
    """Provinces, buildings and majorities, from the board alone (SHO-6.3)."""
    points = [0] * state.players
    region_of = REGION_OF[state.options.side]
    for seat in range(state.players):
        for province in range(PROVINCES):
            if state.owner[province] == seat:
                points[seat] += 1 + sum(state.buildings[province] >> b & 1 for b in range(3))
    for region in range(5):
        for building, prize in ((0, 3), (1, 2), (2, 1)):
            counts = [
                sum(
                    1
                    for q in range(PROVINCES)
                    if state.owner[q] == seat and region_of[q] == region and state.buildings[q] >> building & 1
                )
                for seat in range(state.players)
            ]
            best = max(counts)
            if best:
                level = [seat for seat, count in enumerate(counts) if count == best]
                for seat in level:
                    points[seat] += prize if len(level) == 1 else prize - 1
    return points


def naive_last_points(state: ShogunState) -> list[int]:
    """Statues, trophies and chambers (SHO-9.6, SHO-10.4)."""
    points = [0] * state.players
    for seat in range(state.players):
        points[seat] += state.statues.count(seat) + state.trophies[seat]
    if state.tiles:
        grid = [state.tiles[6 * row : 6 * row + 6] for row in range(6)]
        lines = list(zip(grid, ROW_POINTS, strict=True))
        lines += [([grid[row][column] for row in range(6)], COLUMN_POINTS[column]) for column in range(6)]
        for line, prize in lines:
            count = Counter(line)
            assert not count[IN_BAG]
            assert not count[OPEN]
            best = [who for who in count if count[who] == max(count.values())]
            for who in best:
                if who != TURNED:
                    points[who] += prize - (len(best) > 1)
    return points


class Referee:
    """Hears everything and believes nothing."""

    def __init__(self, state: ShogunState) -> None:
        self.state = state
        self.points = [0] * state.players
        self.fight: dict[str, Any] | None = None
        self.expected: dict[str, Any] | None = None
        self.shown: list[tuple[int, int]] = []
        self.scoring = False
        self.order: tuple[int, ...] = ()

    def __call__(self, event: Event, to: Seats | None = None) -> None:
        """Note what is told, and check it."""
        name = type(event).__name__
        state = self.state
        assert (to is not None) == (name in ("Laid", "Lifted")), f"{name} told to {to}"
        outcome = ("Conquered", "Defended", "Cleared", "PutDown", "CardLost", "LeaderLost")
        if self.expected and name not in outcome:
            self.settle_fight(check_bowl=name not in ("Revolted", "Attacked", "Deployed", "ArmiesInBowl"))
        if isinstance(event, events_of_modules.PointsGot):
            self.points[event.seat] += event.points
        if isinstance(event, events_of_actions.LandScored) and not self.scoring:
            self.scoring = True
            for seat, points in enumerate(naive_points(state)):
                self.points[seat] += points
        if name in ("EventsOpened", "SeasonBegan"):
            self.scoring = False
            if isinstance(event, told_events.SeasonBegan) and event.season != 3:
                self.shown = []
        if isinstance(event, events_of_actions.Attacked):
            assert event.to in NEIGHBOURS[event.province]
            self.fight = {
                "kind": "attack",
                "seat": event.seat,
                "at": event.to,
                "defender": event.defender,
                "marker": state.markers[event.to],
                "buildings": state.buildings[event.to],
            }
        if isinstance(event, events_of_actions.Revolted):
            self.fight = {
                "kind": "revolt",
                "seat": event.seat,
                "at": event.province,
                "marker": state.markers[event.province],
                "buildings": state.buildings[event.province],
            }
        if isinstance(event, told_events.Thrown) and self.fight:
            self.foretell(event)
        if isinstance(event, told_events.Shown):
            self.shown.append((event.space, event.seat))
            self.order = state.order
        if isinstance(event, events_of_actions.TaxGathered):
            self.check_gathered(event.seat, event.province, event.chests, "tax", TAX[event.province], 0)
        if isinstance(event, events_of_actions.RiceGathered):
            self.check_gathered(event.seat, event.province, event.rice, "rice", RICE[event.province], 1)
        if isinstance(event, events_of_actions.Built):
            assert sum(state.buildings[event.province] >> b & 1 for b in range(3)) <= BUILDING_SPACES[event.province]

    def check_gathered(self, seat: int, province: int, got: int, word: str, amount: int, special: int) -> None:
        """The event first, then the special card, then the leader (SHO-4.10, SHO-9.2)."""
        state = self.state
        if state.event != NONE:
            card = EVENTS[state.event]
            if card.effect == f"{word}_at_most":
                amount = min(amount, card.amount)
            if card.effect == f"{word}_at_least":
                amount = max(amount, card.amount)
        assert got == amount + (state.special[seat] == special) + (state.leaders[seat] == province)

    def foretell(self, event: told_events.Thrown) -> None:
        """What the clauses say about this bowl."""
        fight = self.fight
        assert fight
        bowl = [0] * (VILLAGE + 1)
        for cubes in event.bowl:
            bowl[cubes.colour] = cubes.count
        seat, at = fight["seat"], fight["at"]
        rest = bowl[:]
        rest[seat] = 0
        if fight["kind"] == "revolt":
            rest[VILLAGE] = 0
            won = bowl[seat] > bowl[VILLAGE]
            owner, armies = (seat, bowl[seat] - bowl[VILLAGE]) if won else (NONE, 0)
        else:
            defender = fight["defender"]
            rest[defender] = 0
            village = 0
            if defender == VILLAGE or not fight["marker"]:
                village = bowl[VILLAGE]
                rest[VILLAGE] = 0
            own = bowl[defender] if defender != VILLAGE else 0
            attackers = bowl[seat]
            if attackers > own + village:
                owner, armies = seat, attackers - own - village
            elif attackers == own + village or own == 0:
                owner, armies = NONE, 0
            else:
                owner, armies = defender, own - max(0, attackers - village)
        self.expected = {"at": at, "owner": owner, "armies": armies, "bowl": rest, "fight": fight}
        self.fight = None

    def settle_fight(self, check_bowl: bool = True) -> None:
        """Whether it came as foretold."""
        expected, self.expected = self.expected, None
        if not expected:
            return
        state, at = self.state, expected["at"]
        assert state.owner[at] == expected["owner"], expected
        assert state.armies[at] == expected["armies"], expected
        if expected["owner"] == NONE:
            assert state.buildings[at] == state.markers[at] == 0
            assert at not in state.leaders
            assert at not in state.plans
        else:
            assert state.buildings[at] == expected["fight"]["buildings"]
            assert state.markers[at] - expected["fight"]["marker"] in (0, 1)
        if check_bowl:
            assert state.bowl == expected["bowl"], expected


def conserved(state: ShogunState) -> None:
    """Counted cube by cube (SHO-2.1), tile by tile, card by card."""
    inside: Counter[int] = Counter(colour for shelf in state.shelves for colour in shelf)
    for colour in (*range(state.players), VILLAGE):
        board = sum(state.armies[q] for q in range(PROVINCES) if state.owner[q] == colour)
        groups = sum(state.groups[colour]) if state.groups and colour < state.players else 0
        total = board + groups + state.reserve[colour] + state.bowl[colour] + inside[colour]
        assert total == (20 if colour == VILLAGE else 62)
    for province in range(PROVINCES):
        owner, armies = state.owner[province], state.armies[province]
        assert (owner >= 0) == (armies > 0)
        there = state.buildings[province]
        assert sum(there >> b & 1 for b in range(3)) <= BUILDING_SPACES[province]
        if owner < 0:
            assert there == 0
            assert state.markers[province] == 0
        if state.players == 3 and province in CLOSED[state.options.side]:
            assert owner == -2
        else:
            assert owner >= -1
        assert state.markers[province] >= 0
    assert all(value >= 0 for value in (*state.reserve, *state.bowl, *state.chests, *state.rice, *state.points))
    for building, tiles in enumerate((28, 26, 26)):
        assert state.supply[building] + sum(there >> building & 1 for there in state.buildings) == tiles
        assert state.supply[building] >= 0
    for seat in range(state.players):
        plan = [card for card in state.plan(seat) if card not in (NONE, TOWER_CARD)]
        assert len(plan) == len(set(plan))
        assert all(card >= CHEST_CARD or state.owner[card] == seat for card in plan)
        if "court" in state.options.modules:
            assert state.courtiers[seat] + state.hall[seat] <= 7
            assert min(state.courtiers[seat], state.hall[seat]) >= 0
            assert state.plan(seat).count(TOWER_CARD) <= 3
        if "leaders" in state.options.modules:
            assert state.leaders[seat] == NONE or state.owner[state.leaders[seat]] == seat
            assert 0 <= state.statues_left[seat] <= 6
        if state.tiles:
            assert state.tiles.count(seat) <= 15
    if "leaders" in state.options.modules:
        made = 6 * state.players - sum(state.statues_left)
        assert made == sum(who >= 0 for who in state.statues) + sum(state.trophies)


def choose(actions: Any, rng: Random, fierce: bool) -> Any:
    """Any answer, but seldom thinking again; the fierce march with all they have."""
    while True:
        action = rng.choice(actions)
        if isinstance(action, Rethink) and len(actions) > 1 and rng.random() < 0.95:
            continue
        break
    if fierce and isinstance(action, March):
        more = March(action.to, action.armies + 3)
        if more in actions:
            return more
    return action


def watch(state: ShogunState, referee: Referee, rng: Random, fierce: bool) -> None:
    """Play to the end at random under the referee's eyes."""
    players = state.players
    while state.stack:
        referee.settle_fight()
        conserved(state)
        step = state.stack[-1]
        seats = step.seats(state)
        seat = rng.choice(seats)
        before = (state.year, state.season)
        row, shown = state.row[:], referee.shown
        answer(state, seat, choose(step.ask(state, seat).actions, rng, fierce))
        if (state.year, state.season) != before and before[1] != 3 and shown:
            acted = [(space, who) for space, who in shown if space < 10]
            assert [who for _, who in acted] == list(referee.order) * 10
            spaces = [space for space, _ in acted][::players]
            assert sorted(spaces) == list(range(10))
            assert spaces[: len(row)] == row or not row
    referee.settle_fight()
    conserved(state)
    assert state.year == 2
    last = naive_last_points(state)
    assert state.points == [a + b for a, b in zip(referee.points, last, strict=True)]
    result = GAME.result(state)
    keys = [(state.points[seat], state.chests[seat]) for seat in range(players)]
    assert result.winners == tuple(seat for seat in range(players) if keys[seat] == max(keys))


@pytest.mark.parametrize("number", range(GAMES))
def test_a_whole_game_under_the_referee(number: int) -> None:
    """SHO-2.1, SHO-3.8, SHO-5, SHO-6.3, SHO-9.6, SHO-10.4 and what every state must keep."""
    rng = Random(number * 7919 + 5)
    players = 3 + number % 3
    side = ("sun", "moon")[number // 3 % 2]
    start = "draft" if side == "moon" else rng.choice(("draft", "preset"))
    modules = [module for module in MODULES if rng.random() < 0.6]
    tower = rng.choice(("shelves", "thirds"))
    options = GAME.read_options(players, {"side": side, "start": start, "modules": modules, "tower": tower})
    state = GAME.set_up(players, options, Chance(seed_from(number)))
    referee = Referee(state)
    state.tell = referee
    settle(state)
    watch(state, referee, rng, bool(number % 2))


@pytest.mark.parametrize("number", range(GAMES // 2))
def test_a_hard_game_under_the_referee(number: int) -> None:
    """The same from a strained summer: one has no provinces, one no reserve, one no chests, no village in stock."""
    rng = Random(number * 104729 + 3)
    players = 3 + number % 3
    modules = [module for module in MODULES if rng.random() < 0.7]
    options = GAME.read_options(players, {"modules": modules, "tower": rng.choice(("shelves", "thirds"))})
    state = GAME.set_up(players, options, Chance(seed_from(number + 10_000)))
    referee = Referee(state)
    state.tell = referee
    settle(state)
    while state.season == 0:
        step = state.stack[-1]
        seat = rng.choice(step.seats(state))
        answer(state, seat, choose(step.ask(state, seat).actions, rng, True))
    state.shelves[0] += [VILLAGE] * state.reserve[VILLAGE]
    state.reserve[VILLAGE] = 0
    poor, spread, broke = rng.sample(range(players), 3)
    for province in state.provinces(poor):
        state.reserve[poor] += state.armies[province]
        state.owner[province], state.armies[province], state.markers[province] = -1, 0, 0
        for building in range(3):
            state.supply[building] += state.buildings[province] >> building & 1
        state.buildings[province] = 0
    state.leaders[poor] = NONE
    state.hands[poor] = [card for card in state.hands[poor] if card >= CHEST_CARD]
    if state.provinces(spread):
        state.armies[state.provinces(spread)[0]] += state.reserve[spread]
        state.reserve[spread] = 0
    state.chests[broke] = 0
    for province in state.provinces(broke):
        state.markers[province] = rng.randrange(4)
    watch(state, referee, rng, bool(number % 2))
