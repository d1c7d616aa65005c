"""kill -9 in the middle of a game: what was acknowledged is there, and the game goes on."""

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed

from bakufu.server.wire.socket import Done, Update
from tests.server.serving import FAST, Browser, Chair, Server, best, never, play_on

Scene = Callable[[Any], None]


def test_what_was_acknowledged_survives(database: str, scene: Scene) -> None:
    server = Server(database, *FAST)
    server.start()
    acknowledged: list[int] = [0, 0]
    logs: list[list[str]] = [[], []]

    async def play_until_killed(chair: Chair, seat: int) -> None:
        try:
            while True:
                update = await chair.asked()
                assert update.asked
                chair.update = None
                reply = await chair.play(best(update))
                if isinstance(reply, Done):
                    acknowledged[seat] += 1
                if chair.update is None:
                    await chair.hear(Update)
        except ConnectionClosed:
            logs[seat] = chair.log

    with Browser(server) as anna:
        table = anna.set_table(["me", "me"], options={"taking": "draft"}).info.table

        async def before() -> None:
            async with anna.sit(table, 0) as first, anna.sit(table, 1) as second:
                tasks = [asyncio.create_task(play_until_killed(chair, i)) for i, chair in enumerate((first, second))]
                while sum(acknowledged) < 9:
                    await asyncio.sleep(0.001)
                server.kill()
                await asyncio.gather(*tasks)

        scene(before())
        server.start()

        async def after() -> None:
            known = [len(log) for log in logs]
            async with anna.sit(table, 0, known=known[0]) as first, anna.sit(table, 1, known=known[1]) as second:
                # What each had read before is still what happened; the rest comes without a gap.
                first.log, second.log = list(logs[0]), list(logs[1])
                update = await first.hear(Update)
                await second.hear(Update)
                assert update.number in (sum(acknowledged), sum(acknowledged) + 1, sum(acknowledged) + 2)
                assert update.log_from == known[0]
                await asyncio.gather(play_on(first, best, never), play_on(second, best, never))
                assert first.log == second.log
                async with anna.sit(table, -1) as onlooker:
                    await onlooker.hear(Update)
                    assert onlooker.log == first.log
            assert anna.http.get(f"/api/tables/{table}/record").status_code == 200

        try:
            scene(after())
        finally:
            server.stop()


def test_reconnecting_after_a_take_back_rewrites_what_changed(server: Server, scene: Scene) -> None:
    with Browser(server) as anna:
        table = anna.set_table(["me", "me", "me"], options={"taking": "sealed"}).info.table

        async def moments() -> None:
            async with anna.sit(table, 0) as mine, anna.sit(table, 1) as other:
                await other.hear(Update)
                actions = (await mine.asked()).asked
                assert actions
                await mine.play(actions.actions[0])
                while mine.update is None or mine.update.asked:
                    await mine.hear(Update)
                known, log = len(mine.log), list(mine.log)
                # The connection is lost; meanwhile the answer is taken back and another given.
                async with anna.sit(table, 0) as elsewhere:
                    await elsewhere.hear(Update)
                    assert isinstance(await elsewhere.answered(await elsewhere.say("take-back")), Done)
                    assert isinstance(await elsewhere.play(actions.actions[1]), Done)
                    async with anna.sit(table, 0, known=known) as again:
                        again.log = log
                        await again.hear(Update)
                        while len(elsewhere.log) < known:
                            await elsewhere.hear(Update)
                        assert again.log == elsewhere.log

        scene(moments())
