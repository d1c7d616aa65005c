"""Names that nobody can see or tell apart, lines that turn others around, and requests that are only half meant."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bakufu.server.wire.socket import Said
from tests.server.serving import FAST, Browser, Server, serving, sqlite

Scene = Callable[[Any], None]


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f", "\u0301", "\u200b\u200d", "\ufe0f", "\u202e"])
def test_a_name_that_shows_nothing_is_refused(anna: Browser, name: str) -> None:
    seats = [{"kind": "me", "name": name}, {"kind": "me"}]
    answer = anna.http.post("/api/tables", json={"game": "edo_yashiki", "seats": seats})
    assert answer.status_code == 409
    assert answer.json()["problem"] == "empty-name"


def test_two_of_one_name_are_told_apart(anna: Browser, ben: Browser) -> None:
    me = {"kind": "me", "name": "Anna"}
    made = anna.set_table([me, me, {"kind": "person", "name": "Ben"}])
    assert [seat.name for seat in made.info.seats] == ["Anna", "Anna 2", "Ben"]
    ben.join(made.info.table, made.invitations[0].code, "an\u200bNA")
    assert ben.info(made.info.table).seats[2].name == "anNA 3"


def test_who_takes_the_seat_that_waits_for_him_keeps_his_name(anna: Browser, ben: Browser) -> None:
    made = anna.set_table(["me", {"kind": "person", "name": "Ben"}])
    ben.join(made.info.table, made.invitations[0].code, "Ben")
    assert ben.info(made.info.table).seats[1].name == "Ben"


def test_nobody_turns_the_others_lines_around(anna: Browser, scene: Scene) -> None:
    table = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table

    async def talk() -> None:
        async with anna.sit(table, 0) as chair:
            await chair.say("chat", text="\u202eabc\u2067 שלום")
            assert (await chair.hear(Said)).text == "abc שלום"

    scene(talk())


@pytest.mark.parametrize("path", ["/api/lobby", "/healthz", "/", "/api/tables/nothing", "/api/rules/shogun"])
def test_head_answers_like_get(anna: Browser, path: str) -> None:
    get, head = anna.http.get(path), anna.http.head(path)
    assert head.status_code == get.status_code
    assert head.content == b""
    for name in ("content-type", "content-length", "cache-control", "content-security-policy"):
        assert head.headers.get(name) == get.headers.get(name)


@pytest.mark.parametrize("path", ["/", "/api/text/en", "/healthz", "/t/x"])
def test_the_charset_is_said_once(anna: Browser, path: str) -> None:
    assert anna.http.get(path).headers["content-type"].count("charset") == 1


def test_an_upload_that_is_broken_off_is_no_mistake_of_ours(tmp_path: Path, scene: Scene) -> None:
    with serving(sqlite(tmp_path), *FAST, log=tmp_path / "log") as server:

        async def break_off() -> None:
            for path in ("/api/tables", "/api/records"):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999"
                writer.write(f"{head}\r\n\r\n{{".encode())
                await writer.drain()
                await asyncio.sleep(0.2)
                writer.transport.abort()
                await asyncio.sleep(0.2)

        scene(break_off())
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize(
    ("host", "origin", "allowed"),
    [
        ("play.example", "https://play.example", True),
        ("127.0.0.1:8000", "https://play.example", False),
        ("play.example", "https://elsewhere.example", False),
    ],
    ids=["the proxy keeps Host", "the proxy rewrites Host", "another site"],
)
def test_the_origin_is_compared_with_host(server: Server, scene: Scene, host: str, origin: str, allowed: bool) -> None:
    with Browser(server) as anna:
        new = {"game": "edo_yashiki", "seats": [{"kind": "me"}, {"kind": "me"}]}
        answer = anna.http.post("/api/tables", json=new, headers={"host": host, "origin": origin})
        assert answer.status_code == (201 if allowed else 403)
        table = anna.set_table(["me", "me"]).info.table

    async def knock() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        asked = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        writer.write(f"{asked}Upgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n".encode())
        assert (await reader.readline()).split()[1] == (b"101" if allowed else b"403")
        writer.transport.abort()

    scene(knock())
