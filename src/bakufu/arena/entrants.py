"""Who takes part: a bot by its name, with a budget of its own where one stands behind it."""

from random import Random

from msgspec import Struct

from bakufu.bots import Bot, Budget, Thinker, bot, ensure
from bakufu.bots.programs import PREFIX, bot_or_program
from bakufu.kernel.mistake import Mistake

PACKAGE = "bakufu.arena"


class Entrant(Struct, frozen=True):
    """A bot, or a program, and how long it thinks if it does."""

    bot: str
    budget: Budget

    def make(self, rng: Random) -> Bot:
        """One that sits down. A program is started by what a person has typed only."""
        return bot_or_program(self.bot, rng, self.budget)

    @property
    def program(self) -> bool:
        """Whether it is somebody's program."""
        return self.bot.startswith(PREFIX)

    @property
    def by_the_clock(self) -> bool:
        """Whether it may answer otherwise when it is asked again: a slow moment changes what it finds."""
        if self.program:
            return True
        made = bot(self.bot, Random(0), self.budget)
        return isinstance(made, Thinker) and made.budget.playouts is None


def entrant(name: str, usual: Budget) -> Entrant:
    """`search`, or `search@40` for forty playouts a decision, or `search@0.5s` for half a second.

    Raises `Mistake` where there is no such bot, or it does not look ahead.
    """
    if name.startswith(PREFIX):
        return Entrant(name, usual)
    plain, sign, given = name.partition("@")
    ensure(plain)
    if not sign:
        return Entrant(plain, usual)
    if not isinstance(bot(plain, Random(0)), Thinker):
        raise Mistake("arena-no-thinker", package=PACKAGE, name=plain)
    return Entrant(plain, _budget(name, given))


def _budget(name: str, given: str) -> Budget:
    try:
        if given.endswith("s"):
            budget = Budget(seconds=float(given.removesuffix("s")), steady=False)
        else:
            budget = Budget(playouts=int(given), steady=False)
    except ValueError:
        raise Mistake("arena-budget", package=PACKAGE, name=name) from None
    if not 0 < (budget.seconds or budget.playouts or 0) < float("inf"):
        raise Mistake("arena-budget", package=PACKAGE, name=name)
    return budget
