"""The front page: the own tables, and those that are open to all."""

from litestar import get

from bakufu.server.api.errors import may_answer
from bakufu.server.api.requests import Asker, holder_of, registry_of
from bakufu.server.wire.front import Front


@get("/api/front", responses=may_answer(429))
async def show_front(request: Asker) -> Front:
    """The asker's tables, by the cookie and nobody else's; and the open ones."""
    return await registry_of(request).front.show(holder_of(request))
