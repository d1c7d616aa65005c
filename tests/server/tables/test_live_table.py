"""What the others at a table notice, and what not; in one process, at games whose luck is known."""

from collections.abc import Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import time
from typing import Any

import msgspec

import bakufu
from bakufu.bots import bot
from bakufu.games.shitenno.actions import EndTurn, TakeProvince
from bakufu.games.shogun.actions import Lay, Lift, Rethink
from bakufu.kernel.json import encode
from bakufu.kernel.table import Table
from bakufu.kernel.words import Action, Decision
from bakufu.server.settings import Settings
from bakufu.server.storage.models import Entry, StoredSeat, StoredTable, TableSetup
from bakufu.server.tables.history import History
from bakufu.server.tables.latency import Latency
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.registry import Registry
from bakufu.server.tables.viewer import Viewer
from bakufu.server.wire.http import Clock
from bakufu.server.wire.socket import ServerNews, Update
from tests.server.serving import run_apart, sqlite

_news = msgspec.json.Decoder(ServerNews)


class Onlooker:
    """Hears everything, and keeps the log as a browser does."""

    def __init__(self) -> None:
        self.viewer = Viewer(self.hear, None, Latency())
        self.heard: list[Any] = []
        self.log: list[dict[str, Any]] = []

    def hear(self, parts: tuple[bytes, ...]) -> None:
        news = _news.decode(b"".join(parts))
        self.heard.append(news)
        if isinstance(news, Update):
            self.log[news.log_from :] = [line.event for line in news.log]


@asynccontextmanager
async def at(table: Table[Any], folder: Path) -> Any:
    """A live where this game has come so far, and somebody who looks on."""
    registry = Registry(Settings(database=sqlite(folder), bot_processes=1))
    await registry.open()
    try:
        now = time()
        sitters = [StoredSeat(seat, "person", f"P{seat}", None, None, now) for seat in range(table.players)]
        entries = [Entry(number, "play", who, now, "owner", one) for number, (who, one) in enumerate(table.answers, 1)]
        await registry.seating.set_table(
            "there", table.game, table.options, table.seed, Clock("game", 600), True, sitters, {}, entries
        )
        live = await registry.live("there")
        assert live
        onlooker = Onlooker()
        live.audience.add(onlooker.viewer)
        onlooker.heard.clear()
        yield live, onlooker
    finally:
        await registry.close()


def find(wanted: Callable[[Table[Any], Decision], Action | None]) -> tuple[Table[Any], int, Action]:
    """A game of Shitennō at a moment with such an answer."""
    for seed in range(200):
        table = bakufu.new("shitenno", 2, seed)
        player = bot("random", Random(seed))
        while not table.over:
            seat = table.waiting_for[0]
            decision = table.pending[seat]
            action = wanted(table, decision)
            if action:
                return table, seat, action
            table.play(seat, player.choose(table.sight(seat)))
    raise AssertionError("there is no such moment")


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    run_apart(scene())


def test_a_choice_that_nobody_can_see_is_not_noticed(tmp_path: Path) -> None:
    """Which province a player of Shitennō thinks of is known when it is paid."""
    table, seat, action = find(
        lambda _, decision: next((one for one in decision.actions if isinstance(one, TakeProvince)), None)
    )

    async def scene() -> None:
        async with at(table, tmp_path) as (live, onlooker):
            projection: Projection = live.projection
            number, clock = projection.seat_logs.noticed[0], projection.clocks.out_at(seat)
            assert await live.answers.play(seat, action, "owner") == "done"
            assert projection.decision(seat).name == "pay"  # type: ignore[union-attr]
            assert (projection.seat_logs.noticed[0], projection.clocks.out_at(seat)) == (number, clock)
            await live.answers.take_back(seat)
            assert (projection.seat_logs.noticed[0], projection.clocks.out_at(seat)) == (number, clock)
            assert onlooker.heard == []

    run(scene)


def test_a_line_that_was_taken_back_is_taken_from_everybody(tmp_path: Path) -> None:
    def goes_on(table: Table[Any], decision: Decision) -> Action | None:
        """To end a turn, where the same seat has the next one, and nothing but the log tells."""
        if EndTurn() not in decision.actions:
            return None
        twin = table.as_of(len(table.answers))
        twin.play(table.waiting_for[0], EndTurn())
        same = twin.waiting_for == table.waiting_for and encode(twin.view(-1)) == encode(table.view(-1))
        more = len(twin.log(-1)) > len(table.log(-1))
        return EndTurn() if same and more and twin.may_take_back(table.waiting_for[0]) else None

    table, seat, action = find(goes_on)

    async def scene() -> None:
        async with at(table, tmp_path) as (live, onlooker):
            before = list(onlooker.log)
            await live.answers.play(seat, action, "owner")
            assert len(onlooker.log) > len(before)
            await live.answers.take_back(seat)
            assert onlooker.log == before

    run(scene)


def test_how_often_others_have_answered_in_secret_does_not_show() -> None:
    table = bakufu.new("shogun", 3, 1)
    table.play(0, table.pending[0].actions[0])
    assert table.may_take_back(0)
    while len(table.answers) < 250:
        actions = table.pending[1].actions
        # A card is laid, thought over, lifted, and laid again.
        table.play(1, next(one for step in (Lift, Rethink, Lay) for one in actions if isinstance(one, step)))
        assert table.may_take_back(0)
    assert table.why_not_take_back(0) is None
    table.take_back(0)
    assert table.last_answer(0) is None


def test_clocks_start_when_the_last_seat_is_taken_also_in_the_middle() -> None:
    game = bakufu.find("edo_yashiki")
    table = bakufu.new("edo_yashiki", 2, 5, {"taking": "draft"})
    first = table.waiting_for[0]
    taken = Entry(1, "play", first, 20.0, "owner", table.pending[first].actions[0])
    options = msgspec.to_builtins(table.options)
    setup = TableSetup("t", game.id, game.rules_version, options, table.seed, Clock("decision", 60), True, 1.0)
    early = (StoredSeat(first, "person", "Aki", None, "a", 2.0), StoredSeat(1 - first, "person", "Botan"))
    late = (early[0], StoredSeat(1 - first, "person", "Botan", None, "b", 30.0))
    by_seat = [tuple(sorted(sitters, key=lambda one: one.seat)) for sitters in (early, late)]

    projection = Projection(StoredTable(setup, by_seat[0], [], []))
    projection.apply(taken)
    assert not any(projection.clocks.runs(seat) for seat in (0, 1))
    projection.sit(by_seat[1])
    waiting = projection.table.waiting_for
    assert [projection.clocks.out_at(seat) for seat in waiting] == [90.0] * len(waiting)
    # Who reads the log later counts alike.
    again = Projection(StoredTable(setup, by_seat[1], [taken], []))
    assert [again.clocks.out_at(seat) for seat in (0, 1)] == [projection.clocks.out_at(seat) for seat in (0, 1)]


def test_what_was_taken_back_meanwhile_is_not_looked_for() -> None:
    """Somebody looks back while somebody else takes back: what is asked for is made of one and the same history."""
    table = bakufu.new("edo_yashiki", 2, 5, {"taking": "draft"})
    sitters = tuple(StoredSeat(seat, "person", f"P{seat}", None, None, 1.0) for seat in (0, 1))
    options = msgspec.to_builtins(table.options)
    version = table.game.rules_version
    history = History(
        Projection(
            StoredTable(
                TableSetup("t", table.game.id, version, options, table.seed, Clock(), True, 1.0), sitters, [], []
            )
        )
    )
    player = bot("random", Random(1))
    while len(table.answers) < 20:
        seat = table.waiting_for[0]
        table.play(seat, player.choose(table.sight(seat)))
    many, few = table.answers[:], table.answers[:3]
    whole = history.views(-1, many, 0, 50)
    assert len(whole) > 10
    assert len(history.views(-1, few, 0, 50)) <= 4
    assert history.views(-1, many, 0, 50) == whole
    assert history.views(-1, few, 10, 50) == []
