"""Every turn is told once, sooner or later: however many processes there are, whatever fails."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from bakufu.games import find
from bakufu.server.notifications import notifier, webhooks
from bakufu.server.notifications.notifier import AT_ONCE, Notifier
from bakufu.server.settings import Settings
from bakufu.server.storage import Storage, schema
from bakufu.server.storage.deliveries import Room
from bakufu.server.storage.models import Device, Hook
from bakufu.server.tables.tidings import Tidings, Turn
from tests.server.notifications.receiving import Receiver, Subscriber, receiving
from tests.server.serving import run_apart

TABLE, HOLDER = "table", "anna"


class Tables:
    """As many tables as one likes, at all of which the same people are asked."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.settings = Settings(database="", tell_after=0.0, tell_private=True)
        self.tidings = Tidings()
        self.asked: tuple[int, ...] = (0,)
        self.people = [HOLDER, "ben"]

    async def live(self, table: str) -> Any:
        projection = SimpleNamespace(
            caretaker=[False] * len(self.people),
            sitters=tuple(SimpleNamespace(holder=one) for one in self.people),
            players=len(self.people),
            setup=SimpleNamespace(game=find("edo_yashiki").id),
            names=SimpleNamespace(names=self.people),
        )
        return SimpleNamespace(asked=self.asked, projection=projection)


@asynccontextmanager
async def processes(database: str, count: int = 1) -> AsyncIterator[list[Tables]]:
    """Servers on one database."""
    storages = [Storage(database) for _ in range(count)]
    tables = [Tables(storage) for storage in storages]
    for storage in storages:
        await storage.open()
    tellers = [Notifier(one) for one in tables]
    running = [asyncio.create_task(one.run()) for one in tellers]
    await asyncio.sleep(0.05)
    try:
        yield tables
    finally:
        for task in running:
            task.cancel()
        for teller in tellers:
            await teller.close()
        for storage in storages:
            await storage.close()


def begin(tables: Tables, since: float, table: str = TABLE, holder: str = HOLDER) -> None:
    tables.tidings.begun(Turn(table, "edo_yashiki", tables.people.index(holder), holder, since))


def a_hook(address: str, **more: Any) -> Hook:
    about: dict[str, Any] = {"id": "hook", "holder": HOLDER, "table_id": None, "form": "ntfy", "secret": "s"}
    return Hook(**(about | {"site": "http://here", "language": "en", "address": address} | more))


def a_device(subscriber: Subscriber, **more: Any) -> Device:
    about: dict[str, Any] = {
        "id": "device",
        "holder": HOLDER,
        "site": "http://here",
        "label": "",
        "zone": "UTC",
        "every": 0,
    }
    return Device(**(about | subscriber.public | more))


async def until(look: Callable[[], Awaitable[Any]]) -> Any:
    async with asyncio.timeout(20):
        while not (found := await look()):
            await asyncio.sleep(0.02)
    return found


async def heard(receiver: Receiver, count: int) -> None:
    async def enough() -> bool:
        return receiver.heard.qsize() >= count

    await until(enough)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PAUSES", (0.02, 0.05))
    monkeypatch.setattr(notifier, "PUSH_PAUSES", (0.02,))
    monkeypatch.setattr(notifier, "AFTER_TROUBLE", 0.05)
    monkeypatch.setattr(notifier, "LOOK", 0.1)


def test_two_processes_tell_a_turn_once(empty: str, receiver: Receiver) -> None:
    async def scene() -> None:
        shared = empty.startswith("postgres")
        async with processes(empty, 2 if shared else 1) as all_tables:
            subscriber = Subscriber(f"{receiver.address}/push")
            await all_tables[0].storage.telling.keep_device(a_device(subscriber))
            await all_tables[0].storage.telling.keep_hook(a_hook(f"{receiver.address}/hook"))
            for one in all_tables:
                one.tidings.wished()
            await asyncio.sleep(0.1)
            for turn in (1.0, 2.0, 3.0):
                for one in all_tables * 2:
                    begin(one, turn)
                await heard(receiver, int(turn) * 2)
            # An old turn that somebody hears of late is no news.
            begin(all_tables[-1], 2.0)
            await asyncio.sleep(0.4)
            said = [receiver.next() for _ in range(receiver.heard.qsize())]
            assert sorted(one.path for one in said) == ["/hook"] * 3 + ["/push"] * 3
            assert {subscriber.read(one)["table"] for one in said if one.path == "/push"} == {TABLE}

    run_apart(scene())


def test_who_has_left_a_table_is_told_nothing_more_of_it(empty: str, receiver: Receiver) -> None:
    async def scene() -> None:
        async with processes(empty) as [tables]:
            telling = tables.storage.telling
            left = a_hook(f"{receiver.address}/left", id="left", holder="cleo", table_id=TABLE)
            for hook in (left, a_hook(f"{receiver.address}/there", holder="ben", table_id=TABLE)):
                await telling.keep_hook(hook)
            tables.tidings.wished()
            await asyncio.sleep(0.1)
            begin(tables, 1.0)
            await heard(receiver, 1)
            await asyncio.sleep(0.3)
            assert [receiver.next().path for _ in range(receiver.heard.qsize())] == ["/there"]

    run_apart(scene())


def test_what_fails_is_tried_again_with_growing_pauses_and_then_given_up(empty: str, receiver: Receiver) -> None:
    async def scene() -> None:
        async with processes(empty) as [tables]:
            telling = tables.storage.telling
            await telling.keep_hook(a_hook(receiver.address))
            tables.tidings.wished()
            receiver.statuses = [500, 503]
            await asyncio.sleep(0.1)
            begin(tables, 1.0)
            await heard(receiver, 3)

            async def well() -> bool:
                [hook] = await telling.hooks(HOLDER)
                return hook.told is not None and (hook.problem, hook.failures) == (None, 0)

            await until(well)
            receiver.statuses = [500] * 3
            begin(tables, 2.0)

            async def given_up() -> bool:
                [hook] = await telling.hooks(HOLDER)
                return hook.given_up and (hook.problem, hook.about, hook.failures) == ("status", "500", 3)

            await until(given_up)
            assert receiver.heard.qsize() == 6
            # Nothing more goes there.
            begin(tables, 3.0)
            await asyncio.sleep(0.3)
            assert receiver.heard.qsize() == 6

    run_apart(scene())


def test_a_push_service_that_is_away_is_asked_again_and_a_browser_that_is_gone_is_forgotten(
    empty: str, receiver: Receiver
) -> None:
    async def scene() -> None:
        async with processes(empty) as [tables]:
            telling = tables.storage.telling
            await telling.keep_device(a_device(Subscriber(receiver.address)))
            await telling.mute("device", "other", True)
            tables.tidings.wished()
            await asyncio.sleep(0.1)
            receiver.statuses = [503]
            begin(tables, 1.0)
            await heard(receiver, 2)
            receiver.statuses = [404]
            begin(tables, 2.0)

            async def gone() -> bool:
                return not await telling.devices(HOLDER)

            await until(gone)
            assert await telling.claim(Room(10, 10)) == ([], None)

    run_apart(scene())


def test_who_has_answered_meanwhile_or_wants_peace_is_not_told(empty: str, receiver: Receiver) -> None:
    async def scene() -> None:
        async with processes(empty) as [tables]:
            storage = tables.storage
            now = storage.now()
            device = a_device(Subscriber(receiver.address), every=30, told=now - 60)
            await storage.telling.keep_device(device)
            tables.tidings.wished()
            await asyncio.sleep(0.1)
            begin(tables, 1.0)

            async def put_off() -> Any:
                async with storage.engine.connect() as connection:
                    due = (await connection.execute(select(schema.deliveries.c.due))).scalar()
                return due is not None and due > now + 60 and due

            assert await until(put_off) == pytest.approx(now - 60 + 30 * 60, abs=1)
            # He answers before that; when it is due, there is nothing to tell.
            tables.asked = (1,)
            await storage.telling.keep_device(device)
            begin(tables, 2.0)
            await asyncio.sleep(0.3)
            assert receiver.heard.empty()

    run_apart(scene())


def test_what_waited_for_a_quiet_hour_is_told_when_there_is_none_any_more(empty: str, receiver: Receiver) -> None:
    async def scene() -> None:
        async with processes(empty) as [tables]:
            storage = tables.storage
            telling, now = storage.telling, storage.now()
            often = a_device(Subscriber(receiver.address), told=now - 60)
            seldom = replace(often, every=30)
            await telling.keep_device(seldom)
            await telling.note_turn(TABLE, 0, HOLDER, 1.0)
            [[due], _] = await telling.claim(Room(1, 1))
            assert due.to == seldom
            # He changes his mind just before it is put off for what he wished: it is not.
            await telling.change_device(often)
            await telling.put_off(due, seldom, now + 1740)
            [[due], _] = await telling.claim(Room(1, 1))
            assert due.to == often
            # And just after that.
            await telling.change_device(seldom)
            await telling.put_off(due, seldom, now + 1740)
            claimed, ahead = await telling.claim(Room(1, 1))
            assert (claimed, ahead) == ([], now + 1740)
            await telling.change_device(often)
            [[due], _] = await telling.claim(Room(1, 1))
            assert due.to == often
            # What is tried again after trouble keeps its pause; that a device was told is not forgotten.
            await telling.later(due, now + 30, 1)
            await telling.told(replace(due, table="other"))
            await telling.change_device(seldom)
            claimed, ahead = await telling.claim(Room(1, 1))
            assert (claimed, ahead) == ([], now + 30)
            [device] = await telling.devices(HOLDER)
            assert device.every == 30
            assert device.told is not None
            assert device.told >= now

    run_apart(scene())


def test_a_database_that_is_away_for_a_while_costs_no_turn(
    empty: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with processes(empty) as [tables]:
            telling = tables.storage.telling
            await telling.keep_hook(a_hook(receiver.address))
            tables.tidings.wished()
            await asyncio.sleep(0.1)
            note, failures = telling.note_turn, [OSError("away"), OSError("away")]

            async def fail(*about: Any) -> None:
                if failures:
                    raise failures.pop()
                await note(*about)

            monkeypatch.setattr(telling, "note_turn", fail)
            begin(tables, 1.0)
            await heard(receiver, 1)
            assert failures == []

    run_apart(scene())


@contextmanager
def deaf() -> Iterator[tuple[str, Callable[[], int]]]:
    """A server that takes connections and never answers: its address, and how many have come."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen(50)
        server.setblocking(False)
        came: list[socket.socket] = []

        def count() -> int:
            with suppress(BlockingIOError):
                while True:
                    came.append(server.accept()[0])
            return len(came)

        yield f"http://127.0.0.1:{server.getsockname()[1]}", count
        for one in came:
            one.close()


def test_one_persons_dead_webhooks_keep_nobody_else_waiting(empty: str, receiver: Receiver) -> None:
    async def scene(address: str, came: Callable[[], int]) -> None:
        async with processes(empty) as [tables]:
            tables.asked = (0, 1)
            telling = tables.storage.telling
            for number in range(AT_ONCE.unsure + AT_ONCE.well + 1):
                await telling.keep_hook(a_hook(address, id=f"dead {number}"))
            await telling.keep_hook(a_hook(f"{receiver.address}/new", id="new", holder="ben"))
            tables.tidings.wished()
            await asyncio.sleep(0.1)
            begin(tables, 1.0)
            await until(lambda: asyncio.to_thread(came))
            begin(tables, 1.0, holder="ben")
            await heard(receiver, 1)
            # All the dead ones together have one connection.
            assert came() == 1

    with deaf() as (address, came):
        run_apart(scene(address, came))


def test_however_many_are_dead_who_was_told_before_is_told_at_once(empty: str, receiver: Receiver) -> None:
    async def scene(address: str, came: Callable[[], int]) -> None:
        async with processes(empty) as [tables]:
            dead = [f"dead {number}" for number in range(AT_ONCE.unsure + 1)]
            tables.people = [*dead, "ben"]
            tables.asked = tuple(range(len(tables.people)))
            telling = tables.storage.telling
            for one in dead:
                await telling.keep_hook(a_hook(address, id=one, holder=one))
            await telling.keep_hook(a_hook(f"{receiver.address}/old", id="old", holder="ben", told=1.0))
            await telling.keep_device(a_device(Subscriber(f"{receiver.address}/device"), holder="ben", told=1.0))
            await telling.keep_hook(a_hook(f"{receiver.address}/ill", id="ill", holder="ben", told=1.0, failures=1))
            tables.tidings.wished()
            await asyncio.sleep(0.1)
            for one in dead:
                begin(tables, 1.0, holder=one)

            async def full() -> bool:
                return came() == AT_ONCE.unsure

            await until(full)
            begin(tables, 1.0, holder="ben")
            await heard(receiver, 2)
            await asyncio.sleep(0.3)
            assert sorted(receiver.next().path for _ in range(receiver.heard.qsize())) == ["/device", "/old"]

    with deaf() as (address, came):
        run_apart(scene(address, came))


def test_the_key_is_made_once(empty: str) -> None:
    async def scene() -> None:
        storage = Storage(empty)
        await storage.open()
        first = await Notifier(Tables(storage)).key()
        assert first == await Notifier(Tables(storage)).key()
        await storage.close()

    run_apart(scene())
