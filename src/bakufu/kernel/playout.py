"""Whole games without a table: silent, as fast as the rules allow."""

from random import Random
from typing import Any

from bakufu.kernel.state import State
from bakufu.kernel.step import END, Step


def random_playout(state: State, rng: Random, most: int = 1_000_000) -> int:
    """Answer every decision at random until the game is over; say how many there were.

    Where several seats are pending, chance says who answers first, so a race is a fair one.
    """
    random = rng.random
    stack = state.stack
    decisions = 0
    while stack and decisions < most:
        step: Step[Any] = stack[-1]
        seats = step.seats(state)
        if seats:
            seat = seats[0] if len(seats) == 1 else seats[int(random() * len(seats))]
            actions = step.ask(state, seat).actions
            following = step.do(state, seat, actions[int(random() * len(actions))])
            decisions += 1
        else:
            following = step.run(state)
        # As `replace_top`, whose call would be felt here.
        if following is None:
            stack.pop()
        elif type(following) is tuple:
            if len(following) == 2:
                stack[-1] = following[1]
                stack.append(following[0])
            else:
                stack[-1:] = following[::-1]
        elif following is END:
            stack.clear()
        else:
            stack[-1] = following
    return decisions
