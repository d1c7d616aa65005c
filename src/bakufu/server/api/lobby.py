"""Setting a table and taking a seat, over HTTP."""

from functools import cache
from secrets import token_urlsafe
from typing import Any

from litestar import Response, get, post
from msgspec.structs import replace

from bakufu import __version__
from bakufu.bots import broken as broken_bots
from bakufu.bots import for_people
from bakufu.bots import names as bots
from bakufu.coach.problems import has_problems
from bakufu.games import all_games, find
from bakufu.games import broken as broken_games
from bakufu.games import ids as game_ids
from bakufu.kernel.catalogue import LANGUAGES
from bakufu.kernel.chance import new_seed
from bakufu.kernel.game import Game
from bakufu.kernel.glossary import glossary as things_of
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.names import NAMES
from bakufu.kernel.rules import clauses
from bakufu.kernel.text import Texts
from bakufu.server.api.errors import Trouble, language_of, may_answer
from bakufu.server.api.guides import has_guide
from bakufu.server.api.requests import (
    Asker,
    cookie_for,
    holder_of,
    in_the_background,
    live_table,
    name_at,
    name_of,
    person_of,
    registry_of,
    setter_with_room,
)
from bakufu.server.auth.cookies import new_code, new_holder
from bakufu.server.network import network_address
from bakufu.server.sentences import told_apart
from bakufu.server.storage.models import GATHERING, StoredSeat
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.viewer import table_info
from bakufu.server.wire.http import (
    BrokenInfo,
    Choice,
    GameInfo,
    Gloss,
    HeldSeat,
    Invitation,
    Language,
    Lobby,
    NewTable,
    Option,
    RuleClause,
    SeatWish,
    TableInfo,
    TableMade,
)
from bakufu.server.wire.seats import AddLuck, Join, Recover


@cache
def _lobby(language: str) -> Lobby:
    games = [
        GameInfo(
            game.id,
            game.name,
            Texts(game, language)("tagline"),
            game.counts,
            _options(game, language),
            has_guide(game),
            _about(game, language),
            has_problems(game),
        )
        for game in all_games()
    ]
    mistakes = broken_games() | broken_bots()
    broken = [BrokenInfo(name, mistake.text(language)) for name, mistake in mistakes.items()]
    return Lobby(__version__, games, list(for_people()), LANGUAGES, broken)


def _about(game: Game[Any], language: str) -> str:
    say = Texts(game, language)
    return say("about") if say.has("about") else ""


def _options(game: Game[Any], language: str) -> list[Option]:
    say = Texts(game, language)

    def label(name: str, value: Any) -> str:
        message = f"option-{name}-{value}"
        return say(message) if say.has(message) else str(value)

    options = []
    for name, values in game.choices().items():
        default = game.usual.get(name, values[0])
        if isinstance(default, bool):
            kind, choices = "switch", values
        elif isinstance(default, tuple):
            kind, choices = "set", max(values, key=len)
        else:
            kind, choices = "one", values
        shown = [Choice(value, label(name, value)) for value in choices]
        options.append(Option(name, say(f"option-{name}"), kind, shown, default))  # type: ignore[arg-type]
    return options


@get("/api/lobby", sync_to_thread=False, responses=may_answer(400, 429))
def lobby(request: Asker, lang: Language = "en") -> Lobby:
    """All that is needed to set a table."""
    settings = registry_of(request).settings
    # Who came through a proxy has the right address, and is told nothing about this machine.
    address = None if settings.proxy else network_address(settings.host, settings.port)
    return replace(_lobby(lang), address=address)


@post("/api/tables", responses=may_answer(400, 403, 404, 409, 413, 429))
async def set_table(request: Asker, data: NewTable) -> Response[TableMade]:
    """Set a new table; the asker holds the seats wished for `me`."""
    registry = registry_of(request)
    language = language_of(request)
    if data.game not in game_ids():
        raise Trouble("no-such-game")
    game = find(data.game)
    try:
        options = game.read_options(len(data.seats), data.options)
    except Mistake as mistake:
        raise Trouble("wrong-table", why=mistake.text(language)) from None
    holder = person_of(request) or new_holder()
    sitters: list[StoredSeat] = []
    codes, invitations, held = {}, [], []
    for seat, (wish, usual) in enumerate(zip(data.seats, _usual_names(data.seats), strict=True)):
        sitter = _sitter(seat, wish, holder, usual, registry.storage.now())
        sitters.append(replace(sitter, name=told_apart(sitter.name, [one.name for one in sitters])))
        invitation = new_code() if wish.kind == "person" else None
        recovery = new_code() if wish.kind == "me" else None
        codes[seat] = (invitation, recovery)
        if invitation:
            invitations.append(Invitation(seat, invitation))
        if recovery:
            held.append(HeldSeat(seat, recovery))
    table = token_urlsafe(9)
    setter = await setter_with_room(request)
    joint = registry.settings.luck > 0 and any(one.kind == "person" for one in sitters)
    await registry.seating.set_table(
        table,
        game,
        options,
        new_seed(),
        data.clock,
        data.onlookers,
        sitters,
        codes,
        setter=setter,
        drawn=GATHERING if joint else None,
        open=data.open,
        hints=_one_person(sitters) if data.hints is None else data.hints,
    )
    live = await live_table(request, table)
    made = TableMade(table_info(live.projection, holder, registry.storage.now()), invitations, held)
    return Response(made, status_code=201, cookies=[cookie_for(request, holder)])


def _one_person(sitters: list[StoredSeat]) -> bool:
    """Whether nobody is there who could mind a hint. Who sits on several seats plays for several people."""
    return sum(one.kind == "person" for one in sitters) == 1


def _usual_names(seats: list[SeatWish]) -> list[str]:
    """What everybody is called who has wished for no name: each seat has its own, unless somebody has chosen that."""
    wished = {wish.name.casefold() for wish in seats if wish.name}
    free = [name for name in NAMES if name.casefold() not in wished]
    own = {NAMES[seat] for seat, wish in enumerate(seats) if not wish.name}
    spare = (name for name in free if name not in own)
    return [name if name in free else next(spare, name) for name in NAMES[: len(seats)]]


def _sitter(seat: int, wish: SeatWish, holder: str, usual: str, now: float) -> StoredSeat:
    if wish.kind == "bot":
        if wish.bot is None:
            raise Trouble("seat-without-bot")
        if wish.bot not in bots():
            raise Trouble("no-such-bot")
        return StoredSeat(seat, "bot", name_of(wish.name) or usual, wish.bot, None, now)
    name = name_of(wish.name) or usual
    if wish.kind == "me":
        return StoredSeat(seat, "person", name, None, holder, now)
    return StoredSeat(seat, "person", name)


@get("/api/tables/{table:str}", responses=may_answer(400, 404, 409, 429))
async def show_table(request: Asker, table: str) -> TableInfo:
    """What everybody with the address may know."""
    live = await live_table(request, table)
    return table_info(live.projection, holder_of(request), registry_of(request).storage.now())


@post("/api/tables/{table:str}/join", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def join(request: Asker, table: str, data: Join) -> Response[HeldSeat]:
    """Take a seat with an invitation; it works once."""
    live = await live_table(request, table)
    return await _take(request, table, "invitation", data.code, name_at(live.projection, data.name))


@post("/api/tables/{table:str}/recover", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def recover(request: Asker, table: str, data: Recover) -> Response[HeldSeat]:
    """Hold a seat again, with a new recovery code."""
    await live_table(request, table)
    return await _take(request, table, "recovery", data.code, None)


async def _take(request: Asker, table: str, by: str, code: str, name: str | None) -> Response[HeldSeat]:
    holder = person_of(request) or new_holder()
    recovery = new_code()
    seat = await registry_of(request).seating.take_seat(table, by, code, holder, name, recovery)
    if seat is None:
        raise Trouble("wrong-code")
    return Response(HeldSeat(seat, recovery), status_code=200, cookies=[cookie_for(request, holder)])


@post("/api/tables/{table:str}/part", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def add_luck(request: Asker, table: str, data: AddLuck) -> TableInfo:
    """Add to the luck, after what was promised and before anything is drawn. What was added once stays."""
    live = await live_table(request, table)
    holder = holder_of(request)
    if holder is None or all(one.holder != holder for one in live.projection.sitters):
        raise Trouble("not-yours")
    added = await registry_of(request).seating.add_luck(table, holder, bytes.fromhex(data.part))
    if added != "added":
        raise Trouble("luck-drawn" if added == "drawn" else "luck-added")
    return table_info(live.projection, holder, registry_of(request).storage.now())


@get("/api/tables/{table:str}/record", media_type="application/jsonl", responses=may_answer(400, 404, 409, 429))
async def record(request: Asker, table: str) -> Response[str]:
    """The record of a finished game, for `bakufu verify`."""
    live = await live_table(request, table)
    if not live.projection.over:
        raise Trouble("not-over")
    text = await in_the_background(request, _written, live.projection)
    name = f"{live.projection.game.id}-{table}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


def _written(projection: Projection) -> str:
    return "".join(f"{line}\n" for line in projection.record().lines())


@get("/api/rules/{game:str}", sync_to_thread=False, responses=may_answer(400, 404, 429))
def rules(game: str, lang: Language = "en") -> list[RuleClause]:
    """The clauses."""
    if game not in game_ids():
        raise Trouble("no-such-game")
    return [RuleClause(one.id, one.chapter, one.text, one.ruling) for one in clauses(find(game), lang).values()]


@get("/api/glossary/{game:str}", sync_to_thread=False, responses=may_answer(400, 404, 429))
def glossary(game: str, lang: Language = "en") -> list[Gloss]:
    """What can be pointed at on a game's board."""
    if game not in game_ids():
        raise Trouble("no-such-game")
    return [Gloss(one.id, one.name, one.does, one.costs, one.clause) for one in things_of(find(game), lang)]
