"""A game with a number of players and a set of options, and random walks through it."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.json import encode
from bakufu.kernel.playout import random_playout
from bakufu.kernel.state import FIRST_RULES, State
from bakufu.kernel.table import Table
from bakufu.kernel.words import Decision, Seat

LONGEST = 20_000
"""A game of more decisions than this does not end."""

LOOKS = 25
"""So many close looks at each game at a table, as a rule."""

FEW = 30
"""All variants of a game are looked at where there are no more than this."""


class Violation(AssertionError):
    """What must hold for every game does not hold for this one: where, and what was seen."""


class Effort(NamedTuple):
    """How much of a game each check looks at: whole games for each variant, and how deep positions are counted."""

    games: int
    """Silent random games for each variant, watched at every decision."""
    told: int
    """Random games at a table for each variant, looked at closely now and then."""
    depth: int
    """How many answers deep positions are counted."""
    every: int
    """A close look comes about once in so many decisions."""


class Variant(NamedTuple):
    """A game with a number of players and a set of options."""

    game: Game[Any]
    players: int
    options: Any
    effort: Effort

    def __str__(self) -> str:
        default = self.game.Options()
        chosen = {key: getattr(self.options, key) for key in self.game.choices()}
        other = {key: value for key, value in chosen.items() if value != getattr(default, key)}
        words = [f"{key}={'+'.join(value) if isinstance(value, tuple) else value}" for key, value in other.items()]
        return "-".join([self.game.id, str(self.players), *words])

    def start(self, seed: int, rules: str | None = None) -> State:
        """A game just set up, to be played by these rules or by the newest."""
        state: State = self.game.set_up(self.players, self.options, Chance(seed_from(seed)), rules)
        return state

    def table(self, seed: int, rules: str | None = None) -> Table[Any]:
        """A table with a new game."""
        return Table(self.game, self.players, self.options, seed_from(seed), rules=rules)

    def violated(self, sentence: str, seed: int, answers: int) -> Violation:
        """What was seen in the game of this seed after so many answers."""
        return Violation(f"{self}, seed {seed}, after {answers} answers: {sentence}")


def effort_for(game: Game[Any], games: int) -> Effort:
    """As much as fits so many games for each variant: long games are looked at less often."""
    players, options = next(game.variants())
    state = game.set_up(players, options, Chance(seed_from(0)))
    every = max(1, random_playout(state, Random(0), LONGEST) // LOOKS)
    return Effort(games=games, told=max(1, games // 10), depth=0, every=every)


def spread(game: Game[Any]) -> Iterator[tuple[int, Any]]:
    """All variants; of many, only a few that have, taken together, each two choices in one of them."""
    variants = list(game.variants())
    if len(variants) <= FEW:
        yield from variants
        return
    choices = {variant: frozenset(combinations(_choices(game, variant), 2)) for variant in variants}
    missing = set().union(*choices.values())
    while missing:
        best = max(variants, key=lambda variant: len(choices[variant] & missing))
        missing -= choices[best]
        yield best


def _choices(game: Game[Any], variant: tuple[int, Any]) -> list[tuple[str, Any]]:
    players, options = variant
    return [("players", players), *((name, getattr(options, name)) for name in game.choices())]


def one_of_each_option(game: Game[Any], effort: Effort) -> list[Variant]:
    """The default game for each number of players, and then one variant for each other value of each option."""
    default = game.Options()
    wanted = [(count, default) for count in game.counts]
    middle = game.counts[len(game.counts) // 2]
    for count, options in game.variants():
        differing = [key for key in game.choices() if getattr(options, key) != getattr(default, key)]
        few = all(not isinstance(getattr(options, key), tuple) or len(getattr(options, key)) == 1 for key in differing)
        if count == middle and len(differing) == 1 and few:
            wanted.append((count, options))
    return [Variant(game, count, options, effort) for count, options in wanted]


def of_every_version(game: Game[Any], effort: Effort) -> list[tuple[Variant, str]]:
    """One variant for each option, with each version of the rules that has it."""
    versions = [str(number) for number in range(FIRST_RULES, int(game.rules_version) + 1)]
    variants = one_of_each_option(game, effort)
    return [(variant, rules) for rules in versions for variant in variants if knows(variant, rules)]


def knows(variant: Variant, rules: str) -> bool:
    """Whether these options were there by that version of the rules."""
    return all(
        getattr(variant.options, name) == getattr(variant.game.Options(), name) or int(rules) >= since
        for name, since in variant.game.options_since.items()
    )


def walk(table: Table[Any], rng: Random) -> Iterator[tuple[Seat, Decision]]:
    """Play to the end at random; stop before each answer with the seat that is about to give it."""
    while not table.over:
        seat = rng.choice(table.waiting_for)
        decision = table.state.stack[-1].ask(table.state, seat)
        yield seat, decision
        action = rng.choice(decision.actions)
        if not table.play(seat, action):
            raise Violation(f"{table}: the listed answer {action} of seat {seat} came too late")
        if len(table.answers) > LONGEST:
            raise Violation(f"{table}: the game does not end")


def seen_by(game: Game[Any], state: State, seat: Seat) -> bytes:
    """All that reaches a seat: its view, whom the table waits for, and what it is asked."""
    step = state.stack[-1] if state.stack else None
    waiting = step.seats(state) if step else ()
    asked = None
    if step and seat in waiting:
        decision = step.ask(state, seat)
        asked = (decision.name, decision.secret, list(decision.actions))
    return encode((game.view(state, seat), waiting, asked))
