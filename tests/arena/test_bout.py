"""One game of an arena: the same each time, and written down from its seed."""

from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

import bakufu
from bakufu.arena.arena import deals
from bakufu.arena.bout import PlayedOtherwise, _play, play_out, record_of
from bakufu.bots import Budget
from bakufu.kernel.record import Record
from bakufu.kernel.verify import verify
from tests.arena.arenas import small

GAMES = [("edo_yashiki", 2), ("shitenno", 3), ("shogun", 3), ("bushido", 3)]


def test_a_bout_ends_as_it_did_before() -> None:
    for bout in next(deals(small("search", "greedy"))):
        assert play_out(bout) == play_out(bout)


def test_a_deal_is_the_same_whoever_sits_where() -> None:
    """Two names for the same bot: exchanged, they play the very same game."""
    one, other = next(deals(small("greedy", "greedy-1", game="shitenno")))
    assert one.seating == other.seating[::-1]
    assert play_out(one) == play_out(other)
    another = next(islice(deals(small("greedy", "greedy-1", game="shitenno")), 1, None))[0]
    assert play_out(another) != play_out(one)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_game_of_a_deal_begins_alike_and_meets_the_same_luck_while_it_is_played_alike(
    game: str, players: int
) -> None:
    """What was dealt is dealt again with the seats exchanged; another deal is another one."""
    arena = small("first", "random", game=game, players=players)
    one, other = islice(deals(arena), 2)
    played = [_play(bout) for bout in (*one[:2], other[0])]
    dealt = [table.state.to_json() for _, _, table in played]
    assert len({*dealt[:-1]}) == 1
    assert dealt[-1] != dealt[0]
    (_, answers, table), (_, others, again), *_ = played
    for (seat, action), answer in zip(answers, others, strict=False):
        assert table.state.to_json() == again.state.to_json()
        if (seat, action) != answer:
            break
        table.play(seat, action)
        again.play(seat, action)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_its_record_holds(game: str, players: int, tmp_path: Path) -> None:
    bout = next(deals(small("greedy", "random", game=game, players=players)))[0]
    outcome = play_out(bout)
    record_of(bout, outcome).save(tmp_path / "game.jsonl")
    record = Record.read(tmp_path / "game.jsonl")
    table = verify(bakufu.find(game), record)
    assert table.result
    assert (table.result.places, table.result.scores) == (outcome.places, outcome.scores)
    assert len(record.moves) == outcome.decisions
    assert record.bots == bout.seating


def test_what_comes_out_otherwise_is_not_passed_off_as_the_same_game() -> None:
    bout = next(deals(small("greedy", "random")))[0]
    outcome = replace(play_out(bout), digest="0" * 16)
    with pytest.raises(PlayedOtherwise, match="have changed since"):
        record_of(bout, outcome)
    with pytest.raises(PlayedOtherwise, match="search thought by the clock"):
        record_of(replace(bout, seating=("search", "greedy"), budget=Budget(seconds=0.001, steady=False)), outcome)


def test_older_rules_are_played_by() -> None:
    bout = replace(next(deals(small("greedy", "random")))[0], rules="1")
    assert record_of(bout, play_out(bout)).rules == "1"
