"""Positions with names, and a tower that does as it is told."""

from collections.abc import Callable, Sequence

import pytest

import bakufu
from bakufu.games.shogun import fights
from bakufu.games.shogun.components import ACTIONS, ARMIES, BY_KEY, EVENTS, PROVINCES, SPACES, VILLAGE, VILLAGE_ARMIES
from bakufu.games.shogun.season import CarryOut
from bakufu.games.shogun.state import NEUTRAL, ShogunState
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.step import Step, answer, settle
from bakufu.kernel.words import Action, Decision, Event, Seats

GAME: Game[ShogunState] = bakufu.find("shogun")

THEATRE_CALMS, TEMPLE_SHIELDS, CASTLE_DEFENDS = 0, 2, 4
TAX_AT_MOST, TAX_AT_LEAST, RICE_AT_MOST, RICE_AT_LEAST, NEUTRAL_DEFENDS, SHORT_LEVY = range(6, 12)
EFFECTS = [event.effect for event in EVENTS]


def p(name: str) -> int:
    """A province by its short name."""
    return BY_KEY[name]


def start(players: int = 4, seed: int = 7, **options: object) -> ShogunState:
    """A game just set up, at its first decision."""
    state = GAME.set_up(players, GAME.read_options(players, options), Chance(seed_from(seed)))
    settle(state)
    return state


def bare(players: int = 4, **options: object) -> ShogunState:
    """A first spring with plans still to be laid, nobody on the board, and nothing in the tower."""
    state = start(players, 7, **options)
    state.owner = [min(owner, NEUTRAL) for owner in state.owner]
    state.armies = [0] * PROVINCES
    state.bowl = [0] * (VILLAGE + 1)
    state.shelves = [[] for _ in state.shelves]
    state.reserve = [ARMIES if colour < players else 0 for colour in range(VILLAGE)] + [VILLAGE_ARMIES]
    state.groups = ()
    state.order = tuple(range(players))
    state.hands = [[] for _ in range(players)]
    return state


def hold(state: ShogunState, seat: int, **armies: int) -> None:
    """A player holds these provinces (an underscore stands for a hyphen) with armies from the reserve."""
    for name, count in armies.items():
        province = p(name.replace("_", "-"))
        state.owner[province] = seat
        state.armies[province] = count
        state.reserve[seat] -= count


def plan(state: ShogunState, seat: int, space: int, card: int | str) -> None:
    """A card lies on a player's plan."""
    state.plans[seat * SPACES + space] = p(card) if isinstance(card, str) else card


def carry_out(state: ShogunState, *actions: int) -> Seats:
    """These actions come first; go on to the first decision, or to the end of all ten."""
    others = [space for space in range(ACTIONS) if space not in actions]
    state.row = [*actions, *others]
    state.closed = []
    state.confirmed = (1 << state.players) - 1
    state.stack = [CarryOut(0, 0)]
    return settle(state)


def do(state: ShogunState, action: int, seat: int, province: str) -> Seats:
    """One player carries out one action in a province."""
    plan(state, seat, action, province)
    return carry_out(state, action)


def asked(state: ShogunState) -> Decision:
    """What the first seat that must decide is asked."""
    step = state.stack[-1]
    decision: Decision = step.ask(state, step.seats(state)[0])
    return decision


def listen(state: ShogunState) -> list[Event]:
    """All that is told from now on."""
    told: list[Event] = []
    state.tell = lambda event, to=None: told.append(event)
    return told


def total(state: ShogunState, colour: int) -> int:
    """All cubes of a colour, wherever they are."""
    return GAME.pieces(state)[f"cubes-{colour}"]


Tower = Callable[..., list[list[int]]]


@pytest.fixture
def tower(monkeypatch: pytest.MonkeyPatch) -> Tower:
    """Say what falls out at the next throws: `tower({0: 3, 1: 1})`. What was thrown is kept in the list returned."""

    def will_give(*bowls: dict[int, int]) -> list[list[int]]:
        thrown: list[list[int]] = []
        queue = list(bowls)

        def throw(state: ShogunState, cubes: Sequence[int]) -> None:
            thrown.append(list(cubes))
            falling = queue.pop(0)
            inside = [have + new for have, new in zip(state.inside(), cubes, strict=True)]
            for colour, count in falling.items():
                assert inside[colour] >= count, "what is not in the tower cannot fall out"
                inside[colour] -= count
                state.bowl[colour] += count
            state.shelves[0] = [colour for colour, count in enumerate(inside) for _ in range(count)]
            state.shelves[1:] = [[] for _ in state.shelves[1:]]

        if bakufu.IS_COMPILED:
            pytest.skip("compiled rules throw into the tower itself, and not into one that a test puts in its place")
        monkeypatch.setattr(fights, "throw", throw)
        return thrown

    return will_give


def play(state: ShogunState, action: Action, seat: int | None = None) -> Seats:
    """The seat that is asked (or this one of several) answers; the answer must be allowed."""
    step = state.stack[-1]
    who = step.seats(state)[0] if seat is None else seat
    assert who in step.seats(state)
    assert action in step.ask(state, who).actions, f"{action} is not allowed by {step}"
    return answer(state, who, action)


def refused(state: ShogunState, action: Action) -> bool:
    """Whether the seat that is asked may not answer so."""
    step = state.stack[-1]
    return action not in step.ask(state, step.seats(state)[0]).actions


def waiting(state: ShogunState) -> Seats:
    """Whom the table waits for."""
    return tuple(state.stack[-1].seats(state)) if state.stack else ()


def run(state: ShogunState, *steps: Step[ShogunState]) -> Seats:
    """Only these procedures, the first of them first; go on to the first decision."""
    state.stack = list(steps[::-1])
    return settle(state)


def balanced(state: ShogunState) -> None:
    """62 cubes of each player and 20 of the village, wherever they are (SHO-2.1)."""
    for seat in range(state.players):
        assert total(state, seat) == ARMIES
    assert total(state, VILLAGE) == VILLAGE_ARMIES
