"""JSON round trip at every state; a record replays to the same state; same seed, same game."""

from pathlib import Path
from random import Random

from bakufu.kernel.json import encode
from bakufu.kernel.record import Record
from bakufu.kernel.step import answer
from bakufu.kernel.verify import verify
from tests.conformance.cases import Variant, every_variant, walk


@every_variant
def test_json_round_trip_at_every_state(variant: Variant) -> None:
    game = variant.game
    table = variant.table(11)
    for seat, decision in walk(table, Random(11)):
        text = table.state.to_json()
        again = game.load(text)
        assert again.to_json() == text
        step = again.stack[-1]
        assert step == table.state.stack[-1]
        assert step.seats(again) == table.waiting_for
        assert list(step.ask(again, seat).actions) == list(decision.actions)


@every_variant
def test_a_game_goes_on_the_same_from_its_json(variant: Variant) -> None:
    rng = Random(12)
    table = variant.table(12)
    places = [table.state.to_json() for _ in walk(table, rng)]
    middle = rng.randrange(len(places))
    state = variant.game.load(places[middle])
    for (seat, action), expected in zip(table.answers[middle:], [*places[middle + 1 :], None], strict=True):
        answer(state, seat, action)
        assert expected is None or state.to_json() == expected
    assert state.to_json() == table.state.to_json()


@every_variant
def test_the_record_replays_to_the_same_state(variant: Variant, tmp_path: Path) -> None:
    table = variant.table(13)
    for _ in walk(table, Random(13)):
        pass
    table.record.save(tmp_path / "game.jsonl")
    again = verify(variant.game, Record.read(tmp_path / "game.jsonl"))
    assert again.state.to_json() == table.state.to_json()
    assert encode(again.told) == encode(table.told)
    assert encode(again.result) == encode(table.result)


@every_variant
def test_same_seed_same_game(variant: Variant) -> None:
    def played() -> tuple[str, bytes]:
        table = variant.table(14)
        for _ in walk(table, Random(14)):
            pass
        return table.state.to_json(), encode(table.told)

    assert played() == played()
