"""Taking all seats to another browser."""

from litestar import Response, post

from bakufu.server.api.errors import Trouble, may_answer
from bakufu.server.api.requests import Asker, cookie_for, person_of, registry_of
from bakufu.server.auth.cookies import hashed, new_code, new_holder
from bakufu.server.wire.front import Front
from bakufu.server.wire.seats import TakeSeats, TransferCode

LASTS = 600
"""Seconds for which a code works."""


@post("/api/mine/move", status_code=200, responses=may_answer(400, 403, 413, 429))
async def offer(request: Asker) -> TransferCode:
    """A code that takes all the asker's seats to another browser: once, and soon. One made before works no more."""
    holder = person_of(request)
    if holder is None:
        raise Trouble("not-yours")
    code = new_code()
    await registry_of(request).storage.lobby.offer_transfer(hashed(code), holder, LASTS)
    return TransferCode(code, LASTS)


@post("/api/mine/take", status_code=200, responses=may_answer(400, 403, 413, 429))
async def take(request: Asker, data: TakeSeats) -> Response[Front]:
    """Hold what the one who made this code has held; that browser holds it no more."""
    registry = registry_of(request)
    holder = person_of(request) or new_holder()
    before = await registry.storage.lobby.transfer(hashed(data.code), holder)
    if before is None:
        raise Trouble("wrong-code")
    # At all of them, or else the other browser would go on seeing what it had open.
    await registry.seating.catch_up_everywhere(await registry.storage.lobby.all_of(holder))
    await registry.seating.changed(before, holder)
    front = await registry.front.show(holder)
    return Response(front, status_code=200, cookies=[cookie_for(request, holder)])
