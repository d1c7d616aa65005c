"""A table with everybody around it, in this process: what is said and what is heard are the bytes of the wire."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from bakufu.kernel.table import Table
from bakufu.kernel.words import ONLOOKER, Seat
from bakufu.server.auth.cookies import signed
from bakufu.server.counters import Counters
from bakufu.server.rate_limits import Limits
from bakufu.server.settings import Settings
from bakufu.server.socket.session import Session
from bakufu.server.storage.models import Entry, StoredSeat, StoredTable, TableSetup
from bakufu.server.tables.bot_pool import BotPool
from bakufu.server.tables.glances import glance_at
from bakufu.server.tables.history import History
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.tidings import Tidings, Turn
from bakufu.server.wire.http import Clock

HOLDER = "somebody-who-holds-all-seats"
SECRET = b"so secret"


class Hours:
    """The time of day, as the server reads it: every clock can be compared to the tenth of a second.

    It passes only where somebody says so.
    """

    now = 1000.0

    def __call__(self) -> float:
        return self.now


HOURS = Hours()


class Paper:
    """Storage that writes at once and keeps everything."""

    shared = False
    secret = SECRET
    now = HOURS

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.counters = Counters()

    def write(self, table: str, entry: Entry, then: Callable[[bool | Exception], None]) -> None:
        self.entries.append(entry)
        then(True)

    async def note_over(self, table: str) -> None:
        """It is over."""


class OneTable:
    """As much of a registry as a conversation needs."""

    def __init__(self, live: LiveTable, paper: Paper, settings: Settings) -> None:
        self._live = live
        self.storage = paper
        self.settings = settings
        self.counters = Counters()

    async def live(self, table: str) -> LiveTable:
        return self._live


class Connection:
    """One WebSocket, and what has come through it."""

    transport = None

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.heard: Callable[[str | None], None] = lambda _: None
        self.number = 0

    def listen(self, heard: Callable[[str | None], None], traffic: Any) -> None:
        self.heard = heard

    def wait(self, a_while: bool) -> None:
        """Nobody says too much here."""

    def tell(self, message: tuple[bytes, ...]) -> None:
        self.raw.append(b"".join(message))

    def hang_up(self, code: int, reason: str) -> None:
        raise AssertionError(reason)

    def say(self, word: str, **more: Any) -> None:
        self.number += 1
        self.heard(msgspec.json.encode({"say": word, "id": self.number, **more}).decode())


class World:
    """A table as its answers so far have made it, with a connection for every seat and for an onlooker."""

    def __init__(self, table: Table[Any], entries: list[Entry], clock: Clock) -> None:
        names = [StoredSeat(seat, "person", f"P{seat}", None, HOLDER, 1.0) for seat in range(table.players)]
        options = msgspec.to_builtins(table.options)
        setup = TableSetup("t", table.game.id, table.rules, options, table.seed, clock, True, 1.0)
        settings = Settings(database="", ready=0.0)
        self.paper = Paper()
        self.paper.entries += entries
        self.projection = Projection(StoredTable(setup, tuple(names), list(entries), []))
        tidings = Tidings()
        self.rung: list[Turn] = []
        """Whoever has begun to be asked, as their owners would be told."""
        tidings.on_turn(self.rung.append)
        self.live = LiveTable(self.projection, self.paper, BotPool(1), settings, tidings)  # type: ignore[arg-type]
        self._registry = OneTable(self.live, self.paper, settings)
        self._running: dict[Seat, asyncio.Task[None]] = {}
        self.connections: dict[Seat, Connection] = {}
        self._raw: dict[Seat, list[bytes]] = {}

    @property
    def table(self) -> Table[Any]:
        return self.projection.table

    @property
    def eyes(self) -> range:
        return range(ONLOOKER, self.table.players)

    async def come(self, seat: Seat, known: int = 0, wants: tuple[str, ...] = ("hints", "story")) -> None:
        """Somebody connects."""
        connection = self.connections[seat] = Connection()
        self._raw.setdefault(seat, [])
        session = Session(connection, signed(HOLDER, SECRET), self._registry, Limits(0.0), "", "t")  # type: ignore[arg-type]
        self._running[seat] = asyncio.create_task(session.run())
        await breathe()
        connection.say("hello", seat=seat, known=known, wants=wants)
        await breathe()

    async def go(self, seat: Seat) -> None:
        """Somebody's connection is lost."""
        connection = self.connections.pop(seat)
        self._raw[seat] += connection.raw
        connection.heard(None)
        await self._running.pop(seat)

    async def say(self, seat: Seat, word: str, **more: Any) -> dict[str, Any]:
        """What comes back for a word."""
        connection = self.connections[seat]
        count = len(connection.raw)
        connection.say(word, **more)
        for _ in range(20):
            for raw in connection.raw[count:]:
                reply: dict[str, Any] = msgspec.json.decode(raw)
                if reply.get("id") == connection.number:
                    return reply
            await breathe()
        raise AssertionError(f"no answer to {word}")

    def raw(self, seat: Seat) -> list[bytes]:
        """All that has come to these eyes, over all their connections."""
        return self._raw[seat] + (self.connections[seat].raw if seat in self.connections else [])

    def at_a_glance(self) -> bytes:
        """What lists of tables say of it, whoever's they are."""
        return msgspec.json.encode((glance_at(self.live), self.rung))

    def forget(self) -> None:
        """What has come so far has been looked at."""
        for connection in self.connections.values():
            connection.raw.clear()
        for raw in self._raw.values():
            raw.clear()

    def looked_back(self, eyes: Iterable[Seat]) -> list[Any]:
        """The game so far, as each of these can look back at it."""
        history, answers = History(self.projection), list(self.table.answers)
        return [(history.views(one, answers, 0, 1000), history.seen(one, answers).lines) for one in eyes]

    async def close(self) -> None:
        for seat in list(self.connections):
            await self.go(seat)
        self.live.drop()


async def breathe() -> None:
    """Let those go on who wait for nothing but their turn."""
    for _ in range(3):
        await asyncio.sleep(0)
