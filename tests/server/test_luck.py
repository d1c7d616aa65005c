"""Luck to which everybody adds: promised, gathered, drawn once, and checked by whoever likes."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx

from bakufu.games import find
from bakufu.kernel.chance import commitment
from bakufu.kernel.luck import JointLuck
from bakufu.kernel.record import Record
from bakufu.kernel.verify import verify
from bakufu.server.settings import Settings
from bakufu.server.storage.models import GATHERING, StoredSeat, StoredTable, TableSetup
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock
from bakufu.server.wire.socket import NotAllowed, Said, Update, Welcome
from tests.server.serving import FAST, Browser, Chair, Server, best, never, play_on, run_apart, serving, sqlite

Scene = Callable[[Any], None]

BOT = {"kind": "bot", "bot": "random"}
SHORT: dict[str, Any] = {"options": {"taking": "draft"}}
SECRET, A, B = (bytes([filled] * 32) for filled in (7, 1, 2))


def record_of(browser: Browser, table: str) -> Record:
    """It must hold together."""
    record = Record.parse(browser.http.get(f"/api/tables/{table}/record").text)
    assert verify(find(record.game), record).over
    return record


async def nothing_but_chat(chair: Chair) -> None:
    """This seat is shown nothing, and can do nothing, but it can speak."""
    words: list[tuple[str, dict[str, Any]]] = [("play", {"action": {}}), ("why-not", {"action": {}})]
    for word, more in [*words, ("take-back", {}), ("ready", {})]:
        assert isinstance(await chair.answered(await chair.say(word, **more)), NotAllowed)
    await chair.say("chat", text="here!")
    await chair.hear(Said)
    assert not any(isinstance(one, Update) for one in chair.heard)


def test_nothing_is_drawn_before_all_have_added(anna: Browser, ben: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "person", BOT], luck=False, **SHORT)
    table, promise = made.info.table, made.info.commitment
    parts = [token_hex(32), token_hex(32), ""]
    heard: list[bytes] = []

    async def game() -> None:
        async with anna.sit(table, 0) as first:
            await nothing_but_chat(first)
            assert anna.add_luck(table, parts[0]) == 200
            ben.join(table, made.invitations[0].code, "Ben", luck=False)
            async with ben.sit(table, 1) as second:
                await nothing_but_chat(second)
                for browser in (anna, ben):
                    info = browser.info(table)
                    assert info.luck
                    assert (info.luck.silent, info.luck.parts) == ([1], [])
                    assert browser.http.get(f"/api/tables/{table}/story").json()["problem"] == "luck-not-drawn"
                before = b"".join(first.raw + second.raw)
                assert not any(part.encode() in before for part in parts if part)
                assert ben.add_luck(table, parts[1]) == 200
                await asyncio.gather(first.hear(Update), second.hear(Update))
                drawn = [one for one in second.heard if isinstance(one, Welcome)][-1].info.luck
                assert drawn
                assert (drawn.silent, drawn.parts) == ([], parts)
                assert anna.add_luck(table) == 409, "too late"
                await asyncio.gather(play_on(first, best, never), play_on(second, best, never))
                heard.extend(first.raw + second.raw)

    scene(game())
    record = record_of(anna, table)
    assert record.commitment == promise == ben.info(table).commitment
    assert record.parts == tuple(parts)
    luck = record.joint_luck()
    assert luck
    assert commitment(luck.secret) == promise
    # Until the end nobody was sent what was promised, or what all has come from.
    sent = b"".join(heard)
    assert luck.secret.hex().encode() not in sent
    assert luck.seed.hex().encode() not in sent
    told = anna.http.get(f"/api/tables/{table}/luck").json()
    assert (told["secret"], told["parts"], told["seed"]) == (luck.secret.hex(), parts, luck.seed.hex())
    assert told["verified"]
    # Somewhere else it is looked back at with all that.
    brought = ben.http.post("/api/records", json={"record": "\n".join(record.lines())}).json()
    assert (brought["commitment"], brought["luck"]["parts"]) == (promise, parts)
    assert ben.http.get(f"/api/tables/{brought['table']}/luck").json()["secret"] == luck.secret.hex()


def test_what_was_added_stays_and_strangers_add_nothing(anna: Browser, ben: Browser) -> None:
    made = anna.set_table(["me", "me", "person"], luck=False)
    table = made.info.table
    assert ben.add_luck(table) == 403
    for wrong in ("", "00", "A" * 64, "0" * 65, "0" * 63 + "\n"):
        assert anna.http.post(f"/api/tables/{table}/part", json={"part": wrong}).status_code == 400
    assert anna.add_luck(table, A.hex()) == 200
    assert anna.add_luck(table, A.hex()) == 200, "heard once more"
    problem = anna.http.post(f"/api/tables/{table}/part", json={"part": B.hex()})
    assert (problem.status_code, problem.json()["problem"]) == (409, "luck-added")
    ben.join(table, made.invitations[0].code, luck=False)
    ben.add_luck(table, B.hex())
    info = ben.info(table)
    assert info.luck
    assert info.luck.parts == [A.hex(), A.hex(), B.hex()]


def test_bots_alone_wait_for_nobody(anna: Browser, scene: Scene) -> None:
    made = anna.set_table([BOT, BOT], **SHORT)
    assert made.info.luck is None

    async def look() -> None:
        async with anna.sit(made.info.table, -1) as onlooker:
            await play_on(onlooker, best, never)

    scene(look())
    record = record_of(anna, made.info.table)
    assert (record.parts, record.secret) == (None, None)


async def set_gathering(registry: Registry, sitters: list[StoredSeat]) -> None:
    game = find("edo_yashiki")
    options = game.read_options(len(sitters), {})
    await registry.seating.set_table("t", game, options, SECRET, Clock(), True, sitters, {}, drawn=GATHERING)


def test_who_is_silent_is_left_out_when_the_time_is_over(tmp_path: Path) -> None:
    async def wait() -> None:
        registry = Registry(Settings(database=sqlite(tmp_path), luck=0.3))
        await registry.open()
        now = registry.storage.now()
        sitters = [
            StoredSeat(0, "person", "Aki", None, "aki", now - 100.0),
            StoredSeat(1, "person", "Botan", None, "botan", now),
            StoredSeat(2, "bot", "Chiyo", "random", None, now),
        ]
        await set_gathering(registry, sitters)
        live = await registry.live("t")
        assert live
        assert await registry.seating.add_luck("t", "aki", A) == "added"
        assert live.projection.gathering
        while live.projection.gathering:
            await asyncio.sleep(0.01)
        assert registry.storage.now() - now >= 0.3
        assert live.projection.table.luck == JointLuck(SECRET, (A, b"", b""))
        assert await registry.seating.add_luck("t", "botan", B) == "drawn"
        await registry.close()

    run_apart(wait())


def test_a_seat_that_nobody_has_taken_is_waited_for(tmp_path: Path) -> None:
    async def wait() -> None:
        registry = Registry(Settings(database=sqlite(tmp_path), luck=0.01))
        await registry.open()
        await set_gathering(registry, [StoredSeat(0, "person", "Aki", None, "aki", 1.0), StoredSeat(1, "person", "B")])
        live = await registry.live("t")
        assert live
        await registry.storage.draw_luck("t", 0.01)
        await live.catch_up()
        assert live.projection.gathering
        await registry.close()

    run_apart(wait())


def test_clocks_begin_when_the_luck_is_drawn() -> None:
    sitters = tuple(StoredSeat(seat, "person", f"P{seat}", None, "p", 2.0, A) for seat in (0, 1))
    options: dict[str, Any] = {"taking": "draft", "draw_first": True, "specialists": False}
    setup = TableSetup("t", "edo_yashiki", "2", options, SECRET, Clock("decision", 60), True, 1.0, None, GATHERING)
    gathering = Projection(StoredTable(setup, sitters, [], []))
    assert gathering.clocks.left(0, 90.0) == 60
    gathering.draw(100.0, sitters)
    [first] = gathering.table.waiting_for
    assert gathering.clocks.out_at(first) == 160.0


def test_two_processes_draw_once(pg: str) -> None:
    """Both wait for the same silent person, and who adds at the last moment is in for both or for neither."""

    async def race() -> None:
        both = [Registry(Settings(database=pg, luck=0.4)) for _ in range(2)]
        for one in both:
            await one.open()
        table = f"t{token_hex(4)}"
        now = both[0].storage.now()
        sitters = [StoredSeat(seat, "person", "A", None, who, now) for seat, who in enumerate(("aki", "botan"))]
        game = find("edo_yashiki")
        options = game.read_options(2, {})
        await both[0].seating.set_table(table, game, options, SECRET, Clock(), True, sitters, {}, drawn=GATHERING)
        lives = [await one.live(table) for one in both]
        assert all(lives)
        first = await both[0].seating.add_luck(table, "aki", A)
        await asyncio.sleep(0.4 - (both[0].storage.now() - now))
        added = await both[1].seating.add_luck(table, "botan", B)
        while any(live and live.projection.gathering for live in lives):
            await asyncio.sleep(0.01)
        luck = [live and live.projection.table.luck for live in lives]
        assert luck[0] == luck[1] == JointLuck(SECRET, (A if first == "added" else b"", B if added == "added" else b""))
        for one in both:
            await one.close()

    run_apart(race())


def test_killed_while_luck_is_gathered(database: str, scene: Scene) -> None:
    server = Server(database, *FAST)
    server.start()
    parts = [token_hex(32), token_hex(32)]
    try:
        with Browser(server) as anna, Browser(server) as ben:
            made = anna.set_table(["me", "person"], luck=False, **SHORT)
            table, promise = made.info.table, made.info.commitment
            assert anna.add_luck(table, parts[0]) == 200
            server.kill()
            server.start()
            ben.join(table, made.invitations[0].code, luck=False)

            async def game() -> None:
                async with anna.sit(table, 0) as first, ben.sit(table, 1) as second:
                    assert ben.add_luck(table, parts[1]) == 200
                    await asyncio.gather(first.hear(Update), second.hear(Update))
                    views = [chair.update.view for chair in (first, second) if chair.update]
                server.kill()
                server.start()
                async with anna.sit(table, 0) as first, ben.sit(table, 1) as second:
                    await asyncio.gather(first.hear(Update), second.hear(Update))
                    assert [chair.update.view for chair in (first, second) if chair.update] == views
                    await asyncio.gather(play_on(first, best, never), play_on(second, best, never))

            scene(game())
            record = record_of(anna, table)
            assert (record.commitment, record.parts) == (promise, tuple(parts))
    finally:
        server.stop()


def test_a_server_may_draw_alone(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), *FAST, "--luck", "0") as server, Browser(server) as anna:
        info = anna.set_table(["me", "person"], **SHORT).info
        assert info.luck is None
        assert httpx.get(f"{server.url}/api/tables/{info.table}/story").status_code == 200
