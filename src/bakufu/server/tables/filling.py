"""Where nobody else comes, bots sit down after a while."""

from bakufu.bots import for_people
from bakufu.server.tables.timer_before_start import DueWork

USUAL = "fair"


def usual_bot() -> str:
    """Who plays where nobody has chosen."""
    known = list(for_people())
    return USUAL if USUAL in known else known[0]


class Filling(DueWork):
    """Puts bots on free seats when it is time; who sits there then is decided by the database."""

    trouble = "bots do not sit down"

    def due(self) -> float | None:
        """As it was set, as long as somebody is missing."""
        projection = self._table.projection
        return None if all(one.taken for one in projection.sitters) else projection.setup.bots_at

    async def work(self) -> None:
        """Let them sit down."""
        await self._storage.lobby.fill(self._table.projection.id, usual_bot(), due=True)
