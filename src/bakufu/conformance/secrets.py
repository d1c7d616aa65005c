"""No leak: what reaches a seat does not depend on what it cannot know."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from bakufu.conformance.variant import Variant, seen_by, walk
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.json import encode
from bakufu.kernel.state import State
from bakufu.kernel.step import answer
from bakufu.kernel.table import Table
from bakufu.kernel.way import event_by_event
from bakufu.kernel.words import ONLOOKER, Action, Event, Seat, Seats


def told_after(variant: Variant, state: State, who: Seat, action: Action) -> tuple[State, dict[int, bytes], bool]:
    """The position after an answer, what each seat (and the onlooker) was told, and whether secrets were revealed."""
    after = state.clone()
    told: list[tuple[Event, Seats | None]] = []

    def tell(event: Event, to: Seats | None = None) -> None:
        told.append((event, to))

    after.tell = tell
    answer(after, who, action)
    after.tell = None
    everyone = range(ONLOOKER, variant.players)
    heard = {seat: encode([event for event, to in told if to is None or seat in to]) for seat in everyone}
    return after, heard, any(event.reveals for event, _ in told)


def determinize_keeps_all_that_the_seat_sees(variant: Variant) -> None:
    """A sample looks the same to its seat, has all pieces, luck of its own, and JSON both ways."""
    rng = Random(31)
    for number in range(variant.effort.told):
        seed = 31 + number
        table = variant.table(seed)
        for _ in walk(table, rng):
            if rng.randrange(variant.effort.every):
                continue
            for seat in range(ONLOOKER, variant.players):
                luck = Chance(seed_from(rng.random().hex()))
                if wrong := _flaw_of_sample(variant, table.state, seat, luck):
                    raise variant.violated(f"determinize for seat {seat} {wrong}", seed, len(table.answers))


def _flaw_of_sample(variant: Variant, state: State, seat: Seat, luck: Chance) -> str | None:
    game = variant.game
    real = seen_by(game, state, seat)
    before = state.to_json()
    twin = game.determinize(state, seat, luck)
    if state.to_json() != before:
        return "changed the real state"
    if (other := seen_by(game, twin, seat)) != real:
        return f"shows the seat {other.decode()} instead of {real.decode()}"
    if game.pieces(twin) != game.pieces(state):
        return f"has pieces {game.pieces(twin)} instead of {game.pieces(state)}"
    if twin.chance.seed == state.chance.seed:
        return "gives the real seed away"
    if game.load(twin.to_json()).to_json() != twin.to_json():
        return "makes a state that its JSON does not give back"
    return None


class TwoWorlds(NamedTuple):
    """Two positions that a seat cannot tell apart, with the same luck to come, and an answer that fits in both."""

    seat: Seat
    worlds: tuple[State, State]
    who: Seat
    action: Action
    seed: int
    number: int
    """After how many answers of the game with this seed."""


def same_answer_in_two_worlds(variant: Variant, seed: int) -> Iterator[TwoWorlds]:
    """All through a game: what somebody could answer in either of two worlds, for everybody's eyes."""
    rng, game = Random(seed), variant.game
    table = variant.table(seed)
    for who, decision in walk(table, rng):
        if rng.randrange(variant.effort.every):
            continue
        action = rng.choice(decision.actions)
        luck = seed_from(rng.random().hex())
        for seat in range(ONLOOKER, variant.players):
            one, other = (game.determinize(table.state, seat, Chance(seed_from(rng.random().hex()))) for _ in range(2))
            one.chance, other.chance = Chance(luck), Chance(luck)
            if all(action in world.stack[-1].ask(world, who).actions for world in (one, other)):
                yield TwoWorlds(seat, (one, other), who, action, seed, len(table.answers))


def who_cannot_tell_two_positions_apart_is_not_told_them_apart(variant: Variant) -> None:
    """The same answer in two positions that look alike to a seat; if they still do after it, so must the log."""
    for one in same_answer_in_two_worlds(variant, 32):
        (after_1, told_1, open_1), (after_2, told_2, open_2) = (
            told_after(variant, twin, one.who, one.action) for twin in one.worlds
        )
        alike = not (open_1 or open_2) and seen_by(variant.game, after_1, one.seat) == seen_by(
            variant.game, after_2, one.seat
        )
        if alike and told_1[one.seat] != told_2[one.seat]:
            told = f"{told_1[one.seat].decode()} or {told_2[one.seat].decode()}"
            leak = f"by {one.action} of seat {one.who} the log of seat {one.seat} tells worlds apart: {told}"
            raise variant.violated(leak, one.seed, one.number)


def the_way_to_a_position_tells_no_more_than_the_position(variant: Variant) -> None:
    """What is seen while things happen by themselves; where two worlds end alike to a seat, so do they on the way."""
    for one in same_answer_in_two_worlds(variant, 34):
        (end_1, way_1, open_1), (end_2, way_2, open_2) = (
            _way_after(variant, twin, one.who, one.action, one.seat) for twin in one.worlds
        )
        if end_1 == end_2 and not (open_1 or open_2) and way_1 != way_2:
            leak = (
                f"on the way from {one.action} of seat {one.who} seat {one.seat} sees worlds apart: {way_1} or {way_2}"
            )
            raise variant.violated(leak, one.seed, one.number)


def _way_after(
    variant: Variant, state: State, who: Seat, action: Action, seat: Seat
) -> tuple[bytes, list[tuple[bytes, bytes]], bool]:
    """What a seat sees and has read at the end, what it sees on the way whenever it reads more, what was revealed."""
    game = variant.game
    table = Table(game, variant.players, variant.options, state.chance.seed, midway=state.clone())
    table.play(who, action)
    seen = [
        (encode(told.event), encode(game.view(position, seat)))
        for (position, _), told in zip(event_by_event(table), table.told, strict=True)
        if told.known_to(seat)
    ]
    return seen_by(game, table.state, seat), seen, any(told.event.reveals for told in table.told)


def a_secret_answer_looks_like_any_other_to_the_rest(variant: Variant) -> None:
    """Two answers to a secret decision: nobody else sees or hears a difference while the step goes on."""
    rng = Random(33)
    game = variant.game
    for number in range(variant.effort.told):
        seed = 33 + number
        table = variant.table(seed)
        for who, decision in walk(table, rng):
            if not decision.secret or len(decision.actions) < 2:
                continue
            one, other = rng.sample(list(decision.actions), 2)
            (after_1, told_1, _), (after_2, told_2, _) = (
                told_after(variant, table.state, who, a) for a in (one, other)
            )
            if not _still_at(table.state, after_1, after_2):
                continue
            for seat in range(ONLOOKER, variant.players):
                same = seen_by(game, after_1, seat) == seen_by(game, after_2, seat) and told_1[seat] == told_2[seat]
                if seat != who and not same:
                    leak = f"seat {seat} can tell {one} from {other}, a secret of seat {who}"
                    raise variant.violated(leak, seed, len(table.answers))


def _still_at(before: State, *after: State) -> bool:
    """Whether the same step goes on in every world, waiting for the same seats, none of them new."""
    here = before.stack[-1]
    if not all(state.stack and type(state.stack[-1]) is type(here) for state in after):
        return False
    waiting = {state.stack[-1].seats(state) for state in after}
    return len(waiting) == 1 and set(waiting.pop()) <= set(here.seats(before))
