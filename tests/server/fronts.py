"""Somebody with the front page open."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bakufu.server.wire.front import Front, MyTable
from tests.server.serving import Browser


class FrontPage:
    """What is shown, as it comes."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Front] = []
        self.raw: list[bytes] = []

    @property
    def now(self) -> Front:
        return self.heard[-1]

    async def next(self) -> Front:
        text = await self.connection.recv(decode=False)
        self.raw.append(text)
        self.heard.append(msgspec.json.decode(text, type=Front))
        return self.now

    async def until(self, so: Callable[[Front], bool]) -> Front:
        """What is shown as soon as it is so."""
        while not (self.heard and so(self.now)):
            await self.next()
        return self.now

    async def shows(self, table: str, state: str) -> MyTable:
        """The own table, as soon as it stands so."""
        front = await self.until(lambda now: any((one.table, one.state) == (table, state) for one in now.mine))
        return next(one for one in front.mine if one.table == table)


@asynccontextmanager
async def front_of(browser: Browser) -> AsyncIterator[FrontPage]:
    address = f"ws://127.0.0.1:{browser.server.port}/api/front/socket"
    async with connect(address, additional_headers={"Cookie": browser.cookie}, compression=None) as connection:
        yield FrontPage(connection)


def front(browser: Browser) -> Front:
    """The same, asked for once."""
    answer = browser.http.get("/api/front")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Front)
