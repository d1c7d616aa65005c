"""What may be taken back, and until when."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

import bakufu
from bakufu.engine import IS_COMPILED
from bakufu.kernel import taking_back
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


@pytest.mark.skipif(IS_COMPILED, reason="compiled, how many positions are kept is fixed")
@pytest.mark.parametrize("game", ["bushido", "edo_yashiki", "shitenno", "shogun"])
def test_what_may_be_taken_back_does_not_depend_on_how_many_positions_are_kept(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(game)
    options = {"taking": "sealed"} if game == "edo_yashiki" else {}
    tables = [bakufu.new(game, 4, seed=1, options=options) for _ in range(2)]

    def on_both(do: Callable[[Table[Any]], Any]) -> list[Any]:
        found = []
        for table, (every, most) in zip(tables, ((1, 10_000), (16, 3)), strict=True):
            monkeypatch.setattr(taking_back, "EVERY", every)
            monkeypatch.setattr(taking_back, "MOST_KEPT", most)
            found.append(do(table))
        assert found[0] == found[1]
        return found

    taken_back = 0
    for _ in range(250):
        table = tables[0]
        may = [seat for seat in range(4) if table.may_take_back(seat)]
        if may and rng.random() < 0.4:
            seat = rng.choice(may)
            on_both(partial(Table.take_back_all, seat=seat))
            taken_back += 1
        elif not table.over:
            seat = rng.choice(table.waiting_for)
            action = rng.choice(table.pending[seat].actions)
            on_both(partial(Table.play, seat=seat, action=action))
        on_both(lambda table: [table.why_not_take_back(seat) for seat in range(4)])
        on_both(lambda table: (table.answers, table.state.to_json()))
    assert taken_back > 10
