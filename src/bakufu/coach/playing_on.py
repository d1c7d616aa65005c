"""A position played on to the end of the game, by a bot that is named."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from bakufu.bots import bot
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import Plan, judgement_of
from bakufu.kernel.sight import Sight
from bakufu.kernel.state import State
from bakufu.kernel.step import answer, replace_top, settle
from bakufu.kernel.words import Action, Decision, Result, Seat

QUICK = "quick"
"""The game's own quick way to answer sensibly, by which the search plays on, too."""

Policy: TypeAlias = Callable[[Any, Seat, Decision, dict[Any, Any]], Action]
"""Answers a decision; what it wants to remember until the game is over, it may keep in the dict."""


def policy(game: Game[Any], name: str) -> Policy:
    """How a bot of this name plays on. Raises `NoSuchBot`."""
    if name == QUICK:
        return judgement_of(game).quick
    bot(name, Random(0))

    def choose(state: State, seat: Seat, decision: Decision, memory: dict[Any, Any]) -> Action:
        if seat not in memory:
            memory[seat] = bot(name, Random(state.chance.below(1 << 32)))
        chosen: Action = memory[seat].choose(Sight(game, state, seat, decision))
        return chosen

    return choose


def play_to_the_end(game: Game[Any], state: State, choose: Policy, seat: Seat = 0, plan: Plan = ()) -> list[float]:
    """What each seat has of the victory in the end; first this seat follows its plan. The state is used up.

    All luck is that of the state, so plans tried on clones of one sample share it.
    """
    seats = settle(state)
    for action in plan:
        # What a plan was made for may have changed in this sample by what others did.
        if seat not in seats or action not in state.stack[-1].ask(state, seat).actions:
            break
        seats = answer(state, seat, action)
    stack, below = state.stack, state.chance.below
    memory: dict[Any, Any] = {}
    while seats:
        who = seats[0] if len(seats) == 1 else seats[below(len(seats))]
        step = stack[-1]
        replace_top(stack, step.do(state, who, choose(state, who, step.ask(state, who), memory)))
        seats = settle(state)
    return victory(game.result(state))


def victory(result: Result) -> list[float]:
    """What each seat has of the victory: all of it, nothing, or a share."""
    return [(place == 1) / len(result.winners) for place in result.places]
