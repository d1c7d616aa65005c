import asyncio
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from tests.server.serving import sqlite


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of either kind with nothing in it, for one test."""
    if request.param == "sqlite":
        yield sqlite(tmp_path)
        return
    url = str(request.getfixturevalue("pg"))
    asyncio.run(_do(url, "create database empty"))
    yield urlsplit(url)._replace(path="/empty").geturl()
    asyncio.run(_do(url, "drop database empty with (force)"))


async def _do(url: str, what: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(what)
    await connection.close()
