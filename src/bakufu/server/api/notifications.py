"""How the asker is told of his turns: browsers and addresses elsewhere, by the cookie, and nobody else's."""

import asyncio
from collections.abc import Iterable
from secrets import token_urlsafe
from typing import TypeVar

import httpx
from litestar import post
from msgspec.structs import replace

from bakufu.server.api.errors import Trouble, language_of, may_answer
from bakufu.server.api.requests import Asker, known, live_table, registry_of
from bakufu.server.api.vacations import vacation_of
from bakufu.server.notifications.addresses import NotPublic, looked_up, parsed
from bakufu.server.notifications.notifier import Notifier
from bakufu.server.notifications.pacing import zone_of
from bakufu.server.notifications.push import are_keys, device_id
from bakufu.server.sentences import cleaned, sentences
from bakufu.server.storage.models import Device, Hook
from bakufu.server.storage.notifications import Telling
from bakufu.server.wire.http import Language
from bakufu.server.wire.me import (
    ChangeDevice,
    DeviceInfo,
    HookInfo,
    HookMade,
    KeepDevice,
    Mute,
    NewHook,
    Vacation,
)

Target = TypeVar("Target", Device, Hook)

LOOKING_UP = 5.0
"""Seconds in which a name must be known."""

MOST_DEVICES, MOST_HOOKS = 10, 10
"""Of one person."""

SENT = may_answer(400, 403, 404, 409, 413, 429)


def notifier_of(request: Asker) -> Notifier:
    """Who tells people of their turns."""
    notifier: Notifier = request.app.state.notifier
    return notifier


def site_of(request: Asker) -> str:
    """How the asker's browser knows this server."""
    return f"{request.url.scheme}://{request.url.netloc}"[:256]


def device_info(one: Device, muted: list[str]) -> DeviceInfo:
    """What its owner is told of a browser; not where its messages go."""
    return DeviceInfo(
        one.id, one.label, one.zone, one.quiet_from, one.quiet_until, one.every, one.made, one.told, muted
    )


def hook_info(one: Hook, language: str) -> HookInfo:
    """What its owner is told of a webhook; of its address only the host, as the rest is often a key."""
    trouble = None
    if one.problem:
        trouble = sentences(language)(f"hook-{one.problem}", about=one.about or "")
    host = httpx.URL(one.address).host
    return HookInfo(one.id, one.form, host, one.table_id, one.made, one.told, trouble, one.given_up)


# Devices


@post("/api/me/devices", status_code=200, responses=SENT)
async def keep_device(request: Asker, data: KeepDevice) -> DeviceInfo:
    """Tell this browser when it is the asker's turn."""
    holder, telling = known(request), registry_of(request).storage.telling
    if not are_keys(data.p256dh, data.auth) or zone_of(data.zone) is None:
        raise Trouble("malformed", why="keys, zone")
    await _ensure_public(request, data.endpoint)
    mine = {one.endpoint: one for one in await telling.devices(holder)}
    before, old = mine.get(data.endpoint), mine.get(data.replaces)
    if not (before or old) and len(mine) >= MOST_DEVICES:
        raise Trouble("too-many-targets")
    if before and old and before.id != old.id:
        await telling.drop_device(old.id, holder)
    device = (
        before
        or old
        or Device(
            id=device_id(data.endpoint),
            holder=holder,
            endpoint=data.endpoint,
            p256dh=data.p256dh,
            auth=data.auth,
            site=site_of(request),
            label=cleaned(data.label),
            zone=data.zone,
            made=registry_of(request).storage.now(),
        )
    )
    device = replace(device, endpoint=data.endpoint, p256dh=data.p256dh, auth=data.auth, zone=data.zone)
    await telling.keep_device(device)
    await notifier_of(request).wished()
    return device_info(device, await _muted(telling, device))


async def _muted(telling: Telling, device: Device) -> list[str]:
    """The tables of which it is told nothing."""
    return [table for which, table in await telling.mutes(device.holder) if which == device.id]


async def _ensure_public(request: Asker, address: str) -> None:
    """Said now rather than when it fails; it is looked at again each time something is sent."""
    private = registry_of(request).settings.tell_private
    try:
        async with asyncio.timeout(LOOKING_UP):
            await looked_up(parsed(address, private), private)
    except NotPublic as refused:
        why = sentences(language_of(request))(f"hook-{refused.problem}", about="")
        raise Trouble("wrong-address", why=why) from None
    except (OSError, UnicodeError):
        # Also where it takes too long.
        why = sentences(language_of(request))("hook-silent", about="")
        raise Trouble("wrong-address", why=why) from None


def _own(targets: Iterable[Target], name: str) -> Target:
    for one in targets:
        if one.id == name:
            return one
    raise Trouble("no-such-target")


async def _own_device(request: Asker, device: str) -> Device:
    return _own(await registry_of(request).storage.telling.devices(known(request)), device)


@post("/api/me/devices/{device:str}", status_code=200, responses=SENT)
async def change_device(request: Asker, device: str, data: ChangeDevice) -> DeviceInfo:
    """When it may be told."""
    one = await _own_device(request, device)
    if zone_of(data.zone) is None:
        raise Trouble("malformed", why="zone")
    quiet = None if -1 in (data.quiet_from, data.quiet_until) else (data.quiet_from, data.quiet_until)
    start, end = quiet or (None, None)
    one = replace(one, zone=data.zone, every=data.every, quiet_from=start, quiet_until=end)
    telling = registry_of(request).storage.telling
    await telling.change_device(one)
    await notifier_of(request).wished()
    return device_info(one, await _muted(telling, one))


@post("/api/me/devices/{device:str}/tables", status_code=200, responses=SENT)
async def mute(request: Asker, device: str, data: Mute) -> DeviceInfo:
    """Whether it is told of one table."""
    one = await _own_device(request, device)
    telling = registry_of(request).storage.telling
    if data.muted:
        live = await live_table(request, data.table)
        if all(sitter.holder != one.holder for sitter in live.projection.sitters):
            raise Trouble("not-yours")
    await telling.mute(device, data.table, data.muted)
    return device_info(one, await _muted(telling, one))


@post("/api/me/devices/{device:str}/forget", status_code=200, responses=SENT)
async def forget_device(request: Asker, device: str) -> Vacation:
    """Tell it no more."""
    holder = (await _own_device(request, device)).holder
    if not await registry_of(request).storage.telling.drop_device(device, holder):
        raise Trouble("no-such-target")
    await notifier_of(request).wished()
    return await vacation_of(request, holder)


# Webhooks


@post("/api/me/hooks", status_code=201, responses=SENT)
async def make_hook(request: Asker, data: NewHook) -> HookMade:
    """Tell an address elsewhere."""
    holder, registry = known(request), registry_of(request)
    if len(await registry.storage.telling.hooks(holder)) >= MOST_HOOKS:
        raise Trouble("too-many-targets")
    if data.table is not None:
        live = await live_table(request, data.table)
        if all(one.holder != holder for one in live.projection.sitters):
            raise Trouble("not-yours")
    await _ensure_public(request, data.address)
    hook = Hook(
        id=token_urlsafe(12),
        holder=holder,
        table_id=data.table,
        form=data.form,
        address=data.address,
        secret=token_urlsafe(24),
        site=site_of(request),
        language=data.language,
        made=registry.storage.now(),
    )
    await registry.storage.telling.keep_hook(hook)
    await notifier_of(request).wished()
    return HookMade(hook_info(hook, data.language), hook.secret)


@post("/api/me/hooks/{hook:str}/again", status_code=200, responses=SENT)
async def try_hook_again(request: Asker, hook: str, lang: Language = "en") -> HookInfo:
    """One that was given up is tried again from now on."""
    one = replace(await _own_hook(request, hook), problem=None, about=None, failures=0, given_up=False)
    await registry_of(request).storage.telling.keep_hook(one)
    await notifier_of(request).wished()
    return hook_info(one, lang)


async def _own_hook(request: Asker, hook: str) -> Hook:
    return _own(await registry_of(request).storage.telling.hooks(known(request)), hook)


@post("/api/me/hooks/{hook:str}/forget", status_code=200, responses=SENT)
async def forget_hook(request: Asker, hook: str) -> Vacation:
    """Tell it no more."""
    holder = (await _own_hook(request, hook)).holder
    if not await registry_of(request).storage.telling.drop_hook(hook, holder):
        raise Trouble("no-such-target")
    await notifier_of(request).wished()
    return await vacation_of(request, holder)
