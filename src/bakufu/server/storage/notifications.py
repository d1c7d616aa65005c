"""Whom to tell that it is his turn, as the rest of the server knows it: `Storage.telling`."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.storage import deliveries, targets
from bakufu.server.storage.deliveries import Room
from bakufu.server.storage.models import Device, Due, Hook

CLAIMED = 60.0
"""Seconds after which what a process has taken, and not said what came of it, is anybody's again."""


class Telling:
    """Devices, webhooks, and what is on its way to them."""

    def __init__(self, engine: AsyncEngine, run: Callable[..., Awaitable[Any]], now: Callable[[], float]) -> None:
        self._engine = engine
        self._run = run
        self._now = now

    async def vapid(self, new: str) -> str:
        """The key by which push services know this server; `new` where there is none yet."""
        key: str = await self._run(partial(targets.vapid, new=new))
        return key

    async def wanting(self) -> tuple[set[str], set[str]]:
        """The holders and the tables of whose turns anybody wants to be told."""
        async with self._engine.connect() as connection:
            return await targets.wanting(connection)

    async def devices(self, holder: str) -> list[Device]:
        """Somebody's devices."""
        async with self._engine.connect() as connection:
            return await targets.devices_of(connection, holder)

    async def mutes(self, holder: str) -> list[tuple[str, str]]:
        """Somebody's devices with the tables of which they are told nothing."""
        async with self._engine.connect() as connection:
            return await targets.mutes_of(connection, holder)

    async def hooks(self, holder: str) -> list[Hook]:
        """Somebody's webhooks."""
        async with self._engine.connect() as connection:
            return await targets.hooks_of(connection, holder)

    async def keep_device(self, device: Device) -> None:
        """A browser wants to be told, by these settings."""
        await self._run(partial(targets.keep_device, one=device))

    async def change_device(self, device: Device) -> None:
        """It may be told at other times now."""
        await self._run(partial(targets.change_device, one=device, now=self._now()))

    async def drop_device(self, which: str, holder: str | None = None) -> bool:
        """It is told no more; whether it was there. `holder`: only if it is his."""
        there: bool = await self._run(partial(targets.drop_device, which=which, holder=holder))
        return there

    async def mute(self, which: str, table: str, muted: bool) -> None:
        """Of this table a device is told nothing, or again."""
        await self._run(partial(targets.mute, which=which, table=table, muted=muted))

    async def keep_hook(self, hook: Hook) -> None:
        """An address wants to be told."""
        await self._run(partial(targets.keep_hook, one=hook))

    async def drop_hook(self, which: str, holder: str) -> bool:
        """It is told no more; whether it was there, and his."""
        there: bool = await self._run(partial(targets.drop_hook, which=which, holder=holder))
        return there

    # What is on its way

    async def note_turn(self, table: str, seat: int, holder: str, since: float) -> None:
        """Whoever wants to is told of a turn; once, however many processes say so."""
        await self._run(
            partial(deliveries.note_turn, table=table, seat=seat, holder=holder, since=since, due=self._now())
        )

    async def claim(self, room: Room) -> tuple[list[Due], float | None]:
        """Some of what is due, for this process alone; and when the next will be due."""
        now = self._now()
        claimed: tuple[list[Due], float | None] = await self._run(
            partial(deliveries.claim, now=now, until=now + CLAIMED, room=room)
        )
        return claimed

    async def told(self, one: Due) -> None:
        """It is done."""
        await self._run(partial(deliveries.note_told, one=one, at=self._now()))
        await self.drop(one)

    async def drop(self, one: Due) -> None:
        """It need not be told any more."""
        await self._run(partial(deliveries.settle, one=one, due=None, tries=0))

    async def later(self, one: Due, due: float, tries: int) -> None:
        """It is told then."""
        await self._run(partial(deliveries.settle, one=one, due=due, tries=tries))

    async def put_off(self, one: Due, device: Device, due: float) -> None:
        """It is told then, because of what the device wishes."""
        await self._run(partial(deliveries.put_off, one=one, device=device, due=due))

    async def failed(self, one: Due, problem: str, about: str, failures: int, give_up: bool) -> None:
        """A webhook could not be told, and why."""
        await self._run(
            partial(
                deliveries.note_failure,
                hook=one.target,
                problem=problem,
                about=about,
                failures=failures,
                give_up=give_up,
            )
        )
