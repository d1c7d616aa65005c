"""Real servers for the tests, and clients that speak the protocol and check every word they hear."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from random import Random
from secrets import token_hex
from threading import Thread
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

import bakufu
from bakufu.server.wire.http import HeldSeat, TableInfo, TableMade
from bakufu.server.wire.socket import Asked, ServerNews, Update, Welcome
from tests import doubles
from tests.doubles import OWN_ERRORS, Double

N = TypeVar("N")

PATIENCE = 120.0
"""Seconds after which something has come to a stop."""

_news = msgspec.json.Decoder(ServerNews)


def free_port() -> int:
    """A port that nobody uses, below the ephemeral ones."""
    rng = Random()
    while True:
        port = rng.randrange(10_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def run_apart(what: Coroutine[Any, Any, N]) -> N:
    """Run a coroutine in a thread of its own: a browser under test may keep a loop running in this one."""
    done: Future[N] = Future()

    def run() -> None:
        try:
            done.set_result(asyncio.run(what))
        except BaseException as error:
            done.set_exception(error)

    # Nobody waits for one that never ends: the test fails, and the others go on.
    Thread(target=run, daemon=True).start()
    return done.result(PATIENCE)


def same_sources() -> dict[str, str]:
    """The environment of a server that runs what is tested here, wherever else it may be installed."""
    sources = str(Path(bakufu.__file__).resolve().parent.parent)
    return os.environ | {"PYTHONPATH": os.pathsep.join([sources, *filter(None, [os.environ.get("PYTHONPATH")])])}


WRONG_TIME = """
import runpy, sys, time
wrong, true = float(sys.argv.pop(1)), time.time
time.time = lambda: true() + wrong
runpy.run_module("bakufu", run_name="__main__", alter_sys=True)
"""
"""`bakufu` on a machine whose clock is wrong by so many seconds."""


class Server:
    """`bakufu serve` in a process of its own."""

    def __init__(
        self,
        database: str,
        *options: str,
        port: int | None = None,
        log: Path | None = None,
        wrong_by: float = 0.0,
        cold: bool = False,
    ) -> None:
        self.database = database
        self.cold = cold
        """Whether it is started as people start it, and imports everything itself: where starting and ending count."""
        self.wrong_by = wrong_by
        """How many seconds its machine's clock is fast."""
        self.options = options
        self.port = port or free_port()
        self.log = log
        """Where its log goes, if a test wants to read it."""
        self.process: subprocess.Popen[bytes] | Double | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        words = ["serve", "--port", str(self.port), "--database", self.database, *self.options]
        if not self.cold and not self.wrong_by:
            heard = OWN_ERRORS if Path(OWN_ERRORS).exists() else os.devnull
            self.process = doubles.start(
                *words, folder=Path.cwd(), err=str(self.log or heard), environment=same_sources()
            )
            return
        words = [*(["-c", WRONG_TIME, str(self.wrong_by)] if self.wrong_by else ["-m", "bakufu"]), *words]
        with self.log.open("ab") if self.log else nullcontext() as log:
            self.process = subprocess.Popen(
                [sys.executable, *words],
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
                env=same_sources(),
            )

    def wait(self) -> None:
        assert self.process
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server has stopped"
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """kill -9, as a crash would: nothing is put away."""
        assert self.process
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


FAST = ("--limits", "0", "--ready", "0.2", "--reaction", "0.1")


@contextmanager
def serving(database: str, *options: str, log: Path | None = None) -> Iterator[Server]:
    """A server for a while."""
    server = Server(database, *(options or FAST), log=log)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'test.sqlite3'}"


class Browser:
    """Somebody with a cookie."""

    def __init__(self, server: Server, address: str | None = None) -> None:
        """`address`: from where, as a proxy says that is believed."""
        self.server = server
        self.headers = {"x-forwarded-for": address} if address else {}
        self.http = httpx.Client(base_url=server.url, headers=self.headers)

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def set_table(self, seats: list[Any], *, luck: Any = True, **more: Any) -> TableMade:
        """As the page does: who sits there adds to the luck at once, unless told otherwise."""
        wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        answer = self.http.post("/api/tables", json={"game": "edo_yashiki", "seats": wishes} | more)
        assert answer.status_code == 201, answer.text
        made = msgspec.json.decode(answer.content, type=TableMade)
        if luck and made.held and made.info.luck:
            assert self.add_luck(made.info.table) == 200
        return made

    def join(self, table: str, code: str, name: str | None = None, *, luck: bool = True) -> HeldSeat:
        answer = self.http.post(f"/api/tables/{table}/join", json={"code": code, "name": name})
        assert answer.status_code == 200, answer.text
        if luck:
            self.add_luck(table)
        return msgspec.json.decode(answer.content, type=HeldSeat)

    def add_luck(self, table: str, part: str | None = None) -> int:
        """The answer's status."""
        return self.http.post(f"/api/tables/{table}/part", json={"part": part or token_hex(32)}).status_code

    def info(self, table: str) -> TableInfo:
        answer = self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    @asynccontextmanager
    async def sit(self, table: str, seat: int, **hello: Any) -> AsyncIterator["Chair"]:
        async with self.connect(table) as connection:
            chair = Chair(connection)
            await chair.say("hello", seat=seat, **hello)
            chair.welcome = await chair.hear(Welcome)
            yield chair

    def connect(self, table: str, origin: Origin | None = None) -> connect:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie, **self.headers}
        return connect(address, additional_headers=headers, origin=origin, compression=None, max_size=None)


class Chair:
    """One connection at a table. Every message heard is checked against its type."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.update: Update | None = None
        self.heard: list[Any] = []
        self.raw: list[bytes] = []
        self._asked: Asked | None = None
        self.log: list[str] = []
        self.welcome: Welcome | None = None
        self.late = 0.0
        """How long this client waits before it answers a ping."""
        self._id = 0

    async def say(self, word: str, **more: Any) -> int:
        self._id += 1
        await self.connection.send(msgspec.json.encode({"say": word, "id": self._id, **more}).decode())
        return self._id

    async def next(self) -> Any:
        text = await self.connection.recv()
        assert isinstance(text, str)
        self.raw.append(text.encode())
        news = _news.decode(text)
        if isinstance(news, Update):
            if news.still_asked:
                assert news.asked is None
                news = msgspec.structs.replace(news, asked=self._asked)
            self.update, self._asked = news, news.asked
        self.heard.append(news)
        if isinstance(news, Update):
            assert news.log_from <= len(self.log), "a gap in the log"
            del self.log[news.log_from :]
            self.log += [line.text for line in news.log]
            assert [line.index for line in news.log] == list(range(news.log_from, news.log_from + len(news.log)))
        elif type(news).__name__ == "Ping":
            await asyncio.sleep(self.late)
            await self.connection.send(f'{{"say":"pong","id":{news.id}}}')
        return news

    async def hear(self, *kinds: type[N]) -> N:
        """The next news of these kinds."""
        while True:
            news = await self.next()
            if isinstance(news, kinds):
                return news

    async def answered(self, number: int) -> Any:
        """What comes back for a word."""
        while True:
            news = await self.next()
            if not isinstance(news, Update) and getattr(news, "id", None) == number and type(news).__name__ != "Ping":
                return news

    async def play(self, action: dict[str, Any]) -> Any:
        return await self.answered(await self.say("play", action=action))

    async def asked(self) -> Update:
        """Wait until this seat has something to decide, or the game is over."""
        while self.update is None or (self.update.asked is None and self.update.result is None):
            await self.hear(Update)
        return self.update


async def hear_all(chair: Chair) -> None:
    """Until the connection is closed."""
    while True:
        await chair.next()


async def play_on(chair: Chair, choose: Callable[[Update], dict[str, Any]], until: Callable[[Update], bool]) -> None:
    """Answer whatever is asked, until the game is over or `until` says so."""
    while True:
        update = await chair.asked()
        if update.result or until(update):
            return
        assert update.asked
        chair.update = None
        reply = await chair.play(choose(update))
        assert type(reply).__name__ in ("Done", "Overtaken", "NotAllowed"), reply
        if chair.update is None:
            await chair.hear(Update)


def best(update: Update) -> dict[str, Any]:
    """What scores most; the first of equals."""
    assert update.asked
    actions, hints = update.asked.actions, update.asked.hints
    if not hints:
        return actions[0]
    return actions[max(range(len(actions)), key=lambda i: (hints[i]["points"], -i))]


def never(_: Update) -> bool:
    return False


Scene = Callable[[], Awaitable[None]]
