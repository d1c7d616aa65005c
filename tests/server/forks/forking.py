"""The same public course twice, with other secrets; everybody who may not know them hears the same, byte for byte."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bakufu.kernel.json import to_builtins
from bakufu.kernel.seen import Seen
from bakufu.kernel.step import answer
from bakufu.kernel.table import Table
from bakufu.kernel.words import ONLOOKER, Action, Event, Seat, Seats
from bakufu.server.storage.models import Entry
from bakufu.server.wire.http import Clock
from tests.conformance.cases import Variant
from tests.server.forks.worlds import HOURS, World

TRIES = 6
"""So many answers are looked through for one that nobody can tell."""


class Outcome(NamedTuple):
    """What an answer would do, as far as the others could tell."""

    waiting: Seats
    news: list[list[Event]]
    """What each of the others would be told; the onlooker first."""
    seen: list[Seen]
    opens: bool
    """Whether something is drawn or revealed with it, or the game ends."""


def others(table: Table[Any], seat: Seat) -> list[Seat]:
    """Everybody but this seat, and an onlooker."""
    return [eyes for eyes in range(ONLOOKER, table.players) if eyes != seat]


def outcome(table: Table[Any], seat: Seat, action: Action) -> Outcome:
    """Found on a copy."""
    state = table.state.clone()
    told: list[tuple[Event, Seats | None]] = []
    state.tell = lambda event, to=None: told.append((event, to))
    waiting = answer(state, seat, action)
    rest = others(table, seat)
    news = [[event for event, to in told if to is None or eyes in to] for eyes in rest]
    asked = [state.stack[-1].ask(state, eyes) if eyes in waiting else None for eyes in rest]
    seen = [Seen(table.game.view(state, eyes), waiting, one) for eyes, one in zip(rest, asked, strict=True)]
    drawn = state.chance.position != table.state.chance.position
    opens = drawn or not waiting or any(event.reveals for event, _ in told)
    return Outcome(waiting, news, seen, opens)


def unseen(table: Table[Any], seat: Seat, action: Action) -> bool:
    """Whether nobody else could tell that this has been answered."""
    after = outcome(table, seat, action)
    if after.opens or any(after.news) or after.waiting != table.waiting_for:
        return False
    return all(table.seen(eyes).same_as(seen) for eyes, seen in zip(others(table, seat), after.seen, strict=True))


def alike(one: Outcome, other: Outcome) -> bool:
    """Whether nobody else could tell which of the two it was."""
    if one.opens or other.opens or (one.waiting, one.news) != (other.waiting, other.news):
        return False
    return all(a.same_as(b) for a, b in zip(one.seen, other.seen, strict=True))


def some(actions: Any, rng: Random) -> list[Action]:
    """A few of many answers, one of each kind among them."""
    found = list(actions)
    rng.shuffle(found)
    kinds = {type(action): action for action in found}
    return [*kinds.values(), *found[:TRIES]]


def moments(variant: Variant, rng: Random, most: int) -> Iterator[Table[Any]]:
    """Games at moments when somebody could answer unseen by the others: in secret, or in thought."""
    table = variant.table(rng.randrange(1000))
    begun: Any = None
    while not table.over and len(table.answers) < most:
        step = table.state.stack[-1]
        if type(step) is not begun or rng.random() < 0.05:
            begun = type(step)
            for seat in table.waiting_for:
                decision = table.pending[seat]
                if decision.secret or any(unseen(table, seat, one) for one in some(decision.actions, rng)):
                    yield table
                    break
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.pending[seat].actions))


def entries_of(table: Table[Any]) -> list[Entry]:
    """Its answers as a log, one a second, long ago."""
    return [Entry(n, "play", who, float(n), "owner", action) for n, (who, action) in enumerate(table.answers, 1)]


class Fork:
    """Two worlds, one seat with secrets, and everybody else to be kept from them."""

    def __init__(self, table: Table[Any], seat: Seat, rng: Random, clock: Clock) -> None:
        log = entries_of(table)
        HOURS.now = 1000.0
        self.seat = seat
        self.rng = rng
        self.one = World(table, log, clock)
        self.two = World(table, log, clock)
        self.asides = self.returns = self.compared = 0
        self.course: list[Any] = []

    async def open(self) -> None:
        for world in (self.one, self.two):
            for eyes in world.eyes:
                await world.come(eyes)
        self.compare()

    async def close(self) -> None:
        await self.one.close()
        await self.two.close()

    def compare(self) -> None:
        """What has come to everybody who may not know."""
        for eyes in others(self.one.table, self.seat):
            one, two = self.one.raw(eyes), self.two.raw(eyes)
            if one != two:
                about = f"{self.one.table!r}: seat {eyes} can tell what seat {self.seat} did: {self.course[-6:]}"
                raise AssertionError(f"{about}\n{[raw[:300] for raw in one]}\n{[raw[:300] for raw in two]}")
            self.compared += len(one)
        glances = self.one.at_a_glance(), self.two.at_a_glance()
        assert glances[0] == glances[1], (glances, self.course[-6:])
        self.one.forget()
        self.two.forget()

    async def both(self, seat: Seat, word: str, **more: Any) -> str:
        """The same word in both worlds, with the same answer."""
        HOURS.now += 3.7
        self.course.append((seat, word, more))
        replies = [await world.say(seat, word, **more) for world in (self.one, self.two)]
        assert seat == self.seat or replies[0] == replies[1], (replies, self.course[-6:])
        assert replies[0]["tell"] == replies[1]["tell"], (replies, self.course[-6:])
        self.compare()
        return str(replies[0]["tell"])

    async def aside(self, world: World, word: str, **more: Any) -> None:
        """Something that one world alone hears from the seat with secrets."""
        HOURS.now += 1.3
        self.course.append(("aside", self.seat, word, more))
        reply = await world.say(self.seat, word, **more)
        assert reply["tell"] == "done", (reply, self.course[-6:])
        self.compare()

    async def think(self) -> bool:
        """The seat answers in the second world alone, if nobody can tell that."""
        table = self.two.table
        if self.seat not in table.waiting_for:
            return False
        for action in some(table.pending[self.seat].actions, self.rng):
            if unseen(table, self.seat, action):
                await self.aside(self.two, "play", action=to_builtins(action))
                self.asides += 1
                return True
        return False

    @property
    def owed(self) -> int:
        """How many answers there are in the second world alone."""
        return len(self.two.table.answers) - len(self.one.table.answers)

    async def think_again(self, left: int = 0) -> None:
        """Take back what the second world alone has seen."""
        while self.owed > left:
            await self.aside(self.two, "take-back")
            self.returns += 1
        if not left:
            assert self.one.table.state.to_json() == self.two.table.state.to_json()
            assert self.one.table.answers == self.two.table.answers

    async def poke(self, seat: Seat) -> None:
        """Another seat asks, errs, takes back, or comes again."""
        rng, table = self.rng, self.one.table
        what = rng.choice((0, 0, 1, 2, 3, 4))
        if what == 0 and seat >= 0:
            await self.both(seat, "take-back")
        elif what == 1 and table.answers:
            await self.both(seat, "why-not", action=to_builtins(rng.choice(table.answers)[1]))
        elif what == 2 and table.answers:
            action = to_builtins(rng.choice(table.answers[-6:])[1])
            if seat not in table.waiting_for:
                await self.both(seat, "play", action=action)
        elif what == 3:
            known = rng.randrange(len(self.one.projection.seat_logs.of(seat)) + 2)
            for world in (self.one, self.two):
                await world.go(seat)
            self.course.append((seat, "comes", known))
            for world in (self.one, self.two):
                await world.come(seat, known)
            self.compare()
        elif what == 4:
            await self.both(seat, "want", wants=rng.choice([(), ("hints",), ("labels", "story")]))

    def look_back(self) -> None:
        """What has been, for those who may not know all of it. (Now and then: all is played again for it.)"""
        if self.rng.random() < 0.1:
            rest = others(self.one.table, self.seat)
            assert self.one.looked_back(rest) == self.two.looked_back(rest), self.course


async def with_asides(table: Table[Any], seat: Seat, rng: Random, clock: Clock, length: int) -> Fork:
    """A course of which the second world has more: a seat's secret answers, which are all taken back again."""
    fork = Fork(table, seat, rng, clock)
    await fork.open()
    try:
        for _ in range(length):
            while rng.random() < 0.5 and await fork.think():
                pass
            if rng.random() < 0.3:
                await fork.think_again(rng.randrange(fork.owed + 1))
            if rng.random() < 0.4:
                await fork.poke(rng.choice(others(fork.one.table, seat)))
            waiting = fork.one.table.waiting_for
            if not waiting:
                break
            who = rng.choice(waiting)
            if who == seat:
                await fork.think_again()
                if rng.random() < 0.2:
                    await fork.both(seat, "take-back")
                    continue
            action = rng.choice(fork.one.table.pending[who].actions)
            assert await fork.both(who, "play", action=to_builtins(action)) == "done"
        fork.look_back()
    finally:
        await fork.close()
    return fork


async def with_choices(table: Table[Any], seat: Seat, rng: Random, clock: Clock, length: int) -> Fork:
    """A course in which a seat answers otherwise in the second world, until that comes to light."""
    fork = Fork(table, seat, rng, clock)
    await fork.open()
    one, two = fork.one, fork.two
    try:
        for _ in range(length):
            if rng.random() < 0.4:
                await fork.poke(rng.choice(others(one.table, seat)))
            who = rng.choice(one.table.waiting_for)
            if who != seat:
                action = rng.choice(one.table.pending[who].actions)
                if not alike_for_all(one, two, who, action):
                    break
                assert await fork.both(who, "play", action=to_builtins(action)) == "done"
            elif rng.random() < 0.2 and all(world.table.may_take_back(seat) for world in (one, two)):
                await fork.both(seat, "take-back")
            elif not await choose(fork):
                break
        fork.look_back()
    finally:
        await fork.close()
    return fork


async def choose(fork: Fork) -> bool:
    """The seat answers differently in the two worlds, in a way that nobody else can tell."""
    one, two, seat, rng = fork.one, fork.two, fork.seat, fork.rng
    if seat not in two.table.waiting_for or not one.table.pending[seat].secret:
        return False
    for action in some(one.table.pending[seat].actions, rng):
        expected = outcome(one.table, seat, action)
        for another in some(two.table.pending[seat].actions, rng):
            if another != action and alike(expected, outcome(two.table, seat, another)):
                HOURS.now += 3.7
                fork.course.append((seat, action, another))
                for world, chosen in ((one, action), (two, another)):
                    reply = await world.say(seat, "play", action=to_builtins(chosen))
                    assert reply["tell"] == "done"
                fork.asides += 1
                fork.compare()
                return True
    return False


def alike_for_all(one: World, two: World, who: Seat, action: Action) -> bool:
    """Whether an answer brings no secret to light."""
    if who not in two.table.waiting_for or action not in two.table.pending[who].actions:
        return False
    return not outcome(one.table, who, action).opens and not outcome(two.table, who, action).opens
