"""All tables that somebody looks at: loaded from the log when asked for, dropped when nobody does."""

import asyncio
import logging
import re
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

from bakufu.kernel.game import Game
from bakufu.kernel.json import to_builtins
from bakufu.server.auth.cookies import hashed
from bakufu.server.bans import Bans
from bakufu.server.counters import Counters, Outage
from bakufu.server.rate_limits import Limits
from bakufu.server.settings import Settings
from bakufu.server.storage import Storage
from bakufu.server.storage.drawing import Added
from bakufu.server.storage.listen_notify import Listener
from bakufu.server.storage.models import Entry, Notice, StoredSeat, StoredTable, TableSetup
from bakufu.server.storage.outages import is_outage
from bakufu.server.storage.retry import until_it_goes
from bakufu.server.tables.alarms import Alarms
from bakufu.server.tables.background import Background
from bakufu.server.tables.bot_pool import BotPool
from bakufu.server.tables.front import FrontDesk
from bakufu.server.tables.glances import glance_at, worth_noting
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.outcomes import Backlog
from bakufu.server.tables.projection import BrokenTable, OtherRules, Projection
from bakufu.server.tables.turns import Tidings
from bakufu.server.tables.unvisited import Unvisited
from bakufu.server.wire.http import Clock

log = logging.getLogger("bakufu")

TABLE = re.compile("[A-Za-z0-9_-]{1,32}")
"""What a table may be called."""

LONG = 300
"""A log of more entries is replayed beside the tables."""

AT_ONCE = 32
"""So many tables are read together when clocks are wound up."""

GLANCE = 0.5
"""Seconds between two looks at whether the database takes what is written."""

AGAIN = 10.0
"""Seconds after which a table that the database did not give is asked for again."""

BEAT = 2.0
"""Seconds between two looks at what the keeper has done: on SQLite nobody tells us."""

SWEEP = 15.0
"""Seconds between two looks around the registry."""

LAST_ANSWERS = 3.0
"""Seconds for answers under way to be committed when the server stops."""

EACH = 0.01
"""Seconds between two tables that are sent to another process then: it has to load them, and nobody waits for all."""

COME_AGAIN = (1012, "restarting")
"""With what connections are closed then: the next attempt finds another process, or soon this one."""

LETTING_GO = 1.5
"""Seconds for what is cut short to let go of the database, before that is closed."""


SeatCodes = dict[int, tuple[str | None, str | None]]
"""For each seat its invitation and its recovery code."""


class Registry:
    """The server's tables."""

    def __init__(
        self,
        settings: Settings,
        bans: Bans | None = None,
        counters: Counters | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.settings = settings
        self.counters = counters or Counters()
        self.storage = Storage(settings.database, self.counters)
        self.bot_pool = BotPool(settings.bot_processes, limits)
        self.background = Background()
        self.bans = bans or Bans()
        self.bans.now = self.storage.now
        self.tidings = Tidings()
        """What happens at tables, for who wants to be told (`tidings.on_turn`)."""
        self.front = FrontDesk(self)
        self.tidings.on_change(self.front.changed)
        self.tidings.on_over(self._over)
        self._notice = 0
        """The last of the keeper's notices that was read."""
        self._told = asyncio.Event()
        """There are new ones."""
        self._tables: dict[str, LiveTable] = {}
        self._alarms = Alarms(self._wind_all, self.storage.now)
        self.stopping = False
        """Whether no more tables are set here."""
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._unvisited = Unvisited(self.storage, settings.unvisited_days, settings.open_minutes)
        self._backlog = Backlog(self.storage)
        self._listener = Listener(self.storage, self._hear, self._look_everywhere)
        self._tasks: list[asyncio.Task[None]] = []
        self.winding: asyncio.Task[None] | None = None
        """Goes on with the tables whose clocks run; done when all do."""

    async def open(self) -> None:
        """Open the database, listen to other processes, and go on with the tables whose clocks run."""
        await self.storage.open()
        self._unvisited.begin()
        self._notice = await self.storage.last_notice()
        self.bans.know(await self.storage.bans())
        await self._listener.open()
        self.winding = asyncio.create_task(self._wind_clocks())
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._alarms.run()), self.winding]
        running = (self._watch(), self._watch_database(), self.front.run())
        self._tasks += [asyncio.create_task(one) for one in running]

    async def come_to_rest(self) -> None:
        """No new tables; answers under way are committed and told; then everybody is told to come again."""
        self.stopping = True
        self.front.send_away(*COME_AGAIN)
        began = monotonic()
        left = [live for live in self._tables.values() if live.viewers]
        count = len(left)
        # Where there is no other process, who is sent away first only waits longest.
        each = min(EACH, LAST_ANSWERS / max(1, count)) if self.storage.shared else 0.0
        while left:
            passed = monotonic() - began
            over = passed > LAST_ANSWERS
            due = len(left) if over or not each else int(passed / each) + 1 - (count - len(left))
            for live in left[: max(0, due)]:
                # Where nothing is being written, everybody knows what came of his answer.
                if over or not live.busy:
                    live.send_away(*COME_AGAIN)
            left = [live for live in left if live.viewers]
            await asyncio.sleep(0.005)

    async def close(self) -> None:
        """Let go of everything; what is queued is written."""
        await _cut_short([*self._tasks, *self._loading.values()])
        try:
            async with asyncio.timeout(LETTING_GO):
                await self._note_rests()
                await self._note_glances(all_of_them=True)
                await self._unvisited.note_visits(self._tables.values())
        except Exception:
            # Then the next start takes longer.
            log.warning("until when tables rest is not noted", exc_info=True)
        for live in self._tables.values():
            live.close()
        await _cut_short([task for live in self._tables.values() for task in live.tasks])
        self.bot_pool.close()
        self.background.close()
        try:
            async with asyncio.timeout(LETTING_GO):
                await self._listener.close()
                await self.storage.close()
        except Exception:
            # It does not answer; nobody was told that anything is written which is not.
            log.warning("the database could not be closed", exc_info=True)

    def standing(self) -> dict[str, float]:
        """How much of everything there is now, for `metrics.py`. It may be asked in another thread."""
        lives = list(self._tables.values())
        return {
            "tables": len(lives),
            "connections": sum(len(live.viewers) for live in lives),
            "gathering": sum(live.projection.gathering for live in lives),
            "bots_waiting": self.bot_pool.waiting,
            "bots_thinking": self.bot_pool.thinking,
            "database_up": self.counters.outage is None,
        }

    async def live(self, table: str) -> LiveTable | None:
        """A table, loaded if need be; None where there is none. Raises `OtherRules` and `BrokenTable`."""
        live = self._tables.get(table)
        if live:
            live.used_at = monotonic()
            return live
        if not TABLE.fullmatch(table):
            return None
        loading = self._loading.get(table)
        return await asyncio.shield(loading or self._begin(table, self._load(table)))

    def in_memory(self, table: str) -> LiveTable | None:
        """A table that somebody looks at."""
        return self._tables.get(table)

    def _begin(self, table: str, load: Coroutine[Any, Any, LiveTable | None]) -> "asyncio.Future[LiveTable | None]":
        """Load a table; whoever asks meanwhile waits for the same one."""
        loading = self._loading[table] = asyncio.ensure_future(load)
        loading.add_done_callback(partial(self._loaded, table))
        return loading

    def _loaded(self, table: str, loading: "asyncio.Future[LiveTable | None]") -> None:
        if self._loading.get(table) is loading:
            del self._loading[table]

    async def _load(self, table: str) -> LiveTable | None:
        try:
            stored = await self.storage.load(table)
            return None if stored is None else await self._put(stored)
        except OtherRules:
            raise
        except Exception as error:
            if is_outage(error):
                raise
            # That is this table's affair alone; the keeper finds it with the doctor.
            log.error("table %s cannot be opened", table, exc_info=error)
            raise BrokenTable(table) from error

    async def _put(self, stored: StoredTable) -> LiveTable | None:
        """A table as it was read, from now on among those that are played. Raises `OtherRules`."""
        table = stored.setting.table
        if len(stored.entries) > LONG:
            projection = await self.background.beside(Projection, stored)
        else:
            projection = Projection(stored)
        known = self._tables.get(table)
        if known:
            # It was asked for while it was being set, and has been read twice: two of one would not hear each other.
            return known
        live = self._tables[table] = LiveTable(projection, self.storage, self.bot_pool, self.settings, self.tidings)
        self._alarms.drop(table)
        if self.storage.shared or projection.gathering:
            # What was written between reading and listening for this table.
            await live.look()
        if self.storage.shared:
            live.announce(f"who {table}")
        return live

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for table, live in list(self._tables.items()):
                # One that cannot be looked after must not keep the others from it.
                try:
                    self._look_after(table, live)
                except Exception:
                    log.exception("table %s: not looked after", table)
            try:
                await self._note_rests()
                await self._note_glances()
                await self._unvisited.note_visits(self._tables.values())
                await self._unvisited.remove_when_due()
                await self.lapse()
                await self._backlog.count_some(self._to_be_counted)
                if self.bans.over:
                    await self.storage.lift_bans()
                    self.bans.know(await self.storage.bans())
            except Exception:
                log.warning("the database could not be looked after", exc_info=True)

    async def _to_be_counted(self, table: str) -> Projection | None:
        live = await self.live(table)
        return live.projection if live else None

    async def look_at_all(self, tables: Iterable[str]) -> None:
        """Something has been written about these tables that their clocks should know."""
        for table in tables:
            if live := self._tables.get(table):
                await live.look()
            elif table in self._alarms:
                self._alarms.set(table, 0.0)
            if self.storage.shared:
                await self.storage.announce(f"changed {table}")

    def _look_after(self, table: str, live: LiveTable) -> None:
        if live.idle:
            due = live.driver.rests_until
            live.close()
            del self._tables[table]
            if due is not None:
                self._alarms.set(table, due)
        elif live.viewers:
            live.announce_presence()

    async def _note_rests(self) -> None:
        """What follows from the log all the same, but not without replaying it."""
        lives = [live for live in self._tables.values() if live.projection.setting.clock.kind != "none"]
        new = [(live, live.rest) for live in lives if live.rest != live.noted]
        await self.storage.note_rests([rest for _, rest in new])
        for live, rest in new:
            live.noted = rest

    async def lapse(self) -> None:
        """Open tables to which nobody comes are cleared away."""
        gone = await self._unvisited.lapse()
        if gone:
            await self.seated(*gone, opened=True)

    async def _note_glances(self, all_of_them: bool = False) -> None:
        """For lists of tables; these too would else replay the log."""
        lives = worth_noting(self._tables.values(), all_of_them)
        changes = [live.projection.changes for live in lives]
        await self.storage.places.note_glances(
            [(live.projection.id, live.projection.number, glance_at(live)) for live in lives]
        )
        for live, noted in zip(lives, changes, strict=True):
            live.glance_noted = noted

    async def _wind_clocks(self) -> None:
        ticking = await until_it_goes("clocks are not wound up", self.storage.ticking)
        for one in ticking:
            if one.due is not None and one.table not in self._tables:
                self._alarms.set(one.table, one.due)
        await self._wind_all([one.table for one in ticking if one.due is None])

    async def _wind_all(self, tables: list[str]) -> None:
        for start in range(0, len(tables), AT_ONCE):
            some = tables[start : start + AT_ONCE]
            read = await self._read_some(some)
            for table in some:
                await self._wind(table, read.get(table))

    async def _read_some(self, tables: list[str]) -> dict[str, StoredTable]:
        """Many tables are read in hardly more time than one; where that fails, each is read by itself."""
        try:
            return {one.setting.table: one for one in await self.storage.load_all(tables)}
        except Exception:
            log.exception("tables could not be read together")
            return {}

    async def _wind(self, table: str, stored: StoredTable | None) -> None:
        """Go on with a table. One that cannot be opened must not stop the others' clocks."""
        try:
            if stored and table not in self._tables and table not in self._loading:
                await self._begin(table, self._put(stored))
            else:
                # Somebody has come meanwhile, and what was read may be old.
                await self.live(table)
        except OtherRules as other:
            log.warning("table %s stands still: version %s of its rules is not known here", table, other)
        except Exception as error:
            log.error("table %s stands still", table, exc_info=error)
            if is_outage(error):
                # It is tried again, and meanwhile the others are gone on with: it may be this table alone.
                self._alarms.set(table, self.storage.now() + AGAIN)
        # Whoever plays already need not wait for all these.
        await asyncio.sleep(0)

    async def _watch_database(self) -> None:
        """Everybody is told when nothing can be written down any more, and when it can again."""
        told: Outage | None = None
        while True:
            await asyncio.sleep(GLANCE)
            if told:
                # Who cannot do anything tries nothing: it has to be tried for them.
                with suppress(Exception):
                    await self.storage.check()
            if self.counters.outage != told:
                told = self.counters.outage
                for live in self._tables.values():
                    live.halt(told)

    # The keeper, who works on the database beside us

    async def _watch(self) -> None:
        while True:
            self._told.clear()
            try:
                await until_it_goes("what the keeper has done is not known", self.read_notices)
            except Exception:
                log.exception("what the keeper has done is not known")
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._told.wait()

    async def read_notices(self) -> None:
        """Do here what the keeper has done there."""
        for notice in await self.storage.notices(self._notice):
            try:
                await self._heed(notice)
            except Exception as error:
                if is_outage(error):
                    raise
                # One that cannot be heeded must not keep us from the others.
                log.exception("the keeper's notice %d", notice.number)
            self._notice = notice.number

    async def _heed(self, notice: Notice) -> None:
        if notice.table is None:
            self.bans.know(await self.storage.bans())
            return
        if loading := self._loading.get(notice.table):
            # It may have been read before, and comes back as it was.
            await asyncio.wait([loading])
        live = self._tables.get(notice.table)
        if notice.what in ("closed", "deleted"):
            self._alarms.drop(notice.table)
        if live is None:
            return
        if notice.what == "closed":
            live.shut()
        elif notice.what == "deleted":
            del self._tables[notice.table]
            live.vanish()
        else:
            live.keep_trying("names not looked at", live.look_at_names)

    # Other processes

    def _hear(self, process: str, what: str, table: str, rest: str) -> None:
        if what == "notice":
            self._told.set()
            return
        if what == "wishes":
            self.tidings.wished()
            return
        if what == "seated":
            # No table, but who sits at others now.
            self.front.seated(table)
            return
        if what == "open":
            self.front.opened()
            return
        live = self._tables.get(table)
        if live is None:
            if what == "changed":
                self.front.changed(table)
            if what == "changed" and table in self._alarms:
                # Its clocks go otherwise now.
                self._alarms.set(table, 0.0)
            return
        if what == "changed":
            live.keep_trying("not looked at", live.look)
        elif what == "back":
            live.projection.resume(int(rest), self.storage.now())
            live.show()
            live.driver.wake()
        elif what == "here":
            seats = frozenset(int(seat) for seat in rest.split(",") if seat)
            live.elsewhere[process] = (monotonic(), seats)
            live.show()
        elif what == "who":
            live.announce_presence()

    def _look_everywhere(self) -> None:
        """The database is there again."""
        for live in self._tables.values():
            live.keep_trying("not looked at", live.look)
            live.driver.wake()

    def _over(self, table: str) -> None:
        live = self._tables.get(table)
        if live and live.projection.setting.open:
            live.keep_trying("open tables are not told of", partial(self.seated, opened=True))

    async def seated(self, *holders: str | None, opened: bool = False) -> None:
        """These sit at other tables than before (`opened`: at an open one), and front pages show it."""
        for holder in {one for one in holders if one}:
            self.front.seated(holder)
            await self.storage.announce(f"seated {holder}")
        if opened:
            self.front.opened()
            await self.storage.announce("open -")

    # Setting tables and taking seats

    async def set_table(
        self,
        table: str,
        game: Game[Any],
        options: Any,
        seed: bytes,
        clock: Clock,
        onlookers: bool,
        sitters: list[StoredSeat],
        codes: SeatCodes,
        entries: Sequence[Entry] = (),
        rules: str | None = None,
        **more: Any,
    ) -> None:
        """Write a new table down. `codes`: for each seat the invitation and the recovery code; `more` as it is kept.

        `entries`: the log of a game that has been played to the end already, by these `rules`. Raises `Taken`.
        """
        setting = TableSetup(
            table=table,
            game=game.id,
            rules=rules or game.rules_version,
            options=to_builtins(options),
            seed=seed,
            clock=clock,
            onlookers=onlookers,
            made=self.storage.now(),
            **more,
        )
        await self.storage.set_table(setting, sitters, _hashes(codes), entries)
        await self._was_set(setting, sitters)

    async def _was_set(self, setting: TableSetup, sitters: Sequence[StoredSeat]) -> None:
        # Who has looked for it too early has found nothing.
        self._loading.pop(setting.table, None)
        await self.seated(*(one.holder or one.invited for one in sitters), opened=setting.open)

    async def set_again(
        self, old: str, setting: TableSetup, sitters: list[StoredSeat], codes: SeatCodes, lost: str | None
    ) -> str:
        """Set a table for the people of an old one, unless one of them has; which it is. `lost`: one that is gone."""
        table = await self.storage.places.set_again(old, setting, sitters, _hashes(codes), lost)
        await self._was_set(setting, sitters)
        await self.look(old)
        return table

    async def look(self, table: str) -> None:
        """Something was written about a table: whoever is there sees it."""
        live = self._tables.get(table)
        if live:
            await live.look()

    async def take_seat(
        self, table: str, by: str, code: str, holder: str, name: str | None, recovery: str, bot: str | None = None
    ) -> int | None:
        """Give a seat to a holder for an invitation or a recovery code, which is used up. None: it does not work."""
        live = self._tables.get(table)
        if by == "invitation" and live:
            given_up = await self.storage.places.given_up(table, hashed(code))
            if given_up is not None and bot:
                # A person takes it over first: the others have been told that one may.
                return None
            if given_up is not None:
                taken = await live.matters.take_over(given_up, hashed(code), holder, name, hashed(recovery))
                await self.seated(holder)
                return given_up if taken else None
        seat = await self.storage.take_seat(table, by, hashed(code), holder, name, hashed(recovery), bot)
        if seat is not None:
            sitter = live.projection.sitters[seat] if live else None
            before = (sitter.holder or sitter.invited) if sitter else None
            await self.look(table)
            await self.seated(holder, before, opened=bool(live and live.projection.setting.open))
        return seat

    async def give_seat(self, table: str, seat: int, holder: str, to: str, bot: str) -> bool:
        """Hand a seat on; False: it is not this holder's."""
        given = await self.storage.give_seat(table, seat, holder, to, bot)
        if given:
            await self.look(table)
            await self.seated(holder, to)
        return given

    async def look_everywhere(self, table: str) -> None:
        """The same, in every process."""
        await self.look(table)
        await self.storage.announce(f"changed {table}")

    async def add_luck(self, table: str, holder: str, part: bytes) -> Added:
        """A holder adds to a table's luck."""
        added = await self.storage.add_luck(table, holder, part, self.settings.luck)
        live = self._tables.get(table)
        if live and live.projection.gathering:
            await live.look()
        return added


def _hashes(codes: SeatCodes) -> SeatCodes:
    return {seat: (_hash(invitation), _hash(recovery)) for seat, (invitation, recovery) in codes.items()}


def _hash(code: str | None) -> str | None:
    return None if code is None else hashed(code)


async def _cut_short(work: "Sequence[asyncio.Future[Any]]") -> None:
    """Whoever is in the middle of asking the database gives its connection back first: later nobody would take it."""
    for one in work:
        one.cancel()
    if work:
        await asyncio.wait(work, timeout=LETTING_GO)
