"""A what-if: a new table that goes on from a finished game, with luck of its own and bots on the other seats."""

from secrets import token_urlsafe

from litestar import Response, post

from bakufu.bots import names as bots
from bakufu.kernel.chance import Chance, new_seed
from bakufu.kernel.words import Seat
from bakufu.server.api.errors import Trouble, may_answer
from bakufu.server.api.requests import (
    Asker,
    cookie_for,
    in_the_background,
    live_table,
    person_of,
    registry_of,
    setter_with_room,
)
from bakufu.server.auth.cookies import new_code, new_holder
from bakufu.server.storage.models import StoredSeat, WhatIf
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.viewer import table_info
from bakufu.server.wire.coach import AskWhatIf
from bakufu.server.wire.http import Clock, HeldSeat, TableMade


@post("/api/tables/{table:str}/what-if", responses=may_answer(400, 403, 404, 409, 413, 429))
async def what_if(request: Asker, table: str, data: AskWhatIf) -> Response[TableMade]:
    """Set a table that begins where a finished game was after so many answers; the asker has the seat named."""
    holder = person_of(request) or new_holder()
    projection = (await live_table(request, table)).projection
    if not projection.over:
        raise Trouble("not-over")
    if data.bot not in bots():
        raise Trouble("no-such-bot")
    seed = new_seed()
    position = await in_the_background(request, _position, projection, data.move, data.seat, seed)
    if position is None:
        raise Trouble("no-such-moment")
    registry = registry_of(request)
    setter, recovery, now = await setter_with_room(request), new_code(), registry.storage.now()
    name = token_urlsafe(9)
    await registry.seating.set_table(
        name,
        projection.game,
        projection.options,
        seed,
        Clock(),
        True,
        [_sitter(one, data, holder, now) for one in projection.sitters],
        {data.seat: (None, recovery)},
        rules=projection.setup.rules,
        setter=setter,
        hints=True,
        what_if=WhatIf(table, data.move, position),
    )
    live = await live_table(request, name)
    info = table_info(live.projection, holder, registry.storage.now())
    made = TableMade(info, [], [HeldSeat(data.seat, recovery)])
    return Response(made, status_code=201, cookies=[cookie_for(request, holder)])


def _position(projection: Projection, move: int, seat: Seat, seed: bytes) -> str | None:
    """In a thread: the position, with luck drawn anew from there; None where the seat is not asked anything then."""
    if move >= len(projection.table.answers):
        return None
    then = projection.table.as_of(move)
    if seat not in then.waiting_for:
        return None
    state = then.state.clone()
    state.chance = Chance(seed)
    return str(state.to_json())


def _sitter(one: StoredSeat, data: AskWhatIf, holder: str, now: float) -> StoredSeat:
    """The names are those of the game that is gone on with."""
    if one.seat == data.seat:
        return StoredSeat(one.seat, "person", one.name, None, holder, now)
    return StoredSeat(one.seat, "bot", one.name, data.bot, None, now)
