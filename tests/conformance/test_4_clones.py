"""A clone shares nothing: playing on the copy leaves the original's JSON byte for byte."""

from bakufu.conformance import clones
from tests.conformance.cases import Variant, every_variant


@every_variant
def test_playing_on_a_clone_leaves_the_original_alone(variant: Variant) -> None:
    clones.playing_on_a_clone_leaves_the_original_alone(variant)


@every_variant
def test_asking_changes_nothing(variant: Variant) -> None:
    clones.asking_changes_nothing(variant)
