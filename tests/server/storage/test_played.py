"""Finished games are counted once, on whichever process; ratings go with their owner."""

import asyncio
from statistics import fmean

import pytest
from sqlalchemy import insert, text
from sqlalchemy.event import listen

from bakufu.server.storage import Storage, schema
from bakufu.server.storage.played import Finisher, Outcome
from bakufu.server.tables.outcomes import rated
from tests.server.serving import run_apart


def won_by(*who: str | None, table: str = "one") -> Outcome:
    """They came in this order."""
    places = [Finisher(seat, one, seat + 1, 10 - seat) for seat, one in enumerate(who)]
    return Outcome(table, "edo_yashiki", 1.0, tuple(places))


def test_numbers_are_added_up_by_the_database_from_ones_own_games_alone(empty: str) -> None:
    """However many games others have played, and however many are one's own, no more is read than is told."""

    async def scene() -> None:
        storage = Storage(empty)
        await storage.open()
        rows = [
            {
                "table_id": f"{holder}-{number}",
                "seat": 0,
                "holder": holder,
                "game": "shogun" if number % 3 else "bushido",
                "players": 3 + number % 2,
                "place": 1 + number % 5,
                "score": number,
                "ended": float(number),
            }
            for holder in ("anna", *(f"other {number}" for number in range(50)))
            for number in range(100)
        ]
        async with storage.engine.begin() as connection:
            await connection.execute(insert(schema.played), rows)
            await connection.execute(text("analyze played"))
            for wanted in (
                "select game, players, count(*), avg(score) from played where holder = 'anna' group by game, players",
                "select * from played where holder = 'anna' order by ended desc, table_id limit 20",
            ):
                explain = "explain query plan " if empty.startswith("sqlite") else "explain "
                plan = str((await connection.execute(text(explain + wanted))).all())
                assert "played_holder" in plan, plan
        numbers = await storage.people.numbers("anna")
        assert len(numbers) == 4
        for one in numbers:
            mine = [row for row in rows[:100] if (row["game"], row["players"]) == (one.game, one.players)]
            scores = [int(row["score"]) for row in mine]
            assert (one.played, one.won) == (len(mine), sum(row["place"] == 1 for row in mine))
            assert one.best == max(scores)
            assert one.mean == pytest.approx(fmean(scores))
        some = await storage.people.games("anna", 20, 5)
        assert [(game.table, game.score, game.there) for game in some] == [
            (f"anna-{number}", number, False) for number in range(79, 74, -1)
        ]
        assert await storage.people.numbers("cleo") == []
        assert await storage.people.games("cleo") == []
        await storage.close()

    run_apart(scene())


def test_once_however_often_and_by_whom(empty: str) -> None:
    async def scene() -> None:
        one = Storage(empty)
        await one.open()
        other = one
        if one.shared:
            other = Storage(empty)
            await other.open()
        people = one.people
        assert await people.count(won_by("anna", "ben", "bot:fair"), rated)
        assert not await other.people.count(won_by("anna", "ben", "bot:fair"), rated)
        [game] = await people.games("anna")
        assert (game.table, game.players, game.place, game.score) == ("one", 3, 1, 10)
        by_ladder = {rating.ladder: rating for rating in await people.ratings("anna")}
        assert {name: rating.games for name, rating in by_ladder.items()} == {"people": 1, "bots": 1}
        assert by_ladder["people"].strength[0] > 25 > (await people.ratings("ben"))[1].strength[0]
        # Bots have one, too, so that it matters whom one has beaten.
        [bot] = await people.ratings("bot:fair")
        assert bot.strength[0] < 25
        # It goes on from there.
        assert await other.people.count(won_by("anna", "ben", table="two"), rated)
        again = {rating.ladder: rating for rating in await people.ratings("anna")}["people"]
        assert again.games == 2
        assert again.strength[0] > by_ladder["people"].strength[0]
        assert again.strength[1] < by_ladder["people"].strength[1]
        # Who plays for several, or has left, counts nowhere.
        assert await people.count(won_by("anna", "anna", table="three"), rated)
        assert await people.count(won_by(None, None, table="four"), rated)
        assert len(await people.games("anna")) == 2
        # With everything else to another browser; of two ratings that of more games is kept.
        assert await people.count(won_by("cleo", "ben", table="five"), rated)
        await one.lobby.offer_transfer("code", "anna", 60)
        assert await one.lobby.transfer("code", "cleo") == "anna"
        assert len(await people.games("cleo")) == 3
        assert {rating.ladder: rating.games for rating in await people.ratings("cleo")} == {"people": 2, "bots": 1}
        assert await people.ratings("anna") == []
        # Who takes his own code loses nothing.
        await one.lobby.offer_transfer("own", "cleo", 60)
        assert await one.lobby.transfer("own", "cleo") == "cleo"
        assert len(await people.ratings("cleo")) == 2
        await one.forget_holder("cleo", "Somebody")
        assert await people.games("cleo") == []
        assert await people.ratings("cleo") == []
        assert len(await people.games("ben")) == 3
        await one.close()
        if other is not one:
            await other.close()

    run_apart(scene())


def test_games_that_end_together_are_counted_together(empty: str) -> None:
    async def scene() -> None:
        storage = Storage(empty)
        await storage.open()
        asked: list[str] = []
        listen(storage.engine.sync_engine, "begin", lambda _: asked.append("begin"))
        ends = [won_by("anna", "ben", table=f"t{number}") for number in range(20)]
        twice = won_by("anna", "ben", table="t7")
        assert all(await asyncio.gather(*(storage.people.count(end, rated) for end in [*ends, twice])))
        assert len(asked) == 1
        assert not await storage.people.count(twice, rated)
        [rating] = await storage.people.ratings("anna")
        assert rating.games == len(await storage.people.games("anna")) == 20
        await storage.close()

    run_apart(scene())


def test_who_is_gone_between_the_end_and_the_count_is_not_counted(empty: str) -> None:
    async def scene() -> None:
        storage = Storage(empty)
        await storage.open()
        people = ("kept", "moved", "gone")
        about = {"kind": "person", "name": "somebody"}
        async with storage.engine.begin() as connection:
            rows = [
                about | {"table_id": who, "seat": seat, "holder": holder}
                for who in people
                for seat, holder in enumerate((who, "ben"))
            ]
            await connection.execute(insert(schema.seats), rows)
            blank = {
                "game": "edo_yashiki",
                "rules": "1",
                "options": "{}",
                "seed": b"",
                "clock": "{}",
                "onlookers": True,
            }
            await connection.execute(
                insert(schema.tables), [blank | {"id": who, "made": 0.0, "over": True} for who in people]
            )
        counting = asyncio.gather(*(storage.people.count(won_by(who, "ben", table=who), rated) for who in people))
        await asyncio.sleep(0)
        await storage.lobby.offer_transfer("code", "moved", 60)
        assert await storage.lobby.transfer("code", "elsewhere") == "moved"
        await storage.forget_holder("gone", "Somebody")
        assert all(await counting)
        games = {who: len(await storage.people.games(who)) for who in ("kept", "moved", "elsewhere", "gone", "ben")}
        assert games == {"kept": 1, "moved": 0, "elsewhere": 1, "gone": 0, "ben": 3}
        await storage.close()

    run_apart(scene())
