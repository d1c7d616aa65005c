"""What is on its way to those who want to be told, as rows.

Who answers nothing takes long to be told. So there are two ways: one for whoever was told well the last time, one for
whoever is new or in trouble; and on each of them an owner has one message at a time, however many targets are his.
"""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, Select, delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import schema
from bakufu.server.storage.models import Device, Due, Hook
from bakufu.server.storage.targets import LOCK, OWN, device, hook


class Room(NamedTuple):
    """How many more may be taken on each way."""

    well: int
    unsure: int


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


async def claim(connection: AsyncConnection, now: float, until: float, room: Room) -> tuple[list[Due], float | None]:
    """Some of what is due, which nobody else takes until then; and when the next will be due."""
    of = schema.deliveries
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    # What is under way is still due: the others need not be looked through.
    busy = (await connection.execute(_with_owner().where((of.c.due > 0.0) & (of.c.claimed > now)))).all()
    targets, owners = {row.target for row in busy}, {(row.owner, row.well) for row in busy}
    claimed = []
    for well, most in ((True, room.well), (False, room.unsure)):
        found = (await connection.execute(_first_of_each(now, well, most + len(busy)))).all() if most > 0 else []
        free = [row for row in found if row.target not in targets and (row.owner, well) not in owners]
        for row in free[:most]:
            to = await _target(connection, row)
            if to is None:
                await connection.execute(delete(of).where(of.c.target == row.target))
                continue
            # One at a time for each target: when the first is sent, the others may have to wait.
            targets.add(row.target)
            await connection.execute(update(of).where(_same(row.target, row.table_id, row.seat)).values(claimed=until))
            claimed.append(Due(row.target, row.table_id, row.seat, row.since, row.tries, to, well))
    ahead = select(func.min(of.c.due)).where(of.c.due > now)
    return claimed, (await connection.execute(ahead)).scalar()


def _owner() -> ColumnElement[str]:
    return func.coalesce(schema.devices.c.holder, schema.hooks.c.holder, schema.deliveries.c.target)


def _well() -> ColumnElement[bool]:
    """Whether the last message to a target has arrived."""
    devices, hooks, of = schema.devices, schema.hooks, schema.deliveries
    told = func.coalesce(devices.c.told, hooks.c.told).is_not(None)
    return told & (of.c.tries == 0) & (func.coalesce(hooks.c.failures, 0) == 0)


def _with_owner(*more: ColumnElement[Any]) -> Select[Any]:
    """Deliveries, with whose each is and its way."""
    devices, hooks, of = schema.devices, schema.hooks, schema.deliveries
    targets = of.outerjoin(devices, devices.c.id == of.c.target).outerjoin(hooks, hooks.c.id == of.c.target)
    return select(of, _owner().label("owner"), _well().label("well"), *more).select_from(targets)


def _first_of_each(now: float, well: bool, most: int) -> Select[Any]:
    """The oldest that is due of each owner, on one way; the oldest first."""
    of = schema.deliveries
    number = func.row_number().over(partition_by=_owner(), order_by=(of.c.due, of.c.target, of.c.table_id))
    due = _with_owner(number.label("number")).where((of.c.due <= now) & (_well() if well else ~_well())).subquery()
    return select(due).where(due.c.number == 1).order_by(due.c.due).limit(most)


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
    await _let_go(connection, one)


async def _let_go(connection: AsyncConnection, one: Due) -> None:
    await connection.execute(
        update(schema.deliveries).where(_same(one.target, one.table, one.seat)).values(claimed=0.0)
    )


async def put_off(connection: AsyncConnection, one: Due, device: Device, due: float) -> None:
    """What was claimed waits for a time at which the device may be told; unless it has other wishes meanwhile."""
    of = schema.devices.c
    wishes = (
        (of.id == device.id)
        & (of.zone == device.zone)
        & (of.every == device.every)
        & of.quiet_from.is_not_distinct_from(device.quiet_from)
        & of.quiet_until.is_not_distinct_from(device.quiet_until)
    )
    if (await connection.execute(select(of.id).where(wishes).with_for_update())).first():
        await settle(connection, one, due, 0)
    else:
        await _let_go(connection, one)


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
