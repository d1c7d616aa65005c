"""What somebody who runs a server can see of it: numbers, logs, ids of requests. Never a name or a secret."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from bakufu.server import request_log
from bakufu.server.counters import Counters
from bakufu.server.logging_setup import JsonLines, request_id
from bakufu.server.request_log import Watch, watched
from bakufu.server.storage.writer import LogWriter
from bakufu.server.wire.socket import Done, NotAllowed, Update
from tests.server.serving import FAST, Browser, Server, free_port, run_apart, serving, sqlite

prometheus = pytest.importorskip("prometheus_client.parser")

Scene = Callable[[Any], None]

METRICS = free_port()
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("watched")
    options = (*FAST, "--log", "json", "--metrics-port", str(METRICS))
    with serving(sqlite(folder), *options, log=folder / "log") as server:
        yield server


def numbers() -> dict[str, float]:
    """Every sample by its name and labels."""
    text = httpx.get(f"http://127.0.0.1:{METRICS}/metrics").text
    families = prometheus.text_string_to_metric_families(text)
    return {
        one.name + "".join(f" {value}" for value in one.labels.values()): one.value
        for family in families
        for one in family.samples
    }


def test_numbers_for_prometheus(talkative: Server, scene: Scene) -> None:
    assert httpx.get(f"{talkative.url}/metrics").status_code == 404, "on its own port alone"
    before = numbers()
    assert before["bakufu_database_up"] == 1.0

    async def play(anna: Browser, table: str) -> None:
        async with anna.sit(table, 0) as chair:
            for _ in range(3):
                update = await chair.asked()
                assert update.asked
                chair.update = None
                assert isinstance(await chair.play({"do": "nothing"}), NotAllowed)
                assert isinstance(await chair.play(update.asked.actions[0]), Done)
                if chair.update is None:
                    await chair.hear(Update)
            now = numbers()
            assert (now["bakufu_tables"], now["bakufu_connections"]) == (1.0, 1.0)

    with Browser(talkative) as anna:
        scene(play(anna, anna.set_table(["me", BOT], options={"taking": "draft"}).info.table))
    now = numbers()
    grown = {name: value - before.get(name, 0.0) for name, value in now.items()}
    assert grown["bakufu_refused_total rules"] == 3.0
    assert grown["bakufu_answers_total"] >= 3.0
    assert grown["bakufu_commit_seconds_count"] == grown["bakufu_commit_seconds_bucket +Inf"] >= 3.0
    assert grown["bakufu_requests_total 201"] == 1.0
    assert now["bakufu_gathering"] == now["bakufu_bots_waiting"] == 0.0
    assert now["process_resident_memory_bytes"] > 1e6


def test_a_line_of_json_for_each_event_and_nothing_that_is_secret(talkative: Server) -> None:
    with Browser(talkative) as anna, Browser(talkative) as ben:
        made = anna.set_table([{"kind": "me", "name": "Annabella"}, "person"], options={"taking": "draft"})
        ben.join(made.info.table, made.invitations[0].code, "Benvenuto")
        answer = ben.http.get(f"/api/tables/{made.info.table}", headers={"X-Request-ID": "mine"})
        secrets = [anna.cookie, made.invitations[0].code, made.held[0].recovery, "Annabella", "Benvenuto", "127.0.0.1"]
    name = answer.headers["x-request-id"]
    assert name != "mine", "nobody but a proxy gives names to requests"
    assert talkative.log
    until = monotonic() + 10
    # It is written down after it was answered.
    while f'"{name}"' not in (log := talkative.log.read_text()):
        assert monotonic() < until
        sleep(0.01)
    events = [json.loads(line) for line in log[: log.rindex("\n")].splitlines()]
    [event] = [one for one in events if one.get("request") == name]
    assert event["level"] == "info"
    assert (event["event"], event["path"]) == ("request", f"/api/tables/{made.info.table}")
    assert (event["method"], event["status"]) == ("GET", 200)
    assert not [secret for secret in secrets if secret.split("=")[-1] in log]


async def ask(watch: Watch, wait: float = 0.0, **headers: str) -> dict[str, str]:
    """The headers of an answer."""
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(wait)
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def keep(message: Any) -> None:
        sent.append(message)

    given = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    scope: Any = {"type": "http", "method": "GET", "path": "/t/x", "query_string": b"seat=1", "headers": given}
    await watched(app, watch)(scope, None, keep)  # type: ignore[arg-type]
    return {key.decode(): value.decode() for key, value in sent[0]["headers"]}


def test_a_proxy_gives_names_to_requests_if_they_are_some() -> None:
    watch = Watch(Counters(), aloud=False, believe=True)
    assert run_apart(ask(watch, x_request_id="proxy-7"))["x-request-id"] == "proxy-7"
    for wrong in ("", "a b", 'x"}', "x" * 65):
        assert run_apart(ask(watch, x_request_id=wrong))["x-request-id"] != wrong
    assert watch.counters.requests[200] == sum(watch.counters.request_waits.counts) == 5


def test_slow_answers_are_spoken_of(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(request_log, "SLOW", 0.02)
    run_apart(ask(Watch(Counters(), aloud=False, believe=False)))
    assert not caplog.records
    run_apart(ask(Watch(Counters(), aloud=False, believe=False), wait=0.03))
    LogWriter(None, None, Counters())._committed(3, 1.5)  # type: ignore[arg-type]
    slow, commit = caplog.records
    assert slow.levelname == commit.levelname == "WARNING"
    assert slow.__dict__["about"]["path"] == "/t/x"
    assert commit.__dict__["about"] == {"seconds": 1.5, "answers": 3}


def test_what_went_wrong_is_one_line_too() -> None:
    token = request_id.set("abc")
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record = logging.LogRecord("bakufu", logging.ERROR, "", 1, "it %s", ("broke\n",), (ValueError, error, None))
        line = JsonLines().format(record)
    finally:
        request_id.reset(token)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["request"], told["error"], told["event"]) == ("abc", "ValueError", "it broke\n")
    assert "two" in told["traceback"]
