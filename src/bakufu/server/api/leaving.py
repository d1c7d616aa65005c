"""Giving up a seat, and what those who are left do about it."""

from collections.abc import Awaitable

from litestar import get, post

from bakufu.kernel.words import Refused
from bakufu.server.api.errors import Trouble, language_of, may_answer
from bakufu.server.api.requests import Asker, holder_of, live_table, registry_of
from bakufu.server.auth.cookies import hashed, new_code
from bakufu.server.sentences import sentences
from bakufu.server.tables.departures import Proposal
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.viewer import table_info
from bakufu.server.wire.http import Invitation, TableInfo
from bakufu.server.wire.seats import Invite, Matters, Vote


async def _mine(request: Asker, table: str) -> tuple[LiveTable, str]:
    """A table at which the asker sits, and who he is."""
    live, holder = await live_table(request, table), holder_of(request)
    if holder is None or all(one.holder != holder for one in live.projection.sitters):
        raise Trouble("not-yours")
    return live, holder


@get("/api/tables/{table:str}/matters", responses=may_answer(400, 403, 404, 409, 429))
async def matters(request: Asker, table: str) -> Matters:
    """What those who sit there can do about the others."""
    live, _ = await _mine(request, table)
    return Matters(sorted(live.leaving.silent), sorted(live.projection.departures.gone))


@post("/api/tables/{table:str}/leave", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def leave(request: Asker, table: str) -> TableInfo:
    """Give up all seats held there: before the game begins they are free again, later a bot plays on."""
    live, registry, holder = await live_table(request, table), registry_of(request), holder_of(request)
    sitters = live.projection.sitters
    if holder is None or all(holder not in (one.holder, one.invited) for one in sitters):
        raise Trouble("not-yours")
    if live.projection.over:
        raise Trouble("game-over")
    if await registry.storage.lobby.free(table, holder):
        await registry.seating.catch_up(table)
        await registry.storage.clear_away(table)
    else:
        await _agreed(request, live.leaving.leave(holder))
    await registry.seating.changed(holder, *(one.holder for one in sitters), opened=live.projection.setup.open)
    return table_info(live.projection, holder, registry.storage.now())


@post("/api/tables/{table:str}/vote", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def cast_vote(request: Asker, table: str, data: Vote) -> TableInfo:
    """Be for or against ending the game, or replacing somebody; it is done as soon as all who are left are for it."""
    live, holder = await _mine(request, table)
    projection = live.projection
    if projection.gathering or projection.over:
        raise Trouble("game-over" if projection.over else "not-begun")
    if data.to == "replace" and not 0 <= data.seat < projection.players:
        raise Trouble("no-such-seat")
    proposal = Proposal(data.to, data.seat if data.to == "replace" else -1)
    sitters = projection.sitters
    await _agreed(request, live.leaving.vote(holder, proposal, data.yes))
    await registry_of(request).seating.changed(*(one.holder for one in sitters), opened=projection.setup.open)
    return table_info(projection, holder, registry_of(request).storage.now())


@post("/api/tables/{table:str}/invite", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def invite(request: Asker, table: str, data: Invite) -> Invitation:
    """A new link for a seat that nobody holds: because somebody has left, or has not come."""
    live, _ = await _mine(request, table)
    if data.seat >= live.projection.players:
        raise Trouble("no-such-seat")
    code = new_code()
    if live.projection.over or not await registry_of(request).storage.lobby.invite(table, data.seat, hashed(code)):
        raise Trouble("seat-held")
    await registry_of(request).seating.catch_up(table)
    return Invitation(data.seat, code)


async def _agreed(request: Asker, what: Awaitable[None]) -> None:
    try:
        await what
    except Refused as refused:
        raise Trouble("not-allowed", sentence=sentences(language_of(request))(refused.refusal.message)) from None
