"""The leak test on the wire: what a seat is sent does not depend on what it may not know."""

import re
from collections.abc import Callable, Iterator
from random import Random
from time import time
from typing import Any

import pytest

import bakufu
from bakufu.kernel.chance import seed_from
from bakufu.kernel.json import to_builtins
from bakufu.kernel.table import Table
from bakufu.kernel.words import ONLOOKER, Seat
from bakufu.server.auth.cookies import signed
from bakufu.server.settings import Settings
from bakufu.server.storage.models import Entry, StoredSeat
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock
from bakufu.server.wire.socket import Done, NotAllowed, Update
from tests.conformance.cases import GAMES, Variant, one_of_each_option
from tests.server.serving import Browser, Chair, run_apart, serving, sqlite

Scene = Callable[[Any], None]

# What they share takes longer to start than the tests themselves.
pytestmark = pytest.mark.xdist_group("secrets")

HOLDER = "somebody-who-holds-all-seats"

Fork = tuple[Variant, list[tuple[Seat, Any]], Seat, list[Any], list[Any]]
"""A game, its answers so far, and two ways in which a seat may answer now in secret (of different length if it can)."""


def fork(variant: Variant) -> Fork | None:
    """A moment when a seat may answer in secret, in two ways after which the table waits for the same others."""
    rng = Random(5)
    for seed in range(3):
        table = variant.table(seed)
        for _ in range(300):
            if table.over:
                break
            seat = rng.choice(table.waiting_for)
            decision = table.pending[seat]
            if decision.secret and len(decision.actions) > 1 and len(table.waiting_for) > 1:
                one, other = rng.sample(list(decision.actions), 2)
                worlds = [as_if(table, seat, action) for action in (one, other)]
                if alike(table, seat, *worlds):
                    return (
                        variant,
                        list(table.answers),
                        seat,
                        [to_builtins(one)],
                        [to_builtins(other), *more(table, seat, *worlds)],
                    )
            table.play(seat, rng.choice(decision.actions))
    return None


def as_if(table: Table[Any], seat: Seat, action: Any) -> Table[Any]:
    twin = table.as_of(len(table.answers))
    assert twin.play(seat, action)
    return twin


def alike(table: Table[Any], seat: Seat, one: Table[Any], other: Table[Any]) -> bool:
    """Whether nobody else could tell these two apart, and the step goes on."""
    if (
        one.over
        or other.over
        or not type(one.state.stack[-1]) is type(other.state.stack[-1]) is type(table.state.stack[-1])
    ):
        return False
    others = [eyes for eyes in range(ONLOOKER, table.players) if eyes != seat]
    logs = [[[told.event for told in world.told if told.known_to(eyes)] for eyes in others] for world in (one, other)]
    return logs[0] == logs[1] and all(one.looks_like(other, eyes) for eyes in others)


def more(table: Table[Any], seat: Seat, one: Table[Any], other: Table[Any]) -> list[Any]:
    """One secret answer more in the second world, if nobody else could tell that either."""
    if seat in other.waiting_for and other.pending[seat].secret:
        for action in list(other.pending[seat].actions)[:20]:
            if alike(table, seat, one, as_if(other, seat, action)):
                return [to_builtins(action)]
    return []


FORKS = [found for name in GAMES for variant in one_of_each_option(name) if (found := fork(variant))]


async def prepare(database: str, table: str, found: Fork) -> bytes:
    """Write a table into the database as it is before the secret answer; all seats are ours."""
    variant, answers, _, _, _ = found
    registry = Registry(Settings(database=database))
    await registry.storage.open()
    sitters = [StoredSeat(seat, "person", f"P{seat}", None, HOLDER, 1.0) for seat in range(variant.players)]
    codes: dict[int, tuple[str | None, str | None]] = dict.fromkeys(range(variant.players), (None, None))
    luck = seed_from(next(seed for seed in range(3) if starts_so(variant, seed, answers)))
    await registry.seating.set_table(table, variant.game, variant.options, luck, Clock(), True, sitters, codes)
    for number, (seat, action) in enumerate(answers, 1):
        assert await registry.storage.append(
            table, Entry(number, "play", seat, time() - 60, "owner", to_builtins(action))
        )
    secret = registry.storage.secret
    await registry.storage.close()
    return secret


def starts_so(variant: Variant, seed: int, answers: list[tuple[Seat, Any]]) -> bool:
    table = variant.table(seed)
    try:
        return all(table.play(seat, action) for seat, action in answers)
    except bakufu.Refused:
        return False


def plain(raw: list[bytes], table: str) -> list[bytes]:
    """What was sent, without the table's own address and the time of day."""
    without_time = [re.sub(rb'"at":[0-9.]+', b'"at":0', one) for one in raw]
    return [one.replace(table.encode(), b"TABLE") for one in without_time if b'"tell":"ping"' not in one]


async def watch(browser: Browser, table: str, found: Fork, actions: list[Any]) -> dict[Seat, list[bytes]]:
    """Everything that the others are sent while a seat gives a secret answer, and they chat, err and ask."""
    variant, _, seat, (one, *_), _ = found
    others = [eyes for eyes in range(ONLOOKER, variant.players) if eyes != seat]
    async with browser.sit(table, seat) as actor:
        await actor.asked()
        lines = {eyes: browser.sit(table, eyes) for eyes in others}
        chairs: dict[Seat, Chair] = {eyes: await line.__aenter__() for eyes, line in lines.items()}
        try:
            for chair in chairs.values():
                await chair.hear(Update)
            for action in actions:
                assert isinstance(await actor.play(action), Done)
            for eyes in others:
                await settle(chairs[eyes], eyes, one)
            assert isinstance(await actor.answered(await actor.say("chat", text="done")), Done)
            for _ in actions:
                assert isinstance(await actor.answered(await actor.say("take-back")), Done)
            for eyes in others:
                await settle(chairs[eyes], eyes, one)
        finally:
            for line in lines.values():
                await line.__aexit__(None, None, None)
        return {eyes: plain(by_kind(chair), table) for eyes, chair in chairs.items()}


def by_kind(chair: Chair) -> list[bytes]:
    """Sorted where order between different kinds of news is a matter of timing."""
    return sorted(chair.raw)


async def settle(chair: Chair, eyes: Seat, action: Any) -> None:
    """Ask, err and speak, so that whatever was on its way has come."""
    told = await chair.answered(await chair.say("play", action=action if eyes < 0 else {"do": "nothing"}))
    assert isinstance(told, NotAllowed)
    told = await chair.answered(await chair.say("why-not", action={"do": "nothing"}))
    assert isinstance(told, NotAllowed)
    if eyes >= 0:
        assert isinstance(await chair.answered(await chair.say("take-back")), NotAllowed | Done)
    await chair.say("speak", language="fr")
    await chair.hear(Update)


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A server with two tables for every fork."""
    database = sqlite(tmp_path_factory.mktemp("secrets"))
    for number, found in enumerate(FORKS):
        for world in ("one", "two"):
            secret = run_apart(prepare(database, f"table-{number}-{world}", found))
    with serving(database) as server, Browser(server) as browser:
        browser.http.cookies["bakufu"] = signed(HOLDER, secret)
        yield browser


@pytest.mark.parametrize("number", range(len(FORKS)), ids=lambda number: str(FORKS[number][0]))
def test_who_may_not_know_is_sent_the_same_bytes(prepared: Browser, number: int, scene: Scene) -> None:
    found = FORKS[number]
    heard: list[dict[Seat, list[bytes]]] = []

    async def both() -> None:
        for world, actions in zip(("one", "two"), found[3:], strict=True):
            heard.append(await watch(prepared, f"table-{number}-{world}", found, actions))

    scene(both())
    for eyes in heard[0]:
        assert heard[0][eyes] == heard[1][eyes]
        assert len(heard[0][eyes]) > 6


def test_secret_answers_are_looked_at_one_more_in_one_world() -> None:
    assert any(len(found[4]) > len(found[3]) for found in FORKS)
