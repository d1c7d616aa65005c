"""Whether new values are better than the last: one search by the new at tables of the last, until a test is sure."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from bakufu.arena.match import play
from bakufu.arena.sequential import Bounds, Sequential
from bakufu.arena.workers import done
from bakufu.bots import Budget
from bakufu.bots.search_bot import SearchBot
from bakufu.games import find
from bakufu.kernel.chance import seed_from
from bakufu.kernel.values import Values
from bakufu.training.self_play import judgement_with


class Duel(Struct, frozen=True):
    """A deal, played as often as there are seats: the new sits on each of them once, the others go by the last."""

    game: str
    players: int
    seed: str
    playouts: int
    new: Values
    last: Values
    better: float = 0.1
    """So much more of the victories than chance gives is worth finding out."""


def share_of_new(duel: Duel) -> float:
    """What the new takes of the victories of a deal."""
    game = find(duel.game)
    options = game.read_options(duel.players, {})
    new, last = judgement_with(game, duel.new), judgement_with(game, duel.last)
    won = 0.0
    for mine in range(duel.players):
        bots = [
            SearchBot(Random(f"{duel.seed}/{seat}"), Budget(playouts=duel.playouts), new if seat == mine else last)
            for seat in range(duel.players)
        ]
        state, _ = play(game, options, seed_from(duel.seed), bots, Random(f"{duel.seed}/order"))
        winners = game.result(state).winners
        won += (mine in winners) / len(winners)
    return won / duel.players


def bounds(players: int, better: float) -> Bounds:
    """No better than chance gives, or better by as much as is worth finding out."""
    return Bounds(1 / players, 1 / players + better)


def compare(duel: Duel, deals: int, workers: int, kept: Path, ray: str | None = None) -> Iterator[Sequential]:
    """The test after every deal, until it is sure or there have been so many; deals count in their order.

    What came of a deal is kept in that file; those that stand there are not played again.
    """
    test = Sequential(bounds(duel.players, duel.better))
    lines = kept.read_text().splitlines() if kept.is_file() else []
    ended = {seed: float(share) for seed, share in (line.split() for line in lines)}
    read = 0

    def look() -> None:
        nonlocal read
        while read < deals and test.verdict == "undecided" and (seed := f"{duel.seed}/{read}") in ended:
            test.add(ended[seed])
            read += 1

    look()
    yield test
    names = [f"{duel.seed}/{number}" for number in range(deals)]
    jobs = (replace(duel, seed=name) for name in names if name not in ended and test.verdict == "undecided")
    with closing(done(jobs, share_of_new, workers, ray=ray)) as playing:
        for job, share in playing:
            ended[job.seed] = share
            with kept.open("a") as file:
                file.write(f"{job.seed} {share}\n")
            look()
            yield test
            if test.verdict != "undecided":
                return
