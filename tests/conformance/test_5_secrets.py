"""No leak: what reaches a seat does not depend on what it cannot know."""

from bakufu.conformance import secrets
from tests.conformance.cases import Variant, every_variant


@every_variant
def test_determinize_keeps_all_that_the_seat_sees(variant: Variant) -> None:
    secrets.determinize_keeps_all_that_the_seat_sees(variant)


@every_variant
def test_who_cannot_tell_two_positions_apart_is_not_told_them_apart(variant: Variant) -> None:
    secrets.who_cannot_tell_two_positions_apart_is_not_told_them_apart(variant)


@every_variant
def test_the_way_to_a_position_tells_no_more_than_the_position(variant: Variant) -> None:
    secrets.the_way_to_a_position_tells_no_more_than_the_position(variant)


@every_variant
def test_a_secret_answer_looks_like_any_other_to_the_rest(variant: Variant) -> None:
    secrets.a_secret_answer_looks_like_any_other_to_the_rest(variant)
