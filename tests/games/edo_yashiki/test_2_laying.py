from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bakufu
from bakufu.games.edo_yashiki.components import FACES
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.lay import Lay
from bakufu.games.edo_yashiki.places import Places
from bakufu.games.edo_yashiki.taking import Claim
from bakufu.kernel.table import Table
from bakufu.kernel.words import Refused
from tests.games.edo_yashiki.positions import about_to_lay, house


def forbidden_by(table: Table[Any], lay: Lay) -> str:
    """The clause that forbids it."""
    with pytest.raises(Refused) as refused:
        table.play(0, lay)
    return refused.value.refusal.clause


def test_edo_2_3_all_lay_at_the_same_time_in_any_order() -> None:
    """EDO-2.3"""
    table = bakufu.new("edo_yashiki", 3, 2)
    table.play(1, Claim(table.state.row[0]))
    table.play(0, Claim(table.state.row[0]))
    for seat in (2, 0, 1):
        assert seat in table.pending
        assert table.pending[seat].name == "lay"
        table.play(seat, table.pending[seat].actions[0])
    assert {decision.name for decision in table.pending.values()} == {"claim"}


def test_edo_2_4_a_card_may_be_turned_half_round_but_never_a_quarter() -> None:
    """EDO-2.4"""
    table = about_to_lay("FT", "PG", "FT", hand="FF GG PF")
    turned = about_to_lay("FT", "PG", "FT", hand="FF GG PF")
    table.play(0, Lay(2, 0, False))
    turned.play(0, Lay(2, 0, True))
    assert table.state.houses[0].to_plain()["squares"] == ["FTFF", "PGGG", "FTPF"]
    assert turned.state.houses[0].to_plain()["squares"] == ["FTFP", "PGGG", "FTFF"]


def test_edo_2_5_a_card_beside_the_house_must_share_a_side() -> None:
    """EDO-2.5"""
    table = about_to_lay("FT", "PG", "FT", hand="FF GG PF")
    legal = set(table.pending[0].actions)
    assert Lay(2, 2, False) in legal
    assert Lay(2, -2, False) in legal
    assert Lay(-2, 1, False) in legal
    assert Lay(1, 3, False) in legal
    assert forbidden_by(table, Lay(2, 3, False)) == "EDO-2.5"
    assert forbidden_by(table, Lay(-2, -3, False)) == "EDO-2.5"
    assert forbidden_by(table, Lay(5, 0, False)) == "EDO-2.5"
    assert forbidden_by(table, Lay(-500, 2, True)) == "EDO-2.5"
    assert forbidden_by(table, Lay(71, 0, False)) == "EDO-2.5", "the frame does not wrap around"


def test_edo_2_5_the_whole_ring_around_and_on_a_single_card() -> None:
    """EDO-2.5: 3 x 5 places overlap, 2 x 3 + 2 x 5 - corners touch by a side."""
    places = {(place.x, place.y) for place in Places(house("FT", "PG", "FT"), 1)}
    overlapping = {(x, y) for x in (-1, 0, 1) for y in (-2, -1, 0, 1, 2)}
    above_and_below = {(x, y) for x in (-1, 0, 1) for y in (-3, 3)}
    beside = {(x, y) for x in (-2, 2) for y in (-2, -1, 0, 1, 2)}
    assert places == overlapping | above_and_below | beside


def test_edo_2_6_no_square_of_a_line_of_three_may_be_covered() -> None:
    """EDO-2.6"""
    table = about_to_lay("GGG", "FTP", "TPF", hand="GG FF PG")
    assert forbidden_by(table, Lay(0, 0, False)) == "EDO-2.6"
    assert forbidden_by(table, Lay(2, -2, False)) == "EDO-2.6", "whatever the kind of the new square"
    table.play(0, Lay(1, 1, False))
    assert table.state.houses[0].to_plain()["squares"][1:3] == ["FGG", "TFF"]


def test_edo_2_6_a_column_protects_as_well_as_a_row() -> None:
    """EDO-2.6"""
    table = about_to_lay("TF", "TG", "TP", "GF", hand="FF GG PF")
    assert forbidden_by(table, Lay(0, 0, False)) == "EDO-2.6"
    assert forbidden_by(table, Lay(-1, 2, False)) == "EDO-2.6"
    assert Lay(1, 0, False) in table.pending[0].actions
    assert Lay(0, 3, False) in table.pending[0].actions


def test_edo_2_6_a_card_may_cover_one_to_six_squares() -> None:
    """EDO-2.6"""
    covered = set()
    for place in (Lay(1, 2, False), Lay(0, 2, False), Lay(1, 0, False), Lay(0, 1, False), Lay(0, 0, False)):
        table = about_to_lay("FT", "PG", "FT", hand="FF GG PF")
        covered.add(table.state.houses[0].covered(place.x, place.y))
        table.play(0, place)
    assert covered == {1, 2, 3, 4, 6}


def test_edo_2_6_a_corner_contact_alone_is_not_enough() -> None:
    """EDO-2.6"""
    table = about_to_lay("FT", "PG", "FT", hand="FF GG PF")
    for corner in (Lay(2, 3, False), Lay(-2, 3, False), Lay(2, -3, True), Lay(-2, -3, True)):
        assert forbidden_by(table, corner) == "EDO-2.5"


def test_edo_2_7_nobody_may_decline_to_lay() -> None:
    """EDO-2.7"""
    table = about_to_lay("GGG", "GGG", "GGG", hand="FF GG PF")
    actions = table.pending[0].actions
    assert len(actions) > 0
    assert all(isinstance(action, Lay) for action in actions)


def cells_of(picture: dict[str, Any]) -> dict[tuple[int, int], str]:
    (left, top), rows = picture["corner"], picture["squares"]
    return {(left + x, top + y): k for y, row in enumerate(rows) for x, k in enumerate(row) if k != "."}


def legal_by_hand(house: House) -> set[tuple[int, int]]:
    """The places by the letter of EDO-2.5 and EDO-2.6, square by square."""
    cells = cells_of(house.to_plain())
    lines = set()
    for (x, y), kind in cells.items():
        for dx, dy in ((1, 0), (0, 1)):
            run = [(x + i * dx, y + i * dy) for i in range(3)]
            if all(cells.get(square) == kind for square in run):
                lines.update(run)
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    found = set()
    for x in range(min(xs) - 4, max(xs) + 4):
        for y in range(min(ys) - 5, max(ys) + 5):
            squares = [(x + i, y + j) for i in range(2) for j in range(3)]
            near = {(a + i, b + j) for a, b in squares for i, j in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))}
            if near & set(cells) and not lines & set(squares):
                found.add((x, y))
    return found


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 63), st.booleans(), st.integers(0, 10**6)), min_size=1, max_size=31))
def test_places_and_lines_are_those_that_a_patient_reader_finds(cards: list[tuple[int, bool, int]]) -> None:
    """EDO-2.5, EDO-2.6, EDO-3.1: bit sets against the letter of the rules."""
    mine = House.of(FACES[cards[0][0]][0])
    for card, turned, choice in cards[1:]:
        places = Places(mine, 1)
        assert {(place.x, place.y) for place in places} == legal_by_hand(mine)
        lay = places[choice % len(places)]
        assert lay in places
        mine, lines = mine.lay(mine.place(lay.x, lay.y), FACES[card][turned])
        cells = cells_of(mine.to_plain())
        own = {(lay.x + i, lay.y + j) for i in range(2) for j in range(3)}
        assert set(lines) == lines_by_hand(cells, own)
        assert House.from_plain(mine.to_plain()).places() == mine.places() or shifted(mine)


def shifted(mine: House) -> bool:
    """The same places, in a frame of another origin."""
    again = House.from_plain(mine.to_plain())
    return [again.square(p) for p in _bits(again.places())] == [mine.square(p) for p in _bits(mine.places())]


def _bits(places: int) -> list[int]:
    return [place for place in range(places.bit_length()) if places >> place & 1]


def lines_by_hand(cells: dict[tuple[int, int], str], own: set[tuple[int, int]]) -> set[tuple[int, int, int, int, int]]:
    """Every longest run of three or more that contains one of these squares."""
    found = set()
    for x, y in own:
        kind = cells[x, y]
        for down, (dx, dy) in enumerate(((1, 0), (0, 1))):
            back = forth = 0
            while cells.get((x - (back + 1) * dx, y - (back + 1) * dy)) == kind:
                back += 1
            while cells.get((x + (forth + 1) * dx, y + (forth + 1) * dy)) == kind:
                forth += 1
            if back + forth + 1 >= 3:
                found.add(("FTPG".index(kind) + 1, back + forth + 1, x - back * dx, y - back * dy, down))
    return found
