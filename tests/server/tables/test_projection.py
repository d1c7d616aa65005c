"""A table is what its log says, however old the log is."""

import msgspec
import pytest

import bakufu
from bakufu.games.edo_yashiki.actions import Claim
from bakufu.kernel.table import Table
from bakufu.server.storage.models import Entry, StoredSeat, StoredTable, TableSetup
from bakufu.server.tables.projection import Projection
from bakufu.server.wire.http import Clock


@pytest.mark.parametrize("rules", ["1", "2"])
def test_a_log_in_which_a_claim_was_taken_back_is_read_as_it_was_written(rules: str) -> None:
    """EDO-2.2: claims have been final only since; tables on which one was taken back before go on."""
    start = bakufu.new("edo_yashiki", 2, 5, {"taking": "race"})
    a, b = start.state.row
    options = msgspec.to_builtins(start.options)
    setup = TableSetup("t", "edo_yashiki", rules, options, start.seed, Clock(), True, 1.0)
    sitters = tuple(StoredSeat(seat, "person", f"P{seat}", None, None, 1.0) for seat in (0, 1))
    entries = [
        Entry(1, "play", 0, 2.0, action={"do": "claim", "card": a}),
        Entry(2, "back", 0, 3.0),
        Entry(3, "play", 0, 4.0, action={"do": "claim", "card": b}),
    ]
    live = Projection(StoredTable(setup, sitters, entries, []))
    assert live.table.rules == rules
    assert live.table.state.hands == [b, a]
    assert live.number == 3
    again = Table(start.game, 2, start.options, start.seed, rules=rules)
    again.play(0, Claim(b))
    assert live.table.state.to_json() == again.state.to_json()
    assert live.seat_logs.of(0) == again.log(0)
    assert live.table.why_not_take_back(0) is not None, "but nobody may do so any more"
    assert not live.table.may_take_back(0)
