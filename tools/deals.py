"""Finished games between two bots who sit at one table by turns, for `tools.luck` and `tools.skill`."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from bakufu.arena.entrants import entrant
from bakufu.arena.match import play
from bakufu.arena.simulate import SIMULATED
from bakufu.arena.workers import done
from bakufu.bots import Bot
from bakufu.bots.levelled import Beginner
from bakufu.games import find
from bakufu.kernel.chance import seed_from
from bakufu.kernel.table import Table
from bakufu.kernel.words import Answer

SLIPS = "slips@"
"""`slips@0.1` plays like `greedy`, but in one answer of ten it does what only looks sensible."""


class Deal(Struct, frozen=True):
    """A game to be played: the same number is the same deal; `exchanged`: each seat's bot is the other one."""

    game: str
    players: int
    options: dict[str, str]
    """Each as JSON."""
    bots: tuple[str, str]
    number: int
    exchanged: bool = False

    @property
    def seated(self) -> list[str]:
        """Who sits where."""
        return [self.bots[(seat + self.exchanged) % 2] for seat in range(self.players)]

    @property
    def seed(self) -> str:
        """What the luck is made of."""
        return f"luck/{self.game}/{self.number}"


def played(deal: Deal) -> Table[Any]:
    """The game, played to its end. Bots have dice of their own, others in either game of a deal."""
    game, dice = find(deal.game), f"{deal.seed}/{deal.exchanged}"
    options = game.read_options(
        deal.players, {name: msgspec.json.decode(value) for name, value in deal.options.items()}
    )
    bots = [sit_down(name, Random(f"{dice}/{seat}")) for seat, name in enumerate(deal.seated)]
    answers: list[Answer] = []
    play(game, options, seed_from(deal.seed), bots, Random(f"{dice}/order"), answers=answers)
    table: Table[Any] = Table(game, deal.players, options, seed_from(deal.seed))
    table.play_all(answers)
    return table


def sit_down(name: str, rng: Random) -> Bot:
    """Any bot of an arena, or one that slips so often."""
    if name.startswith(SLIPS):
        slips = float(name.removeprefix(SLIPS))
        return Beginner(rng, lambda _: slips)
    return entrant(name, SIMULATED).make(rng)


class Accounted(Protocol):
    """What came of a job."""

    @property
    def job(self) -> Any:
        """What was done."""


R = TypeVar("R", bound=Accounted)


def kept_in(file: Path | None, kind: type[R]) -> list[R]:
    """What is there already."""
    lines = file.read_bytes().splitlines() if file and file.exists() else []
    return [msgspec.json.decode(line, type=kind) for line in lines]


def carry_out(jobs: Sequence[Any], rows: list[R], work: Callable[[Any], R], workers: int, file: Path | None) -> list[R]:
    """Do those jobs that are not among the rows, and add them there; each is kept as soon as it is done."""
    there = [row.job for row in rows]
    for _, row in done([job for job in jobs if job not in there], work, workers):
        rows.append(row)
        if file:
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(row) + b"\n")
    return [row for row in rows if row.job in jobs]


def options_of(given: list[str]) -> dict[str, str]:
    """`taking=draft`, `modules=["court"]`, each as JSON."""
    return {name: _json(value) for name, value in (option.split("=", 1) for option in given)}


def _json(value: str) -> str:
    try:
        msgspec.json.decode(value)
    except msgspec.DecodeError:
        return msgspec.json.encode(value).decode()
    return value


def spelled(options: dict[str, str]) -> str:
    """For people."""
    return ", ".join(f"{name}={msgspec.json.decode(value)}" for name, value in options.items())
