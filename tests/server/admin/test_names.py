"""A name is taken away everywhere."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bakufu.server.wire.socket import Done, Said, Welcome
from tests.server.admin.keeping import admin, complaint, done, every_word
from tests.server.serving import Browser, best, never, play_on, serving
from tests.server.storage.old import run

Scene = Callable[[Any], None]


@pytest.mark.long
def test_nobody_is_called_so_any_more(empty: str, scene: Scene) -> None:
    with serving(empty) as server, Browser(server) as anna:
        sealed = {"options": {"taking": "sealed"}}
        # Two of one name are told apart, and a name may be part of another.
        people = [{"kind": "me", "name": name} for name in ("Łucja", "łucja", "Łucjan")]
        table = anna.set_table(people, **sealed).info.table
        assert [seat.name for seat in anna.info(table).seats] == ["Łucja", "łucja 2", "Łucjan"]
        bot = {"kind": "bot", "bot": "greedy"}
        over = anna.set_table([{"kind": "me", "name": "Łucja"}, bot], **sealed).info.table
        elsewhere = anna.set_table([{"kind": "me", "name": "Ben"}, "me"], **sealed).info.table

        async def play() -> None:
            async with anna.sit(over, 0) as chair:
                await play_on(chair, best, never)
            async with anna.sit(elsewhere, 0) as chair:
                assert isinstance(await chair.answered(await chair.say("chat", text="where is ŁUCJA?")), Done)
            async with anna.sit(table, 0) as first, anna.sit(table, 2) as other:
                for text in ("I am Łucja.", "not Łucjanna"):
                    assert isinstance(await first.answered(await first.say("chat", text=text)), Done)
                assert [(await other.hear(Said)).name for _ in range(2)] == ["Łucja", "Łucja"]
                told = await asyncio.to_thread(done, empty, "forget-name", "Łucja")
                assert "3 seats" in told
                assert "3 lines" in told
                assert "3 tables" in told
                # Who looks on sees it change: the names, the log, and what was said.
                welcome = await other.hear(Welcome)
                assert [seat.name for seat in welcome.info.seats] == ["Somebody", "Somebody 2", "Łucjan"]
                again = [await other.hear(Said) for _ in range(2)]
                assert [(line.index, line.name, line.text) for line in again] == [
                    (0, "Somebody", "I am Somebody."),
                    (1, "Somebody", "not Łucjanna"),
                ]

        scene(play())
        record = anna.http.get(f"/api/tables/{over}/record").text
        assert '"Somebody"' in record
        assert "Łucja" not in record
        left = every_word(empty).replace("Łucjanna", "").replace("Łucjan", "")
        assert "łucja" not in left.casefold()
        assert run(empty, f"select text from chat where table_id = '{elsewhere}'") == [("where is Somebody?",)]
        assert "Nobody is called" in complaint(empty, "forget-name", "Łucja")
        french = admin(empty, "forget-name", "Ben", language="fr_FR.UTF-8")
        assert french.code == 0
        assert anna.info(table).seats[0].name == "Somebody"
        assert run(empty, f"select name from seat where table_id = '{elsewhere}' and seat = 0") == [("Quelqu’un",)]


def test_what_is_no_name_is_refused(empty: str) -> None:
    with serving(empty):
        pass
    assert "needs a letter" in complaint(empty, "forget-name", " ")
    assert "needs a letter" in complaint(empty, "forget-name", "Anna", "--as", "x" * 100)
