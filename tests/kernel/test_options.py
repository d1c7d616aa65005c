import re

import pytest

import bakufu
from bakufu.games import NoSuchGame
from bakufu.kernel.game import BadPosition, WrongOption


@pytest.mark.parametrize("name", ["edo_yashiki", "Edo Yashiki", "edo-yashiki"])
def test_a_game_is_found_by_its_name(name: str) -> None:
    assert bakufu.find(name).id == "edo_yashiki"


def test_a_game_that_is_not_there_is_answered_in_both_languages() -> None:
    with pytest.raises(NoSuchGame) as caught:
        bakufu.new("edo_yashikki")
    assert "Did you mean edo_yashiki?" in str(caught.value)
    assert "Vouliez-vous dire edo_yashiki\xa0?" in caught.value.text("fr")


def test_options_come_as_words_or_values() -> None:
    table = bakufu.new("edo_yashiki", 3, options={"taking": "draft", "specialists": "true", "draw-first": "false"})
    assert (table.options.taking, table.options.specialists, table.options.draw_first) == ("draft", True, False)
    assert bakufu.new("edo_yashiki", options={"specialists": True}).options.specialists


@pytest.mark.parametrize("text", ["", "no", "{}", "[1]", '{"stack":[{"step":"x"}]}', "null"])
def test_json_that_is_no_position_is_said_plainly(text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        bakufu.load("edo_yashiki", text)
    assert "not a position of Edo Yashiki" in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"hands":[-1,-1,-1]', '"hands":[1,2,3]'),
        ('"hands":[-1,-1,-1]', '"hands":[-1,-1]'),
        ('"scores":[0,0,0]', '"scores":[0]'),
        ('"scores":[0,0,0]', '"scores":[0,0,-4]'),
        ('"first":0', '"first":3'),
        ('"specialists":[30,30,30]', '"specialists":[0,30,30]'),
        ('"specialists":[30,30,30]', '"specialists":[63,30,30]'),
        ('"kinds":[0,0,0]', '"kinds":[99,0,0]'),
        ('"kinds":[0,0,0]', '"kinds":[0,0,0],"more":1'),
        ('"named":[-1,-1,-1]', '"named":[99,-1,-1]'),
        ('"position":', '"position":-'),
        ('"seed":"', '"seed":"00'),
        ('"corner":[0,0]', '"corner":[0.5,0]'),
        ('"corner":[0,0]', '"corner":[7,0]'),
        ('"row":[', '"row":[99,'),
    ],
)
def test_a_position_that_cannot_be_is_refused_when_it_is_read(old: str, new: str) -> None:
    text = bakufu.new("edo_yashiki", 3, 1, {"draw_first": False}).state.to_json()
    assert old in text
    with pytest.raises(BadPosition):
        bakufu.load("edo_yashiki", text.replace(old, new, 1))


def test_a_position_with_an_unknown_square_is_none() -> None:
    text = bakufu.new("edo_yashiki", 2, 1).state.to_json()
    with pytest.raises(BadPosition):
        bakufu.load("edo_yashiki", re.sub('"squares":."..', '"squares":["XX', text))


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (6, {}, "2, 3, 4 and 5 players, not 6"),
        (1, {}, "not 1"),
        (3, {"taking": "grab"}, "race, sealed and draft, not “grab”"),
        (3, {"speed": "fast"}, "has no option “speed”"),
        (3, {"specialists": "perhaps"}, "false and true, not “perhaps”"),
    ],
)
def test_what_does_not_fit_is_said_plainly(players: int, options: dict[str, str], words: str) -> None:
    with pytest.raises(WrongOption) as caught:
        bakufu.new("edo_yashiki", players, options=options)
    assert words in str(caught.value)
    assert "[" not in caught.value.text("fr")
