"""What is kept about the asker: by the cookie, and nobody else's."""

from collections import defaultdict
from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter

from bakufu.games import find
from bakufu.games import ids as game_ids
from bakufu.server.api.errors import language_of, may_answer
from bakufu.server.api.notifications import device_info, hook_info, notifier_of
from bakufu.server.api.requests import Asker, known, registry_of
from bakufu.server.api.vacations import vacation_of
from bakufu.server.notifications.push import public_key
from bakufu.server.sentences import sentences
from bakufu.server.storage.played import Numbers, Played, Rating
from bakufu.server.wire.http import Language
from bakufu.server.wire.me import GameNumbers, Me, MyGame, MyGames, MyRating, Vacation

SOME_GAMES = 20
"""So many are told at a time."""

MIDDLE, SCALE = 1500, 40
"""Where everybody begins, and how much one of openskill's points is."""

First = Annotated[int, Parameter(ge=0, le=2**31 - 1)]


@get("/api/me", responses=may_answer(400, 403, 429))
async def show_me(request: Asker, lang: Language = "en") -> Me:
    """All that is kept about the asker besides seats and games."""
    holder = known(request)
    storage = registry_of(request).storage
    muted: dict[str, list[str]] = defaultdict(list)
    for device, table in await storage.telling.mutes(holder):
        muted[device].append(table)
    return Me(
        numbers=[_numbers(one) for one in await storage.people.numbers(holder) if one.game in game_ids()],
        ratings=[_rating(one) for one in await storage.people.ratings(holder) if one.game in game_ids()],
        devices=[device_info(one, muted[one.id]) for one in await storage.telling.devices(holder)],
        hooks=[hook_info(one, lang) for one in await storage.telling.hooks(holder)],
        vacation=await vacation_of(request, holder),
        push_key=public_key(await notifier_of(request).key()),
        running=await storage.lobby.running(holder),
    )


@get("/api/me/games", responses=may_answer(400, 403, 429))
async def show_my_games(request: Asker, first: First = 0) -> MyGames:
    """Some of the games that the asker has played to their end, the newest first."""
    games = await registry_of(request).storage.people.games(known(request), first, SOME_GAMES + 1)
    return MyGames([_game(one) for one in games[:SOME_GAMES]], len(games) > SOME_GAMES)


def _game(one: Played) -> MyGame:
    name = find(one.game).name if one.game in game_ids() else one.game
    return MyGame(one.table if one.there else None, one.game, name, one.players, one.place, one.score, one.ended)


def _numbers(one: Numbers) -> GameNumbers:
    return GameNumbers(one.game, find(one.game).name, one.players, one.played, one.won, round(one.mean, 1), one.best)


def _rating(one: Rating) -> MyRating:
    mean, sigma = one.strength
    against: Any = one.ladder
    number = round(MIDDLE + SCALE * (mean - 25.0))
    return MyRating(one.game, find(one.game).name, against, number, round(2 * SCALE * sigma), one.games)


@post("/api/me/forget", status_code=200, responses=may_answer(400, 403, 404, 409, 413, 429))
async def forget_me(request: Asker) -> Vacation:
    """Numbers, devices, webhooks, vacations, and the name at finished tables; seats where games go on stay."""
    holder, registry = known(request), registry_of(request)
    running = await registry.storage.people.end_vacation(holder)
    await registry.storage.forget_holder(holder, sentences(language_of(request))("somebody"))
    await registry.keeper_notices.read()
    await registry.seating.catch_up_everywhere(running)
    await notifier_of(request).wished()
    return await vacation_of(request, holder)
