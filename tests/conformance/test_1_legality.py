"""Every listed action is accepted, every other is refused with a reason, and a refused one changes nothing."""

from bakufu.conformance import legality
from tests.conformance.cases import Variant, every_variant


@every_variant
def test_listed_actions_are_distinct_and_accepted(variant: Variant) -> None:
    legality.listed_actions_are_distinct_and_accepted(variant)


@every_variant
def test_everything_else_is_refused_in_both_languages_and_changes_nothing(variant: Variant) -> None:
    assert legality.everything_else_is_refused_and_changes_nothing(variant)


@every_variant
def test_an_ended_game_refuses_everything_with_its_clause(variant: Variant) -> None:
    legality.an_ended_game_refuses_everything_with_its_clause(variant)


@every_variant
def test_nonsense_is_refused(variant: Variant) -> None:
    legality.nonsense_is_refused(variant)
