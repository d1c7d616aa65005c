"""One game of an arena: what is played, how it ended, and its record."""

from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bakufu.arena.entrants import PACKAGE, Entrant, entrant
from bakufu.arena.match import play
from bakufu.bots import Budget
from bakufu.bots.programs import ProgramBot
from bakufu.games import find
from bakufu.kernel.chance import seed_from
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.record import Record
from bakufu.kernel.table import Table
from bakufu.kernel.words import Answer

PROGRAM = "exec"
"""How a program is called in a record: no command stands there."""


class Bout(Struct, frozen=True):
    """A game to be played. All but the number says what it is: two that are alike are the same game."""

    number: int
    game: str
    rules: str
    options: str
    """All of them, as JSON."""
    seed: str
    """The deal: bouts with the same one meet the same luck, as long as they are played alike."""
    seating: tuple[str, ...]
    budget: Budget

    def entrants(self) -> list[Entrant]:
        """Who sits where."""
        return [entrant(name, self.budget) for name in self.seating]


class BoutResult(Struct, frozen=True):
    """How a game ended, by seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    faults: tuple[int, ...]
    """Decisions that programs lost by a crash, by silence or by a wrong answer."""
    decisions: int
    digest: str
    """Of the position at the end: a game played otherwise has another one."""


class PlayedOtherwise(Mistake):
    """A game that did not come out as it had before."""


def play_out(bout: Bout) -> BoutResult:
    """Play it."""
    return _play(bout)[0]


def record_of(bout: Bout, before: BoutResult) -> Record:
    """Play it again, and write it down; raises `PlayedOtherwise` where it does not come out as before."""
    outcome, answers, table = _play(bout)
    if outcome != before:
        clocked = {name for name, who in zip(bout.seating, bout.entrants(), strict=True) if who.by_the_clock}
        message = "arena-otherwise-clock" if clocked else "arena-otherwise"
        raise PlayedOtherwise(message, package=PACKAGE, number=bout.number, bots=tuple(sorted(clocked)))
    for seat, action in answers:
        table.play(seat, action)
    return table.record


def _play(bout: Bout) -> tuple[BoutResult, list[Answer], Table[Any]]:
    """Silently, as an arena plays; the answers, and a table on which nothing has been answered yet.

    A seat's random numbers depend on deal and seat only: whoever sits there meets the same ones.
    """
    game, seed, players = find(bout.game), seed_from(bout.seed), len(bout.seating)
    options = game.read_options(players, msgspec.json.decode(bout.options))
    entrants = bout.entrants()
    bots = [who.make(Random(f"{bout.seed}/{seat}")) for seat, who in enumerate(entrants)]
    answers: list[Answer] = []
    state, decisions = play(game, options, seed, bots, Random(f"{bout.seed}/order"), bout.rules, answers)
    result = game.result(state)
    faults = tuple(made.lost if isinstance(made, ProgramBot) else 0 for made in bots)
    digest = blake2b(state.to_json().encode(), digest_size=8).hexdigest()
    kinds = tuple(PROGRAM if who.program else who.bot for who in entrants)
    table: Table[Any] = Table(game, players, options, seed, rules=bout.rules, bots=kinds)
    return BoutResult(result.places, result.scores, faults, decisions, digest), answers, table
