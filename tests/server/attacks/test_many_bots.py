"""Somebody sets many tables of bots: those of others hardly wait longer."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import httpx

from tests.server.serving import FAST, Browser, serving, sqlite

Scene = Callable[[Any], None]

MANY = 40

BOT = {"kind": "bot", "bot": "greedy"}


def test_one_persons_bots_do_not_keep_anothers_waiting(tmp_path: Path, scene: Scene) -> None:
    # A proxy that is believed says who comes from where.
    with serving(sqlite(tmp_path), *FAST, "--proxy", "127.0.0.1") as server:

        async def play() -> None:
            with Browser(server) as anna:
                anna.http.headers["x-forwarded-for"] = "192.0.2.7"
                for number in range(MANY):
                    # A new cookie each time makes nobody another person.
                    with httpx.Client(base_url=server.url) as http:
                        answer = http.post("/api/tables", json={"game": "shogun", "seats": [BOT] * 4})
                        assert answer.status_code == 201, (number, answer.text)
                seats = ["me", BOT | {"bot": "random"}]
                mine = anna.set_table(seats, game="shitenno").info.table
                waits = []
                async with anna.sit(mine, 0) as chair:
                    while len(waits) < 6:
                        update = await chair.asked()
                        assert update.asked
                        chair.update = None
                        begun = monotonic()
                        await chair.play(update.asked.actions[0])
                        update = await chair.asked()
                        waits.append(monotonic() - begun)
                        if update.result:
                            break
                assert len(waits) > 2
                # Two of the many may be thinking already; the other 38 wait.
                assert sorted(waits)[len(waits) // 2] < 0.5, waits
                assert max(waits) < 2.0, waits

        scene(play())
