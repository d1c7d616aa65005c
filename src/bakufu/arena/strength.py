"""How strong a bot is: one of it at a table of others, the seats rotated, and how sure that figure is."""

from collections.abc import Iterator
from math import sqrt
from random import Random
from time import perf_counter

from msgspec import Struct

from bakufu.arena.match import play
from bakufu.bots import Bot, Budget, Sight, Thinker
from bakufu.bots.programs import bot_or_program
from bakufu.games import find
from bakufu.kernel.chance import seed_from
from bakufu.kernel.words import Action

SURE = 1.96
"""Standard deviations: so many hold in 95 of 100 cases."""


AS_THEY_ARE = Budget(steady=False)
"""Nobody watches: who has nothing to think about does not wait."""


class Contest(Struct, frozen=True):
    """One bot against others of one kind. Game `n` has the seed `<seed>/<n>`, and the bot sits on seat `n`."""

    game: str
    players: int
    bot: str
    others: str
    budget: Budget
    seed: str


class StrengthSoFar(Struct):
    """What has come out so far."""

    games: int = 0
    wins: float = 0.0
    """Shared between winners."""
    playouts: int = 0
    positions: int = 0
    thought: float = 0.0
    """Seconds that the bot took."""

    @property
    def share(self) -> float:
        """Of all victories."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 times of 100 (Wilson's score interval)."""
        n, z = self.games, SURE
        if not n:
            return 0.0, 1.0
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


class Timed:
    """A bot and how long it has thought."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.seconds = 0.0

    def choose(self, sight: Sight) -> Action:
        """What the bot answers."""
        began = perf_counter()
        action = self.inner.choose(sight)
        self.seconds += perf_counter() - began
        return action


def contest(what: Contest) -> Iterator[StrengthSoFar]:
    """Game after game, for as long as one likes: how it stands."""
    game = find(what.game)
    options = game.read_options(what.players, {})
    standing = StrengthSoFar()
    while True:
        seed = f"{what.seed}/{standing.games}"
        mine = standing.games % what.players
        tested = bot_or_program(what.bot, Random(f"{seed}/bot"), what.budget)
        timed = Timed(tested)
        seats: list[Bot] = [
            timed if seat == mine else bot_or_program(what.others, Random(f"{seed}/{seat}"), AS_THEY_ARE)
            for seat in range(what.players)
        ]
        state, _ = play(game, options, seed_from(seed), seats, Random(f"{seed}/order"))
        winners = game.result(state).winners
        standing.games += 1
        standing.wins += (mine in winners) / len(winners)
        standing.thought += timed.seconds
        if isinstance(tested, Thinker):
            standing.playouts += tested.playouts
            standing.positions += tested.positions
        yield standing
