"""Preparing the game: provinces, markers, troops, support (BUS-1)."""

from collections import Counter

from tests.referees.bushido.components import FIRST_DISCS, FORTRESS, HONOUR, PLAYERS, TERRAINS
from tests.referees.bushido.tabletop import Flow, Tabletop, ask


def preparation(table: Tabletop, draw_first: bool) -> Flow[None]:
    """Everything before the first turn."""
    table.daimyo = table.luck.next("first-player")["seat"]
    assert draw_first or table.daimyo == 0, "seat 0 begins where the first player is not drawn"
    seats = table.clockwise(table.daimyo)
    # BUS-1.2
    for seat in seats:
        place = yield from occupy(table, seat)
        table.provinces[place].terrain = FORTRESS
    for _ in range(PLAYERS["provinces_each"] - 1):
        for seat in seats:
            place = yield from occupy(table, seat)
            turned_up = table.luck.next("province-taken")
            terrain = TERRAINS[turned_up["terrain"]]
            assert (turned_up["seat"], turned_up["hex"]) == (seat, place)
            assert table.face_down[terrain], f"no {terrain} is left"
            table.face_down[terrain] -= 1
            table.provinces[place].terrain = terrain
    # BUS-1.3, BUS-1.4
    for seat in seats:
        table.move_daimyo(seat, sum(HONOUR[table.provinces[place].terrain] for place in table.of(seat)))
    # BUS-1.5
    for seat in seats:
        yield from recruit(table, seat)
    # BUS-1.6
    for more, seat in enumerate(seats):
        table.draw_support(seat, PLAYERS["first_support"] + more)
    for seat in seats:
        table.clans[seat].discs = Counter(FIRST_DISCS)
        table.piles -= table.clans[seat].discs
    for seat in seats:
        table.draw_discs(seat, 1)


def occupy(table: Tabletop, seat: int) -> Flow[int]:
    """A troop on a free hex."""
    free = [place for place, province in enumerate(table.provinces) if province.owner is None]
    answer = yield from ask(seat, [{"do": "occupy", "hex": place} for place in free])
    place: int = answer["hex"]
    table.provinces[place].owner = seat
    table.provinces[place].troops = 1
    table.clans[seat].reserve -= 1
    return place


def recruit(table: Tabletop, seat: int) -> Flow[None]:
    """New troops up to the koku, as long as there are any, wherever the player wants them (BUS-1.5, BUS-2.1)."""
    clan = table.clans[seat]
    while number := min(table.koku(seat) - table.army(seat), clan.reserve):
        answer = yield from ask(
            seat,
            [
                {"do": "place", "hex": place, "troops": troops}
                for place in table.of(seat)
                for troops in range(1, number + 1)
            ],
        )
        table.provinces[answer["hex"]].troops += answer["troops"]
        clan.reserve -= answer["troops"]
