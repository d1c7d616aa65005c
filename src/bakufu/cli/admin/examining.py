"""`bakufu admin doctor`."""

import asyncio
from typing import Any

import msgspec
from rich.text import Text

from bakufu.cli.admin.database import address_of
from bakufu.cli.words import words
from bakufu.kernel.mistake import Mistake
from bakufu.server.doctor import Finding, examine
from bakufu.terminal.speak import Violated, console


def doctor(database: str | None, json: bool, language: str) -> None:
    """Say of everything whether it is well. Raises `Violated` where something is not."""
    url = address_of(database)

    async def look() -> list[Finding]:
        found = []
        async for one in examine(url):
            found.append(one)
            if not json:
                console.print(_line(one, language), soft_wrap=True)
        return found

    found = asyncio.run(look())
    wrong = sum(not one.well for one in found)
    if json:
        plain = [{"name": one.name, "well": one.well, "sentence": _sentence(one, language)} for one in found]
        print(msgspec.json.format(msgspec.json.encode(plain)).decode())
    if wrong:
        raise Violated("admin-doctor-wrong", package="bakufu.cli", wrong=wrong)
    if not json:
        console.print(words(language)("admin-doctor-well"))


def _line(one: Finding, language: str) -> Text:
    mark = ("+ ", "green") if one.well else ("! ", "bold red")
    return Text.assemble(mark, _sentence(one, language))


def _sentence(one: Finding, language: str) -> str:
    about: dict[str, Any] = dict(one.about)
    if isinstance(mistake := about.pop("mistake", None), Mistake):
        about["why"] = mistake.text(language)
    return words(language)(f"admin-doctor-{one.name}", well="yes" if one.well else "no", **about)
