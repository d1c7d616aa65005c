"""What is kept about the asker, and how he is told of his turns: by the cookie, and nobody else's."""

import asyncio
from collections import defaultdict
from datetime import UTC, datetime
from math import ceil
from secrets import token_urlsafe
from statistics import fmean
from typing import Any

import httpx
from litestar import get, post
from msgspec.structs import replace

from bakufu.games import find
from bakufu.games import ids as game_ids
from bakufu.server.api.errors import Trouble, language_of, may_answer
from bakufu.server.api.requests import Asker, live_table, person_of, registry_of
from bakufu.server.notifications.addresses import NotPublic, looked_up, parsed
from bakufu.server.notifications.notifier import Notifier
from bakufu.server.notifications.pacing import zone_of
from bakufu.server.notifications.push import are_keys, device_id, public_key
from bakufu.server.sentences import cleaned, sentences
from bakufu.server.storage.counting import Played, Rating
from bakufu.server.storage.models import Device, Hook
from bakufu.server.wire.http import Language
from bakufu.server.wire.me import (
    MOST_DAYS,
    ChangeDevice,
    DeviceInfo,
    GameNumbers,
    HookInfo,
    HookMade,
    KeepDevice,
    Me,
    Mute,
    MyRating,
    NewHook,
    TakeVacation,
    Vacation,
)

LOOKING_UP = 5.0
"""Seconds in which a name must be known."""

MOST_DEVICES, MOST_HOOKS = 10, 10
"""Of one person."""

DAY = 24 * 3600.0

MIDDLE, SCALE = 1500, 40
"""Where everybody begins, and how much one of openskill's points is."""

SENT = may_answer(400, 403, 404, 409, 413, 429)


def notifier_of(request: Asker) -> Notifier:
    """Who tells people of their turns."""
    notifier: Notifier = request.app.state.notifier
    return notifier


def known(request: Asker) -> str:
    """Who asks; somebody without a cookie has nothing here."""
    holder = person_of(request)
    if holder is None:
        raise Trouble("nobody")
    return holder


def site_of(request: Asker) -> str:
    """How the asker's browser knows this server."""
    return f"{request.url.scheme}://{request.url.netloc}"[:256]


@get("/api/me", responses=may_answer(400, 403, 429))
async def show_me(request: Asker, lang: Language = "en") -> Me:
    """All that is kept about the asker besides seats."""
    holder = known(request)
    storage = registry_of(request).storage
    muted: dict[str, list[str]] = defaultdict(list)
    for device, table in await storage.telling.mutes(holder):
        muted[device].append(table)
    running = [one for one in await storage.lobby.tables_of(holder) if not one.over]
    return Me(
        numbers=_numbers(await storage.people.games(holder)),
        ratings=[_rating(one) for one in await storage.people.ratings(holder) if one.game in game_ids()],
        devices=[_device(one, muted[one.id]) for one in await storage.telling.devices(holder)],
        hooks=[_hook(one, lang) for one in await storage.telling.hooks(holder)],
        vacation=await _vacation(request, holder),
        push_key=public_key(await notifier_of(request).key()),
        running=len(running),
    )


def _numbers(games: list[Played]) -> list[GameNumbers]:
    kinds: dict[tuple[str, int], list[Played]] = defaultdict(list)
    for one in games:
        if one.game in game_ids():
            kinds[one.game, one.players].append(one)
    return [
        GameNumbers(
            game,
            find(game).name,
            players,
            len(some),
            sum(one.place == 1 for one in some),
            round(fmean(one.score for one in some), 1),
            max(one.score for one in some),
        )
        for (game, players), some in sorted(kinds.items())
    ]


def _rating(one: Rating) -> MyRating:
    mean, sigma = one.strength
    against: Any = one.ladder
    number = round(MIDDLE + SCALE * (mean - 25.0))
    return MyRating(one.game, find(one.game).name, against, number, round(2 * SCALE * sigma), one.games)


def _device(one: Device, muted: list[str]) -> DeviceInfo:
    return DeviceInfo(
        one.id, one.label, one.zone, one.quiet_from, one.quiet_until, one.every, one.made, one.told, muted
    )


def _hook(one: Hook, language: str) -> HookInfo:
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
    before = {one.id: one for one in await telling.devices(holder)}
    which = device_id(data.endpoint)
    if which not in before and len(before) >= MOST_DEVICES:
        raise Trouble("too-many-targets")
    device = before.get(which) or Device(
        id=which,
        holder=holder,
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        site=site_of(request),
        label=cleaned(data.label),
        zone=data.zone,
        made=registry_of(request).storage.now(),
    )
    device = replace(device, p256dh=data.p256dh, auth=data.auth, zone=data.zone)
    await telling.keep_device(device)
    await notifier_of(request).wished()
    return _device(device, [])


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


async def _own_device(request: Asker, device: str) -> Device:
    for one in await registry_of(request).storage.telling.devices(known(request)):
        if one.id == device:
            return one
    raise Trouble("no-such-target")


@post("/api/me/devices/{device:str}", status_code=200, responses=SENT)
async def change_device(request: Asker, device: str, data: ChangeDevice) -> DeviceInfo:
    """When it may be told."""
    one = await _own_device(request, device)
    if zone_of(data.zone) is None:
        raise Trouble("malformed", why="zone")
    quiet = None if -1 in (data.quiet_from, data.quiet_until) else (data.quiet_from, data.quiet_until)
    start, end = quiet or (None, None)
    one = replace(one, zone=data.zone, every=data.every, quiet_from=start, quiet_until=end)
    await registry_of(request).storage.telling.keep_device(one)
    return _device(one, [])


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
    return _device(one, [table for which, table in await telling.mutes(one.holder) if which == device])


@post("/api/me/devices/{device:str}/forget", status_code=200, responses=SENT)
async def forget_device(request: Asker, device: str) -> Vacation:
    """Tell it no more."""
    holder = (await _own_device(request, device)).holder
    if not await registry_of(request).storage.telling.drop_device(device, holder):
        raise Trouble("no-such-target")
    await notifier_of(request).wished()
    return await _vacation(request, holder)


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
    return HookMade(_hook(hook, data.language), hook.secret)


@post("/api/me/hooks/{hook:str}/again", status_code=200, responses=SENT)
async def try_hook_again(request: Asker, hook: str, lang: Language = "en") -> HookInfo:
    """One that was given up is tried again from now on."""
    one = replace(await _own_hook(request, hook), problem=None, about=None, failures=0, given_up=False)
    await registry_of(request).storage.telling.keep_hook(one)
    await notifier_of(request).wished()
    return _hook(one, lang)


async def _own_hook(request: Asker, hook: str) -> Hook:
    for one in await registry_of(request).storage.telling.hooks(known(request)):
        if one.id == hook:
            return one
    raise Trouble("no-such-target")


@post("/api/me/hooks/{hook:str}/forget", status_code=200, responses=SENT)
async def forget_hook(request: Asker, hook: str) -> Vacation:
    """Tell it no more."""
    holder = (await _own_hook(request, hook)).holder
    if not await registry_of(request).storage.telling.drop_hook(hook, holder):
        raise Trouble("no-such-target")
    await notifier_of(request).wished()
    return await _vacation(request, holder)


# Vacation


async def _vacation(request: Asker, holder: str) -> Vacation:
    storage = registry_of(request).storage
    now = storage.now()
    year = datetime.fromtimestamp(now, UTC).year
    taken = await storage.people.vacations(holder, datetime(year, 1, 1, tzinfo=UTC).timestamp())
    # A vacation counts in the year in which it has begun.
    own = [(begins, ends) for begins, ends in taken if datetime.fromtimestamp(begins, UTC).year == year]
    # A day that has begun counts, however short it was; a hair too much is none.
    days = sum(max(1, ceil((ends - begins) / DAY - 1e-6)) for begins, ends in own)
    until = next((ends for begins, ends in taken if begins <= now < ends), None)
    return Vacation(until, max(0, MOST_DAYS - days))


@post("/api/me/vacation", status_code=200, responses=SENT)
async def take_vacation(request: Asker, data: TakeVacation) -> Vacation:
    """Slow clocks of the asker stand still for so many days, or go on."""
    holder, registry = known(request), registry_of(request)
    now = await _vacation(request, holder)
    if data.days == 0:
        if now.until is None:
            return now
        tables = await registry.storage.people.end_vacation(holder)
    elif now.until is not None:
        raise Trouble("on-vacation")
    elif data.days > now.left:
        raise Trouble("no-vacation-left", left=now.left)
    else:
        tables = await registry.storage.people.take_vacation(holder, data.days * DAY)
    await registry.seating.catch_up_everywhere(tables)
    return await _vacation(request, holder)


# Everything


@post("/api/me/forget", status_code=200, responses=SENT)
async def forget_me(request: Asker) -> Vacation:
    """Numbers, devices, webhooks, vacations, and the name at finished tables; seats where games go on stay."""
    holder, registry = known(request), registry_of(request)
    running = await registry.storage.people.end_vacation(holder)
    await registry.storage.forget_holder(holder, sentences(language_of(request))("somebody"))
    await registry.keeper_notices.read()
    await registry.seating.catch_up_everywhere(running)
    await notifier_of(request).wished()
    return await _vacation(request, holder)
