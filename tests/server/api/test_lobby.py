"""Tables, cookies, invitations, recovery, onlookers, and the headers of every answer."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import bakufu
from bakufu.server.auth.cookies import COOKIE
from bakufu.server.wire.socket import Done, Mistaken, NotAllowed, Update, Welcome
from tests.server.serving import Browser, Chair, Server, serving, sqlite

Scene = Callable[[Any], None]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lobby_offers_every_game(anna: Browser, language: str) -> None:
    lobby = anna.http.get("/api/lobby", params={"lang": language}).json()
    assert [game["id"] for game in lobby["games"]] == [game.id for game in bakufu.all_games()]
    for game in lobby["games"]:
        for option in game["options"]:
            assert not option["label"].startswith("["), "a message is missing"
            assert option["default"] in [choice["value"] for choice in option["choices"]] or option["kind"] == "set"
    assert lobby["bots"] == ["first", "easy", "fair", "strong", "expert", "master"]


def test_an_invitation_works_once(anna: Browser, ben: Browser) -> None:
    made = anna.set_table(["me", "person"])
    table, code = made.info.table, made.invitations[0].code
    assert made.info.yours == [0]
    assert [seat.taken for seat in made.info.seats] == [True, False]
    assert ben.info(table).yours == []
    held = ben.join(table, code, "  Ben\u202e\ue000 ")
    assert held.seat == 1
    assert ben.info(table).yours == [1]
    assert ben.info(table).seats[1].name == "Ben"
    with Browser(anna.server) as third:
        answer = third.http.post(f"/api/tables/{table}/join", json={"code": code})
        assert (answer.status_code, answer.json()["problem"]) == (403, "wrong-code")


def test_a_recovery_code_gives_the_seat_back_once(anna: Browser, ben: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "draft"})
    table, code = made.info.table, made.held[0].recovery
    answer = ben.http.post(f"/api/tables/{table}/recover", json={"code": code})
    assert answer.status_code == 200
    assert answer.json()["seat"] == 0
    assert answer.json()["recovery"] != code
    assert ben.info(table).yours == [0]
    assert anna.info(table).yours == [1]
    assert anna.http.post(f"/api/tables/{table}/recover", json={"code": code}).status_code == 403

    async def sit() -> None:
        async with ben.sit(table, 0) as chair:
            await chair.hear(Update)
        async with anna.connect(table) as connection:
            chair = Chair(connection)
            assert (await chair.answered(await chair.say("hello", seat=0))).problem == "not-yours"

    scene(sit())


def test_who_has_lost_a_seat_sees_and_does_no_more_with_it(anna: Browser, ben: Browser, scene: Scene) -> None:
    made = anna.set_table(["me", "me"], options={"taking": "sealed"})
    table = made.info.table

    async def lost() -> None:
        async with anna.sit(table, 0) as old, anna.sit(table, 1) as other:
            update = await old.asked()
            assert update.asked
            assert ben.http.post(f"/api/tables/{table}/recover", json={"code": made.held[0].recovery}).is_success
            reply = await old.hear(Mistaken)
            assert (reply.id, reply.problem) == (None, "not-yours")
            heard = len(old.heard)
            assert isinstance(await old.play(update.asked.actions[0]), NotAllowed)
            async with ben.sit(table, 0) as new:
                again = await new.asked()
                assert again.asked
                assert isinstance(await new.play(again.asked.actions[0]), Done)
                while other.update is None or not other.update.view["has_named"][0]:
                    await other.hear(Update)
            # Whatever was under way has come before this answer.
            assert isinstance(await old.play(update.asked.actions[0]), NotAllowed)
            assert not [news for news in old.heard[heard:] if isinstance(news, Update)]

    scene(lost())


def test_codes_of_one_table_do_not_open_another(anna: Browser, ben: Browser) -> None:
    made, other = anna.set_table(["me", "person"]), anna.set_table(["me", "person"])
    code = made.invitations[0].code
    assert ben.http.post(f"/api/tables/{other.info.table}/join", json={"code": code}).status_code == 403
    assert ben.http.post(f"/api/tables/{made.info.table}/recover", json={"code": code}).status_code == 403


def test_the_cookie_is_signed_and_not_for_scripts(anna: Browser) -> None:
    answer = anna.http.post("/api/tables", json={"game": "edo_yashiki", "seats": [{"kind": "me"}] * 2})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    table = answer.json()["info"]["table"]
    value = anna.http.cookies[COOKIE]
    holder, _, signature = value.partition(".")
    for forged in (holder, f"{holder}.", f"{holder}x.{signature}", f"{holder}.{signature[::-1]}", f"é.{signature}"):
        headers = {b"Cookie": f"{COOKIE}={forged}".encode()}
        assert httpx.get(f"{anna.server.url}/api/tables/{table}", headers=headers).json()["yours"] == []
    assert anna.info(table).yours == [0, 1]


def test_a_link_alone_shows_nothing_secret(anna: Browser, ben: Browser) -> None:
    made = anna.set_table(["me", "person"])
    text = ben.http.get(f"/api/tables/{made.info.table}").text
    assert made.invitations[0].code not in text
    assert made.held[0].recovery not in text
    assert "seed" not in text
    assert ben.http.get(f"/api/tables/{made.info.table}/record").json()["problem"] == "not-over"


def test_a_table_may_close_itself_to_onlookers(anna: Browser, ben: Browser, scene: Scene) -> None:
    closed = anna.set_table(["me", "me"], onlookers=False, options={"taking": "draft"}).info.table
    opened = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table

    async def look() -> None:
        async with ben.connect(closed) as connection:
            chair = Chair(connection)
            assert (await chair.answered(await chair.say("hello", seat=-1))).problem == "no-onlookers"
        async with ben.sit(opened, -1) as chair:
            assert isinstance(chair.welcome, Welcome)
            update = await chair.hear(Update)
            assert update.asked is None
            assert update.view["named"] == -1

    scene(look())


@pytest.mark.parametrize(
    ("wish", "status", "problem"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "no-such-game"),
        ({"game": "edo_yashiki", "seats": [{"kind": "me"}]}, 409, "wrong-table"),
        ({"game": "edo_yashiki", "seats": [{"kind": "me"}] * 2, "options": {"taking": "grab"}}, 409, "wrong-table"),
        ({"game": "edo_yashiki", "seats": [{"kind": "me"}] * 2, "options": {"x": [{}]}}, 409, "wrong-table"),
        ({"game": "edo_yashiki", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 409, "seat-without-bot"),
        ({"game": "edo_yashiki", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "os.system"}]}, 404, "no-such-bot"),
        ({"game": "edo_yashiki", "seats": [{"kind": "me", "name": " "}, {"kind": "me"}]}, 409, "empty-name"),
        (
            {"game": "edo_yashiki", "seats": [{"kind": "me"}] * 2, "clock": {"kind": "decision", "seconds": 1}},
            400,
            None,
        ),
        ({"game": "edo_yashiki", "seats": []}, 400, None),
        ({"game": "edo_yashiki", "seats": [{"kind": "me"}] * 2, "extra": 1}, 400, None),
        ([], 400, None),
    ],
)
def test_tables_that_cannot_be_set(anna: Browser, wish: Any, status: int, problem: str | None) -> None:
    answer = anna.http.post("/api/tables", json=wish)
    assert answer.status_code == status
    assert answer.json()["problem"] == (problem or "malformed")
    assert answer.json()["sentence"]


def test_problems_are_said_in_french(anna: Browser) -> None:
    answer = anna.http.get("/api/tables/nowhere", headers={"Accept-Language": "fr-FR"})
    assert answer.json() == {"problem": "no-such-table", "sentence": "Cette table n’existe pas."}


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b"[" * 10_000, b'{"game":'])
def test_bodies_that_are_no_json(anna: Browser, body: bytes) -> None:
    answer = anna.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["problem"]) == (400, "malformed")


def test_too_big_a_body(anna: Browser) -> None:
    answer = anna.http.post("/api/tables", content=b" " * 17_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["problem"]) == (413, "too-big")


def test_other_sites_may_not_post(anna: Browser) -> None:
    body = {"game": "edo_yashiki", "seats": [{"kind": "me"}] * 2}
    for origin in ("https://example.org", "null", f"http://127.0.0.1:{anna.server.port + 1}"):
        answer = anna.http.post("/api/tables", json=body, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["problem"]) == (403, "wrong-origin")
    assert anna.http.post("/api/tables", json=body, headers={"Origin": anna.server.url}).status_code == 201


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/lobby", "/api/nothing", "/api/schema", "/healthz"])
def test_every_answer_has_the_headers(server: Server, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_nothing_outside_the_page_is_served(server: Server) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/pyproject.toml", "/assets/../../pyproject.toml", "//etc/passwd"):
        answer = httpx.get(f"{server.url}{path}")
        assert "bakufu" not in answer.text or answer.status_code == 200
        assert "[project]" not in answer.text
        assert "root:" not in answer.text


def test_rules_and_texts(anna: Browser) -> None:
    clauses = anna.http.get("/api/rules/edo_yashiki", params={"lang": "fr"}).json()
    assert {"id", "chapter", "text", "ruling"} == set(clauses[0])
    assert anna.http.get("/api/rules/chess").status_code == 404
    assert "refused-over" in anna.http.get("/api/text/en").text
    assert "kind-1" in anna.http.get("/api/text/fr", params={"game": "edo_yashiki"}).text
    assert anna.http.get("/api/text/de").status_code == 404


def test_however_many_slashes_a_call_has_it_is_counted(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), "--limits", "1") as server, Browser(server) as anna:
        wish = {"game": "edo_yashiki", "seats": [{"kind": "me"}, {"kind": "me"}]}
        paths = ["/api/tables", "/api/tables/", "//api/tables"] * 8
        replies = [anna.http.post(f"{server.url}{path}", json=wish).status_code for path in paths]
        assert replies[:20] == [201] * 20
        assert set(replies[20:]) == {429}


JSON = {"Content-Type": "application/json"}
ODD: tuple[tuple[str, str, dict[str, Any], int], ...] = (
    ("POST", "/api/tables", {"headers": {"Origin": "http://["}}, 403),
    ("POST", "/api/tables", {"content": b'{"game":"\xe9"}', "headers": JSON}, 400),
    ("POST", "/api/records", {"content": b'{"record":"\xe9"}', "headers": JSON}, 400),
    ("GET", "/api/tables/%00", {}, 404),
    ("GET", "/api/tables/a%00/story", {}, 404),
    ("POST", "/api/tables/%00/join", {"json": {"code": "x" * 16}}, 404),
    ("GET", "/api/%00", {}, 404),
    ("GET", f"/api/{'a' * 300}", {}, 404),
    ("GET", f"/api/{'a/' * 3_000}", {}, 404),
)


def test_odd_calls_get_a_plain_answer(database: str) -> None:
    with serving(database) as server, Browser(server) as anna:
        for method, path, more, status in ODD:
            answer = anna.http.request(method, f"{server.url}{path}", **more)
            assert answer.status_code == status, (path[:40], answer.text)
            assert set(answer.json()) == {"problem", "sentence"}
