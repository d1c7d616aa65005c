"""Every game ends; the result is complete; pieces are conserved."""

from bakufu.conformance import endings
from tests.conformance.cases import Variant, every_variant


@every_variant
def test_every_game_ends_with_a_complete_result_and_all_its_pieces(variant: Variant) -> None:
    endings.every_game_ends_with_a_complete_result_and_all_its_pieces(variant)
