"""Tables listed, shown, exported, closed and deleted, beside servers that run."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bakufu.server.storage import Stopped, Storage
from bakufu.server.storage.admin import keeping_of
from bakufu.server.storage.models import ChatLine, Entry
from bakufu.server.wire.socket import Done, Mistaken, NotAllowed, Update
from tests.server.admin.keeping import admin, bakufu, complaint, done, every_word, listed, rows_of
from tests.server.serving import FAST, Browser, Chair, Server, best, never, play_on, run_apart, serving, sqlite
from tests.server.storage.old import run

Scene = Callable[[Any], None]


async def finished(browser: Browser, table: str) -> None:
    async with browser.sit(table, 0) as chair:
        await play_on(chair, best, never)


def test_tables_are_listed_and_shown(empty: str, scene: Scene) -> None:
    sealed = {"options": {"taking": "sealed"}}
    with serving(empty) as server, Browser(server) as anna:
        waiting = anna.set_table(["me", "person"], **sealed, clock={"kind": "decision", "seconds": 90})
        running = anna.set_table([{"kind": "me", "name": "Anna"}, "me"], **sealed).info.table
        over = anna.set_table(["me", {"kind": "bot", "bot": "greedy"}], **sealed).info.table
        shogun = anna.set_table(["me"] * 3, game="shogun").info.table

        async def play() -> None:
            await finished(anna, over)
            async with anna.sit(running, 0) as chair:
                update = await chair.asked()
                assert update.asked
                assert isinstance(await chair.play(update.asked.actions[0]), Done)

        scene(play())
        found = {one["table"]: one for one in listed(empty, "list")}
        assert {table: one["state"] for table, one in found.items()} == {
            waiting.info.table: "waiting",
            running: "running",
            over: "finished",
            shogun: "running",
        }
        assert found[running]["log_length"] == 1
        assert found[running]["seats"][0]["name"] == "Anna"
        assert found[shogun]["last_answer"] is None
        assert [one["table"] for one in listed(empty, "list", "--game", "shogun")] == [shogun]
        assert [one["table"] for one in listed(empty, "list", "--finished")] == [over]
        assert done(empty, "list", "--finished", "--ids") == f"{over}\n"
        assert listed(empty, "list", "--older-than", "1h") == []
        # Two of them have been left alone for long: one since it was set, one since its last answer.
        run(empty, f"update game_table set made = made - 100 * 86400 where id in ('{shogun}', '{running}', '{over}')")
        run(empty, f"update entry set at = at - 100 * 86400 where table_id = '{over}'")
        assert {one["table"] for one in listed(empty, "list", "--older-than", "90d")} == {shogun, over}

        text = done(empty, "list")
        assert all(table in text for table in found)
        assert "waiting for people" in text
        assert "90 s a decision" in text
        assert "attend des joueurs" in admin(empty, "list", language="fr_FR.UTF-8").out

        shown = done(empty, "show", waiting.info.table)
        assert "taking=sealed" in shown
        assert "(free)" in shown
        told = shown + repr(listed(empty, "show", waiting.info.table)) + repr(listed(empty, "list"))
        secrets = run(empty, "select holder, invitation, recovery from seat")
        [*seeds] = run(empty, "select seed from game_table")
        hidden = [word for row in secrets for word in row if word]
        hidden += [bytes(seed).hex() for (seed,) in seeds] + [waiting.invitations[0].code]
        assert len(hidden) > 6
        assert not any(word in told for word in hidden)


def test_a_record_is_exported(empty: str, scene: Scene, tmp_path: Path) -> None:
    with serving(empty) as server, Browser(server) as anna:
        made = [
            anna.set_table(["me", {"kind": "bot", "bot": "greedy"}], options={"taking": "sealed"}) for _ in range(2)
        ]
        over, running = (one.info.table for one in made)
        scene(finished(anna, over))
        file = tmp_path / "game.jsonl"
        done(empty, "export", over, str(file))
        assert file.read_text() == anna.http.get(f"/api/tables/{over}/record").text == done(empty, "export", over)
        verified = bakufu("verify", str(file))
        assert verified.code == 0
        assert "The result holds" in verified.out
        assert "File exists" in complaint(empty, "export", over, str(file))

        early = admin(empty, "export", running)
        assert early.code == 0
        assert "not over" in early.err
        # What it was promised with stays with the server as long as it goes on.
        [(seed,)] = run(empty, f"select seed from game_table where id = '{running}'")
        assert bytes(seed).hex() not in early.out


async def until_told(chair: Chair, problem: str) -> Mistaken:
    while True:
        news = await chair.hear(Mistaken)
        if news.problem == problem:
            return news


def test_a_table_is_closed_for_those_who_sit_there(empty: str, scene: Scene, tmp_path: Path) -> None:
    with serving(empty) as server, Browser(server) as anna:
        table = anna.set_table(["me", "me"], options={"taking": "sealed"}).info.table
        other = anna.set_table(["me", "me"], options={"taking": "sealed"}).info.table

        async def sit() -> None:
            async with anna.sit(table, 0) as first, anna.sit(table, 1, language="fr") as second:
                asked = (await first.asked()).asked
                assert asked
                assert isinstance(await first.play(asked.actions[0]), Done)
                mine = (await second.asked()).asked
                assert mine
                before = rows_of(empty, table)
                done(empty, "close", table)
                # Whether or not the server has heard of it, nothing more is written.
                reply = await second.play(mine.actions[0])
                assert isinstance(reply, NotAllowed)
                assert reply.sentence == "Cette table a été fermée\xa0: elle n’accepte plus de réponses."
                chat = await first.answered(await first.say("chat", text="why?"))
                assert isinstance(chat, NotAllowed)
                assert isinstance(await first.answered(await first.say("take-back")), NotAllowed)
                assert rows_of(empty, table) == before
                for chair, who in ((first, "The administrator"), (second, "L’administrateur")):
                    [closed] = [one for one in chair.heard if isinstance(one, Mistaken)]
                    assert closed.problem == "table-closed"
                    assert closed.sentence.startswith(who)
                while second.update is None or second.update.asked:
                    await second.hear(Update)
                assert second.update.sentence.endswith("On n’y joue plus.")
                assert second.update.result is None
            async with anna.sit(other, 0) as elsewhere:
                asked = (await elsewhere.asked()).asked
                assert asked
                assert isinstance(await elsewhere.play(asked.actions[0]), Done)

        scene(sit())
        assert {one["table"]: one["state"] for one in listed(empty, "list")} == {table: "closed", other: "running"}
        assert "closed already" in complaint(empty, "close", table)
        (tmp_path / "closed.jsonl").write_text(admin(empty, "export", table).out)
        verified = bakufu("verify", str(tmp_path / "closed.jsonl"))
        assert verified.code == 0
        assert "The promise holds" in verified.out
        assert "was interrupted" in verified.out

    # It stays closed, and can still be looked at.
    with serving(empty) as server, Browser(server) as again:
        again.http.cookies = anna.http.cookies

        async def come_back() -> None:
            async with again.sit(table, 0) as chair:
                update = await chair.hear(Update)
                assert update.asked is None
                assert update.sentence.startswith("The administrator of this server has closed")

        scene(come_back())


@pytest.mark.long
def test_bots_and_clocks_stop_at_a_closed_table(empty: str, scene: Scene) -> None:
    clock = {"kind": "decision", "seconds": 5}
    with serving(empty) as server, Browser(server) as anna:
        bot = {"kind": "bot", "bot": "greedy"}
        table = anna.set_table(["me", bot], options={"taking": "sealed"}, clock=clock).info.table

        async def sit() -> None:
            async with anna.sit(table, 0) as chair:
                await chair.asked()
                done(empty, "close", table)
                await until_told(chair, "table-closed")
                while chair.update is None or chair.update.asked:
                    await chair.hear(Update)
                assert [hand.running for hand in chair.update.hands] == [False, False]
                before = rows_of(empty, table)
                # Longer than the clock runs and a caretaker hesitates.
                await asyncio.sleep(7)
                assert rows_of(empty, table) == before

        scene(sit())


def test_a_table_is_deleted_while_people_sit_there(empty: str, scene: Scene) -> None:
    with serving(empty) as server, Browser(server) as anna:
        table = anna.set_table(["me", "me"], options={"taking": "sealed"}).info.table
        other = anna.set_table(["me", "me"], options={"taking": "sealed"}).info.table

        async def sit() -> None:
            async with anna.sit(table, 0) as chair, anna.sit(other, 0):
                asked = (await chair.asked()).asked
                assert asked
                assert isinstance(await chair.play(asked.actions[0]), Done)
                await chair.answered(await chair.say("chat", text="here"))
                assert min(rows_of(empty, table).values()) >= 1
                assert "--yes" in complaint(empty, "delete", table)
                assert min(rows_of(empty, table).values()) >= 1
                done(empty, "delete", "--yes", table)
                assert rows_of(empty, table) == dict.fromkeys(("game_table", "seat", "entry", "chat"), 0)
                await until_told(chair, "table-deleted")
                with pytest.raises(ConnectionClosed) as closed:
                    await chair.next()
                assert closed.value.rcvd
                assert closed.value.rcvd.code == 4404

        scene(sit())
        assert anna.http.get(f"/api/tables/{table}").status_code == 404
        assert anna.http.get(f"/api/tables/{other}").status_code == 200
        assert "There is no table" in complaint(empty, "delete", "--yes", table)
        # Only that it was deleted is left of it.
        assert every_word(empty).count(table) == 1


@pytest.mark.parametrize("name", ["-Kazu", "--Kai-", "-"])
def test_a_name_may_begin_with_a_dash(tmp_path: Path, name: str) -> None:
    url = sqlite(tmp_path)
    with serving(url) as server, Browser(server) as anna:
        table = anna.set_table(["me", "me"]).info.table
    for place, key in (("game_table", "id"), ("seat", "table_id")):
        run(url, f"update {place} set {key} = '{name}' where {key} = '{table}'")
    assert listed(url, "show", name)["table"] == name
    assert '"edo_yashiki"' in admin(url, "export", name).out
    done(url, "close", name)
    done(url, "delete", "--yes", name)
    assert listed(url, "list") == []


def test_what_is_answered_before_a_server_has_heard_is_not_written(empty: str) -> None:
    async def work() -> None:
        storage = Storage(empty)
        await storage.open()
        assert await storage.append("open", Entry(1, "play", 0, 1.0))
        assert await storage.append("gone", Entry(1, "play", 0, 1.0))
        async with keeping_of(empty) as keeper:
            await keeper.delete_table("gone")
            await keeper.close_table("shut")
        # They wait together, and only what may be written is.
        told = await asyncio.gather(
            storage.append("gone", Entry(2, "play", 0, 1.0)),
            storage.append("open", Entry(2, "play", 0, 1.0)),
            storage.append("shut", Entry(1, "play", 0, 1.0)),
            storage.say("shut", ChatLine(0, 0, "Aki", "still here", 1.0)),
            storage.append("open", Entry(3, "play", 0, 1.0)),
            return_exceptions=True,
        )
        assert [isinstance(one, Stopped) for one in told] == [True, False, True, True, False]
        assert told[1] is told[4] is True
        await storage.close()

    run_apart(work())
    assert run(empty, "select table_id, number from entry order by number") == [("open", 1), ("open", 2), ("open", 3)]
    assert run(empty, "select count(*) from chat") == [(0,)]


def test_a_record_that_was_deleted_can_be_brought_again(empty: str, scene: Scene) -> None:
    with serving(empty) as server, Browser(server) as anna:
        table = anna.set_table(["me", {"kind": "bot", "bot": "greedy"}], options={"taking": "sealed"}).info.table
        scene(finished(anna, table))
        record = {"record": done(empty, "export", table)}
        brought = anna.http.post("/api/records", json=record).json()["table"]
        done(empty, "delete", "--yes", brought)

        async def until_gone() -> None:
            while anna.http.get(f"/api/tables/{brought}").status_code != 404:
                await asyncio.sleep(0.1)

        scene(until_gone())
        assert anna.http.post("/api/records", json=record).json()["table"] == brought
        assert anna.http.get(f"/api/tables/{brought}/record").status_code == 200
        assert {one["table"]: one["state"] for one in listed(empty, "list")}[brought] == "finished"
        # And deleted again.
        done(empty, "delete", "--yes", brought)
        scene(until_gone())


def test_every_server_on_a_postgresql_drops_it_at_once(pg: str, scene: Scene) -> None:
    one, other = Server(pg, *FAST), Server(pg, *FAST)
    try:
        one.launch()
        other.launch()
        one.wait()
        other.wait()
        with Browser(one) as anna, Browser(other) as twin:
            table = anna.set_table(["me", "me"], options={"taking": "sealed"}).info.table
            twin.http.cookies = anna.http.cookies

            async def sit() -> None:
                async with anna.sit(table, 0) as first, twin.sit(table, 1) as second:
                    async with keeping_of(pg) as keeper:
                        await keeper.delete_table(table)
                    # Sooner than they look by themselves.
                    async with asyncio.timeout(1.5):
                        await asyncio.gather(*(until_told(chair, "table-deleted") for chair in (first, second)))

            scene(sit())
    finally:
        one.stop()
        other.stop()
