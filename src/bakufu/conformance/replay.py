"""JSON round trip at every state; a record replays to the same state; same seed, same game."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bakufu.conformance.variant import Variant, Violation, walk
from bakufu.kernel.json import encode
from bakufu.kernel.record import Record
from bakufu.kernel.step import answer
from bakufu.kernel.verify import verify


def json_round_trip_at_every_state(variant: Variant) -> None:
    """What is read is what was written, and asks the same."""
    seed = 11
    table = variant.table(seed)
    for seat, decision in walk(table, Random(11)):
        text = table.state.to_json()
        again = variant.game.load(text)
        if again.to_json() != text:
            raise variant.violated(f"{text} reads {again.to_json()}", seed, len(table.answers))
        step = again.stack[-1]
        if step != table.state.stack[-1] or step.seats(again) != table.waiting_for:
            raise variant.violated("from its JSON another step goes on", seed, len(table.answers))
        if list(step.ask(again, seat).actions) != list(decision.actions):
            raise variant.violated(f"from its JSON, {decision.name} has other answers", seed, len(table.answers))


def a_game_goes_on_the_same_from_its_json(variant: Variant) -> None:
    """From any moment the same answers lead to the same positions."""
    rng = Random(12)
    seed = 12
    table = variant.table(seed)
    places = [table.state.to_json() for _ in walk(table, rng)]
    middle = rng.randrange(len(places))
    state = variant.game.load(places[middle])
    expected = [*places[middle + 1 :], table.state.to_json()]
    for number, ((seat, action), wanted) in enumerate(zip(table.answers[middle:], expected, strict=True), middle + 1):
        answer(state, seat, action)
        if state.to_json() != wanted:
            raise variant.violated(f"read after {middle} answers it goes on otherwise", seed, number)


def the_record_replays_to_the_same_state(variant: Variant) -> None:
    """Written to a file, read and verified: the same end, log and result."""
    seed = 13
    table = variant.table(seed)
    for _ in walk(table, Random(13)):
        pass
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        table.record.save(path)
        again = verify(variant.game, Record.read(path))
    if again.state.to_json() != table.state.to_json():
        raise variant.violated("the record leads to another end", seed, len(table.answers))
    for what in ("told", "result"):
        if encode(getattr(again, what)) != encode(getattr(table, what)):
            raise variant.violated(f"the record leads to another `{what}`", seed, len(table.answers))


def same_seed_same_game(variant: Variant) -> None:
    """Nothing but the seed and the answers makes a game."""

    def played() -> tuple[str, bytes]:
        table = variant.table(14)
        for _ in walk(table, Random(14)):
            pass
        return table.state.to_json(), encode(table.told)

    if played() != played():
        raise Violation(f"{variant}, seed 14: the same answers led to another game")
