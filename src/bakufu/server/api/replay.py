"""Looking back at a game, over HTTP."""

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter
from msgspec import Raw

from bakufu.kernel.json import to_builtins
from bakufu.kernel.words import ONLOOKER, Answer, Seat
from bakufu.server.api.errors import Trouble, may_answer
from bakufu.server.api.requests import Asker, holder_of, in_the_background, live_table
from bakufu.server.sentences import phrases
from bakufu.server.tables.access import why_not_look_back
from bakufu.server.tables.history import Histories, History
from bakufu.server.tables.projection import Projection
from bakufu.server.wire.http import Language
from bakufu.server.wire.replay import Luck, Moment, MomentLuck, PastLine, Story

LINES = 400
"""How many lines of a story come in one page."""

MOMENTS = 50
"""How many moments come in one page."""

Eyes = Annotated[int, Parameter(ge=ONLOOKER, le=4)]
First = Annotated[int, Parameter(ge=0, le=2**31 - 1)]


async def _looking_back(request: Asker, table: str, seat: Seat) -> tuple[Projection, History, list[Answer]]:
    """The table's history and the answers of which it is made, if these eyes are the asker's to use."""
    live = await live_table(request, table)
    projection = live.projection
    problem = why_not_look_back(projection, holder_of(request), seat)
    if problem:
        raise Trouble(problem)
    if projection.gathering:
        raise Trouble("luck-not-drawn")
    answers = projection.table.answers[:]
    if live.hidden:
        # The last answer has turned up what is raced for, and nobody may see it yet.
        if not answers:
            raise Trouble("race-not-open")
        answers.pop()
    histories: Histories = request.app.state.histories
    return projection, histories.of(projection), answers


@get("/api/tables/{table:str}/story", responses=may_answer(400, 403, 404, 409, 429))
async def story(request: Asker, table: str, seat: Eyes = ONLOOKER, first: First = 0, lang: Language = "en") -> Story:
    """How many moments there were for these eyes, and the lines of their log from `first` on."""
    projection, history, answers = await _looking_back(request, table, seat)
    seen = await in_the_background(request, history.seen, seat, answers)
    say = phrases(projection.game, lang)
    lines = [
        PastLine(index, moment, to_builtins(event), say.event(event, projection.names))
        for index, (moment, event) in enumerate(seen.lines[first : first + LINES], first)
    ]
    return Story(len(seen.moments), lines, len(seen.lines), projection.over, seen.moments[:] if projection.over else [])


@get("/api/tables/{table:str}/moments", responses=may_answer(400, 403, 404, 409, 429))
async def moments(
    request: Asker, table: str, seat: Eyes = ONLOOKER, first: First = 0, lang: Language = "en"
) -> list[Moment]:
    """What these eyes saw, from moment `first` on; a page of them."""
    projection, history, answers = await _looking_back(request, table, seat)
    say = phrases(projection.game, lang)
    found = await in_the_background(request, history.views, seat, answers, first, MOMENTS)
    return [
        Moment(index, _raw(view), list(waiting), say.waiting_for(waiting, projection.names))
        for index, (view, waiting) in enumerate(found, first)
    ]


def _raw(view: bytes) -> Any:
    return Raw(view)


@get("/api/tables/{table:str}/luck", responses=may_answer(400, 403, 404, 409, 429))
async def luck(request: Asker, table: str, seat: Eyes = ONLOOKER) -> Luck:
    """All draws of a finished game, each at the moment when these eyes saw what came of it; and the record verified."""
    projection, history, answers = await _looking_back(request, table, seat)
    if not projection.over:
        raise Trouble("not-over")
    seen = await in_the_background(request, history.seen, seat, answers)
    flaw = await in_the_background(request, history.flaw, projection)
    draws: dict[int, list[list[int]]] = {}
    for count, drawn in enumerate(history.draws):
        if drawn:
            draws.setdefault(seen.moment_at(count), []).extend(map(list, drawn))
    played = projection.table
    return Luck(
        played.promise,
        played.seed.hex(),
        [MomentLuck(moment, drawn) for moment, drawn in draws.items()],
        flaw is None,
        played.luck.secret.hex() if played.luck else None,
        [part.hex() for part in played.luck.parts] if played.luck else [],
    )
