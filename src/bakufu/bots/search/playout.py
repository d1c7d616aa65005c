"""A plan carried out on a sample, played on by the game's quick policy, and judged."""

from typing import Any

from bakufu.kernel.judgement import Judgement, Plan
from bakufu.kernel.state import State
from bakufu.kernel.step import answer, replace_top, settle
from bakufu.kernel.words import Seat


def playout(judgement: Judgement[Any], state: State, seat: Seat, plan: Plan) -> tuple[list[float], int]:
    """Each seat's chance to win in the end, and how many positions were looked at. The state is used up.

    All luck is that of the state, so plans tried on clones of one sample share it.
    """
    horizon = judgement.round(state) + judgement.rounds
    seats = answer(state, seat, plan[0])
    done = 1
    for action in plan[1:]:
        # What a plan was made for may have changed in this sample by what others did.
        if seat not in seats or action not in state.stack[-1].ask(state, seat).actions:
            break
        seats = answer(state, seat, action)
        done += 1
    most = done + judgement.decisions
    stack, below, quick = state.stack, state.chance.below, judgement.quick
    memory: dict[Any, Any] = {}
    while seats and done < most and judgement.round(state) < horizon:
        who = seats[0] if len(seats) == 1 else seats[below(len(seats))]
        step = stack[-1]
        replace_top(stack, step.do(state, who, quick(state, who, step.ask(state, who), memory)))
        seats = settle(state)
        done += 1
    return judgement.chances(state), done
