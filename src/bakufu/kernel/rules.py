"""The rules of a game, clause by clause, in either language."""

import re
from functools import cache
from importlib import resources

from msgspec import Struct


class Clause(Struct, frozen=True):
    """One clause: its id, its text, the chapter it stands in, and whether it settles what the rulebook leaves open."""

    id: str
    text: str
    chapter: str
    ruling: bool


_clause = re.compile(r"^- ([A-Z]{3}-\d+\.\d+) (.*)$")
_ruling = re.compile(r"\*\*(ruling|interprétation)\*\*")


def rules(game: str, language: str) -> str:
    """The whole text of a game's rules (Markdown), as the game's folder has it."""
    path = resources.files(f"bakufu.games.{game}").joinpath("rules", f"{language}.md")
    return path.read_text(encoding="utf-8")


@cache
def clauses(game: str, language: str) -> dict[str, Clause]:
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
        key: Clause(clause.id, clause.text, clause.chapter, bool(_ruling.search(clause.text)))
        for key, clause in found.items()
    }
