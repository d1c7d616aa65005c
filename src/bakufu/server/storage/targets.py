"""Whom to tell, as rows: browsers, and addresses elsewhere."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Row, delete, exists, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import schema
from bakufu.server.storage.models import Device, Hook

LOCK = 7264
"""The number by which processes at one PostgreSQL wait for each other when they take what is due."""

OWN = -1
"""In the place of a seat: the owner's own turn, on whichever seat."""

VAPID = "vapid"


async def vapid(connection: AsyncConnection, new: str) -> str:
    """The key by which push services know this server: the one that was made first."""
    settings = schema.settings
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    known = (await connection.execute(select(settings.c.value).where(settings.c.name == VAPID))).scalar()
    if known is None:
        await connection.execute(insert(settings).values(name=VAPID, value=new))
    return str(known or new)


async def wanting(connection: AsyncConnection) -> tuple[set[str], set[str]]:
    """The holders and the tables of whose turns anybody wants to be told."""
    devices, hooks = schema.devices, schema.hooks
    holders = set((await connection.execute(select(devices.c.holder))).scalars())
    tables: set[str] = set()
    for row in await connection.execute(select(hooks.c.holder, hooks.c.table_id)):
        (holders if row.table_id is None else tables).add(row.table_id or row.holder)
    return holders, tables


def device(row: Row[Any]) -> Device:
    """A device as it was kept."""
    return Device(**row._mapping)


def hook(row: Row[Any]) -> Hook:
    """A webhook as it was kept."""
    return Hook(**row._mapping)


async def devices_of(connection: AsyncConnection, holder: str) -> list[Device]:
    """Somebody's, the oldest first."""
    of = schema.devices
    found = await connection.execute(select(of).where(of.c.holder == holder).order_by(of.c.made))
    return [device(row) for row in found]


async def hooks_of(connection: AsyncConnection, holder: str) -> list[Hook]:
    """Somebody's, the oldest first."""
    of = schema.hooks
    found = await connection.execute(select(of).where(of.c.holder == holder).order_by(of.c.made))
    return [hook(row) for row in found]


async def mutes_of(connection: AsyncConnection, holder: str) -> list[tuple[str, str]]:
    """Somebody's devices with the tables of which they are told nothing."""
    mutes, of = schema.mutes, schema.devices
    wanted = select(mutes).where(mutes.c.device.in_(select(of.c.id).where(of.c.holder == holder)))
    return [(row.device, row.table_id) for row in await connection.execute(wanted)]


async def all_devices(connection: AsyncConnection) -> list[Device]:
    """Everybody's, for the keeper."""
    return [device(row) for row in await connection.execute(select(schema.devices).order_by(schema.devices.c.made))]


async def keep_device(connection: AsyncConnection, one: Device) -> None:
    """A browser wants to be told; one that is known already, by these settings now, and for nobody else."""
    of = schema.devices
    same = (of.c.endpoint == one.endpoint) & (of.c.id != one.id)
    for other in (await connection.execute(select(of.c.id).where(same))).scalars().all():
        await drop_device(connection, other, None)
    await connection.execute(delete(of).where(of.c.id == one.id))
    await connection.execute(insert(of), [asdict(one)])


async def change_device(connection: AsyncConnection, one: Device, now: float) -> None:
    """It may be told at other times now; what the old ones had put off is looked at again."""
    of, on_its_way = schema.devices, schema.deliveries
    wishes = {"zone": one.zone, "every": one.every, "quiet_from": one.quiet_from, "quiet_until": one.quiet_until}
    await connection.execute(update(of).where(of.c.id == one.id).values(wishes))
    put_off = (on_its_way.c.target == one.id) & (on_its_way.c.due > now) & (on_its_way.c.tries == 0)
    await connection.execute(update(on_its_way).where(put_off).values(due=now))


async def drop_device(connection: AsyncConnection, which: str, holder: str | None) -> bool:
    """It is told no more; whether it was there. `holder`: only if it is his."""
    of = schema.devices
    where = (of.c.id == which) if holder is None else (of.c.id == which) & (of.c.holder == holder)
    if not (await connection.execute(delete(of).where(where))).rowcount:
        return False
    await connection.execute(delete(schema.mutes).where(schema.mutes.c.device == which))
    await connection.execute(delete(schema.deliveries).where(schema.deliveries.c.target == which))
    return True


async def mute(connection: AsyncConnection, which: str, table: str, muted: bool) -> None:
    """Of this table a device is told nothing, or again."""
    mutes, on_its_way = schema.mutes, schema.deliveries
    await connection.execute(delete(mutes).where((mutes.c.device == which) & (mutes.c.table_id == table)))
    if muted:
        await connection.execute(insert(mutes), [{"device": which, "table_id": table}])
        where = (on_its_way.c.target == which) & (on_its_way.c.table_id == table)
        await connection.execute(update(on_its_way).where(where).values(due=None))


async def keep_hook(connection: AsyncConnection, one: Hook) -> None:
    """Write a webhook down, in the place of what was known of it."""
    of = schema.hooks
    await connection.execute(delete(of).where(of.c.id == one.id))
    await connection.execute(insert(of), [asdict(one)])


async def drop_hook(connection: AsyncConnection, which: str, holder: str) -> bool:
    """It is told no more; whether it was there, and his."""
    of = schema.hooks
    where = (of.c.id == which) & (of.c.holder == holder)
    if not (await connection.execute(delete(of).where(where))).rowcount:
        return False
    await connection.execute(delete(schema.deliveries).where(schema.deliveries.c.target == which))
    return True


async def forget(connection: AsyncConnection, holder: str) -> None:
    """All of somebody's targets."""
    for one in await devices_of(connection, holder):
        await drop_device(connection, one.id, holder)
    for other in await hooks_of(connection, holder):
        await drop_hook(connection, other.id, holder)


async def forget_absent(connection: AsyncConnection, before: float) -> None:
    """Targets from before then of people who sit nowhere any more."""
    seats = schema.seats
    for of in (schema.devices, schema.hooks):
        sits = exists().where(seats.c.holder == of.c.holder)
        is_invited = exists().where(seats.c.invited == of.c.holder)
        absent = select(of.c.holder).where((of.c.made < before) & ~sits & ~is_invited).distinct()
        for holder in (await connection.execute(absent)).scalars().all():
            await forget(connection, holder)


async def forget_tables(connection: AsyncConnection, tables: Sequence[str]) -> None:
    """Whatever was to be told about these."""
    for of in (schema.deliveries, schema.mutes, schema.hooks, schema.counted):
        await connection.execute(delete(of).where(of.c.table_id.in_(tables)))
