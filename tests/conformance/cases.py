"""Which games the suite runs on, and random walks through them."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

import bakufu
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.json import encode
from bakufu.kernel.state import FIRST_RULES, State
from bakufu.kernel.table import Table


class Effort(NamedTuple):
    """How much of a game each test looks at: whole games for each variant, and how deep positions are counted."""

    games: int
    """Silent random games for each variant, watched at every decision."""
    told: int
    """Random games at a table for each variant, looked at closely now and then."""
    depth: int
    """How many answers deep positions are counted."""
    every: int
    """A close look comes about once in so many decisions."""


# A new game is one line here.
GAMES = {
    "edo_yashiki": Effort(games=80, told=3, depth=8, every=7),
    "bushido": Effort(games=150, told=2, depth=4, every=30),
    "shitenno": Effort(games=700, told=10, depth=6, every=7),
    "shogun": Effort(games=2, told=1, depth=4, every=50),
}


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


VARIANTS = [Variant(bakufu.find(name), *pair, GAMES[name]) for name in GAMES for pair in bakufu.find(name).variants()]

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
every_game = pytest.mark.parametrize("name", list(GAMES))


def one_of_each_option(name: str) -> list[Variant]:
    """The default game for each number of players, and then one variant for each other value of each option."""
    game = bakufu.find(name)
    default = game.Options()
    wanted = [(count, default) for count in game.counts]
    middle = game.counts[len(game.counts) // 2]
    for count, options in game.variants():
        differing = [key for key in game.choices() if getattr(options, key) != getattr(default, key)]
        few = all(not isinstance(getattr(options, key), tuple) or len(getattr(options, key)) == 1 for key in differing)
        if count == middle and len(differing) == 1 and few:
            wanted.append((count, options))
    return [Variant(game, count, options, GAMES[name]) for count, options in wanted]


def of_every_version(name: str) -> list[tuple[Variant, str]]:
    """One variant for each option, with each version of the rules that has it."""
    game = bakufu.find(name)
    versions = [str(number) for number in range(FIRST_RULES, int(game.rules_version) + 1)]
    return [(variant, rules) for rules in versions for variant in one_of_each_option(name) if knows(variant, rules)]


def knows(variant: Variant, rules: str) -> bool:
    """Whether these options were there by that version of the rules."""
    return all(
        getattr(variant.options, name) == getattr(variant.game.Options(), name) or int(rules) >= since
        for name, since in variant.game.options_since.items()
    )


def walk(table: Table[Any], rng: Random) -> Iterator[tuple[int, Any]]:
    """Play to the end at random; stop before each answer with the seat that is about to give it."""
    while not table.over:
        seat = rng.choice(table.waiting_for)
        decision = table.state.stack[-1].ask(table.state, seat)
        yield seat, decision
        assert table.play(seat, rng.choice(decision.actions))


def seen_by(game: Game[Any], state: State, seat: int) -> bytes:
    """All that reaches a seat: its view, whom the table waits for, and what it is asked."""
    step = state.stack[-1] if state.stack else None
    waiting = step.seats(state) if step else ()
    asked = None
    if step and seat in waiting:
        decision = step.ask(state, seat)
        asked = (decision.name, decision.secret, list(decision.actions))
    return encode((game.view(state, seat), waiting, asked))
