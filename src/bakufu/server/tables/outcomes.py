"""What a finished game counts for those who played it to its end."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic

from openskill.models import PlackettLuce

from bakufu.server.storage import Storage
from bakufu.server.storage.models import StoredSeat
from bakufu.server.storage.outages import is_outage
from bakufu.server.storage.played import Finisher, Outcome, Strength
from bakufu.server.tables.projection import Projection

log = logging.getLogger("bakufu")

AT_ONCE = 5
"""So many tables from before are counted at a time."""

HOUR = 3600.0


def outcome_of(projection: Projection) -> Outcome:
    """How a table's game ended; one without a result counts for nobody, nor does one that began in the middle."""
    counts = not projection.gathering and projection.setup.what_if is None
    result = projection.table.result if counts else None
    finishers = [
        Finisher(one.seat, _who(one), result.places[one.seat], result.scores[one.seat])
        for one in projection.sitters
        if result is not None
    ]
    return Outcome(projection.id, projection.game.id, projection.changed_at, tuple(finishers))


def _who(sitter: StoredSeat) -> str | None:
    return f"bot:{sitter.bot}" if sitter.kind == "bot" else sitter.holder


def rated(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """How strong everybody is after a game in which they took these places."""
    model = PlackettLuce()
    teams = model.rate([[model.rating(*one)] for one in before], ranks=[float(place) for place in places])
    return [(team[0].mu, team[0].sigma) for team in teams]


class Backlog:
    """Finished games that nobody has counted: from before games were counted, or the server was killed."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._next_look = 0.0

    async def count_some(self, load: Callable[[str], Awaitable[Projection | None]]) -> None:
        """Some at a time; once an hour where there were none."""
        if monotonic() < self._next_look:
            return
        left = await self._storage.people.uncounted(AT_ONCE)
        if not left:
            self._next_look = monotonic() + HOUR
        for table in left:
            await self._storage.people.count(await self._outcome(table, load), rated)

    async def _outcome(self, table: str, load: Callable[[str], Awaitable[Projection | None]]) -> Outcome:
        try:
            projection = await load(table)
        except Exception as error:
            if is_outage(error):
                raise
            log.warning("the end of table %s is not counted: it cannot be read", table)
            projection = None
        return outcome_of(projection) if projection else Outcome(table, "", 0.0, ())
