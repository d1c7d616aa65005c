"""Whatever may be taken back was never answered; whatever may not be stays as it is."""

from random import Random
from typing import Any

import pytest

from bakufu.kernel.table import Table
from bakufu.kernel.words import ONLOOKER, Refused
from tests.conformance.cases import GAMES, Variant, one_of_each_option

VARIANTS = [variant for name in GAMES for variant in one_of_each_option(name)]
ANSWERS = 160
EVERY = 12
"""A close look comes about once in so many answers: all is played again for it."""


def all_of(table: Table[Any]) -> list[Any]:
    """Everything that anybody could find out at a table, and the position."""
    eyes = range(ONLOOKER, table.players)
    return [
        table.state.to_json(),
        table.answers,
        table.told,
        table.waiting_for,
        [table.view(one) for one in eyes],
        [table.log(one) for one in eyes],
        [table.why_not_take_back(seat) for seat in range(table.players)],
        [table.last_answer(seat) for seat in range(table.players)],
    ]


def played(table: Table[Any], answers: list[Any]) -> Table[Any]:
    """Another table at which these answers were given."""
    another = Table(table.game, table.players, table.options, table.seed, rules=table.rules)
    another.play_all(answers)
    return another


def fit(table: Table[Any], answers: list[Any]) -> bool:
    """Whether all these answers could have been given."""
    try:
        played(table, answers)
    except Refused:
        return False
    return True


def look_closely(table: Table[Any], seat: int) -> bool:
    """Whether the seat may take back; and if so, that it is as if it had not answered, and if not, that all stays."""
    before, answers = all_of(table), list(table.answers)
    refusal = table.why_not_take_back(seat)
    assert table.may_take_back(seat) is (refusal is None)
    if refusal:
        with pytest.raises(Refused) as refused:
            table.take_back(seat)
        assert refused.value.refusal == refusal
        assert all_of(table) == before
        return False
    twin = table.as_of(len(answers))
    assert all_of(twin) == before
    gone = twin.take_back_all(seat)
    assert answers[gone[0]][0] == seat
    assert all(answers[place][0] != seat for place in gone[1:])
    left = [one for place, one in enumerate(answers) if place not in gone]
    assert all_of(twin) == all_of(played(table, left))
    assert all_of(table) == before, "the twin is a table of its own"
    return True


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_is_taken_back_was_never_answered(variant: Variant) -> None:
    rng = Random(str(variant))
    table = variant.table(rng.randrange(1000))
    allowed = refused = 0
    for _ in range(ANSWERS):
        if table.over:
            break
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.pending[seat].actions))
        for other in range(table.players):
            assert table.may_take_back(other) is (table.why_not_take_back(other) is None)
        if rng.random() * EVERY < 1:
            for other in range(table.players):
                if look_closely(table, other):
                    allowed += 1
                else:
                    refused += 1
        elif rng.random() < 0.2:
            other = rng.randrange(table.players)
            if table.may_take_back(other):
                table.take_back(other)
    assert refused
    # Edo Yashiki: claims in a race are final, and mats are drawn with most answers to anything else.
    assert allowed or variant.game.id == "edo_yashiki"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_take_back_in_an_old_log_is_read_as_it_was_written(variant: Variant) -> None:
    """One that would be refused today, but leaves what was answered since as it is, or is refused all the same."""
    rng = Random(str(variant))
    table = variant.table(rng.randrange(1000))
    read = 0
    for _ in range(ANSWERS):
        if table.over:
            break
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.pending[seat].actions))
        # Mostly what has just been answered, on which something was drawn or revealed.
        other = rng.choice((seat, seat, rng.randrange(table.players)))
        number = table.last_answer(other)
        if table.over or number is None or table.may_take_back(other) or rng.random() < 0.6:
            continue
        before, answers = all_of(table), list(table.answers)
        twin = played(table, answers)
        left = answers[:number] + answers[number + 1 :]
        if not fit(table, left):
            with pytest.raises(Refused, match="answered"):
                twin.take_back(other, logged=True)
            assert all_of(twin) == before
            continue
        assert twin.take_back(other, logged=True) == answers[number][1]
        assert all_of(twin) == all_of(played(table, left))
        read += 1
    # Shogun: whatever is answered while all plan can still be taken back.
    assert read or variant.game.id == "shogun"
