"""Before anything is drawn: people add to the luck, each in their time."""

from math import inf

from bakufu.server.storage import Storage
from bakufu.server.storage.drawing import due
from bakufu.server.tables.timer_before_start import DueWork, Worked


class Gathering(DueWork):
    """Draws the luck of a table when those who have added nothing have had their time."""

    trouble = "its luck is not drawn"

    def __init__(self, table: Worked, storage: Storage, patience: float) -> None:
        self._patience = patience
        super().__init__(table, storage)

    def due(self) -> float | None:
        """When the last of them has had it."""
        projection = self._table.projection
        until = due(projection.sitters, self._patience)
        return until if projection.gathering and until < inf else None

    async def work(self) -> None:
        """Draw."""
        await self._storage.draw_luck(self._table.projection.id, self._patience)

    async def _done(self) -> None:
        await super()._done()
        # By another clock, it may have been too early.
        self.wake()
