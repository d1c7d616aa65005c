"""The leak test for lists of tables, on the wire: nobody's front page, calls or messages depend on others' secrets.

The same public course runs on two servers whose databases were the same; on the second one somebody also answers in
secret and takes it back, or answers otherwise. All that reaches everybody else is compared: bytes, order and number.
"""

import asyncio
import re
import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from functools import partial
from random import Random
from time import time
from typing import Any, NamedTuple

import pytest

from bakufu.kernel.chance import seed_from
from bakufu.kernel.json import to_builtins
from bakufu.kernel.words import Seat
from bakufu.server.auth.cookies import signed
from bakufu.server.notifications.push import new_key
from bakufu.server.settings import Settings
from bakufu.server.storage.models import Entry, Hook, StoredSeat
from bakufu.server.tables.front import A_MOMENT
from bakufu.server.tables.registry import Registry
from bakufu.server.wire.http import Clock
from bakufu.server.wire.socket import Done
from tests.conformance.cases import GAMES, Variant, one_of_each_option
from tests.server.forks.forking import some, unseen
from tests.server.fronts import FrontPage, front, front_of
from tests.server.notifications.receiving import Receiver, receiving
from tests.server.notifications.test_told import TOLD
from tests.server.serving import Browser, Server, run_apart, serving, sqlite
from tests.server.test_secrets import FORKS, Fork, starts_so

Scene = Callable[[Any], None]

pytestmark = pytest.mark.xdist_group("secrets")

CLOCK = Clock("decision", 36_000)
IN_COMMON = 4
"""So many answers are given in both worlds afterwards, which everybody may know."""

CALLS = ("front", "tables/{}", "tables/{}/matters", "tables/{}/story?first=0", "me", "me/games", "tables/{}/luck")

OTHERWISE = ("date", "content-length", "x-request-id")
"""Headers that are never the same: what time it is, and how long that is to write; the number of the request."""


class Parting(NamedTuple):
    """A game up to a moment from which on the worlds differ in what a seat answers in secret."""

    variant: Variant
    seed: int
    answers: list[tuple[Seat, Any]]
    seat: Seat
    one: list[Any]
    two: list[Any]


def aside(variant: Variant) -> Parting | None:
    """A moment when a seat may answer so that nobody else can tell that it has."""
    rng = Random(3)
    for seed in range(3):
        table = variant.table(seed)
        for _ in range(60):
            if table.over:
                break
            for seat in table.waiting_for if table.answers else ():
                for action in some(table.pending[seat].actions, rng):
                    if unseen(table, seat, action):
                        return Parting(variant, seed, list(table.answers), seat, [], [to_builtins(action)])
            seat = rng.choice(table.waiting_for)
            table.play(seat, rng.choice(table.pending[seat].actions))
    return None


def otherwise(found: Fork) -> Parting:
    variant, answers, seat, one, two = found
    seed = next(seed for seed in range(3) if starts_so(variant, seed, answers))
    return Parting(variant, seed, answers, seat, one, two)


def chosen() -> list[Parting]:
    """Of each game one in which a seat answers otherwise, and one in which it answers at all."""
    found: list[Parting] = []
    for name in GAMES:
        longer = sorted((one for one in FORKS if one[0].game.id == name), key=lambda one: -len(one[4]))
        found += map(otherwise, longer[:1])
        found += [one for one in map(aside, one_of_each_option(name)[:2]) if one][:1]
    return found


CHOSEN = chosen()


def holder_of(number: int, seat: Seat) -> str:
    return f"holder-of-{number}-{seat}"


async def prepare(database: str) -> bytes:
    """All tables as they are before anybody answers in secret; everybody has a webhook there."""
    registry = Registry(Settings(database=database))
    await registry.storage.open()
    for number, (variant, seed, answers, *_) in enumerate(CHOSEN):
        table = f"table-{number}"
        sitters = [
            StoredSeat(seat, "person", f"P{seat}", None, holder_of(number, seat), time() - 120)
            for seat in range(variant.players)
        ]
        clock, luck = CLOCK if number % 2 else Clock(), seed_from(seed)
        await registry.seating.set_table(
            table, variant.game, variant.options, luck, clock, True, sitters, {}, open=True
        )
        for count, (seat, action) in enumerate(answers, 1):
            entry = Entry(count, "play", seat, time() - 60, "owner", to_builtins(action))
            assert await registry.storage.append(table, entry)
    await registry.storage.telling.vapid(new_key())
    secret = registry.storage.secret
    await registry.storage.close()
    return secret


class World(NamedTuple):
    """One of the two."""

    server: Server
    receiver: Receiver


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[bytes, list[World]]]:
    """Two servers that began with the same database."""
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    secret = run_apart(prepare(sqlite(folders[0])))
    shutil.copy(folders[0] / "test.sqlite3", folders[1] / "test.sqlite3")
    with ExitStack() as until_done:
        receivers = [until_done.enter_context(receiving()) for _ in folders]
        for folder, receiver in zip(folders, receivers, strict=True):
            run_apart(hook_all(sqlite(folder), receiver.address))
        servers = [until_done.enter_context(serving(sqlite(folder), *TOLD)) for folder in folders]
        yield secret, [World(*one) for one in zip(servers, receivers, strict=True)]


async def hook_all(database: str, address: str) -> None:
    """Everybody is told of everybody's turns."""
    registry = Registry(Settings(database=database))
    await registry.storage.open()
    for number, (variant, *_) in enumerate(CHOSEN):
        for seat in range(variant.players):
            hook = Hook(
                id=f"{number}-{seat}",
                holder=holder_of(number, seat),
                table_id=f"table-{number}",
                form="ntfy",
                address=f"{address}/{number}/{seat}",
                secret="s",
                site="http://here",
                language="en",
            )
            await registry.storage.telling.keep_hook(hook)
    await registry.storage.close()


class Course:
    """What happens in one world at one table, and all that others are sent meanwhile."""

    def __init__(self, world: World, number: int, secret: bytes) -> None:
        self.world, self.number, self.table = world, number, f"table-{number}"
        self.variant, self.seat = CHOSEN[number].variant, CHOSEN[number].seat
        self.browsers: dict[str, Browser] = {}
        for seat in range(self.variant.players):
            self._come(f"seat {seat}", signed(holder_of(number, seat), secret))
        self._come("stranger", signed("somebody-else", secret))
        self._come("nobody", None)
        self.others = [name for name in self.browsers if name != f"seat {self.seat}"]
        self.answers: dict[str, list[bytes]] = {name: [] for name in self.browsers}
        self.pages: dict[str, FrontPage] = {}
        self.rings: list[str] = []
        self.moments: list[tuple[str, float, float]] = []
        """What happened from when to when."""

    def _come(self, name: str, cookie: str | None) -> None:
        self.browsers[name] = Browser(self.world.server)
        if cookie:
            self.browsers[name].http.cookies["bakufu"] = cookie

    async def run(self, actions: list[Any], meet: Callable[[], Awaitable[None]]) -> None:
        async with AsyncExitStack() as until_done:
            for name, browser in self.browsers.items():
                self.pages[name] = await until_done.enter_async_context(front_of(browser))
            await self.all_shown()
            async with self.browsers[f"seat {self.seat}"].sit(self.table, self.seat) as actor:
                await actor.asked()
                with self.moment("answered"):
                    for action in actions:
                        assert isinstance(await actor.play(action), Done)
                        await self.all_shown()
                await asyncio.to_thread(self.call)
                with self.moment("taken back"):
                    for _ in actions:
                        assert isinstance(await actor.answered(await actor.say("take-back")), Done)
                        await self.all_shown()
            await asyncio.to_thread(self.call)
            await meet()
            for number in range(IN_COMMON):
                with self.moment(f"answer {number}"):
                    await self.play_on()
            await asyncio.to_thread(self.call)
            before = {name: len(page.raw) for name, page in self.pages.items()}
            with self.moment("ended"):
                for seat in range(self.variant.players):
                    vote = partial(self.browsers[f"seat {seat}"].http.post, f"/api/tables/{self.table}/vote")
                    assert (await asyncio.to_thread(vote, json={"to": "end"})).status_code == 200
                await self.all_shown()
            # It leaves one's own list and the open tables one soon after the other: in one message or in two.
            for name, page in self.pages.items():
                del page.raw[before[name] : -1]
            await asyncio.to_thread(self.call)
        # The next course begins when both worlds list the same tables.
        while self.table in [one.table for one in (await asyncio.to_thread(front, self.browsers["nobody"])).open]:
            await asyncio.sleep(A_MOMENT)
        for browser in self.browsers.values():
            browser.http.close()

    @contextmanager
    def moment(self, what: str) -> Iterator[None]:
        began = time()
        yield
        self.moments.append((what, began, time()))

    async def all_shown(self) -> None:
        """Every page shows what the server would say now, and what else was to be said has been."""
        await asyncio.sleep(3 * A_MOMENT)
        for name, page in self.pages.items():
            while True:
                said = await asyncio.to_thread(self.browsers[name].http.get, "/api/front")
                if page.raw and timeless(page.raw[-1]) == timeless(said.content):
                    break
                await page.next()

    def call(self) -> None:
        """Everybody asks whatever there is to ask."""
        for name, browser in self.browsers.items():
            for call in CALLS:
                answer = browser.http.get("/api/" + call.format(self.table))
                headers = sorted((key, value) for key, value in answer.headers.items() if key not in OTHERWISE)
                self.answers[name].append(f"{answer.status_code} {headers}".encode() + answer.content)

    async def play_on(self) -> None:
        """Whoever is asked first answers, as everybody may know."""
        [mine] = self.pages["seat 0"].now.mine
        if not mine.waiting_for:
            return
        seat = mine.waiting_for[0]
        async with self.browsers[f"seat {seat}"].sit(self.table, seat) as chair:
            update = await chair.asked()
            assert update.asked
            assert isinstance(await chair.play(update.asked.actions[0]), Done)
        await self.all_shown()

    def told(self, name: str) -> list[bytes]:
        """Everything that somebody was sent, with times as what happened then."""
        sent = self.pages[name].raw + self.answers[name]
        return [re.sub(rb'"(since|until)":([0-9.]+)', self._when, timeless(one)) for one in sent]

    def _when(self, found: "re.Match[bytes]") -> bytes:
        at = float(found[2])
        if found[1] == b"until":
            at -= CLOCK.seconds
        which = [what for what, began, ended in self.moments if began <= at <= ended]
        # What was before stands in the database, the same in both worlds.
        return b'"%s":"%s"' % (found[1], which[0].encode()) if which else found[0]

    def rung(self) -> list[str]:
        """Which webhooks were told of a turn at this table."""
        heard = self.world.receiver.heard
        paths = [heard.get_nowait().path for _ in range(heard.qsize())]
        self.rings += [path for path in paths if path.startswith(f"/{self.number}/")]
        return sorted(self.rings)


def timeless(sent: bytes) -> bytes:
    """Without the time of day, and how long a message was under way."""
    return re.sub(rb'"(now|told)":(null|[0-9.]+)', b'"\\1":0', sent)


def same(name: str, one: list[bytes], two: list[bytes]) -> None:
    for a, b in zip(one, two, strict=False):
        at = next((at for at, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
        assert a == b, (name, a[max(0, at - 200) : at + 50], b[max(0, at - 200) : at + 50])
    assert len(one) == len(two)


@pytest.mark.parametrize("number", range(len(CHOSEN)), ids=lambda number: str(CHOSEN[number].variant))
def test_no_list_call_or_message_shows_what_others_do_in_secret(
    worlds: tuple[bytes, list[World]], number: int, scene: Scene
) -> None:
    secret, both = worlds
    one, two = (Course(world, number, secret) for world in both)

    barrier = asyncio.Barrier(2)

    async def meet() -> None:
        """Both worlds have come so far. Nobody was told of another turn in one of them."""
        await barrier.wait()
        await asyncio.sleep(0.3)
        async with asyncio.timeout(10):
            while one.rung() != two.rung():
                await asyncio.sleep(0.1)

    async def run() -> None:
        await asyncio.gather(one.run(CHOSEN[number].one, meet), two.run(CHOSEN[number].two, meet))

    scene(run())
    for name in one.others:
        same(name, one.told(name), two.told(name))
        # Everybody has at least seen the table come and go; those who sit there, also that it is ended.
        assert len(one.pages[name].raw) >= 2
