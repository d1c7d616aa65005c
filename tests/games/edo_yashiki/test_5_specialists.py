import pytest

import bakufu
from bakufu.games.edo_yashiki.actions import Lay, ScoreNext
from bakufu.games.edo_yashiki.components import KINDS_POINTS, LINE_POINTS
from bakufu.games.edo_yashiki.events import LineFailed, SpecialistsBack
from bakufu.games.edo_yashiki.specialists import outcomes, score_without_asking
from bakufu.games.edo_yashiki.state import ALL_FOUR
from bakufu.kernel.words import Refused
from tests.games.edo_yashiki.positions import about_to_lay, lay

FLOOR, TATAMI, POND, GARDEN = (1 << kind for kind in (1, 2, 3, 4))


def test_edo_5_1_everyone_begins_with_all_four_specialists() -> None:
    """EDO-5.1"""
    table = bakufu.new("edo_yashiki", 5, 1, {"specialists": True})
    assert table.state.specialists == [ALL_FOUR] * 5
    assert ALL_FOUR.bit_count() == 4


def test_the_rulebooks_example_ponds_with_their_specialist_gardens_without() -> None:
    """EDO-5.2, EDO-5.6: a column of ponds scores 1, a row of gardens nothing, no bonus."""
    table = about_to_lay(".P.", ".P.", "...", "GG.", hand="PG FT GT", specialists=ALL_FOUR & ~GARDEN)
    assert lay(table, 1, 2) == 1
    assert table.state.specialists[0] == FLOOR | TATAMI


def test_edo_5_2_scoring_a_run_sends_its_specialist_away() -> None:
    """EDO-5.2"""
    table = about_to_lay("GG", "TT", "FP", hand="GF TP GT", specialists=ALL_FOUR)
    assert lay(table, 2, 0) == 1 + 1 + 2
    assert table.state.specialists[0] == FLOOR | POND


def test_edo_5_2_a_second_run_of_the_kind_does_not_score() -> None:
    """EDO-5.2: two rows of three gardens, one specialist."""
    table = about_to_lay("GG", "FT", "GG", hand="GF TP GT", specialists=ALL_FOUR)
    assert lay(table, 2, 0) == 1
    assert [told.event.why for told in table.told if isinstance(told.event, LineFailed)] == ["specialist-away"]


def test_edo_5_3_when_the_last_one_leaves_all_four_are_back_in_the_middle_of_a_scoring() -> None:
    """EDO-5.3: the garden specialist is the only one left; both rows of gardens score."""
    table = about_to_lay("GG", "FT", "GG", hand="GF TP GT", specialists=GARDEN)
    assert lay(table, 2, 0) == 1 + 1
    assert table.state.specialists[0] == ALL_FOUR & ~GARDEN
    assert [told.event for told in table.told if isinstance(told.event, SpecialistsBack)] == [SpecialistsBack(0)]


def test_edo_5_4_the_player_chooses_which_run_scores() -> None:
    """EDO-5.4: four or three gardens with one specialist: which?"""
    for length, points in ((4, 2), (3, 1)):
        table = about_to_lay("GGG", "FTP", ".GG", hand="GF TP GT", specialists=ALL_FOUR)
        table.play(0, Lay(3, 0, False))
        assert table.pending[0].name == "score"
        assert set(table.pending[0].actions) == {ScoreNext(4, 3), ScoreNext(4, 4)}
        table.play(0, ScoreNext(4, length))
        assert table.state.scores[0] == points


def test_edo_5_4_nobody_is_asked_when_the_order_makes_no_difference() -> None:
    """EDO-5.4"""
    table = about_to_lay("GG", "FT", "GG", hand="GF TP GT", specialists=ALL_FOUR)
    table.play(0, Lay(2, 0, False))
    assert all(decision.name != "score" for decision in table.pending.values())


def test_edo_5_4_the_order_can_bring_a_specialist_back_in_time() -> None:
    """EDO-5.4: only garden and tatami are here, gardens twice, tatami once: all three can score."""
    runs = ((2, 3), (4, 3), (4, 3))
    assert outcomes(runs, GARDEN | TATAMI, 0) == {(1 + 1 + 1 + 2, ALL_FOUR & ~GARDEN)}
    runs = ((2, 3), (4, 3), (4, 4))
    assert {points for points, _ in outcomes(runs, GARDEN | TATAMI, 0)} == {1 + 1 + 2 + 2}
    runs = ((2, 3), (2, 4), (4, 3))
    found = outcomes(runs, TATAMI | POND, 0)
    assert found == {(1, POND), (2, POND)}


def test_edo_5_4_one_goes_on_until_no_run_left_can_score() -> None:
    """EDO-5.4: having scored, the rest scores by itself where there is no choice."""
    table = about_to_lay("GGG", "FTP", ".GG", hand="GF TP GT", specialists=GARDEN)
    table.play(0, Lay(3, 0, False))
    assert all(decision.name != "score" for decision in table.pending.values()), "both score in either order"
    assert table.state.scores[0] == 2 + 1
    assert table.state.specialists[0] == ALL_FOUR & ~GARDEN


def test_edo_5_4_nobody_is_asked_while_only_one_run_can_score() -> None:
    """EDO-5.4: only the pond specialist is here. Ponds score by themselves, all four return, then there is a choice."""
    table = about_to_lay("GGG", "FPP", ".GG", hand="GP PF GT", specialists=POND)
    table.play(0, Lay(3, 0, False))
    assert table.state.scores[0] == 1
    assert set(table.pending[0].actions) == {ScoreNext(4, 3), ScoreNext(4, 4)}


@pytest.mark.parametrize(("rules", "left"), [(1, 4), (2, 2)])
def test_edo_5_4_nobody_is_asked_before_the_choice_that_matters(rules: int, left: int) -> None:
    """EDO-5.4: floor and pond score in either order, all four return, and only then one chooses between tatami."""
    state = about_to_lay("GG", "TT", "FP", hand="GF TP GT", specialists=FLOOR | POND).state
    state.rules = rules
    state.lines[0] = ((1, 3, 0, 0, 0), (3, 3, 0, 1, 0), (2, 3, 0, 2, 0), (2, 4, 0, 3, 0))
    score_without_asking(state, 0)
    assert len(state.lines[0]) == left


def test_edo_5_4_an_answer_that_cannot_score_is_refused_with_its_clause() -> None:
    """EDO-5.4"""
    table = about_to_lay("GGG", "TTP", ".GG", hand="GF TP GT", specialists=ALL_FOUR & ~TATAMI)
    table.play(0, Lay(3, 0, False))
    with pytest.raises(Refused) as no_such:
        table.play(0, ScoreNext(1, 3))
    assert no_such.value.refusal.clause == "EDO-3.1"


def test_edo_5_5_a_run_of_six_scores_nothing_and_sends_nobody_away() -> None:
    """EDO-5.5"""
    table = about_to_lay("GGGGG", "PFPFT", "FTPFP", hand="GF TP PG", specialists=ALL_FOUR)
    assert lay(table, 5, 0) == 0
    assert table.state.specialists[0] == ALL_FOUR


def test_edo_5_6_the_bonus_counts_only_kinds_that_scored() -> None:
    """EDO-5.6: rows of gardens, tatami and ponds, but the tatami specialist is away."""
    table = about_to_lay("GG", "TT", "PP", hand="GF TP PG", specialists=ALL_FOUR & ~TATAMI)
    assert lay(table, 2, 0) == 1 + 1 + 2
    assert LINE_POINTS == {3: 1, 4: 2, 5: 4}
    assert KINDS_POINTS == {2: 2, 3: 4, 4: 6}
