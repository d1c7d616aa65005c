"""Games that have come to a certain point: bots play them up to there, then they are laid on the server's table."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import expect

import bakufu
from bakufu.bots import bot
from bakufu.kernel.table import Table
from bakufu.kernel.words import Action, Decision, Seat
from tests.web.serving import Server
from tests.web.visitor import Visitor

GAMES = 200
Wanted = Callable[[Table[Any], Decision], bool]


def reached(game: str, players: int, wanted: Wanted, **options: Any) -> tuple[Table[Any], Seat]:
    """The first of many games in which somebody is asked what is wanted, at that moment, and who is asked."""
    for seed in range(GAMES):
        table = bakufu.new(game, players, seed, options)
        player = bot("random", Random(seed))
        while not table.over:
            for seat, decision in table.pending.items():
                if wanted(table, decision):
                    return table, seat
            table.play(seat, player.choose(table.sight(seat)))
    raise AssertionError(f"that was never asked in {GAMES} games of {game}")


def asks(name: str) -> Wanted:
    """This is asked."""
    return lambda _, decision: decision.name == name


def offers(kind: type[Action]) -> Wanted:
    """Such an answer can be given."""
    return lambda _, decision: any(isinstance(action, kind) for action in decision.actions)


def lay(table: Table[Any], seat: Seat, server: Server, visitor: Visitor) -> None:
    """The visitor comes to this very game, on this seat; bots have the others.

    The server sets a table like it, so that the visitor's cookie holds the seat. Its rows are written once more, with
    this game's seed and answers, under a name that the server has yet to hear of.
    """
    bots = {"kind": "bot", "bot": "random"}
    seats = [{"kind": "me", "name": "Aki"} if one == seat else bots for one in range(table.players)]
    wish = {"game": table.game.id, "seats": seats, "options": msgspec.to_builtins(table.options)}
    like = visitor.page.request.post(f"{server.address}/api/tables", data=wish).json()["info"]["table"]
    name = f"{like}-again"
    entries = [
        (
            name,
            number,
            "play",
            who,
            msgspec.json.encode(action).decode(),
            "owner" if who == seat else "bot",
            time.time(),
        )
        for number, (who, action) in enumerate(table.answers, 1)
    ]
    with closing(sqlite3.connect(server.data / "bakufu.sqlite3", timeout=10)) as rows, rows:
        rows.execute(
            "insert into game_table (id, game, rules, options, seed, clock, onlookers, hints, made, over)"
            " select ?, game, rules, options, ?, clock, onlookers, hints, made, false"
            " from game_table where id = ?",
            (name, table.seed, like),
        )
        rows.execute(
            "insert into seat (table_id, seat, kind, bot, name, holder, invitation, recovery, taken_at)"
            " select ?, seat, kind, bot, name, holder, invitation, recovery, taken_at from seat where table_id = ?",
            (name, like),
        )
        rows.executemany(
            'insert into entry (table_id, number, kind, seat, action, "by", at) values (?, ?, ?, ?, ?, ?, ?)', entries
        )
    visitor.page.goto(f"{server.address}/t/{name}")
    expect(visitor.page.locator('[data-testid="sentence"].mine')).to_be_visible()
