"""JSON round trip at every state; a record replays to the same state; same seed, same game."""

from bakufu.conformance import replay
from tests.conformance.cases import Variant, every_variant


@every_variant
def test_json_round_trip_at_every_state(variant: Variant) -> None:
    replay.json_round_trip_at_every_state(variant)


@every_variant
def test_a_game_goes_on_the_same_from_its_json(variant: Variant) -> None:
    replay.a_game_goes_on_the_same_from_its_json(variant)


@every_variant
def test_the_record_replays_to_the_same_state(variant: Variant) -> None:
    replay.the_record_replays_to_the_same_state(variant)


@every_variant
def test_same_seed_same_game(variant: Variant) -> None:
    replay.same_seed_same_game(variant)
