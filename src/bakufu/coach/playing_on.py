"""A position played on to the end of the game, by a bot that is named."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from bakufu.bots import Thinker, bot
from bakufu.bots.playing import answer_of
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import Plan, judgement_of
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.state import State
from bakufu.kernel.step import answer, replace_top, settle
from bakufu.kernel.words import Action, Decision, Result, Seat

QUICK = "quick"
"""The game's own quick way to answer sensibly, by which the search plays on, too."""

SEATS = 16
"""More never sit at a table."""

NOBODY = -1

Policy: TypeAlias = Callable[[Any, Seat, Decision, dict[Any, Any]], Action]
"""Answers a decision; what it wants to remember until the game is over, it may keep in the dict."""


def policy(game: Game[Any], name: str, players: int = 0) -> Policy:
    """How a bot of this name plays on; or one for each of so many players, `fair,easy`.

    Raises `NoSuchBot`, and `Mistake` where not everybody has one.
    """
    names = name.split(",")
    if len(names) > 1:
        if len(names) != players:
            raise Mistake("one-bot-each", package="bakufu.coach", bots=len(names), players=players)
        each = [policy(game, one) for one in names]
        return lambda state, seat, decision, memory: each[seat](state, seat, decision, memory)
    if name == QUICK:
        return judgement_of(game).quick
    thinks = isinstance(bot(name, Random(0)), Thinker)

    def choose(state: State, seat: Seat, decision: Decision, memory: dict[Any, Any]) -> Action:
        player = memory.get(seat)
        if player is None:
            player = bot(name, Random(state.chance.below(1 << 32)))
            # Who thinks remembers a plan. Others begin anew, so that their whims depend on which answer it is alone.
            if thinks:
                memory[seat] = player
        return answer_of(player, game, state, seat, decision)

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


class Playing:
    """Playing on with whims of one's own: what is drawn where a choice is a toss-up is not drawn from the game's luck.

    Each answer of a seat has whims of its own, by its number, so that who plays as they did meets the same luck and the
    same whims again, whatever stood between.
    """

    def __init__(self, game: Game[Any], choose: Policy, seed: str) -> None:
        self.game, self._choose = game, choose
        self._luck, self._whims, self._order = (seed_from(f"{seed}/{part}") for part in ("luck", "whims", "order"))

    def would_answer(self, state: Any, seat: Seat, number: int, memory: dict[Any, Any]) -> Action:
        """What a seat answers that has given so many answers before."""
        luck, state.chance = state.chance, Chance(self._whims, (number * SEATS + seat) << 8)
        try:
            return self._choose(state, seat, state.stack[-1].ask(state, seat), memory)
        finally:
            state.chance = luck

    def to_the_end(
        self, state: Any, answered: Sequence[int], seat: Seat = 0, plan: Plan = (), turns: Sequence[Seat] = ()
    ) -> Result:
        """How the game ends, from here with this luck. `answered`: how often each seat has by now.

        First this seat follows its plan, as far as it fits. `turns`: who answers then, one after the other, where
        several are asked at the same time and it is no race; somebody's whims may go by who else has answered.
        The state is left as it is.
        """
        state = state.clone()
        state.chance, order = Chance(self._luck), Chance(self._order)
        numbers, memory, seats = list(answered), dict[Any, Any](), settle(state)
        for action in plan:
            # What a plan was made for may have changed in this sample by what others did.
            if seat not in seats or action not in state.stack[-1].ask(state, seat).actions:
                break
            seats = answer(state, seat, action)
            numbers[seat] += 1
        following = iter(turns)
        while seats:
            who = next(following, NOBODY)
            if len(seats) == 1:
                who = seats[0]
            elif who not in seats or state.stack[-1].ask(state, who).race:
                who = seats[order.below(len(seats))]
            seats = answer(state, who, self.would_answer(state, who, numbers[who], memory))
            numbers[who] += 1
        return self.game.result(state)


def victory(result: Result) -> list[float]:
    """What each seat has of the victory: all of it, nothing, or a share."""
    return [(place == 1) / len(result.winners) for place in result.places]
