"""A seat that a person has given to a program."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from bakufu.games import find
from bakufu.server.settings import Settings
from bakufu.server.storage.models import PROGRAM, StoredSeat
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock
from bakufu.server.wire.seats import SeatToken
from bakufu.server.wire.socket import Mistaken, Update
from tests.server.playing import play_at_random
from tests.server.serving import Browser, Chair, run_apart, same_sources, sqlite

Scene = Callable[[Any], None]

CLIENT = Path(__file__).parent.parent.parent / "examples" / "programs" / "over_the_net.py"


def give(browser: Browser, table: str, **what: Any) -> SeatToken:
    answer = browser.http.post(f"/api/tables/{table}/program", json=what)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=SeatToken)


def chair(browser: Browser, table: str, token: str) -> connect:
    address = f"ws://127.0.0.1:{browser.server.port}/api/tables/{table}/socket"
    return connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None)


@pytest.mark.parametrize("by_code", [True, False])
def test_a_program_plays_the_seat_to_the_end_and_everybody_sees_that_it_is_one(anna: Browser, by_code: bool) -> None:
    made = anna.set_table(["me", "person" if by_code else "me"], options={"taking": "draft"})
    table = made.info.table
    given = give(anna, table, **({"code": made.invitations[0].code} if by_code else {"seat": 1}))
    assert given.seat == 1
    assert [(one.kind, one.bot, one.taken) for one in anna.info(table).seats] == [
        ("person", None, True),
        ("person", PROGRAM, True),
    ]
    assert anna.info(table).yours == [0]
    words = [sys.executable, str(CLIENT), anna.server.url, table, "1", given.token]
    program = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=same_sources(), text=True)
    try:
        run_apart(play_at_random(anna, table, [0]))
        said, _ = program.communicate(timeout=30)
        assert program.returncode == 0
        assert "over" in said
    finally:
        program.kill()
        program.wait()
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert f'"bots":["","{PROGRAM}"]' in record.splitlines()[0]


def test_a_token_is_for_one_seat(anna: Browser, ben: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me", "person"], options={"taking": "sealed"})
    table = made.info.table
    token = give(anna, table, seat=1).token
    other = anna.set_table(["me", "me"], options={"taking": "sealed"}).info.table

    async def try_seats() -> None:
        for where, seat, problem in ((table, 0, "not-yours"), (table, 2, "not-yours"), (other, 0, "not-yours")):
            async with chair(anna, where, token) as connection:
                trying = Chair(connection)
                reply = await trying.answered(await trying.say("hello", seat=seat))
                assert reply.problem == problem
        async with chair(anna, table, token[:-1] + ("0" if token[-1] != "0" else "1")) as connection:
            forged = Chair(connection)
            assert (await forged.answered(await forged.say("hello", seat=1))).problem == "not-yours"
        async with chair(anna, table, token) as connection:
            right = Chair(connection)
            await right.say("hello", seat=1)
            assert (await right.next()).seat == 1

    scene(try_seats())
    for seat in (0, 2, 7):
        refused = ben.http.post(f"/api/tables/{table}/program", json={"seat": seat})
        assert (refused.status_code, refused.json()["problem"]) == (403, "not-yours")
    wrong = ben.http.post(f"/api/tables/{table}/program", json={"code": "x" * 20})
    assert (wrong.status_code, wrong.json()["problem"]) == (403, "wrong-code")
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{anna.server.url}/api/tables/{table}", headers=headers).json()["yours"] == [1]


def test_with_a_token_nobody_sits_down_elsewhere_as_if_he_were_a_person(anna: Browser) -> None:
    table = anna.set_table(["me", "me"], options={"taking": "sealed"}).info.table
    other = anna.set_table(["me", "person"], open=True)
    token = give(anna, table, seat=1).token
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    with httpx.Client(base_url=anna.server.url, headers={"Authorization": f"Bearer {token}"}) as program:
        for call, body in (
            ("/api/tables", {"game": "edo_yashiki", "seats": seats}),
            ("/api/play", {"game": "edo_yashiki"}),
            (f"/api/tables/{other.info.table}/sit", {}),
            (f"/api/tables/{other.info.table}/join", {"code": other.invitations[0].code}),
            (f"/api/tables/{table}/again", {}),
            (f"/api/tables/{table}/accept", {}),
            ("/api/mine/move", {}),
            ("/api/me/hooks", {"form": "ntfy", "address": "https://example.org"}),
        ):
            refused = program.post(call, json=body)
            assert (refused.status_code, refused.json()["problem"]) == (403, "not-yours"), call
        assert program.get("/api/me").status_code == 403
    assert anna.info(table).seats[1].bot == PROGRAM


def test_who_gave_a_seat_sees_no_more_with_it_and_takes_it_back_with_the_code(anna: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "sealed"})
    table = made.info.table

    async def lost() -> None:
        async with anna.sit(table, 1) as mine:
            await mine.asked()
            token = (await asyncio.to_thread(give, anna, table, seat=1)).token
            assert (await mine.hear(Mistaken)).problem == "not-yours"
            async with chair(anna, table, token) as connection:
                program = Chair(connection)
                await program.say("hello", seat=1)
                await program.hear(Update)
                back = anna.http.post(f"/api/tables/{table}/recover", json={"code": made.held[1].recovery})
                assert back.status_code == 200
                assert (await program.hear(Mistaken)).problem == "not-yours"

    scene(lost())
    assert anna.info(table).yours == [0, 1]
    assert [one.bot for one in anna.info(table).seats] == [None, None]


def test_a_program_that_says_nothing_costs_its_decision_and_nobody_waits_for_ever(tmp_path: Path) -> None:
    async def wait_for_it(bot: str | None) -> int:
        there = Registry(Settings(database=sqlite(tmp_path), program=0.1, reaction=0.05))
        await there.open()
        try:
            game = find("shitenno")
            sitters = [StoredSeat(seat, "person", "A", bot, f"{seat}", time()) for seat in range(2)]
            table = f"t-{bot}"
            await there.seating.set_table(table, game, game.read_options(2, {}), bytes(32), Clock(), True, sitters, {})
            live = await there.live(table)
            assert live is not None
            live.driver.wake()
            for _ in range(200 if bot else 20):
                await asyncio.sleep(0.05)
                if live.projection.number >= 3:
                    break
            return live.projection.number
        finally:
            await there.close()

    assert run_apart(wait_for_it(PROGRAM)) >= 3
    assert run_apart(wait_for_it(None)) == 0, "people have all the time they like"
