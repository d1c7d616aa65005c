"""`bakufu admin close`, `delete` and `forget-name`."""

import asyncio
import sys

import typer

from bakufu.cli.admin.database import address_of
from bakufu.cli.admin.reading import standing
from bakufu.cli.words import words
from bakufu.kernel.mistake import Mistake
from bakufu.server.sentences import cleaned
from bakufu.server.storage.admin import keeping_of
from bakufu.server.storage.admin_queries import Forgotten
from bakufu.server.wire.http import LONGEST_NAME
from bakufu.terminal.speak import console


def close(database: str | None, tables: list[str], language: str) -> None:
    """Close each; none where one of them cannot be."""
    say = words(language)

    async def work() -> None:
        async with keeping_of(address_of(database)) as keeper:
            for table in tables:
                one = await standing(keeper, table)
                if one.state in ("closed", "finished"):
                    raise Mistake(f"admin-already-{one.state}", package="bakufu.cli", table=table)
            for table in tables:
                await keeper.close_table(table)
                console.print(say("admin-closed", table=table))

    asyncio.run(work())


def delete(database: str | None, tables: list[str], sure: bool, language: str) -> None:
    """Delete each, if that is really meant; none where one of them is not there."""
    say = words(language)

    async def work() -> None:
        async with keeping_of(address_of(database)) as keeper:
            for table in tables:
                await standing(keeper, table)
            if not sure:
                if not sys.stdin.isatty():
                    raise Mistake("admin-not-sure", package="bakufu.cli")
                typer.confirm(say("admin-sure", tables=len(tables)), abort=True)
            for table in tables:
                await keeper.delete_table(table)
                console.print(say("admin-deleted", table=table))

    asyncio.run(work())


def forget_name(database: str | None, name: str, instead: str | None, language: str) -> None:
    """Put a neutral word in the place of a name, and say how often it was there."""
    say = words(language)
    known, word = cleaned(name), cleaned(say("admin-somebody") if instead is None else instead)
    if not known or not word or len(word) > LONGEST_NAME:
        raise Mistake("admin-name", package="bakufu.cli", most=LONGEST_NAME)

    async def work() -> Forgotten:
        async with keeping_of(address_of(database)) as keeper:
            return await keeper.forget_name(known, word)

    forgotten = asyncio.run(work())
    if not forgotten.tables:
        raise Mistake("admin-nobody", package="bakufu.cli", name=known)
    about = {"seats": forgotten.seats, "lines": forgotten.lines, "tables": len(forgotten.tables)}
    console.print(say("admin-forgotten", word=word, **about))
