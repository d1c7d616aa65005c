"""Whom to tell, as rows: browsers, addresses elsewhere, and what is on its way to them."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Row, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import schema
from bakufu.server.storage.models import Device, Due, Hook

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
    """A browser wants to be told; one that is known already, by these settings now."""
    of = schema.devices
    await connection.execute(delete(of).where(of.c.id == one.id))
    await connection.execute(insert(of), [asdict(one)])


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


# What is on its way


async def note_turn(connection: AsyncConnection, table: str, seat: int, holder: str, since: float, due: float) -> None:
    """Whoever wants to is told of a turn then. A turn that was noted before is not noted again."""
    devices, mutes, hooks = schema.devices, schema.mutes, schema.hooks
    muted = select(mutes.c.device).where(mutes.c.table_id == table)
    wanted = select(devices.c.id).where((devices.c.holder == holder) & devices.c.id.not_in(muted))
    to = [(one, OWN, "push") for one in (await connection.execute(wanted)).scalars()]
    own = (hooks.c.holder == holder) & hooks.c.table_id.is_(None)
    where = hooks.c.given_up.is_(False) & (own | (hooks.c.table_id == table))
    for row in await connection.execute(select(hooks.c.id, hooks.c.table_id).where(where)):
        to.append((row.id, OWN if row.table_id is None else seat, "hook"))
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    for target, which, kind in to:
        values = {"target": target, "table_id": table, "seat": which, "kind": kind, "since": since, "due": due}
        new = dialect.insert(schema.deliveries).values(**values, tries=0, claimed=0.0)
        known = schema.deliveries.c
        await connection.execute(
            new.on_conflict_do_update(
                index_elements=[known.target, known.table_id, known.seat],
                set_={"since": since, "due": due, "tries": 0},
                where=known.since < since,
            )
        )


async def claim(connection: AsyncConnection, now: float, until: float, most: int) -> tuple[list[Due], float | None]:
    """Some of what is due, which nobody else takes until then; and when the next will be due."""
    of = schema.deliveries
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    busy = select(of.c.target).where(of.c.claimed > now)
    wanted = select(of).where((of.c.due <= now) & of.c.target.not_in(busy)).order_by(of.c.due).limit(most)
    found: list[Row[Any]] = []
    for row in (await connection.execute(wanted)).all():
        # One at a time for each target: when the first is sent, the others may have to wait.
        if all(one.target != row.target for one in found):
            found.append(row)
    claimed = []
    for row in found:
        to = await _target(connection, row)
        if to is None:
            await connection.execute(delete(of).where(of.c.target == row.target))
            continue
        await connection.execute(update(of).where(_same(row.target, row.table_id, row.seat)).values(claimed=until))
        claimed.append(Due(row.target, row.table_id, row.seat, row.since, row.tries, to))
    ahead = select(func.min(of.c.due)).where(of.c.due > now)
    return claimed, (await connection.execute(ahead)).scalar()


async def _target(connection: AsyncConnection, row: Row[Any]) -> Device | Hook | None:
    of = schema.devices if row.kind == "push" else schema.hooks
    found = (await connection.execute(select(of).where(of.c.id == row.target))).one_or_none()
    if found is None:
        return None
    return device(found) if row.kind == "push" else hook(found)


def _same(target: str, table: str, seat: int) -> Any:
    of = schema.deliveries.c
    return (of.target == target) & (of.table_id == table) & (of.seat == seat)


async def settle(connection: AsyncConnection, one: Due, due: float | None, tries: int) -> None:
    """What was claimed is done (`due` is None), or to be done then; unless another turn has begun meanwhile."""
    of = schema.deliveries
    same = _same(one.target, one.table, one.seat)
    await connection.execute(update(of).where(same & (of.c.since == one.since)).values(due=due, tries=tries))
    await connection.execute(update(of).where(same).values(claimed=0.0))


async def note_told(connection: AsyncConnection, one: Due, at: float) -> None:
    """It was told."""
    if isinstance(one.to, Device):
        await connection.execute(update(schema.devices).where(schema.devices.c.id == one.target).values(told=at))
    else:
        well = {"told": at, "problem": None, "about": None, "failures": 0, "given_up": False}
        await connection.execute(update(schema.hooks).where(schema.hooks.c.id == one.target).values(well))


async def note_failure(
    connection: AsyncConnection, hook: str, problem: str, about: str, failures: int, give_up: bool
) -> None:
    """It could not be told, and why; where that is given up, nothing more is sent there."""
    values = {"problem": problem, "about": about[:128], "failures": failures, "given_up": give_up}
    await connection.execute(update(schema.hooks).where(schema.hooks.c.id == hook).values(values))
    if give_up:
        of = schema.deliveries
        await connection.execute(update(of).where(of.c.target == hook).values(due=None))


async def forget_tables(connection: AsyncConnection, tables: Sequence[str]) -> None:
    """Whatever was to be told about these."""
    for of in (schema.deliveries, schema.mutes, schema.hooks, schema.counted):
        await connection.execute(delete(of).where(of.c.table_id.in_(tables)))
