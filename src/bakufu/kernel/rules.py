"""The rules of a game, clause by clause, in every language that it speaks."""

import re
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bakufu.kernel.catalogue import FIRST, Catalogue
from bakufu.kernel.game import Game


class Clause(Struct, frozen=True):
    """One clause: its id, its text, the chapter it stands in, and whether it settles what the rulebook leaves open."""

    id: str
    text: str
    chapter: str
    ruling: bool


class Change(Struct, frozen=True):
    """A clause that is played otherwise since this version of the rules: what changed, and why."""

    version: str
    date: str
    clause: str
    text: str


_version = re.compile(r"^## (\d+), (\d{4}-\d\d-\d\d)$")
_clause = re.compile(r"^- ([A-Z]{3}-\d+\.\d+) (.*)$")


def rules(game: Game[Any], language: str) -> str:
    """The whole text of a game's rules (Markdown), as the game's folder has it; English where it lacks a language."""
    return _text(game, f"{language}.md") or _text(game, f"{FIRST}.md")


def _text(game: Game[Any], name: str) -> str:
    """A text about a game's rules; nothing where there is none."""
    path = game.file("rules", name)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _marked(text: str, language: str) -> bool:
    """Whether a clause says of itself that it settles what the rulebook leaves open."""
    return any(f"**{Catalogue(spoken)('rules-ruling')}**" in text for spoken in (language, FIRST))


@cache
def changes(game: Game[Any], language: str) -> tuple[Change, ...]:
    """What is played otherwise since some version of the rules, in the order of the text."""
    found: list[Change] = []
    version, date = "", ""
    for line in (_text(game, f"changes.{language}.md") or _text(game, f"changes.{FIRST}.md")).splitlines():
        if heading := _version.match(line):
            version, date = heading.groups()
        elif change := _clause.match(line):
            found.append(Change(version, date, change[1], change[2]))
        elif line.startswith("  ") and found:
            found[-1] = replace(found[-1], text=f"{found[-1].text} {line.strip()}")
    return tuple(found)


@cache
def clauses(game: Game[Any], language: str) -> dict[str, Clause]:
    """Every clause by its id, in the order of the text."""
    found: dict[str, Clause] = {}
    chapter, key = "", ""
    for line in rules(game, language).splitlines():
        match = _clause.match(line)
        if match:
            key = match[1]
            found[key] = Clause(key, match[2], chapter, False)
        elif line.startswith("## "):
            chapter, key = line[3:], ""
        elif line.startswith("  ") and key:
            text = found[key].text + ("\n" if line.strip().startswith("- ") else " ") + line.strip()
            found[key] = Clause(key, text, chapter, False)
        else:
            key = ""
    return {
        key: Clause(clause.id, clause.text, clause.chapter, _marked(clause.text, language))
        for key, clause in found.items()
    }
