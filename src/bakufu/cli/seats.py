"""Who sits where: people at the keyboard and bots."""

from random import Random
from typing import Any

from msgspec import Struct

from bakufu.bots import Bot, Budget, bot, names
from bakufu.bots.programs import PREFIX, ProgramBot
from bakufu.kernel.game import Game
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.names import NAMES

PERSON = "me"
USUAL_BOT = "greedy"


PROGRAM = PREFIX.removesuffix(":")


class Sitter(Struct, frozen=True):
    """Someone on a seat: a bot of this kind, or a person."""

    name: str
    kind: str = ""
    command: str = ""
    """For a program. It is only ever what a person has typed; none stands in a record, and none is taken from one."""


def seat_all(game: Game[Any], players: int | None, wish: str | None, usual: str | None = None) -> tuple[Sitter, ...]:
    """Everyone at the table. Without a wish: one person, and the usual bots."""
    wishes = wish.split(",") if wish is not None else None
    count = players if players is not None else len(wishes) if wishes else game.counts[0]
    if count not in game.counts:
        game.check(count, game.Options())
    if wishes is None:
        wishes = [PERSON, *[usual or USUAL_BOT] * (count - 1)]
    if len(wishes) != count:
        raise Mistake("wrong-seats", package="bakufu.cli", seats=len(wishes), players=count)
    return tuple(_sitter(one.strip(), NAMES[seat]) for seat, one in enumerate(wishes))


def _sitter(wish: str, name: str) -> Sitter:
    kind, _, own_name = wish.partition(":")
    if wish.startswith(PREFIX):
        return Sitter(f"{name} ({PROGRAM})", PROGRAM, own_name)
    if kind == PERSON:
        return Sitter(own_name or name)
    if kind not in names():
        raise Mistake("no-such-sitter", package="bakufu.cli", name=wish, bots=names())
    return Sitter(own_name or f"{name} ({kind})", kind)


def bots_for(sitters: tuple[Sitter, ...], seed: str | None, budget: Budget | None = None) -> dict[int, Bot]:
    """The bots by their seats; with a seed they always play the same, those who think by the clock excepted."""
    bots: dict[int, Bot] = {}
    for seat, sitter in enumerate(sitters):
        rng = Random(None if seed is None else f"{seed}/{seat}")
        if sitter.command:
            bots[seat] = ProgramBot(sitter.command, rng, budget)
        elif sitter.kind:
            bots[seat] = bot(sitter.kind, rng, budget)
    return bots
