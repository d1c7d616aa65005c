"""The tea ceremony."""

import pytest

from bakufu.games.bushido.actions import Accept, Convert, Invite, Pass, Refuse
from bakufu.games.bushido.tea import TeaCeremony, can_host
from tests.games.bushido.positions import at, names, play, refused, rows


def test_the_rulebooks_ceremony() -> None:
    """BUS-7.2: host 28 and 31; 5 to the guest, 12 turned into 6: 11 and 37."""
    state = rows()
    state.samurai_honour = [28, 13, 40, 2]
    state.daimyo_honour = [31, 20, 25, 45]
    table = at(state, TeaCeremony(0, True))
    play(table, 0, Invite(1))
    play(table, 1, Accept())
    assert table.state.samurai_honour == [23, 18, 40, 2]
    play(table, 0, Convert(6))
    assert table.state.samurai_honour == [11, 18, 40, 2]
    assert table.state.daimyo_honour == [37, 20, 25, 45]


def test_a_host_needs_five_and_invites_one_other() -> None:
    """BUS-7.1."""
    state = rows()
    state.samurai_honour = [5, 4, 12, 20]
    assert can_host(state, 0)
    assert not can_host(state, 1)
    table = at(state, TeaCeremony(0, True))
    assert list(table.pending[0].actions) == [Invite(1), Invite(2), Invite(3), Pass()]
    with refused("BUS-7.1"):
        table.play(0, Invite(0))


@pytest.mark.parametrize(("honour", "free"), [(9, False), (10, True)])
def test_a_guest_below_ten_must_accept(honour: int, free: bool) -> None:
    """BUS-7.1."""
    state = rows()
    state.samurai_honour = [20, honour, 12, 30]
    table = at(state, TeaCeremony(0, True))
    play(table, 0, Invite(1))
    assert names(table) == ({1: "tea-answer"} if free else {0: "convert"})


def test_the_host_converts_any_of_the_rest_or_nothing() -> None:
    """BUS-7.2."""
    state = rows()
    state.samurai_honour = [16, 3, 40, 2]
    table = at(state, TeaCeremony(0, True))
    play(table, 0, Invite(1))
    assert list(table.pending[0].actions) == [*(Convert(n) for n in range(1, 6)), Pass()]
    with refused("BUS-7.2"):
        table.play(0, Convert(6))
    play(table, 0, Pass())
    assert table.state.samurai_honour == [11, 8, 40, 2]
    assert table.state.daimyo_honour[0] == 20


def test_a_host_left_with_less_than_two_has_nothing_to_convert() -> None:
    """BUS-7.2."""
    state = rows()
    state.samurai_honour = [6, 3, 40, 30]
    table = at(state, TeaCeremony(0, True))
    play(table, 0, Invite(1))
    assert table.state.samurai_honour == [1, 8, 40, 30]
    assert "convert" not in names(table).values()


def test_the_guest_rises_before_the_host_falls() -> None:
    """BUS-7.2, BUS-1.4: the host's old rung is still taken when the guest comes there."""
    state = rows()
    state.samurai_honour = [14, 9, 40, 30]
    table = at(state, TeaCeremony(0, True))
    play(table, 0, Invite(1))
    assert table.state.samurai_honour[:2] == [9, 15]


def test_a_refusal_costs_the_guest_ten_and_the_host_two() -> None:
    """BUS-7.3: and there is no second invitation."""
    state = rows()
    state.samurai_honour = [20, 25, 12, 30]
    table = at(state, TeaCeremony(0, True))
    play(table, 0, Invite(1))
    play(table, 1, Refuse())
    assert table.state.samurai_honour == [20, 15, 12, 30]
    assert table.state.daimyo_honour == [18, 25, 30, 35]
    assert "invite" not in names(table).values()


def test_a_refusal_costs_any_host() -> None:
    """BUS-7.3: a chanoyu as well."""
    state = rows()
    state.samurai_honour = [20, 25, 12, 30]
    table = at(state, TeaCeremony(3, False))
    play(table, 3, Invite(2))
    play(table, 2, Refuse())
    assert table.state.samurai_honour[2] == 2
    assert table.state.daimyo_honour[3] == 33


def test_the_first_tea_leaves_the_others_together_on_ten() -> None:
    """BUS-1.4, BUS-7.2."""
    table = at(rows(), TeaCeremony(0, True))
    play(table, 0, Invite(2))
    play(table, 2, Accept())
    assert table.state.samurai_honour == [5, 10, 15, 10]
    play(table, 0, Convert(2))
    assert table.state.samurai_honour == [1, 10, 15, 10]


def test_ten_is_taken_for_who_comes_back_to_it() -> None:
    """BUS-1.4: the guest rises past it, the host falls past it."""
    state = rows()
    state.samurai_honour = [15, 10, 10, 5]
    table = at(state, TeaCeremony(0, True))
    play(table, 0, Invite(3))
    assert table.state.samurai_honour == [9, 10, 10, 11]


def test_a_deeper_fall_buys_nothing_more() -> None:
    """BUS-1.4, BUS-7.2: 4 of 13 for 2, with 9 taken, leaves 8; on the way up 22 is taken."""
    state = rows()
    state.samurai_honour, state.daimyo_honour = [18, 9, 12, 0], [20, 22, 30, 35]
    table = at(state, TeaCeremony(0, True))
    play(table, 0, Invite(2))
    play(table, 2, Accept())
    play(table, 0, Convert(2))
    assert table.state.samurai_honour == [8, 9, 17, 0]
    assert table.state.daimyo_honour == [23, 22, 30, 35]
