"""The longest records that are allowed are brought and looked back at: other tables stay quick."""

import asyncio
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx

import bakufu
from bakufu.kernel.record import Record
from bakufu.kernel.verify import verify
from bakufu.server.api.records import MOST_ANSWERS, MOST_BYTES
from tests.server.attacks.probing import answer_times, share
from tests.server.serving import Browser, serving, sqlite

Scene = Callable[[Any], None]


@cache
def long_game(answers: int, seed: int) -> Record:
    """Shogun, where somebody lays cards and takes them up again for ever so long."""
    table = bakufu.new("shogun", players=3, seed=seed, names=("A", "B", "C"))
    rng = Random(seed)
    while not table.over:
        seat = table.waiting_for[0]
        actions = {type(action).__name__: action for action in table.decision(seat).actions}  # type: ignore[union-attr]
        dallying = len(table.answers) < answers
        if dallying and "Rethink" in actions and ("Lay" not in actions or rng.random() < 0.5):
            action = actions["Rethink"]
        else:
            action = actions.get("Confirm") or actions.get("Lay") or rng.choice(list(actions.values()))
        table.play(seat, action)
    return table.record


def text_of(record: Record) -> str:
    return "\n".join(record.lines())


def test_verifying_takes_time_in_proportion() -> None:
    def seconds(answers: int) -> float:
        record = long_game(answers, 1)
        begun = monotonic()
        verify(bakufu.find("shogun"), record)
        return monotonic() - begun

    seconds(100)
    # Four times as long a game; sixteen times as much would be a square.
    assert min(seconds(6000) for _ in range(3)) < 8 * max(min(seconds(1500) for _ in range(3)), 0.01)


ATTACK = """
import asyncio, sys, httpx

async def attack(url, *files):
    async with httpx.AsyncClient(base_url=url, timeout=40) as http:
        texts = [open(file).read() for file in files]
        brought = await asyncio.gather(*[http.post("/api/records", json={"record": text}) for text in texts])
        assert [answer.status_code for answer in brought] == [200] * len(files), brought
        tables = [answer.json()["table"] for answer in brought]
        calls = [f"/api/tables/{t}/{what}" for t in tables[:2] for what in ("moments", "story?seat=0", "record")]
        seen = await asyncio.gather(*[http.get(call) for call in calls])
        assert [answer.status_code for answer in seen] == [200] * len(calls), seen

asyncio.run(attack(*sys.argv[1:]))
"""


def test_others_do_not_wait_for_five_long_records(tmp_path: Path, scene: Scene) -> None:
    files = [tmp_path / f"{number}.jsonl" for number in range(5)]
    for seed, file in enumerate(files):
        file.write_text(text_of(long_game(MOST_ANSWERS - 400, seed)))
        assert file.stat().st_size > 250_000

    async def attack(url: str) -> None:
        # In a process of its own, so that what is measured is the server.
        words = ("-c", ATTACK, url, *map(str, files))
        attacker = await asyncio.create_subprocess_exec(sys.executable, *words)
        assert await attacker.wait() == 0
        await asyncio.sleep(0.5)

    with serving(sqlite(tmp_path)) as server, Browser(server) as anna:

        async def both() -> None:
            times = await answer_times(anna, attack(server.url))
            assert len(times) > 20
            assert share(times, 0.99) < 0.25, sorted(times)[-5:]

        scene(both())


def test_more_answers_than_any_game_has_are_refused_at_once(tmp_path: Path) -> None:
    text = text_of(long_game(MOST_ANSWERS + 500, 1))
    assert len(text) < MOST_BYTES
    with serving(sqlite(tmp_path)) as server:
        begun = monotonic()
        answer = httpx.post(f"{server.url}/api/records", json={"record": text})
        assert answer.status_code == 409
        assert answer.json()["problem"] == "too-long"
        assert monotonic() - begun < 1


def test_who_wants_too_much_at_once_is_told_so(tmp_path: Path, scene: Scene) -> None:
    texts = [text_of(long_game(1000, seed)) for seed in range(20)]

    async def attack(url: str) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=40) as http:
            brought = await asyncio.gather(*[http.post("/api/records", json={"record": text}) for text in texts])
            statuses = {answer.status_code for answer in brought}
            assert statuses == {200, 429}

    with serving(sqlite(tmp_path)) as server:
        scene(attack(server.url))
