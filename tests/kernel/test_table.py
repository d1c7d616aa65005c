"""The table, tried with a tiny game of its own: secret bids, then a nested call three steps deep."""

from typing import Any

import pytest

import bakufu
from bakufu.kernel.json import encode
from bakufu.kernel.table import Table
from bakufu.kernel.words import ONLOOKER, Refused
from tests.kernel.auction import Bid, Done, Opened, OwnBid, Pass, Raise, auction

BIDS = [(0, Bid(1)), (1, Bid(2)), (2, Bid(3)), (0, Done()), (1, Done()), (2, Done())]


def refused(table: Table[Any], seat: int, action: Any) -> str:
    before = table.state.to_json(), len(table.told), len(table.answers)
    with pytest.raises(Refused) as caught:
        table.play(seat, action)
    assert (table.state.to_json(), len(table.told), len(table.answers)) == before
    return caught.value.refusal.message


def test_several_seats_are_pending_at_once_and_answer_in_any_order(table: Table[Any]) -> None:
    assert set(table.pending) == {0, 1, 2}
    for seat in (2, 0, 1):
        assert table.play(seat, Bid(seat))
    for seat in (1, 0, 2):
        assert table.play(seat, Done())
    assert [told.event for told in table.told] == [OwnBid(2), OwnBid(0), OwnBid(1), Opened((0, 1, 2))]


def test_who_is_not_asked_is_refused(table: Table[Any]) -> None:
    table.play(1, Done())
    assert refused(table, 1, Bid(3)) == "refused-not-asked"
    assert refused(table, 7, Bid(3)) == "refused-not-asked"
    assert refused(table, 0, Bid(99)) == "refused-does-not-fit"
    assert refused(table, 0, {"do": "bid", "amount": "many"}) == "refused-unreadable"


def test_actions_may_come_as_json(table: Table[Any]) -> None:
    assert table.play(0, {"do": "bid", "amount": 2})
    assert table.answers == [(0, Bid(2))]


def test_several_answers_all_or_nothing(table: Table[Any]) -> None:
    before, told = table.state.to_json(), list(table.told)
    with pytest.raises(Refused):
        table.play_all([*BIDS, (0, Bid(1))])
    assert table.state.to_json() == before
    assert table.told == told
    assert table.answers == []
    assert set(table.pending) == {0, 1, 2}
    table.play_all(BIDS)
    assert len(table.answers) == len(BIDS)
    assert table.told, "the table still listens after an undone attempt"


@pytest.mark.parametrize("broken", [(0,), ("x", Bid(1)), (None, None), (0, Bid(99))])
def test_whatever_is_wrong_with_one_of_several_answers_none_is_carried_out(table: Table[Any], broken: Any) -> None:
    before = table.state.to_json()
    with pytest.raises((Refused, ValueError, TypeError)):
        table.play_all([(0, Bid(1)), broken])
    assert table.state.to_json() == before
    assert table.answers == []
    assert table.play(0, Bid(2))


def test_seats_and_values_of_the_wrong_type_are_refused(table: Table[Any]) -> None:
    assert refused(table, True, Bid(1)) == "refused-not-asked"
    assert refused(table, 1.0, Bid(1)) == "refused-not-asked"  # type: ignore[arg-type]
    assert refused(table, 0, Bid(1.5)) == "refused-unreadable"  # type: ignore[arg-type]
    assert refused(table, 0, {"do": "bid", "amount": 1, "more": 2}) == "refused-unreadable"


def test_what_was_asked_in_answers_that_did_not_count_was_never_asked() -> None:
    table = bakufu.new("edo_yashiki", players=2, seed=1, options={"taking": "draft"})
    trial = bakufu.new("edo_yashiki", players=2, seed=1, options={"taking": "draft"})
    take = (trial.waiting_for[0], trial.pending[trial.waiting_for[0]].actions[0])
    trial.play(*take)
    lays = {seat: decision.actions[0] for seat, decision in trial.pending.items()}
    with pytest.raises(Refused):
        table.play_all([take, (0, lays[0]), (0, lays[0])])
    assert refused(table, 1, lays[1]) == "refused-does-not-fit"


def test_steps_nest_and_the_stack_survives_json_in_the_middle(table: Table[Any]) -> None:
    table.play_all(BIDS)
    table.play(2, Raise())
    table.play(1, Raise())
    assert [type(step).__name__ for step in table.state.stack] == ["Payout", "Outbid", "Outbid", "Outbid"]
    again = Table(auction, 3, auction.Options(), table.seed, first=auction.load(table.state.to_json()))
    for each in (table, again):
        for seat in (0, 1, 2, 0):
            each.play(seat, Pass())
        assert each.over
    assert again.state.to_json() == table.state.to_json()
    assert again.result == table.result


def test_logs_are_for_those_who_may_read_them(table: Table[Any]) -> None:
    table.play(0, Bid(1))
    assert table.log(1) == table.log(ONLOOKER) == []
    assert table.log(0) == [OwnBid(1)]


def test_the_log_does_not_count_secret_answers(table: Table[Any]) -> None:
    other = Table(auction, 3, auction.Options(), table.seed)
    table.play_all([(0, Bid(1)), (0, Done()), (1, Bid(2))])
    other.play_all([(0, Bid(3)), (0, Bid(2)), (0, Bid(1)), (0, Done()), (1, Bid(2))])
    assert encode(table.log(1)) == encode(other.log(1))
    assert table.seen(1).same_as(other.seen(1))


def test_the_record_keeps_the_seed_until_the_end(table: Table[Any]) -> None:
    table.play_all(BIDS)
    assert table.record.seed is None
    assert table.seed.hex() not in "".join(table.record.lines())
    table.play_all([(2, Pass()), (0, Pass())])
    assert table.record.seed == table.seed.hex()


def test_a_table_from_a_position_keeps_its_seed_too(table: Table[Any]) -> None:
    later = Table(auction, 3, auction.Options(), table.seed, first=table.state)
    assert later.record.position is None
    assert table.seed.hex() not in "".join(later.record.lines())
    assert later.write_up(with_luck=True).position is not None


def test_an_over_game_refuses_everything(table: Table[Any]) -> None:
    table.play_all([*BIDS, (2, Pass()), (0, Pass())])
    assert refused(table, 2, Pass()) == "refused-over"
    assert table.pending == {}


def test_a_table_and_a_decision_say_what_they_are(table: Table[Any]) -> None:
    assert repr(table) == "<Table: Auction, 3 players, 0 answers, waiting for seat 0, seat 1, seat 2: bid>"
    first = table.pending[0]
    assert repr(first).startswith("<Decision bid, secret: Bid(amount=")


def test_a_refusal_reads_as_a_sentence_with_its_clause() -> None:
    table = bakufu.new("edo_yashiki", players=2, seed=7)
    with pytest.raises(Refused, match=r"^That card is not in the row\. \(EDO-2\.2\)$"):
        table.play(0, {"do": "claim", "card": 63})
