import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from tests.server.postgres import Postgres, postgres, running
from tests.server.serving import Browser, Server, run_apart, serving, sqlite


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that many tests share."""
    with serving(sqlite(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture(scope="session")
def pg() -> Iterator[str]:
    """A PostgreSQL."""
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def own_pg() -> Iterator[Postgres]:
    """A PostgreSQL that tests may stop or freeze, if they bring it back."""
    with running() as one:
        yield one


KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)]
"""On PostgreSQL the same is shown once more, by `make test-fast`; what only it can do (several processes) always."""


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind."""
    return sqlite(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("pg"))


@pytest.fixture(params=KINDS)
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


@pytest.fixture
def anna(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        yield browser


@pytest.fixture
def ben(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        yield browser


@pytest.fixture
def scene() -> Callable[[Coroutine[Any, Any, None]], None]:
    """Plays a scene, which must not take long."""

    def play(what: Coroutine[Any, Any, None]) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(45):
                await what

        run_apart(bounded())

    return play
