"""People who play on whatever happens to their server, and remember what they were told."""

import asyncio
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from sqlalchemy import text
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bakufu.server.storage.address import Address
from bakufu.server.wire.socket import Done, Update
from tests.server.serving import Browser, Chair

DRAFT = {"taking": "draft"}
"""Edo Yashiki; cards laid at random score so little that the game is long."""

AGAIN = 0.05
"""Seconds before somebody who finds no server tries again."""


class Player:
    """Answers for one seat, and comes again, to the other server if there is one, whenever the line breaks."""

    def __init__(self, browsers: Sequence[Browser], table: str, seat: int, pace: float = 0.0) -> None:
        self.browsers = list(browsers)
        self.pace = pace
        """Seconds before each answer: a game must not be over too soon."""
        self.table, self.seat = table, seat
        self.rng = Random(f"{table} {seat}")
        self.sent = 0
        self.acknowledged = 0
        self.codes: list[int] = []
        self.longest = 0.0
        """How long it has been without a connection."""
        self.there = True

    async def play(self) -> None:
        lost: float | None = None
        while self.there:
            try:
                async with self.browsers[0].sit(self.table, self.seat, wants=[]) as chair:
                    if lost is not None:
                        self.longest = max(self.longest, monotonic() - lost)
                    lost = None
                    await self._answer(chair)
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else 0)
            except (OSError, InvalidHandshake, EOFError):
                await asyncio.sleep(AGAIN)
            lost = lost or monotonic()
            self.browsers.reverse()

    async def _answer(self, chair: Chair) -> None:
        while self.there:
            update = await chair.asked()
            if update.result:
                self.there = False
                return
            await asyncio.sleep(self.pace * self.rng.uniform(0.5, 1.5))
            assert update.asked
            chair.update = None
            self.sent += 1
            if isinstance(await chair.play(self.rng.choice(update.asked.actions)), Done):
                self.acknowledged += 1
            if chair.update is None:
                await chair.hear(Update)
            # Nobody reads what was said long ago.
            chair.heard.clear()
            chair.raw.clear()


async def stored(database: str) -> dict[tuple[str, int], int]:
    """How many answers of each seat at each table are written down."""
    engine = Address.read(database).engine()
    count = text("select table_id, seat, count(*) from entry where kind = 'play' group by table_id, seat")
    try:
        async with engine.connect() as connection:
            return {(table, seat): int(found) for table, seat, found in await connection.execute(count)}
    finally:
        await engine.dispose()


async def check(players: Sequence[Player], database: str) -> None:
    """All that was acknowledged is there, and nothing twice: nothing more than was sent. They may be playing."""
    acknowledged = [one.acknowledged for one in players]
    found = await stored(database)
    for one, known in zip(players, acknowledged, strict=True):
        there = found.get((one.table, one.seat), 0)
        assert known <= there <= one.sent, (one.table, one.seat, known, there, one.sent)


def seated(browsers: Sequence[Browser], tables: int, seats: int, pace: float) -> list[Player]:
    """So many tables, everybody with a way of their own to the servers."""
    first = browsers[0]
    players = []
    for _ in range(tables):
        table = first.set_table(["me"] * seats, options=DRAFT).info.table
        players += [Player(_turned(browsers, seat), table, seat, pace) for seat in range(seats)]
    for other in browsers[1:]:
        other.http.cookies = first.http.cookies
    return players


def _turned(browsers: Sequence[Browser], by: int) -> list[Browser]:
    by %= len(browsers)
    return [*browsers[by:], *browsers[:by]]


async def play_while(players: Sequence[Player], meanwhile: Any) -> None:
    """Everybody plays until that is over."""
    playing = [asyncio.create_task(one.play()) for one in players]
    try:
        await meanwhile
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    wrong = [one for one in ended if one is not None and not isinstance(one, asyncio.CancelledError)]
    assert not wrong, wrong[:3]
