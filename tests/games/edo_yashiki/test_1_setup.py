from collections import Counter

import bakufu
from bakufu.games.edo_yashiki.components import FACES, KINDS, LETTERS, TURNS
from bakufu.games.edo_yashiki.events import Dealt


def test_edo_1_1_sixty_four_cards_of_six_squares_in_four_kinds() -> None:
    """EDO-1.1"""
    assert len(FACES) == 64
    assert KINDS == ("floor", "tatami", "pond", "garden")
    assert all(len(upright) == 6 and set(upright) <= {1, 2, 3, 4} for upright, _ in FACES)
    squares = Counter(kind for upright, _ in FACES for kind in upright)
    assert squares == {1: 96, 2: 96, 3: 96, 4: 96}


def test_edo_1_1_no_two_cards_are_alike_even_turned() -> None:
    """EDO-1.1"""
    assert len({min(face) for face in FACES}) == 64
    assert all(upright[::-1] == turned for upright, turned in FACES)
    assert [LETTERS[kind] for kind in FACES[0][0]] == list("FFGGPF")


def test_edo_1_2_everyone_begins_with_one_card_and_no_points() -> None:
    """EDO-1.2"""
    for players in (2, 3, 4, 5):
        table = bakufu.new("edo_yashiki", players, 3)
        dealt = [told.event for told in table.told if isinstance(told.event, Dealt)]
        assert [event.seat for event in dealt] == list(range(players))
        for event in dealt:
            picture = table.state.houses[event.seat].to_plain()
            face = "".join(LETTERS[kind] for kind in FACES[event.card][0])
            squares = [face[0:2], face[2:4], face[4:6]]
            assert picture == {"corner": (0, 0), "squares": squares, "cards": [(0, 0)]}
        assert table.state.scores == [0] * players
        assert len(table.state.deck) == 64 - 2 * players


def test_edo_1_3_nobody_is_asked_how_the_first_card_lies() -> None:
    """EDO-1.3"""
    table = bakufu.new("edo_yashiki", 4, 3, {"taking": "race"})
    assert {decision.name for decision in table.pending.values()} == {"claim"}


def test_the_first_seat_is_drawn_unless_the_table_says_otherwise() -> None:
    firsts = {bakufu.new("edo_yashiki", 5, seed).state.first for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}
    assert {bakufu.new("edo_yashiki", 5, seed, {"draw_first": False}).state.first for seed in range(20)} == {0}


def test_a_card_that_looks_the_same_turned_can_lie_one_way_only() -> None:
    assert all((turns == 1) == (face[0] == face[1]) for turns, face in zip(TURNS, FACES, strict=True))
