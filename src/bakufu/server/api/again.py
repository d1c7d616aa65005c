"""The same table once more, for the same people."""

from secrets import token_urlsafe

from litestar import Response, post

from bakufu.bots import names as bots
from bakufu.kernel.chance import new_seed
from bakufu.server.api.errors import Trouble, may_answer
from bakufu.server.api.requests import Asker, cookie_for, live_table, person_of, registry_of, setter_with_room
from bakufu.server.auth.cookies import hashed, is_program, new_code
from bakufu.server.storage.models import GATHERING, StoredSeat, TableSetup
from bakufu.server.tables.filling import usual_bot
from bakufu.server.tables.projection import Projection
from bakufu.server.wire.http import HeldSeat, Invitation
from bakufu.server.wire.seats import Seated

MOST_SEATS = 8


@post("/api/tables/{table:str}/again", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def once_more(request: Asker, table: str) -> Response[Seated]:
    """Set a table for everybody who was at one that is over, unless somebody has: then sit down there.

    Who sat on a seat sits on the next one, so that another begins. Bots sit down at once; for people seats are kept.
    """
    projection = (await live_table(request, table)).projection
    holder, registry = person_of(request), registry_of(request)
    if holder is None or all(one.holder != holder for one in projection.sitters):
        raise Trouble("not-yours")
    if not (projection.over or projection.departures.ended):
        raise Trouble("not-over")
    found = projection.setup.again or await registry.storage.lobby.again(table)
    if found is None or await _is_gone(request, found):
        seated = await _set(request, projection, holder, found)
        if seated:
            return Response(seated, status_code=200, cookies=[cookie_for(request, holder)])
        found = await registry.storage.lobby.again(table)
    return Response(await _accept(request, found or "", holder), status_code=200)


async def _is_gone(request: Asker, table: str) -> bool:
    """Whether a table is there no more; one that cannot be opened is said to be so."""
    try:
        await live_table(request, table)
    except Trouble as trouble:
        if trouble.problem != "no-such-table":
            raise
        return True
    return False


async def _set(request: Asker, old: Projection, holder: str, lost: str | None) -> Seated | None:
    """None: somebody else was faster. `lost`: a table that was set before and is gone."""
    registry, setter = registry_of(request), await setter_with_room(request)
    now = registry.storage.now()
    sitters = [_moved_on(one, old.players, holder, old.departures.gone, now) for one in old.sitters]
    sitters.sort(key=lambda one: one.seat)
    held, invitations, codes = [], [], {}
    for one in sitters:
        recovery = new_code() if one.holder else None
        invitation = new_code() if one.kind == "person" and not one.holder else None
        codes[one.seat] = (invitation, recovery)
        if recovery:
            held.append(HeldSeat(one.seat, recovery))
        if invitation:
            invitations.append(Invitation(one.seat, invitation))
    before = old.setup
    setup = TableSetup(
        table=token_urlsafe(9),
        game=before.game,
        rules=old.game.rules_version,
        options=before.options,
        seed=new_seed(),
        clock=before.clock,
        onlookers=before.onlookers,
        made=now,
        setter=setter,
        drawn=GATHERING if registry.settings.luck > 0 else None,
        open=before.open,
        hints=before.hints,
    )
    if await registry.seating.set_again(old.id, setup, sitters, codes, lost) != setup.table:
        return None
    return Seated(setup.table, held, invitations)


def _moved_on(one: StoredSeat, players: int, holder: str, gone: set[int], now: float) -> StoredSeat:
    """Everybody one seat further; whoever had left is a bot now."""
    seat = (one.seat + 1) % players
    if one.kind == "bot" or one.seat in gone or one.holder is None:
        bot = one.bot if one.bot in bots() else usual_bot()
        return StoredSeat(seat, "bot", one.name, bot, None, now)
    if one.holder == holder:
        return StoredSeat(seat, "person", one.name, None, holder, now)
    # A program does not come by itself: somebody gives it the link.
    return StoredSeat(seat, "person", one.name, invited=None if is_program(one.holder) else one.holder)


@post("/api/tables/{table:str}/accept", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def accept(request: Asker, table: str) -> Seated:
    """Take the seats that are kept for the asker."""
    holder = person_of(request)
    if holder is None:
        raise Trouble("not-invited")
    return await _accept(request, table, holder)


async def _accept(request: Asker, table: str, holder: str) -> Seated:
    """Whoever sits there already just goes there."""
    live, registry = await live_table(request, table), registry_of(request)
    codes = [new_code() for _ in range(MOST_SEATS)]
    seats = await registry.storage.lobby.accept(table, holder, [hashed(code) for code in codes])
    if not seats and all(one.holder != holder for one in live.projection.sitters):
        raise Trouble("not-invited")
    await registry.seating.catch_up(table)
    await registry.seating.changed(*(one.holder for one in live.projection.sitters), opened=live.projection.setup.open)
    return Seated(table, [HeldSeat(seat, code) for seat, code in zip(seats, codes, strict=False)])
