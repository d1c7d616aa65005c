"""`bakufu admin`, run as a keeper runs it."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from tests import commands
from tests.commands import Ended
from tests.server.serving import same_sources
from tests.server.storage.old import run


def admin(url: str | None, *words: str, language: str = "C.UTF-8", **more: str) -> Ended:
    """What a command does and says; nobody is there to be asked."""
    database = ["--database", url] if url else []
    return bakufu("admin", *words, *database, language=language, **more)


def bakufu(*words: str, language: str = "C.UTF-8", **more: str) -> Ended:
    """The same of any command."""
    return commands.bakufu(*words, environment=same_sources() | {"LC_ALL": language, "COLUMNS": "160"} | more)


def done(url: str, *words: str) -> str:
    """What a command says that does what it is told."""
    ended = admin(url, *words)
    assert ended.code == 0, ended
    assert ended.err == ""
    return ended.out


def listed(url: str, *words: str) -> Any:
    """What a command says in JSON."""
    return msgspec.json.decode(done(url, *words, "--json"))


def complaint(url: str | None, *words: str, code: int = 2, **more: str) -> str:
    """The one sentence that a command says instead of doing something."""
    ended = admin(url, *words, **more)
    assert ended.code == code, ended
    assert ended.err.count("\n") == 1, ended
    return ended.err


def every_word(url: str) -> str:
    """All that the database holds, as text."""
    tables = ("setting", "game_table", "seat", "entry", "chat", "notice", "ban")
    return "\n".join(repr(row) for table in tables for row in run(url, f"select * from {table}"))


def rows_of(url: str, table: str) -> dict[str, int]:
    """How many rows there are of a table."""
    count = "select count(*) from {} where {} = '" + table + "'"
    places = {"game_table": "id", "seat": "table_id", "entry": "table_id", "chat": "table_id"}
    with ThreadPoolExecutor(1) as apart:
        return {place: apart.submit(run, url, count.format(place, key)).result()[0][0] for place, key in places.items()}


def file_of(url: str) -> Path:
    """Where an SQLite database lies."""
    assert url.startswith("sqlite:///")
    return Path(os.fspath(url.removeprefix("sqlite:///")))
