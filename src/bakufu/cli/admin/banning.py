"""`bakufu admin ban` and `unban`."""

import asyncio
from ipaddress import ip_network

import msgspec
from rich.table import Table

from bakufu.cli.admin.database import address_of, seconds, when
from bakufu.cli.words import words
from bakufu.kernel.mistake import Mistake
from bakufu.server.rate_limits import network
from bakufu.server.storage.admin import keeping_of
from bakufu.server.storage.models import Ban
from bakufu.terminal.speak import console


def meant(address: str) -> str:
    """A network as it is kept. One address of IPv6 means its /64: whoever has one of them has them all."""
    try:
        return str(ip_network(network(address) if "/" not in address else address, strict=False))
    except ValueError:
        raise Mistake("admin-address", package="bakufu.cli", given=address) from None


def show(database: str | None, json: bool, language: str) -> None:
    """Who is banned now."""

    async def ask() -> list[Ban]:
        async with keeping_of(address_of(database)) as keeper:
            return await keeper.bans()

    bans = asyncio.run(ask())
    if json:
        print(msgspec.json.format(msgspec.json.encode(bans)).decode())
        return
    say = words(language)
    if not bans:
        console.print(say("admin-no-bans"))
        return
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(say("admin-network"))
    table.add_column(say("admin-until"))
    for ban in bans:
        table.add_row(ban.network, when(ban.until))
    console.print(table)


def ban(database: str | None, address: str, time: str, language: str) -> None:
    """Serve it no more for a time."""
    which, lasting = meant(address), seconds(time)

    async def work() -> Ban:
        async with keeping_of(address_of(database)) as keeper:
            return await keeper.ban(which, lasting)

    made = asyncio.run(work())
    console.print(words(language)("admin-banned", network=made.network, until=when(made.until)))


def unban(database: str | None, address: str, language: str) -> None:
    """Serve it again."""
    which = meant(address)

    async def work() -> bool:
        async with keeping_of(address_of(database)) as keeper:
            return await keeper.unban(which)

    if not asyncio.run(work()):
        raise Mistake("admin-not-banned", package="bakufu.cli", network=which)
    console.print(words(language)("admin-unbanned", network=which))
