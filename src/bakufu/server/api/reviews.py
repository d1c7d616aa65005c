"""Reviews over HTTP: asked for, looked at while they are made, and kept."""

from typing import Any, Literal

import msgspec
from litestar import get, post
from msgspec.structs import astuple

from bakufu.coach.course import course
from bakufu.coach.ledger import Ledger, LedgerEntry
from bakufu.coach.words import in_words, luckier, told_of
from bakufu.kernel.text import Texts
from bakufu.kernel.words import ONLOOKER, Answer, Seat
from bakufu.server.analysis.review_job import KeptAnalysis, KeptChoice, KeptLedger, KeptReview
from bakufu.server.analysis.review_queue import Analyst
from bakufu.server.api.errors import Trouble, may_answer
from bakufu.server.api.replay import Eyes
from bakufu.server.api.requests import Asker, holder_of, in_the_background, live_table, registry_of, setter_of
from bakufu.server.rate_limits import address_of
from bakufu.server.storage.analyses import Analysis, State, TooMany
from bakufu.server.tables.projection import Projection
from bakufu.server.wire.coach import Account, AskReview, Chosen, LuckAccount, Luckiest, Point, ReviewShown
from bakufu.server.wire.http import Language

AT_ONCE = 6
"""So many reviews of one person may wait or be under way: of three games, each with its luck."""

MOST_LUCK = 8
"""So many of the largest lucks are told."""


async def _finished(request: Asker, table: str, seat: Seat) -> Projection:
    """The table, if its game is over: before that, a review would know what nobody may."""
    projection = (await live_table(request, table)).projection
    if not projection.over:
        raise Trouble("not-over")
    if seat >= projection.players:
        raise Trouble("no-such-seat")
    return projection


def _eyes(seat: Seat) -> tuple[Seat, ...]:
    """The analyses that a review with these eyes is made of; the luck, which concerns all, is an onlooker's."""
    return (ONLOOKER,) if seat == ONLOOKER else (seat, ONLOOKER)


@post("/api/tables/{table:str}/reviews", status_code=202, responses=may_answer(400, 403, 404, 409, 413, 429))
async def ask_review(request: Asker, table: str, data: AskReview, lang: Language = "en") -> ReviewShown:
    """Have a finished game reviewed; what is known or under way already is not done again."""
    projection = await _finished(request, table, data.seat)
    registry = registry_of(request)
    if not registry.settings.review_samples:
        raise Trouble("no-reviews")
    limits = request.app.state.limits
    if not limits.allow("review", address_of(request.scope)):
        raise Trouble("too-often")
    factor = limits.factor
    most = AT_ONCE * factor if factor else float("inf")
    try:
        await registry.storage.analyses.ask(table, _eyes(data.seat), setter_of(request), most)
    except TooMany:
        raise Trouble("too-many-reviews") from None
    analyst: Analyst = request.app.state.analyst
    analyst.wake()
    return await _shown(request, projection, data.seat, lang)


@get("/api/tables/{table:str}/review", responses=may_answer(400, 403, 404, 409, 429))
async def show_review(request: Asker, table: str, seat: Eyes = ONLOOKER, lang: Language = "en") -> ReviewShown:
    """How far it is, and what has come of it."""
    return await _shown(request, await _finished(request, table, seat), seat, lang)


async def _shown(request: Asker, projection: Projection, seat: Seat, language: str) -> ReviewShown:
    analyses = registry_of(request).storage.analyses
    found = await analyses.of(projection.id, _eyes(seat))
    state = _state(found)
    ahead = await analyses.ahead_of(min(one.asked for one in found)) if state == "waiting" else 0
    holder = holder_of(request)
    you = seat if seat >= 0 and holder and projection.sitters[seat].holder == holder else None
    review, luck = await in_the_background(request, _told, projection, found, seat, language, you)
    return ReviewShown(
        state,
        ahead,
        sum(one.pieces if one.state == "done" else one.done for one in found),
        sum(one.pieces for one in found) if all(one.pieces or one.state == "done" for one in found) else 0,
        [Point(one.move, list(one.chances.wins), list(one.chances.errors)) for one in review.graph] if review else [],
        _choices(projection, review.choices, language, seat) if review else [],
        [seat for seat, _ in projection.table.answers] if review else [],
        review.samples if review else 0,
        luck,
    )


def _state(found: list[Analysis]) -> Literal["none", "waiting", "running", "done", "failed"]:
    """That of all together: whatever is still to be done comes first."""
    states = {one.state for one in found}
    order: tuple[State, ...] = ("failed", "running", "waiting", "done")
    return next((state for state in order if state in states), "none")


def _told(
    projection: Projection, found: list[Analysis], seat: Seat, language: str, you: Seat | None
) -> tuple[KeptReview | None, LuckAccount | None]:
    """In a thread: what is kept, as far as it is there."""
    kept = {one.eyes: msgspec.json.decode(one.result, type=KeptAnalysis) for one in found if one.result}
    mine, all_ = kept.get(seat), kept.get(ONLOOKER)
    luck = _luck(projection, all_.ledger, language, you) if all_ and all_.ledger else None
    return (mine.review if mine else None), luck


def _choices(projection: Projection, choices: list[KeptChoice], language: str, seat: Seat) -> list[Chosen]:
    texts = Texts(projection.game, language, projection.names.names)
    answers = projection.table.answers
    return [
        Chosen(
            one.move,
            one.answers,
            texts.decision(one.name),
            in_words(_plan(answers, one, seat), texts),
            one.cost,
            one.error,
            one.mistake,
            _better(projection, one, texts) if one.mistake else "",
        )
        for one in choices
    ]


def _plan(answers: list[Answer], one: KeptChoice, seat: Seat) -> tuple[Any, ...]:
    """What the seat answered, from there on."""
    mine = (action for who, action in answers[one.move :] if who == seat)
    return tuple(action for action, _ in zip(mine, range(one.answers), strict=False))


def _better(projection: Projection, one: KeptChoice, texts: Texts) -> str:
    return in_words(tuple(projection.game.read_action(action) for action in one.better or ()), texts)


def _luck(projection: Projection, kept: KeptLedger, language: str, you: Seat | None) -> LuckAccount:
    """The ledger in words: what each entry is follows from the game itself, gone through once more."""
    table = projection.table
    texts = Texts(projection.game, language, projection.names.names)
    nodes = list(course(table))[1:]
    entries = tuple(
        LedgerEntry(node.move, one.change, one.errors, node.seat, node.action, node.events)
        for node, one in zip(nodes, kept.entries, strict=True)
    )
    found = Ledger(kept.start, entries, kept.result, kept.samples)
    return LuckAccount(
        [Account(*astuple(found.account(seat))) for seat in range(table.players)],
        [
            Luckiest(one.move, told_of(one, texts), [round(change, 4) for change in one.change], list(one.errors))
            for one in found.largest_lucks(MOST_LUCK)
        ],
        luckier(found, texts, you),
        kept.samples,
    )
