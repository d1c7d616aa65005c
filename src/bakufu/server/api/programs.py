"""Giving a seat to a program, over HTTP."""

from litestar import post

from bakufu.server.api.errors import Trouble, may_answer
from bakufu.server.api.requests import Asker, holder_of, live_table, registry_of
from bakufu.server.auth.cookies import new_code, new_program, signed
from bakufu.server.storage.models import PROGRAM
from bakufu.server.wire.seats import GiveSeat, SeatToken


@post("/api/tables/{table:str}/program", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def give_seat(request: Asker, table: str, data: GiveSeat) -> SeatToken:
    """Give a seat to a program; who held it holds it no more, and everybody sees that a program does."""
    await live_table(request, table)
    registry, program = registry_of(request), new_program()
    token = signed(program, registry.storage.secret)
    if data.code is not None:
        recovery = new_code()
        seat = await registry.seating.take_seat(table, "invitation", data.code, program, None, recovery, PROGRAM)
        if seat is None:
            raise Trouble("wrong-code")
        return SeatToken(seat, token, recovery)
    holder = holder_of(request)
    if holder is None or not await registry.seating.give_seat(table, data.seat, holder, program, PROGRAM):
        raise Trouble("not-yours")
    return SeatToken(data.seat, token)
