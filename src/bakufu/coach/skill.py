"""How lucky everybody was in a whole game, and nothing else: for ratings, which want many games soon.

The same luck as the ledger's, found more cheaply. Since start + choices + luck = result, it is enough to weigh the
start and those choices that the one who plays on would have made otherwise.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bakufu.coach.course import Node, course
from bakufu.coach.playing_on import Playing, victory
from bakufu.kernel.table import Table
from bakufu.kernel.words import Result

Shares = tuple[list[float], list[float]]
"""By seat: what it has of the victory, and its points less the mean of all."""


class Luck(Struct, frozen=True):
    """By seat: what luck changed in its chances to win, and in how many points it ends above the mean of all."""

    victory: list[float]
    points: list[float]
    choices: Shares
    """What all choices changed in both. Less noisy than luck, since before the first choice nothing has to be weighed:
    where a game begins is the same for all games."""


def luck_of(table: Table[Any], players: Sequence[Playing]) -> Luck:
    """The luck of a finished game, by so many samples. It comes to nothing over many games, whoever plays on."""
    assert table.result
    seats, samples = table.players, len(players)
    start, choices = _nothing(seats), _nothing(seats)
    known: list[Shares | None] = [None] * samples
    """What becomes of each sample as the game stands."""
    for place, node in enumerate(course(table)):
        if place and node.seat is None:
            known = [None] * samples
            continue
        for number, playing in enumerate(players):
            if not place:
                _add(start, _played_on(playing, node), 1 / samples)
            elif not as_played(playing, node):
                before = known[number] or _played_on(playing, node)
                after = known[number] = _played_on(playing, node, chosen=True)
                _add(choices, before, -1 / samples)
                _add(choices, after, 1 / samples)
    luck = shares(table.result)
    _add(luck, start, -1)
    _add(luck, choices, -1)
    return Luck(*luck, choices)


def shares(result: Result) -> Shares:
    """How a game has ended for everybody."""
    mean = sum(result.scores) / len(result.scores)
    return victory(result), [score - mean for score in result.scores]


def as_played(playing: Playing, node: Node) -> bool:
    """Whether who plays on would have chosen the same, so that it changes nothing; of luck nobody knows.

    Where several choose at the same time they are asked in the order in which they answered; in a race, who was first
    is part of the choice.
    """
    if node.seat is None:
        return False
    step, state = node.state.stack[-1], node.state
    if step.ask(state, node.seat).race and len(step.seats(state)) > 1:
        return False
    return playing.would_answer(state, node.seat, node.answered[node.seat], {}) == node.action


def _played_on(playing: Playing, node: Node, chosen: bool = False) -> Shares:
    """From before the choice, or from after it."""
    if node.seat is None or node.action is None:
        return shares(playing.to_the_end(node.state, node.answered, turns=node.turns))
    if chosen:
        return shares(playing.to_the_end(node.state, node.answered, node.seat, (node.action,), node.turns))
    return shares(playing.to_the_end(node.state, node.answered, turns=(node.seat, *node.turns)))


def _nothing(seats: int) -> Shares:
    return [0.0] * seats, [0.0] * seats


def _add(sums: Shares, shares: Shares, times: float) -> None:
    for total, one in zip(sums, shares, strict=True):
        for seat, share in enumerate(one):
            total[seat] += times * share
