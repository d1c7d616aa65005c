from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bakufu
from bakufu.games.edo_yashiki.actions import Claim, Lay
from bakufu.games.edo_yashiki.components import FACES
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.places import Places
from bakufu.games.edo_yashiki.position import made_of_its_cards
from bakufu.kernel.catalogue import LANGUAGES
from bakufu.kernel.game import BadPosition
from bakufu.kernel.table import Table
from bakufu.kernel.text import texts
from bakufu.kernel.words import Refusal, Refused
from tests.games.edo_yashiki.positions import about_to_lay, house

TWO_SIDE_BY_SIDE = ((0, 0), (2, 0))
"""The places of two cards that make a house of four columns."""


def forbidden_by(table: Table[Any], lay: Lay) -> str:
    """The clause that forbids it."""
    return refusal_of(table, lay).clause


def refusal_of(table: Table[Any], lay: Lay) -> Refusal:
    with pytest.raises(Refused) as refused:
        table.play(0, lay)
    return refused.value.refusal


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
    """EDO-2.5: 3 x 5 - 1 places overlap, 2 x 3 + 2 x 5 - corners touch by a side."""
    places = {(place.x, place.y) for place in Places(house("FT", "PG", "FT", cards=[(0, 0)]), 1)}
    overlapping = {(x, y) for x in (-1, 0, 1) for y in (-2, -1, 0, 1, 2)} - {(0, 0)}
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
    """EDO-2.6: six of them only where they are not those of a single card."""
    covered = set()
    for place in (Lay(3, 2, False), Lay(2, 2, False), Lay(3, 0, False), Lay(2, 1, False), Lay(1, 0, False)):
        table = about_to_lay("FTGF", "PGPT", "FTGF", hand="FF GG PF", cards=TWO_SIDE_BY_SIDE)
        covered.add(table.state.houses[0].covered(place.x, place.y))
        table.play(0, place)
    assert covered == {1, 2, 3, 4, 6}


@pytest.mark.parametrize("turned", [False, True])
def test_edo_2_6_a_card_never_lies_exactly_on_an_earlier_one(turned: bool) -> None:
    """EDO-2.6: neither on the first card nor on a later one."""
    for x in (0, 2):
        table = about_to_lay("FTGF", "PGPT", "FTGF", hand="FF GG PF", cards=TWO_SIDE_BY_SIDE)
        refusal = refusal_of(table, Lay(x, 0, turned))
        assert (refusal.clause, refusal.message) == ("EDO-2.6", "refused-covers-card")
        assert Lay(x, 0, turned) not in table.pending[0].actions
        said = [texts(table.game, language).refusal(refusal) for language in LANGUAGES]
        assert "only in part" in said[0]
        assert "qu’en partie" in said[1]


def test_edo_2_6_by_the_first_rules_one_card_could_bury_another() -> None:
    """EDO-2.6"""
    for x in (0, 2):
        table = about_to_lay("FTGF", "PGPT", "FTGF", hand="FF GG PF", cards=TWO_SIDE_BY_SIDE, rules=1)
        table.play(0, Lay(x, 0, False))
        assert table.state.houses[0].to_plain()["squares"][1][x : x + 2] == "GG"
        assert "cards" not in table.state.houses[0].to_plain()


def test_edo_2_6_however_much_of_the_earlier_card_has_been_covered() -> None:
    """EDO-2.6: the first card is buried by two others, half and half; its place is still its own."""
    table = about_to_lay("FT", "PG", "FT", hand="FF GG PF", cards=[(0, 0)])
    house = table.state.houses[0]
    for x, face in ((-1, "GFPTGP"), (1, "PTFGTF")):
        house, lines = house.lay(house.place(x, 0), bytes("FTPG".index(kind) + 1 for kind in face))
        assert not lines
    assert house.to_plain() == {
        "corner": (-1, 0),
        "squares": ["GFPT", "PTFG", "GPTF"],
        "cards": [(0, 0), (-1, 0), (1, 0)],
    }
    places = {(place.x, place.y) for place in Places(house, 1)}
    assert not {(-1, 0), (0, 0), (1, 0)} & places
    assert {(0, -1), (0, 1), (-1, 1)} <= places


def test_edo_2_6_the_place_of_a_card_moves_with_the_frame() -> None:
    """EDO-2.6: a house that grows to the left and upwards is numbered anew; its cards are still where they were."""
    table = bakufu.new("edo_yashiki", 2, 5, {"taking": "draft"})
    laid = {0: [(0, 0)], 1: [(0, 0)]}
    while not table.over:
        seat = table.waiting_for[0]
        actions = table.pending[seat].actions
        if table.pending[seat].name == "lay":
            assert not [lay for lay in actions if isinstance(lay, Lay) and (lay.x, lay.y) in laid[seat]]
            assert table.state.houses[seat].to_plain()["cards"] == laid[seat]
            lay = min((lay for lay in actions if isinstance(lay, Lay)), key=lambda lay: (lay.x + lay.y, lay.x))
            laid[seat].append((lay.x, lay.y))
            table.play(seat, lay)
        else:
            table.play(seat, actions[0])
    assert min(x for x, _ in laid[0]) < -8


def test_edo_2_6_a_position_of_these_rules_says_where_the_cards_lie() -> None:
    """EDO-2.6"""
    table = bakufu.new("edo_yashiki", 2, 1)
    plain = table.state.to_json()
    assert '"cards":[[0,0]]' in plain
    first = Table(table.game, 2, table.options, table.seed, rules="1").state.to_json()
    assert '"cards"' not in first
    for wrong in (
        plain.replace(',"cards":[[0,0]]', ""),
        plain.replace('"cards":[[0,0]]', '"cards":[[1,0]]'),
        plain.replace('"cards":[[0,0]]', '"cards":[[0,0],[1,0]]'),
        plain.replace('"cards":[[0,0]]', '"cards":[[0,0],[0,0]]'),
        plain.replace('"cards":[[0,0]]', '"cards":[[0,9]]'),
        plain.replace('"cards":[[0,0]]', '"cards":7'),
        plain.replace('"rules":2,', ""),
    ):
        assert wrong != plain
        with pytest.raises(BadPosition):
            table.game.load(wrong)
    assert table.game.load(plain).to_json() == plain
    assert table.game.load(first).to_json() == first


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


def cells_of(picture: Mapping[str, Any]) -> dict[tuple[int, int], str]:
    (left, top), rows = picture["corner"], picture["squares"]
    return {(left + x, top + y): k for y, row in enumerate(rows) for x, k in enumerate(row) if k != "."}


def legal_by_hand(house: House, laid: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The places by the letter of EDO-2.5 and EDO-2.6, square by square; `laid` is where earlier cards were laid."""
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
            if near & set(cells) and not lines & set(squares) and (x, y) not in laid:
                found.add((x, y))
    return found


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 63), st.booleans(), st.integers(0, 10**6)), min_size=1, max_size=31),
    st.sampled_from([1, 2, 2]),
)
def test_places_and_lines_are_those_that_a_patient_reader_finds(cards: list[tuple[int, bool, int]], rules: int) -> None:
    """EDO-2.5, EDO-2.6, EDO-3.1: bit sets against the letter of the rules."""
    mine = House.of(FACES[cards[0][0]][0], rules >= 2)
    laid = {(0, 0)} if rules >= 2 else set()
    for card, turned, choice in cards[1:]:
        places = Places(mine, 1)
        assert {(place.x, place.y) for place in places} == legal_by_hand(mine, laid)
        lay = places[choice % len(places)]
        assert lay in places
        assert [places[i] for i in range(len(places))] == list(places)
        if rules >= 2:
            laid.add((lay.x, lay.y))
        mine, lines = mine.lay(mine.place(lay.x, lay.y), FACES[card][turned])
        cells = cells_of(mine.to_plain())
        own = {(lay.x + i, lay.y + j) for i in range(2) for j in range(3)}
        assert set(lines) == lines_by_hand(cells, own)
        again = House.from_plain(mine.to_plain())
        assert again.places() == mine.places() or shifted(mine)
        assert again.to_plain() == mine.to_plain()
        assert made_of_its_cards(again) == made_of_its_cards(mine) == (rules >= 2)


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
