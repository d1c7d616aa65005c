"""Hints at the table: asked for, written down, counted, and told to the seat that asked."""

from collections import OrderedDict

from bakufu.bots import Budget, Sight
from bakufu.coach.hint import SAMPLES, Hint, hint
from bakufu.coach.words import hint_lines
from bakufu.games import find
from bakufu.kernel.json import to_builtins
from bakufu.kernel.state import State
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Refusal, Refused, Seat
from bakufu.server.storage import Storage
from bakufu.server.tables.bot_pool import BotPool
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.wire.socket import HintTold

REMEMBERED = 1000

FEWEST = 4
"""Samples for the reasons, however soon a hint is wanted."""


def thought(game: str, state: State, seat: Seat, seed: str, seconds: float) -> Hint:
    """In a bot's process: what a strong bot would do, by what the seat may know and nothing else."""
    samples = max(FEWEST, round(SAMPLES * min(1.0, seconds)))
    return hint(Sight(find(game), state, seat), seed, Budget(seconds=seconds, steady=False), samples)


class Hints:
    """The hints that tables of this process are given. Who asks again about the same hears the same, uncounted."""

    def __init__(self, storage: Storage, bot_pool: BotPool, seconds: float) -> None:
        self._storage, self._bot_pool, self._seconds = storage, bot_pool, seconds
        self._known: OrderedDict[tuple[str, Seat], tuple[int, Hint | None]] = OrderedDict()
        """By table and seat: what it could notice when it asked, and the hint; none while that is thought about."""

    async def give(self, live: LiveTable, seat: Seat, number: int, language: str) -> HintTold:
        """The hint for the decision that this seat has now, counted before it is told. Raises `Refused`."""
        projection = live.projection
        if not projection.setup.hints:
            raise Refused(Refusal("", "refused-no-hints"))
        if live.hidden:
            raise Refused(live.not_yet)
        if projection.closed or projection.decision(seat) is None:
            raise Refused(Refusal("", "refused-nothing-to-hint"))
        who, now = (projection.id, seat), projection.seat_logs.noticed[seat + 1]
        at, found = self._known.get(who, (-1, None))
        if at == now and found is None:
            raise Refused(Refusal("", "refused-hint-under-way"))
        if at != now or found is None:
            self._known[who] = (now, None)
            try:
                found = await self._find(live, seat, now)
            finally:
                self._known[who] = (now, found) if found else (-1, None)
                while len(self._known) > REMEMBERED:
                    self._known.popitem(last=False)
        texts = Texts(projection.game, language, projection.names.names)
        return HintTold(number, [to_builtins(action) for action in found.plan], list(hint_lines(found, texts)))

    async def _find(self, live: LiveTable, seat: Seat, now: int) -> Hint:
        projection = live.projection
        owner, table = projection.setup.setter or projection.id, projection.id
        await self._storage.note_hint(table, seat)
        await live.catch_up()
        # The seed is nothing that the seat does not know, or a hint might say more than it does.
        about = (projection.game.id, projection.table.state.clone(), seat, f"{table}/{seat}/{now}", self._seconds)
        return await self._bot_pool.do(owner, table, thought, *about)
