"""Hears whose turn begins, and tells those who want to know, once: in one task beside the tables.

What is to be told is written down first (`storage/deliveries.py`), by whichever process hears it first; whoever takes
it from there sends it. So nothing is told twice, and what could not be sent is sent later, even by another process.
"""

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Protocol

from bakufu.games import find
from bakufu.server.notifications import push, webhooks
from bakufu.server.notifications.addresses import NotPublic
from bakufu.server.notifications.outgoing import Failed, Outgoing
from bakufu.server.notifications.pacing import allowed_at
from bakufu.server.settings import Settings
from bakufu.server.storage import Storage
from bakufu.server.storage.deliveries import Room
from bakufu.server.storage.models import Device, Due, Hook
from bakufu.server.storage.outages import is_outage
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.tidings import Tidings, Turn

log = logging.getLogger("bakufu")

MOST_WAITING = 10_000
"""So many turns may wait to be written down; what comes then is not told."""

AT_ONCE = Room(well=16, unsure=8)
"""So many messages are on their way at a time: to whoever was told well the last time, and to all others."""

LOOK = 15.0
"""Seconds between two looks at what is due: another process may have left it."""

AFTER_TROUBLE = 5.0

REFRESH = 60.0
"""Seconds after which it is asked anew who wants to be told: seats may have gone to another browser."""

PUSH_PAUSES = (30.0, 120.0, 600.0, 3600.0)
"""Seconds before a push message is tried again; after the last that turn is not told."""

GONE = (404, 410)
"""What a push service answers when a browser does not want to be told any more."""


class Tables(Protocol):
    """Where tables are found."""

    storage: Storage
    settings: Settings
    tidings: Tidings

    async def live(self, table: str) -> LiveTable | None:
        """A table, loaded if need be."""


class Notifier:
    """Tells people that it is their turn."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._settings = tables.settings
        self._outgoing = Outgoing(tables.settings.tell_private)
        self._holders: set[str] = set()
        self._of_tables: set[str] = set()
        """Of whose turns, and at which tables, anybody wants to be told. All others cost one look at these."""
        self._waiting: dict[tuple[str, int], tuple[float, Turn]] = {}
        """Turns that have begun, and from when on they are worth telling."""
        self._news = asyncio.Event()
        self._sending: dict[asyncio.Task[None], bool] = {}
        """What is on its way, and on which of the two."""
        self._key = ""
        self._looked = -REFRESH
        tables.tidings.on_turn(self._heard)
        tables.tidings.on_wish(self._other_wishes)

    async def key(self) -> str:
        """The private key by which push services know this server."""
        if not self._key:
            self._key = await self._storage.telling.vapid(push.new_key())
        return self._key

    def _other_wishes(self) -> None:
        self._looked = -REFRESH
        self._news.set()

    async def wished(self) -> None:
        """Through this process somebody wants to be told, or does not any more."""
        await self._look_again()
        self._news.set()
        await self._storage.announce("wishes")

    async def _look_again(self) -> None:
        self._looked = monotonic()
        self._holders, self._of_tables = await self._storage.telling.wanting()

    def _heard(self, turn: Turn) -> None:
        if turn.holder not in self._holders and turn.table not in self._of_tables:
            return
        if len(self._waiting) >= MOST_WAITING:
            log.warning("a turn at table %s is not told: too many wait", turn.table)
            return
        self._waiting[turn.table, turn.seat] = (monotonic() + self._settings.tell_after, turn)
        self._news.set()

    async def run(self) -> None:
        """For ever."""
        while True:
            self._news.clear()
            try:
                ahead = await self._go_on()
            except Exception as error:
                log.warning("turns are not told", exc_info=None if is_outage(error) else error)
                ahead = AFTER_TROUBLE
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.01, ahead)):
                    await self._news.wait()

    async def close(self) -> None:
        """What waits is written down, and sent by whoever comes next; what is on its way may arrive."""
        try:
            for _, turn in self._waiting.values():
                await self._note(turn)
        except Exception:
            log.warning("turns are not told", exc_info=True)
        if self._sending:
            await asyncio.wait(self._sending, timeout=1.0)
        for task in self._sending:
            task.cancel()
        await self._outgoing.close()

    async def _go_on(self) -> float:
        """Seconds after which there is something to do again."""
        now = monotonic()
        if now - self._looked > REFRESH:
            await self._look_again()
        for place, (ripe, turn) in list(self._waiting.items()):
            if ripe > now:
                continue
            # First written down, then forgotten here.
            if await self._is_asked(turn.table, turn.seat, turn.holder):
                await self._note(turn)
            if self._waiting.get(place) == (ripe, turn):
                del self._waiting[place]
        ahead = LOOK
        if self._holders or self._of_tables:
            ahead = await self._send_some()
        return min([ahead, *(ripe - monotonic() for ripe, _ in self._waiting.values())])

    async def _note(self, turn: Turn) -> None:
        await self._storage.telling.note_turn(turn.table, turn.seat, turn.holder, turn.since)

    async def _send_some(self) -> float:
        well = sum(self._sending.values())
        room = Room(AT_ONCE.well - well, AT_ONCE.unsure - (len(self._sending) - well))
        # Whatever is done makes room, and so does an owner's message for his next.
        if max(room) <= 0:
            return LOOK
        due, next_due = await self._storage.telling.claim(room)
        for one in due:
            task = asyncio.create_task(self._deliver(one))
            self._sending[task] = one.well
            task.add_done_callback(self._sent)
        return LOOK if next_due is None else min(LOOK, next_due - self._storage.now())

    def _sent(self, task: "asyncio.Task[None]") -> None:
        self._sending.pop(task, None)
        self._news.set()
        if not task.cancelled() and task.exception():
            log.warning("a message was not sent", exc_info=task.exception())

    async def _is_asked(self, table: str, seat: int, holder: str, his: bool = False) -> bool:
        """Whether a person is still asked there: on this seat, or on any of his (-1); `his`: and he sits there."""
        try:
            live = await self._tables.live(table)
        except Exception as error:
            if is_outage(error):
                raise
            # One that cannot be opened asks nobody.
            return False
        if live is None:
            return False
        projection = live.projection
        if his and all(one.holder != holder for one in projection.sitters):
            # Who has left the table is told nothing of it.
            return False
        return any(
            one in live.asked
            and not projection.caretaker[one]
            and (one == seat if seat >= 0 else projection.sitters[one].holder == holder)
            for one in range(projection.players)
        )

    async def _deliver(self, one: Due) -> None:
        telling, now = self._storage.telling, self._storage.now()
        if not await self._is_asked(one.table, one.seat, one.to.holder, his=True):
            await telling.drop(one)
        elif isinstance(one.to, Device):
            at = allowed_at(one.to, now)
            if at > now:
                await telling.put_off(one, one.to, at)
            else:
                await self._push(one, one.to)
        else:
            await self._call(one, one.to)

    async def _game(self, table: str) -> str:
        live = await self._tables.live(table)
        return find(live.projection.setup.game).name if live else ""

    async def _push(self, one: Due, device: Device) -> None:
        telling = self._storage.telling
        game, key = await self._game(one.table), await self.key()
        body, headers = await asyncio.to_thread(push.message, device, game, one.table, key, self._settings.contact)
        try:
            status = await self._outgoing.post(device.endpoint, body, headers, one.well)
        except NotPublic:
            await telling.drop_device(device.id)
            return
        except Failed as failed:
            status = 0
            log.info("a push service did not answer: %s", failed.about)
        if 200 <= status < 300:
            await telling.told(one)
        elif status in GONE:
            await telling.drop_device(device.id)
            await self._look_again()
        elif one.tries < len(PUSH_PAUSES):
            await telling.later(one, self._storage.now() + PUSH_PAUSES[one.tries], one.tries + 1)
        else:
            log.warning("a push service refuses a message: %s", status or "no answer")
            await telling.drop(one)

    async def _call(self, one: Due, hook: Hook) -> None:
        telling, name = self._storage.telling, None
        if one.seat >= 0 and (live := await self._tables.live(one.table)):
            name = live.projection.names.names[one.seat]
        game = await self._game(one.table)
        body, headers = webhooks.message(hook, game, one.table, name, self._storage.now())
        final = True
        try:
            status = await self._outgoing.post(hook.address, body, headers, one.well)
        except NotPublic as refused:
            problem, about = refused.problem, ""
        except Failed as failed:
            problem, about, final = "silent", failed.about, False
        else:
            if 200 <= status < 300:
                await telling.told(one)
                return
            problem, about = ("redirect" if 300 <= status < 400 else "status"), str(status)
            final = problem == "redirect" or status in webhooks.FINAL
        give_up = final or hook.failures >= len(webhooks.PAUSES)
        await telling.failed(one, problem, about, hook.failures + 1, give_up)
        if give_up:
            log.info("a webhook is given up: %s %s", problem, about)
            await telling.drop(one)
            await self._look_again()
        else:
            await telling.later(one, self._storage.now() + webhooks.PAUSES[hook.failures], one.tries + 1)
