"""What the front page shows, kept up to date for those who look at it.

A table that nobody has on his front page costs one look into a dictionary when something changes there.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol

import msgspec

from bakufu.games import find
from bakufu.games import ids as game_ids
from bakufu.server.storage import Storage
from bakufu.server.storage.models import Awaited, Glance, SeatedTable
from bakufu.server.tables.glances import glance_at
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.projection import BrokenTable, OtherRules
from bakufu.server.tables.viewer import seat_infos
from bakufu.server.wire.front import Front, MyTable, OpenTable, TableState

log = logging.getLogger("bakufu")

A_MOMENT = 0.05
"""Seconds in which several changes become one."""

AFTER_TROUBLE = 2.0

LEISURE = 2.0
"""Whoever plays goes first: it is rested so many times as long as looking has taken."""

ORDER: tuple[TableState, ...] = ("turn", "invited", "waiting", "gathering", "finished", "closed")


class Tables(Protocol):
    """Where tables are found."""

    storage: Storage

    async def live(self, table: str) -> LiveTable | None:
        """A table, loaded if need be."""

    def in_memory(self, table: str) -> LiveTable | None:
        """A table that somebody looks at."""


class Watcher:
    """Somebody who has the front page open."""

    def __init__(self, holder: str | None, send: Callable[[bytes], None], hang_up: Callable[[int, str], None]) -> None:
        self.holder = holder
        self.send = send
        self.hang_up = hang_up
        self.shown: tuple[list[MyTable], list[OpenTable]] | None = None


class FrontDesk:
    """Tells every watcher what is new to them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._watchers: dict[str | None, list[Watcher]] = defaultdict(list)
        self._of_table: dict[str, set[str]] = {}
        """Who has a table on his front page."""
        self._known: dict[str, set[str]] = {}
        """What each has there."""
        self._meanwhile: set[str] | None = None
        """Where something changes while somebody's tables are looked for: it may not be seen. None: nobody looks."""
        self._stale: set[str | None] = set()
        """Whose own tables must be looked for."""
        self._behind: set[str | None] = set()
        """Who has not been told which tables are open now."""
        self._open: list[OpenTable] | None = None
        """Open tables, as long as nothing has changed about them; None: they must be looked for."""
        self._openings = 0
        """How often something has changed about them."""
        self._news = asyncio.Event()

    # Watching

    def come(self, watcher: Watcher) -> None:
        """Somebody opens the front page."""
        self._watchers[watcher.holder].append(watcher)
        if len(self._watchers) == 1 and len(self._watchers[watcher.holder]) == 1:
            # Nobody has looked, so nothing was kept up to date.
            self._open = None
        self._refresh(watcher.holder)

    def go(self, watcher: Watcher) -> None:
        """Somebody has left it."""
        there = self._watchers[watcher.holder]
        there.remove(watcher)
        if not there:
            del self._watchers[watcher.holder]
            self._stale.discard(watcher.holder)
            self._behind.discard(watcher.holder)
            if watcher.holder:
                self._now_at(watcher.holder, set())

    def send_away(self, code: int, reason: str) -> None:
        """Close all connections, saying why."""
        for watcher in [one for there in self._watchers.values() for one in there]:
            watcher.hang_up(code, reason)

    def changed(self, table: str) -> None:
        """Something has changed at a table, though perhaps nothing that is shown."""
        if self._meanwhile is not None:
            self._meanwhile.add(table)
        for holder in self._of_table.get(table, ()):
            self._refresh(holder)

    def seated(self, holder: str | None) -> None:
        """Somebody sits at other tables than before."""
        if holder in self._watchers:
            self._refresh(holder)

    def opened(self) -> None:
        """There are other open tables than before, or other people at them."""
        self._open = None
        self._openings += 1
        # Nobody's own tables are looked for because somebody has sat down elsewhere.
        self._behind |= self._watchers.keys()
        self._news.set()

    def _refresh(self, holder: str | None) -> None:
        self._stale.add(holder)
        self._news.set()

    async def run(self) -> None:
        """For ever."""
        took = 0.0
        while True:
            await self._news.wait()
            await asyncio.sleep(max(A_MOMENT, LEISURE * took))
            self._news.clear()
            began = monotonic()
            stale, self._stale = self._stale, set()
            behind, self._behind = self._behind, set()
            troubled: set[str | None] = set()
            for holder in stale | behind:
                # One that cannot be shown must not keep the others from theirs.
                try:
                    await self._tell(holder, holder in stale)
                except Exception:
                    if not troubled:
                        log.warning("front pages are not up to date", exc_info=True)
                    troubled.add(holder)
                await asyncio.sleep(0)
            took = monotonic() - began
            if troubled:
                self._stale |= troubled
                self._news.set()
                await asyncio.sleep(AFTER_TROUBLE)

    async def _tell(self, holder: str | None, anew: bool) -> None:
        if holder not in self._watchers:
            return
        known = None if anew else next((one.shown[0] for one in self._watchers[holder] if one.shown), None)
        changed = self._meanwhile = set()
        try:
            shown = (await self.mine(holder) if known is None else known, await self.open())
        finally:
            self._meanwhile = None
        if holder:
            tables = {one.table for one in shown[0]}
            self._now_at(holder, tables)
            if tables & changed:
                self._refresh(holder)
        text = b""
        for watcher in self._watchers.get(holder, []):
            # How often somebody answers in secret does not show: only what has changed is sent.
            if watcher.shown != shown:
                watcher.shown = shown
                text = text or msgspec.json.encode(Front(self._tables.storage.now(), *shown))
                watcher.send(text)

    def _now_at(self, holder: str, tables: set[str]) -> None:
        before = self._known.pop(holder, set())
        if tables:
            self._known[holder] = tables
        for table in before - tables:
            self._of_table[table].discard(holder)
            if not self._of_table[table]:
                del self._of_table[table]
        for table in tables - before:
            self._of_table.setdefault(table, set()).add(holder)

    # What is shown

    async def show(self, holder: str | None) -> Front:
        """What somebody's front page shows now."""
        return Front(self._tables.storage.now(), await self.mine(holder), await self.open())

    async def mine(self, holder: str | None) -> list[MyTable]:
        """Where a holder sits or is invited: the own turn first, then what waits, then what is over."""
        if holder is None:
            return []
        seated = await self._tables.storage.lobby.tables_of(holder)
        mine = [one for table in seated if (one := await self._my_table(table, holder))]
        return sorted(mine, key=_importance)

    async def _my_table(self, seated: SeatedTable, holder: str) -> MyTable | None:
        setup = seated.setup
        if setup.game not in game_ids():
            return None
        glance = await self._glance(seated)
        if glance is None:
            return None
        yours = [one.seat for one in seated.sitters if holder in (one.holder, one.invited)]
        held = [one.seat for one in seated.sitters if one.holder == holder]
        asked = [one for one in glance.waiting if one.seat in held]
        gathering = not all(one.taken for one in seated.sitters) or (setup.drawn == 0.0 and not glance.waiting)
        state: TableState = "waiting"
        if seated.closed or glance.ended:
            state = "closed"
        elif seated.over or glance.places is not None:
            state = "finished"
        elif not held:
            state = "invited"
        elif asked:
            state = "turn"
        elif gathering:
            state = "gathering"
        which = asked or glance.waiting
        return MyTable(
            table=setup.table,
            game=setup.game,
            game_name=find(setup.game).name,
            state=state,
            seats=seat_infos(seated.sitters, setup.made),
            yours=yours,
            asked=[one.seat for one in asked],
            waiting_for=[one.seat for one in glance.waiting],
            since=_since(which, glance),
            until=min((one.until for one in which if one.until is not None), default=None),
            scores=glance.scores,
            places=glance.places,
            clock=setup.clock,
            made=setup.made,
        )

    async def _glance(self, seated: SeatedTable) -> Glance | None:
        """How a game stands: as noted, where nobody has it in memory; None where it cannot be said."""
        live = self._tables.in_memory(seated.setup.table)
        if live is None and seated.glance is not None:
            return seated.glance
        with suppress(OtherRules, BrokenTable):
            live = live or await self._tables.live(seated.setup.table)
        return glance_at(live) if live else None

    async def open(self) -> list[OpenTable]:
        """Tables that whoever comes may join or watch, the newest first."""
        if self._open is None or not self._watchers:
            before = self._openings
            found = [
                _open_table(one)
                for one in await self._tables.storage.lobby.open_tables()
                if one.setup.game in game_ids() and not one.closed and (one.setup.onlookers or _missing(one))
            ]
            if before != self._openings:
                # Something has changed meanwhile: this is shown, and then looked for again.
                return found
            self._open = found
        return self._open


def _missing(seated: SeatedTable) -> int:
    return sum(not one.taken and one.invited is None for one in seated.sitters)


def _open_table(seated: SeatedTable) -> OpenTable:
    setup = seated.setup
    return OpenTable(
        table=setup.table,
        game=setup.game,
        game_name=find(setup.game).name,
        seats=seat_infos(seated.sitters, setup.made),
        missing=_missing(seated),
        options=setup.options,
        clock=setup.clock,
        onlookers=setup.onlookers,
        made=setup.made,
        bots_at=setup.bots_at,
    )


def _since(which: list[Awaited], glance: Glance) -> float:
    return min((one.since for one in which), default=glance.changed)


def _importance(one: MyTable) -> tuple[int, float]:
    """Whoever has waited longest comes first; of what is over, the newest."""
    place = ORDER.index(one.state)
    return place, -one.since if one.state in ("finished", "closed") else one.since
