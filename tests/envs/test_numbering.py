"""Answers as numbers."""

from collections.abc import Sequence
from random import Random

import pytest

import bakufu
from bakufu.conformance.variant import Variant, walk
from bakufu.games.bushido.actions import PASS, Convert
from bakufu.games.edo_yashiki.actions import Lay
from bakufu.games.shitenno.actions import Pay
from bakufu.kernel.numbering import AnswerKind, NoNumbers, Numbering, Question, WrongNumber
from bakufu.kernel.words import Action, Decision
from tests.envs import numbers
from tests.envs.tables import GAMES, TABLES


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_legal_answer_has_a_number_of_its_own(table: Variant) -> None:
    # `make numbers` goes through thousands of games.
    for place, decision in enumerate(numbers.walk(table, 5)):
        if place % 3 == 0:
            numbers.check(table, decision)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_question_offers_just_the_legal_answers_go_by_go(table: Variant) -> None:
    rng, numbering = Random(6), table.game.numbering
    for number, (_, decision) in enumerate(walk(table.table(6), rng)):
        if number % 7:
            continue
        left = {numbering.numbers(action): action for action in decision.actions}
        question = numbering.question(decision)
        for go in range(100):
            mask = bytearray(numbering.in_all)
            question.offer(mask)
            offered = {number for number, legal in enumerate(mask) if legal}
            assert offered == {numbers[go] for numbers in left}
            for wrong in (rng.choice([*({*range(numbering.in_all)} - offered), -1]), numbering.in_all):
                with pytest.raises(KeyError):
                    question.answer(wrong)
            said = rng.choice(sorted(offered))
            action = question.answer(said)
            left = {numbers: one for numbers, one in left.items() if numbers[go] == said}
            if action is not None:
                assert list(left.values()) == [action]
                break
            assert question.chosen[-1] == said


@pytest.mark.parametrize("name", GAMES)
def test_every_number_tells_something_and_the_same_at_every_table(name: str) -> None:
    numbering = bakufu.find(name).numbering
    blocks = sorted(numbering.blocks, key=lambda block: block.first)
    assert [block.first for block in blocks] == [0, *(block.last + 1 for block in blocks[:-1])]
    assert blocks[-1].last + 1 == numbering.in_all
    for number in range(numbering.parts, numbering.in_all):
        kind, fields = numbering.meaning(number)
        if len(fields) == len(kind.__struct_fields__):
            assert numbering.numbers(kind(**fields)) == (number,)


def test_an_answer_that_is_told_in_several_goes_has_one_number_beyond_all_that_are_told() -> None:
    game = bakufu.find("edo_yashiki")
    number = game.action_number(Lay(-3, 2, True))
    column, row = game.numbering.numbers(Lay(-3, 2, True))
    assert number == (row + 1) * game.actions_in_all + column
    assert game.action_at(number) == Lay(-3, 2, True)


@pytest.mark.parametrize("number", [-1, 0, 639, 639 * 640, 10**9])
def test_a_number_that_no_answer_has(number: int) -> None:
    # 0 is a column: half an answer.
    with pytest.raises(WrongNumber, match=r"numbers go from 0 to 638"):
        bakufu.find("edo_yashiki").action_at(number)


def test_a_place_is_told_by_its_column_then_its_row() -> None:
    numbering = bakufu.find("edo_yashiki").numbering
    column, row = numbering.numbers(Lay(-3, 2, True))
    assert numbering.meaning(column) == (Lay, {"x": -3})
    assert numbering.meaning(row) == (Lay, {"y": 2, "turned": True})


def test_a_payment_is_told_piece_by_piece() -> None:
    numbering = bakufu.find("shitenno").numbering
    assert numbering.numbers(Pay((1, 1, 14), 1, 0, True)) == (1, 1, 14, 17, 19)
    assert numbering.action((1, 1, 14, 17, 19)) == Pay((1, 1, 14), 1, 0, True)


def test_who_converts_enough_to_win_is_not_offered_more() -> None:
    numbering = bakufu.find("bushido").numbering
    actions = [*map(Convert, range(1, 60)), PASS]
    assert numbering.numbered(actions) == [*map(Convert, range(1, 51)), PASS]


@pytest.mark.parametrize("numbers", [(), (-1,), (100_000,), (0,), (253, 253)])
def test_numbers_that_tell_nothing(numbers: tuple[int, ...]) -> None:
    with pytest.raises(WrongNumber, match=r"numbers go from 0 to 638"):
        bakufu.find("edo_yashiki").numbering.action(numbers)


def test_a_game_without_numbers_says_so() -> None:
    from bakufu_auction.game import game

    with pytest.raises(NoNumbers, match="does not number its answers"):
        _ = game.numbering


class OnlyTheFirst(Question):
    """As a game from outside could ask."""

    def answer(self, number: int) -> Action | None:
        return super().answer(number) if number == 1 else None


class WithoutPassing(Numbering):
    """As a game from outside could number its answers."""

    def numbered(self, actions: Sequence[Action]) -> Sequence[Action]:
        return [action for action in actions if action != PASS]

    def question(self, decision: Decision) -> Question:
        return OnlyTheFirst(self, decision)


def test_a_game_from_outside_numbers_in_a_way_of_its_own() -> None:
    numbering = WithoutPassing(AnswerKind(type(PASS)), AnswerKind(Convert, {"honour": range(1, 4)}))
    question = numbering.question(Decision("convert", (PASS, Convert(1), Convert(3))))
    mask = bytearray(numbering.in_all)
    question.offer(mask)
    assert mask == bytes([0, 1, 0, 1])
    assert question.answer(3) is None
    assert question.answer(1) == Convert(1)
