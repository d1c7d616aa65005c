import pytest

from bakufu.games.edo_yashiki.events import KindsScored, LineFailed, LineScored
from tests.games.edo_yashiki.positions import about_to_lay, lay


def test_the_rulebooks_example_four_gardens_three_ponds_three_tatami() -> None:
    """EDO-3.3, EDO-3.4: one card, three lines of three kinds: 2 + 1 + 1 + 4 = 8."""
    table = about_to_lay("GG..", "PP..", "FPTT", "...T", hand="GG PT PT")
    assert table.state.houses[0].covered(2, 0) == 2
    assert lay(table, 2, 0) == 2 + 1 + 1 + 4
    assert [told.event for told in table.told if isinstance(told.event, LineScored)] == [
        LineScored(0, 4, 4, 2, 0, 0, False),
        LineScored(0, 3, 3, 1, 0, 1, False),
        LineScored(0, 2, 3, 1, 3, 1, True),
    ]


def test_edo_3_1_only_lines_that_contain_a_square_of_the_card_count() -> None:
    """EDO-3.1"""
    table = about_to_lay("GGG", "FTP", "TPF", hand="FF GG PF")
    assert lay(table, 3, 1) == 0


@pytest.mark.parametrize(("gardens", "points"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 0), (9, 0)])
def test_edo_3_2_points_by_length(gardens: int, points: int) -> None:
    """EDO-3.2: the card adds one garden to so many: 3 score 1, 4 score 2, 5 score 4, 6 or more nothing."""
    top = "G" * gardens
    table = about_to_lay(top, "FTPFTPFTP"[:gardens], "PFTPFTPFT"[:gardens], hand="GF TP PG")
    assert lay(table, gardens, 0) == points
    failed = [told.event for told in table.told if isinstance(told.event, LineFailed)]
    assert [event.why for event in failed] == (["too-long"] if gardens >= 5 else [])


def test_edo_3_3_one_square_serves_a_row_and_a_column() -> None:
    """EDO-3.3: a row and a column of gardens that meet score each."""
    table = about_to_lay("..G", "..G", "GG.", "FT.", "PF.", hand="GF TP PG")
    assert lay(table, 2, 2) == 1 + 1
    assert not [told for told in table.told if isinstance(told.event, KindsScored)], "one kind brings no bonus"


def test_edo_3_4_several_runs_of_one_kind_are_one_kind() -> None:
    """EDO-3.4"""
    table = about_to_lay("GG", "FT", "GG", hand="GF TP GT")
    assert lay(table, 2, 0) == 1 + 1


def test_edo_3_4_two_kinds_bring_two_more() -> None:
    """EDO-3.4"""
    table = about_to_lay("GG", "TT", "FP", hand="GF TP GT")
    assert lay(table, 2, 0) == 1 + 1 + 2


def test_edo_3_4_four_kinds_bring_six_more() -> None:
    """EDO-3.4: rows of gardens, tatami and ponds, and a column of floors."""
    table = about_to_lay("...F.", "...F.", "GG...", "TT...", "PP...", hand="GF TP PG")
    assert lay(table, 2, 2) == 4 + 6


def test_edo_3_4_a_run_of_six_counts_for_no_kind() -> None:
    """EDO-3.4: gardens too long, tatami three: one kind, no bonus."""
    table = about_to_lay("GGGGG", "PFPTT", "FTPFP", hand="GF TP PG")
    assert lay(table, 5, 0) == 1


def test_edo_3_5_a_lengthened_run_scores_for_its_whole_new_length() -> None:
    """EDO-3.5"""
    table = about_to_lay("GGG", "FTP", "TPF", hand="GF TP PG")
    assert lay(table, 3, 0) == 2


def test_edo_3_5_two_halves_joined_score_as_one_run() -> None:
    """EDO-3.5"""
    table = about_to_lay("GG..GG", "FT..PF", "PF..TP", hand="GG FF PG")
    assert lay(table, 2, 0) == 0, "six in a line score nothing"
    table = about_to_lay("GG..G", "FT..P", "PF..T", hand="GG FF PG")
    assert lay(table, 2, 0) == 4
