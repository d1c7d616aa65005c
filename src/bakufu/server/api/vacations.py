"""The asker's vacation, in which his slow clocks stand still."""

from datetime import UTC, datetime
from math import ceil

from litestar import post

from bakufu.server.api.errors import Trouble, may_answer
from bakufu.server.api.requests import Asker, known, registry_of
from bakufu.server.wire.me import MOST_DAYS, TakeVacation, Vacation

DAY = 24 * 3600.0


async def vacation_of(request: Asker, holder: str) -> Vacation:
    """Until when, and how many days are left."""
    storage = registry_of(request).storage
    now = storage.now()
    year = datetime.fromtimestamp(now, UTC).year
    taken = await storage.people.vacations(holder, datetime(year, 1, 1, tzinfo=UTC).timestamp())
    # A vacation counts in the year in which it has begun.
    own = [(begins, ends) for begins, ends in taken if datetime.fromtimestamp(begins, UTC).year == year]
    # A day that has begun counts, however short it was; a hair too much is none.
    days = sum(max(1, ceil((ends - begins) / DAY - 1e-6)) for begins, ends in own)
    until = next((ends for begins, ends in taken if begins <= now < ends), None)
    return Vacation(until, max(0, MOST_DAYS - days))


@post("/api/me/vacation", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def take_vacation(request: Asker, data: TakeVacation) -> Vacation:
    """Slow clocks of the asker stand still for so many days, or go on."""
    holder, registry = known(request), registry_of(request)
    now = await vacation_of(request, holder)
    if data.days == 0:
        if now.until is None:
            return now
        tables = await registry.storage.people.end_vacation(holder)
    elif now.until is not None:
        raise Trouble("on-vacation")
    elif data.days > now.left:
        raise Trouble("no-vacation-left", left=now.left)
    else:
        tables = await registry.storage.people.take_vacation(holder, data.days * DAY)
    await registry.seating.catch_up_everywhere(tables)
    return await vacation_of(request, holder)
