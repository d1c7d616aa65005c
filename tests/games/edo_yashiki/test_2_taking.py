from random import Random

import pytest

import bakufu
from bakufu.games.edo_yashiki.actions import Claim, Name
from bakufu.games.edo_yashiki.events import NamedCard, NamesOpened, Took, TurnedUp
from bakufu.games.edo_yashiki.state import NONE
from bakufu.kernel.table import Table
from bakufu.kernel.text import texts
from bakufu.kernel.words import Refused


def test_edo_2_1_as_many_cards_as_players_are_turned_up() -> None:
    """EDO-2.1"""
    for players in (2, 3, 4, 5):
        table = bakufu.new("edo_yashiki", players, 5)
        (turned_up,) = [told.event for told in table.told if isinstance(told.event, TurnedUp)]
        assert len(turned_up.cards) == players
        assert table.state.row == list(turned_up.cards)


def test_edo_2_2_in_a_race_the_first_claim_wins_and_the_last_player_gets_what_is_left() -> None:
    """EDO-2.2"""
    table = bakufu.new("edo_yashiki", 3, 5, {"taking": "race"})
    a, b, c = table.state.row
    assert set(table.pending) == {0, 1, 2}
    assert table.play(2, Claim(b))
    assert set(table.pending) == {0, 1}
    assert set(table.pending[0].actions) == {Claim(a), Claim(c)}
    assert table.play(0, Claim(c))
    assert table.state.hands == [c, a, b]
    assert {decision.name for decision in table.pending.values()} == {"lay"}


def test_edo_2_2_a_claim_that_comes_too_late_is_heard_and_changes_nothing() -> None:
    """EDO-2.2: the first claim wins, the others claim again."""
    table = bakufu.new("edo_yashiki", 3, 5, {"taking": "race"})
    a, b, _ = table.state.row
    assert table.play(0, Claim(a))
    before = table.state.to_json()
    assert table.play(1, Claim(a)) is False
    assert table.state.to_json() == before
    assert table.play(1, Claim(b))
    assert table.play(2, Claim(b)) is False, "the last player has got the third card meanwhile"


@pytest.mark.parametrize("rules", ["1", "2"])
def test_edo_2_2_a_claim_is_final(rules: str) -> None:
    """EDO-2.2: who has claimed one card does not take that back to claim what somebody else got because of it."""
    start = bakufu.new("edo_yashiki", 2, 5, {"taking": "race"})
    table = Table(start.game, 2, start.options, start.seed, rules=rules)
    a, b = table.state.row
    table.play(0, Claim(a))
    assert table.state.hands == [a, b], "the last player is dealt what is left"
    before = table.state.to_json()
    refusal = table.why_not_take_back(0)
    assert refusal is not None
    assert (refusal.clause, refusal.message) == ("EDO-2.2", "refused-raced")
    assert not table.may_take_back(0)
    with pytest.raises(Refused):
        table.take_back(0)
    assert table.state.to_json() == before
    assert "claimed in a race" in texts(table.game, "en").refusal(refusal)
    assert "à la course" in texts(table.game, "fr").refusal(refusal)


def test_edo_2_2_what_was_done_before_a_claim_is_final_too_and_what_comes_after_is_not() -> None:
    """EDO-2.2: nothing is taken back across a claim."""
    table = bakufu.new("edo_yashiki", 3, 5, {"taking": "race"})
    a, b, _ = table.state.row
    table.play(0, Claim(a))
    table.play(1, Claim(b))
    for seat in (0, 1):
        refusal = table.why_not_take_back(seat)
        assert refusal is not None
        assert refusal.message == "refused-raced"
        assert not table.may_take_back(seat)
    table.play(1, table.pending[1].actions[0])
    assert table.why_not_take_back(1) is None
    assert table.may_take_back(1)
    table.take_back(1)
    assert table.pending[1].name == "lay"
    assert not table.may_take_back(1), "now the claim is the last answer again"


def test_edo_2_2_asking_whether_and_asking_why_not_agree_in_a_whole_game() -> None:
    """EDO-2.2"""
    rng = Random(3)
    refused: set[str] = set()
    for taking in ("race", "draft", "sealed"):
        table = bakufu.new("edo_yashiki", 3, 5, {"taking": taking})
        while not table.over:
            seat = rng.choice(table.waiting_for)
            table.play(seat, rng.choice(table.pending[seat].actions))
            for each in range(3):
                refusal = table.why_not_take_back(each)
                assert table.may_take_back(each) == (refusal is None)
                refused.add(refusal.message if refusal else "")
    assert {"", "refused-raced", "refused-revealed"} <= refused


def test_edo_2_2_claims_played_together_are_final_or_not_carried_out() -> None:
    """EDO-2.2"""
    table = bakufu.new("edo_yashiki", 3, 5, {"taking": "draft"})
    table.play(table.waiting_for[0], Claim(table.state.row[0]))
    assert table.may_take_back(table.answers[0][0]), "in a draft nobody has been overtaken"
    table = bakufu.new("edo_yashiki", 3, 5, {"taking": "race"})
    a, b, _ = table.state.row
    with pytest.raises(Refused):
        table.play_all([(0, Claim(a)), (1, Claim(b)), (2, Claim(b))])
    assert table.answers == []
    table.play_all([(0, Claim(a)), (1, Claim(b))])
    table.play(2, table.pending[2].actions[0])
    assert table.as_of(2).why_not_take_back(1) == table.why_not_take_back(1)
    assert table.may_take_back(2)


def test_edo_2_2_a_claim_that_was_taken_back_in_earlier_days_stays_so() -> None:
    """EDO-2.2: an old log may say so; what it says is done again, and a late claim is still heard after it."""
    table = bakufu.new("edo_yashiki", 4, 5, {"taking": "race"})
    a, b, *_ = table.state.row
    table.play(0, Claim(a))
    table.play(1, Claim(b))
    table.take_back(1, logged=True)
    assert table.answers == [(0, Claim(a))]
    assert table.play(2, Claim(a)) is False
    table.play(1, Claim(b))
    refusal = table.why_not_take_back(1)
    assert refusal is not None
    assert refusal.message == "refused-raced"


def test_edo_2_2_two_claims_of_one_card_at_once_are_not_both_carried_out() -> None:
    """EDO-2.2"""
    table = bakufu.new("edo_yashiki", 3, 5, {"taking": "race"})
    a = table.state.row[0]
    with pytest.raises(Refused):
        table.play_all([(0, Claim(a)), (1, Claim(a))])
    assert table.answers == []


def test_edo_2_2_a_card_that_never_lay_there_cannot_be_claimed() -> None:
    """EDO-2.2"""
    table = bakufu.new("edo_yashiki", 3, 5, {"taking": "race"})
    elsewhere = table.state.deck[0]
    with pytest.raises(Refused) as refused:
        table.play(1, Claim(elsewhere))
    assert refused.value.refusal.clause == "EDO-2.2"


def test_edo_2_2_sealed_names_stay_secret_until_all_have_named() -> None:
    """EDO-2.2"""
    table = bakufu.new("edo_yashiki", 3, 5, {"taking": "sealed"})
    a, b, c = table.state.row
    table.play(1, Name(b))
    assert table.view(0)["named"] == NONE
    assert table.view(1)["named"] == b
    assert table.view(0)["has_named"] == [False, True, False]
    assert [told.to for told in table.told if isinstance(told.event, NamedCard)] == [(1,)]
    table.play(0, Name(a))
    table.play(2, Name(c))
    assert table.state.hands == [a, b, c]


def test_edo_2_2_a_card_named_by_several_goes_to_one_of_them_by_lot_and_the_others_name_again() -> None:
    """EDO-2.2"""
    lucky = set()
    for seed in range(40):
        table = bakufu.new("edo_yashiki", 4, seed, {"taking": "sealed"})
        a, b, c, d = table.state.row
        table.play_all([(0, Name(a)), (1, Name(a)), (2, Name(b)), (3, Name(a))])
        assert table.state.hands[2] == b
        assert table.state.row == [c, d]
        (winner,) = [seat for seat in (0, 1, 3) if table.state.hands[seat] == a]
        lucky.add(winner)
        assert set(table.pending) == {0, 1, 3} - {winner}
        assert all(set(decision.actions) == {Name(c), Name(d)} for decision in table.pending.values())
        assert NamesOpened(a, (0, 1, 3)) in [told.event for told in table.told]
    assert lucky == {0, 1, 3}


def test_edo_2_2_the_last_one_without_a_card_need_not_name() -> None:
    """EDO-2.2"""
    table = bakufu.new("edo_yashiki", 2, 8, {"taking": "sealed"})
    a, b = table.state.row
    table.play_all([(0, Name(a)), (1, Name(a))])
    assert sorted(table.state.hands) == sorted([a, b])
    assert [type(told.event) for told in table.told[-2:]] == [Took, Took]


def test_edo_2_2_in_a_draft_players_take_in_turn_from_the_first_player() -> None:
    """EDO-2.2"""
    table = bakufu.new("edo_yashiki", 4, 6, {"taking": "draft"})
    first = table.state.first
    order = []
    while set(table.pending) and next(iter(table.pending.values())).name == "take":
        ((seat, decision),) = table.pending.items()
        order.append(seat)
        table.play(seat, decision.actions[-1])
    assert order == [(first + i) % 4 for i in range(3)]
    assert NONE not in table.state.hands


def test_edo_2_8_the_player_to_the_left_is_the_next_first_player() -> None:
    """EDO-2.8"""
    table = bakufu.new("edo_yashiki", 4, 6, {"taking": "draft"})
    first = table.state.first
    seen = [first]
    while not table.over and len(seen) < 6:
        seat, decision = next(iter(table.pending.items()))
        table.play(seat, decision.actions[0])
        if table.state.first != seen[-1]:
            seen.append(table.state.first)
    assert seen == [(first + i) % 4 for i in range(6)]
