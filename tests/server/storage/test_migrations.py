"""Databases of all ages become today's, with everything that was in them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from hatchling.builders.wheel import WheelBuilder
from sqlalchemy import Connection, create_engine

from bakufu.server.storage import Storage, bring_up_to_date, schema
from bakufu.server.storage.address import Address
from bakufu.server.storage.migrate import FOLDER, alembic_for
from bakufu.server.storage.models import Entry
from tests.server.serving import run_apart
from tests.server.storage.old import FIRST, SECOND, TABLES, contents, fill, make, run

N = TypeVar("N")

REVISIONS = sorted(step.revision for step in ScriptDirectory(str(FOLDER)).walk_revisions())


def with_connection(url: str, work: Callable[[Connection], N]) -> N:
    """Something done over one of SQLAlchemy's connections, and committed."""
    address = Address.read(url)
    if not address.shared:
        with create_engine(address.plain).begin() as connection:
            return work(connection)

    async def there() -> N:
        engine = address.engine()
        async with engine.begin() as connection:
            done = await connection.run_sync(work)
        await engine.dispose()
        return done

    return run_apart(there())


def differences(url: str) -> list[Any]:
    """Between a database and `schema.py`."""
    return with_connection(
        url, lambda connection: compare_metadata(MigrationContext.configure(connection), schema.meta)
    )


def revision_of(url: str) -> str:
    [(revision,)] = run(url, "select version_num from alembic_version")
    return str(revision)


def caretakers_fit(url: str) -> None:
    async def answer() -> None:
        storage = Storage(url)
        await storage.open()
        assert await storage.append("new", Entry(1, "play", 0, 1.0, "caretaker", {"do": "pass"}))
        await storage.close()

    run_apart(answer())


@pytest.mark.parametrize("age", [FIRST, SECOND])
def test_from_before_there_were_migrations(empty: str, age: str) -> None:
    make(empty, age)
    fill(empty)
    before = contents(empty)
    assert all(before[table] for table in TABLES)
    bring_up_to_date(empty)
    assert contents(empty) == before
    assert revision_of(empty) == REVISIONS[-1]
    assert differences(empty) == []
    caretakers_fit(empty)


@pytest.mark.parametrize("revision", REVISIONS)
def test_from_every_revision(empty: str, revision: str) -> None:
    with_connection(empty, lambda connection: command.upgrade(alembic_for(connection), revision))
    fill(empty)
    assert revision_of(empty) == revision
    before = contents(empty)
    bring_up_to_date(empty)
    assert contents(empty) == before
    assert revision_of(empty) == REVISIONS[-1]
    assert differences(empty) == []
    caretakers_fit(empty)


def test_a_new_database_is_what_the_schema_says(empty: str) -> None:
    bring_up_to_date(empty)
    assert differences(empty) == []
    assert revision_of(empty) == REVISIONS[-1]
    settings = contents(empty)["setting"]
    assert sorted(name for name, _ in settings) == ["schema", "secret"]
    # Again: nothing is done twice.
    bring_up_to_date(empty)
    assert contents(empty)["setting"] == settings


def test_a_difference_would_be_found(empty: str) -> None:
    make(empty, FIRST)
    [[(kind, _, table, column, *_)]] = [one for one in differences(empty) if isinstance(one, list)]
    assert (kind, table, column) == ("modify_type", "entry", "by")
    run(empty, "drop table chat", "create table stranger (id integer)")
    assert {one[0] for one in differences(empty) if isinstance(one, tuple)} == {
        "add_column",
        "add_index",
        "add_table",
        "remove_table",
    }


def test_making_a_database_was_broken_off(empty: str) -> None:
    make(empty, FIRST)
    run(empty, "drop table entry", "drop table game_table")
    bring_up_to_date(empty)
    assert differences(empty) == []
    caretakers_fit(empty)


def test_other_tables_in_the_same_database_are_left_alone(empty: str) -> None:
    run(empty, "create table stranger (id integer)", "insert into stranger values (7)")
    bring_up_to_date(empty)
    assert run(empty, "select id from stranger") == [(7,)]
    assert contents(empty)["setting"]


def test_revisions_come_with_the_wheel() -> None:
    root = Path(__file__).parents[3]
    shipped = {str(file.distribution_path) for file in WheelBuilder(str(root)).recurse_included_files()}
    wanted = {str(file.relative_to(root / "src")) for file in FOLDER.rglob("*.py")}
    assert len(wanted) >= len(REVISIONS) + 1
    assert wanted <= shipped
