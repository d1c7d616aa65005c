"""No leak: what reaches a seat does not depend on what it cannot know."""

from random import Random

from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.json import encode
from bakufu.kernel.state import State
from bakufu.kernel.step import answer
from bakufu.kernel.words import ONLOOKER, Action, Event, Seats
from tests.conformance.cases import Variant, every_variant, seen_by, walk


def told_after(variant: Variant, state: State, who: int, action: Action) -> tuple[State, dict[int, bytes], bool]:
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


@every_variant
def test_determinize_keeps_all_that_the_seat_sees(variant: Variant) -> None:
    rng = Random(31)
    game = variant.game
    for seed in range(variant.effort.told):
        table = variant.table(31 + seed)
        for _ in walk(table, rng):
            if rng.randrange(variant.effort.every):
                continue
            for seat in range(ONLOOKER, variant.players):
                real = seen_by(game, table.state, seat)
                before = table.state.to_json()
                twin = game.determinize(table.state, seat, Chance(seed_from(rng.random().hex())))
                assert table.state.to_json() == before, "determinize changed the real state"
                assert seen_by(game, twin, seat) == real
                assert game.pieces(twin) == game.pieces(table.state)
                assert twin.chance.seed != table.state.chance.seed
                assert game.load(twin.to_json()).to_json() == twin.to_json()


@every_variant
def test_who_cannot_tell_two_positions_apart_is_not_told_them_apart(variant: Variant) -> None:
    """The same answer in two positions that look alike to a seat; if they still do after it, so must the log."""
    rng = Random(32)
    game = variant.game
    table = variant.table(32)
    for who, decision in walk(table, rng):
        if rng.randrange(variant.effort.every):
            continue
        action = rng.choice(decision.actions)
        luck = seed_from(rng.random().hex())
        for seat in range(ONLOOKER, variant.players):
            twins = [game.determinize(table.state, seat, Chance(seed_from(rng.random().hex()))) for _ in range(2)]
            for twin in twins:
                twin.chance = Chance(luck)
            if not all(action in twin.stack[-1].ask(twin, who).actions for twin in twins):
                continue
            (after_1, told_1, open_1), (after_2, told_2, open_2) = (
                told_after(variant, twin, who, action) for twin in twins
            )
            if not (open_1 or open_2) and seen_by(game, after_1, seat) == seen_by(game, after_2, seat):
                assert told_1[seat] == told_2[seat]


@every_variant
def test_a_secret_answer_looks_like_any_other_to_the_rest(variant: Variant) -> None:
    rng = Random(33)
    game = variant.game
    for seed in range(variant.effort.told):
        table = variant.table(33 + seed)
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
                if seat != who:
                    assert seen_by(game, after_1, seat) == seen_by(game, after_2, seat)
                    assert told_1[seat] == told_2[seat]


def _still_at(before: State, *after: State) -> bool:
    """Whether the same step goes on in every world, waiting for the same seats, none of them new."""
    here = before.stack[-1]
    if not all(state.stack and type(state.stack[-1]) is type(here) for state in after):
        return False
    waiting = {state.stack[-1].seats(state) for state in after}
    return len(waiting) == 1 and set(waiting.pop()) <= set(here.seats(before))
