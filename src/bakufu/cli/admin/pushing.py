"""`bakufu admin push` and `drop-push`."""

import asyncio
from urllib.parse import urlsplit

import msgspec
from rich.table import Table

from bakufu.cli.admin.database import address_of, when
from bakufu.cli.words import words
from bakufu.kernel.mistake import Mistake
from bakufu.server.storage.admin import keeping_of
from bakufu.server.storage.models import Device
from bakufu.terminal.speak import console


def show(database: str | None, json: bool, language: str) -> None:
    """Which browsers are told of turns: nothing by which one could write to them."""

    async def ask() -> list[Device]:
        async with keeping_of(address_of(database)) as keeper:
            return await keeper.devices()

    devices = asyncio.run(ask())
    if json:
        known = [{"id": one.id, "service": _service(one), "made": one.made, "told": one.told} for one in devices]
        print(msgspec.json.format(msgspec.json.encode(known)).decode())
        return
    say = words(language)
    if not devices:
        console.print(say("admin-no-push"))
        return
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in ("admin-push-id", "admin-push-service", "admin-push-since", "admin-push-told"):
        table.add_column(say(column))
    for one in devices:
        table.add_row(one.id, _service(one), when(one.made), "-" if one.told is None else when(one.told))
    console.print(table)


def _service(device: Device) -> str:
    return urlsplit(device.endpoint).hostname or "?"


def drop(database: str | None, which: str, language: str) -> None:
    """Tell a browser no more."""

    async def work() -> bool:
        async with keeping_of(address_of(database)) as keeper:
            return await keeper.drop_device(which)

    if not asyncio.run(work()):
        raise Mistake("admin-no-such-push", package="bakufu.cli", id=which)
    console.print(words(language)("admin-push-dropped", id=which))
