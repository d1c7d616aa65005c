from typing import Any

import bakufu
from bakufu.games.edo_yashiki.events import Ended
from bakufu.kernel.table import Table
from tests.games.edo_yashiki.positions import about_to_lay, lay


def test_edo_4_1_the_game_ends_after_a_round_in_which_someone_has_25_points() -> None:
    """EDO-4.1"""
    table = about_to_lay("GG", "FT", "PF", hand="GF TP PG", scores=(23, 10))
    lay(table, 2, 0)
    assert not table.over
    assert table.state.scores[0] == 24
    table = about_to_lay("GG", "FT", "PF", hand="GF TP PG", scores=(24, 10))
    lay(table, 2, 0)
    assert table.over
    assert table.told[-1].event == Ended("points")


def test_edo_4_1_all_finish_the_round() -> None:
    """EDO-4.1: 25 points do not stop the others from laying and scoring."""
    table = bakufu.new("edo_yashiki", 3, 4)
    table.state.scores = [30, 0, 0]
    while not table.over:
        seat, decision = list(table.pending.items())[-1]
        table.play(seat, decision.actions[0])
    assert len(table.answers) == 2 + 3


def test_edo_4_1_the_game_ends_when_the_deck_is_too_small_for_another_round() -> None:
    """EDO-4.1: cards left over are not used."""
    for players, left, rounds in ((3, 1, 20), (5, 4, 11)):
        table = bakufu.new("edo_yashiki", players, 4)
        while not table.over:
            seat, decision = next(iter(table.pending.items()))
            table.play(seat, decision.actions[0])
            table.state.scores = [0] * players
        assert len(table.state.deck) == left
        assert len(table.answers) == rounds * (2 * players - 1)
        assert table.told[-1].event == Ended("deck")


def end_with(*scores: int) -> Table[Any]:
    table = bakufu.new("edo_yashiki", len(scores), 4)
    table.state.scores = list(scores)
    table.state.stack.clear()
    table.waiting_for = ()
    return table


def test_edo_4_2_most_points_win_and_the_level_share() -> None:
    """EDO-4.2"""
    result = end_with(25, 31, 31, 7).result
    assert result is not None
    assert result.places == (3, 1, 1, 4)
    assert result.winners == (1, 2)
    assert result.scores == (25, 31, 31, 7)


def test_edo_4_2_points_are_not_cut_off_at_29() -> None:
    """EDO-4.2"""
    table = about_to_lay("...F.", "...F.", "GG...", "TT...", "PP...", hand="GF TP PG", scores=(24, 0))
    assert lay(table, 2, 2) == 10
    assert table.result is not None
    assert table.result.scores[0] == 34
