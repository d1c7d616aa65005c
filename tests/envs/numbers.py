"""`python -m tests.envs.numbers`: thousands of random games, in which every legal answer has a number of its own."""

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random

from rich.console import Console
from rich.progress import track

import bakufu
from bakufu.conformance.variant import Variant, one_of_each_option
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import answer, settle
from bakufu.kernel.words import Decision
from tests.envs.tables import LITTLE


def check(table: Variant, decision: Decision) -> int:
    """Raise where an answer has no number, or two have the same, or a number does not lead back; how many there are."""
    game, numbering = table.game, table.game.numbering
    actions = numbering.numbered(decision.actions)
    found = {game.action_number(action): action for action in actions}
    assert len(found) == len(actions), f"{table}: two answers to {decision} share a number"
    for number, action in found.items():
        numbers = numbering.numbers(action)
        assert all(0 <= one < game.actions_in_all for one in numbers), f"{table}: {action} has number {numbers}"
        assert all(one < numbering.parts for one in numbers[:-1]), f"{table}: {action} could end before it is told"
        assert (number < game.actions_in_all) == (len(numbers) == 1)
        assert game.action_at(number) == action, f"{table}: {number} does not tell {action}"
    return len(found)


def walk(table: Variant, seed: int) -> Iterator[Decision]:
    """Every decision of a random game."""
    rng = Random(seed)
    state = table.game.set_up(table.players, table.options, Chance(seed_from(seed)))
    seats = settle(state)
    while seats:
        seat = rng.choice(seats)
        decision = state.stack[-1].ask(state, seat)
        yield decision
        seats = answer(state, seat, decision.actions[rng.randrange(len(decision.actions))])


def main() -> None:
    """Go through so many games of each game, spread over its tables, and say what was seen."""
    parser = ArgumentParser(prog="make numbers", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each game (%(default)s)")
    parser.add_argument("--game", help="only this one")
    asked = parser.parse_args()
    console = Console(stderr=True)
    for game in [bakufu.find(asked.game)] if asked.game else bakufu.all_games():
        tables = one_of_each_option(game, LITTLE)
        decisions = answers = 0
        seen: set[int] = set()
        seeds = track(range(asked.games), game.name, console=console, transient=True, disable=not console.is_terminal)
        for seed in seeds:
            table = tables[seed % len(tables)]
            for decision in walk(table, seed):
                answers += check(table, decision)
                decisions += 1
                seen.update(map(game.action_number, game.numbering.numbered(decision.actions)))
        print(
            f"{game.id}: {asked.games} games at {len(tables)} tables, {decisions} decisions, {answers} legal answers, "
            f"{len(seen)} different ones, each with a number of its own",
            flush=True,
        )


if __name__ == "__main__":
    main()
