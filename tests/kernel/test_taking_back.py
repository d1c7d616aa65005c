"""What may be taken back, and until when."""

from typing import Any

import pytest

from bakufu.kernel.table import Table
from bakufu.kernel.words import Refused
from tests.kernel.auction import Bid, Done, OwnBid, Pass, Raise
from tests.kernel.test_table import BIDS


def test_a_secret_answer_may_be_taken_back_although_others_have_answered(table: Table[Any]) -> None:
    table.play(0, Bid(1))
    table.play(1, Bid(2))
    assert table.why_not_take_back(0) is None
    assert table.take_back(0) == Bid(1)
    assert table.state.bids == [0, 2, 0]
    table.play(0, Bid(3))
    assert table.answers == [(1, Bid(2)), (0, Bid(3))]
    assert table.log(0) == [OwnBid(3)]


def test_what_the_others_have_seen_and_gone_on_from_stays(table: Table[Any]) -> None:
    table.play(0, Done())
    assert table.why_not_take_back(0) is None, "nobody has gone on yet"
    table.play(1, Bid(2))
    assert table.why_not_take_back(0) is None, "or else it would show that somebody has bid in secret"
    table.play(1, Done())
    refusal = table.why_not_take_back(0)
    assert refusal is not None
    assert refusal.message == "refused-answered"


def test_nothing_is_taken_back_across_a_revelation(table: Table[Any]) -> None:
    table.play_all(BIDS)
    refusal = table.why_not_take_back(2)
    assert refusal is not None
    assert refusal.message == "refused-revealed"
    with pytest.raises(Refused):
        table.take_back(2)


def test_an_open_answer_may_be_taken_back_until_another_seat_has_answered(table: Table[Any]) -> None:
    table.play_all(BIDS)
    before = table.state.to_json()
    table.play(2, Raise())
    table.take_back(2)
    assert table.state.to_json() == before
    table.play(2, Raise())
    table.play(1, Raise())
    refusal = table.why_not_take_back(2)
    assert refusal is not None
    assert refusal.message == "refused-answered"


def test_nothing_is_taken_back_across_a_draw(table: Table[Any]) -> None:
    table.play_all(BIDS)
    table.play(2, Pass())
    refusal = table.why_not_take_back(2)
    assert refusal is not None
    assert refusal.message == "refused-drawn"


def test_nothing_is_taken_back_once_the_game_is_over_and_its_seed_is_out(table: Table[Any]) -> None:
    table.play_all([*BIDS, (2, Pass()), (0, Pass())])
    assert table.over
    refusal = table.why_not_take_back(0)
    assert refusal is not None
    assert refusal.message == "refused-over"


def test_there_is_nothing_to_take_back_before_one_has_answered(table: Table[Any]) -> None:
    refusal = table.why_not_take_back(0)
    assert refusal is not None
    assert refusal.message == "refused-nothing-to-take-back"
