"""Tables that whoever comes may join: sitting down, playing now, bots for those who do not come."""

from asyncio import Lock
from secrets import token_urlsafe

from litestar import Response, post

from bakufu.games import find
from bakufu.games import ids as game_ids
from bakufu.kernel.chance import new_seed
from bakufu.kernel.names import NAMES
from bakufu.server.api.errors import Trouble, may_answer
from bakufu.server.api.requests import (
    Asker,
    cookie_for,
    holder_of,
    live_table,
    name_at,
    name_of,
    person_of,
    registry_of,
    setter_with_room,
)
from bakufu.server.auth.cookies import hashed, new_code, new_holder
from bakufu.server.storage.models import GATHERING, StoredSeat
from bakufu.server.tables.filling import usual_bot
from bakufu.server.tables.viewer import table_info
from bakufu.server.wire.http import Clock, HeldSeat, TableInfo
from bakufu.server.wire.seats import PlayNow, Seated, SitDown

USUAL_PLAYERS = 3

AMONG_STRANGERS = Clock("decision", 120, ready=True)
"""Whoever walks away from strangers must not keep them waiting."""

_one_at_a_time = Lock()
"""Two who want to play now at the same moment meet each other."""


@post("/api/tables/{table:str}/sit", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def sit_down(request: Asker, table: str, data: SitDown) -> Response[Seated]:
    """Take a free seat of an open table."""
    holder = person_of(request) or new_holder()
    seated = await _sit(request, table, holder, data.name)
    if seated is None:
        raise Trouble("no-free-seat")
    return Response(seated, status_code=200, cookies=[cookie_for(request, holder)])


async def _sit(request: Asker, table: str, holder: str, wish: str | None) -> Seated | None:
    live, registry, recovery = await live_table(request, table), registry_of(request), new_code()
    name = name_at(live.projection, wish)
    seat = await registry.storage.lobby.sit(table, holder, name, hashed(recovery))
    if seat is None:
        return None
    await registry.seating.catch_up(table)
    await registry.seating.changed(*(one.holder for one in live.projection.sitters), opened=True)
    return Seated(table, [HeldSeat(seat, recovery)])


@post("/api/play", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def play_now(request: Asker, data: PlayNow) -> Response[Seated]:
    """A seat at an open table of this game, whoever was first; or at a new one, which bots fill soon."""
    if data.game not in game_ids():
        raise Trouble("no-such-game")
    holder = person_of(request) or new_holder()
    async with _one_at_a_time:
        seated = await _somewhere(request, data, holder) or await _new(request, data, holder)
    return Response(seated, status_code=200, cookies=[cookie_for(request, holder)])


async def _somewhere(request: Asker, data: PlayNow, holder: str) -> Seated | None:
    game = find(data.game)
    for one in reversed(await registry_of(request).storage.lobby.open_tables()):
        setup = one.setup
        free = any(not sitter.taken and sitter.invited is None for sitter in one.sitters)
        if setup.game == game.id and game.knows(setup.rules) and free and not one.closed:
            try:
                seated = await _sit(request, setup.table, holder, data.name)
            except Trouble as trouble:
                # One that cannot be opened must not keep anybody from playing elsewhere.
                if trouble.problem not in ("broken-table", "other-rules", "no-such-table"):
                    raise
                continue
            if seated:
                return seated
    return None


async def _new(request: Asker, data: PlayNow, holder: str) -> Seated:
    registry, game, name, recovery = registry_of(request), find(data.game), name_of(data.name), new_code()
    setter = await setter_with_room(request)
    players = USUAL_PLAYERS if USUAL_PLAYERS in game.counts else game.counts[0]
    now, table = registry.storage.now(), token_urlsafe(9)
    others = [one for one in NAMES if not name or one.casefold() != name.casefold()][1:players]
    me = StoredSeat(0, "person", name or NAMES[0], None, holder, now)
    sitters = [me, *(StoredSeat(seat, "person", other) for seat, other in enumerate(others, 1))]
    await registry.seating.set_table(
        table,
        game,
        game.read_options(players, {}),
        new_seed(),
        AMONG_STRANGERS,
        True,
        sitters,
        {0: (None, recovery)},
        setter=setter,
        drawn=GATHERING if registry.settings.luck > 0 else None,
        open=True,
        bots_at=now + registry.settings.bots_after,
    )
    return Seated(table, [HeldSeat(0, recovery)])


@post("/api/tables/{table:str}/bots", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def let_bots_sit(request: Asker, table: str) -> TableInfo:
    """Bots take the seats that are still free; whoever sits there may ask for it."""
    live, registry, holder = await live_table(request, table), registry_of(request), holder_of(request)
    sitters = live.projection.sitters
    if holder is None or all(one.holder != holder for one in sitters):
        raise Trouble("not-yours")
    if not await registry.storage.lobby.fill(table, usual_bot(), due=False):
        raise Trouble("no-free-seat")
    await registry.seating.catch_up(table)
    await registry.seating.changed(*(one.holder or one.invited for one in sitters), opened=live.projection.setup.open)
    return table_info(live.projection, holder, registry.storage.now())
