"""What other processes on the same database say: each word, and what follows from it here."""

from bakufu.server.storage import Storage
from bakufu.server.tables.front import FrontDesk
from bakufu.server.tables.handing_over import HandingOver
from bakufu.server.tables.keeper_notices import KeeperNotices
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.loading import Loader
from bakufu.server.tables.tidings import Tidings


class OtherProcesses:
    """Hears them. They are told by `Storage.announce`, where the word's meaning stands: `<word> <table> <rest>`."""

    def __init__(
        self,
        loader: Loader,
        storage: Storage,
        notices: KeeperNotices,
        tidings: Tidings,
        front: FrontDesk,
        handing_over: HandingOver,
    ) -> None:
        self._loader = loader
        self._storage = storage
        self._notices = notices
        self._tidings = tidings
        self._front = front
        self._handing_over = handing_over

    def hear(self, process: str, word: str, table: str, rest: str) -> None:
        """One of them has said something."""
        if word == "notice":
            self._notices.wake()
        elif word == "wishes":
            self._tidings.wished()
        elif word == "seated":
            # No table, but who sits at others now.
            self._front.seated(table)
        elif word == "open":
            self._front.opened()
        elif word == "fetch":
            self._handing_over.fetch(table)
        elif word == "fetched":
            self._handing_over.fetched(table)
        elif live := self._loader.tables.get(table):
            self._about(live, process, word, rest)
        elif word == "changed":
            self._loader.changed(table)
            self._front.changed(table)
            if table in self._loader.alarms:
                # Its clocks go otherwise now.
                self._loader.alarms.set(table, 0.0)

    def _about(self, live: LiveTable, process: str, word: str, rest: str) -> None:
        """Something about a table that is played here as well."""
        if word == "changed":
            live.keep_trying("not looked at", live.catch_up)
        elif word == "back":
            live.projection.resume(int(rest), self._storage.now())
            live.show()
            live.driver.wake()
        elif word == "here":
            live.presence.heard(process, (int(seat) for seat in rest.split(",") if seat))
            live.show()
        elif word == "who":
            live.presence.announce()

    def missed_some(self) -> None:
        """The database is there again: what was said meanwhile nobody has heard."""
        self._loader.changed()
        for live in self._loader.tables.values():
            live.keep_trying("not looked at", live.catch_up)
            live.driver.wake()
