"""How the map is filled and the screens are stocked."""

from collections import Counter

import pytest

import bakufu
from bakufu.games.bushido import game
from bakufu.games.bushido.actions import Occupy, Place
from bakufu.games.bushido.components import (
    ALL_HEXES,
    AMBUSH,
    BAG,
    BATTLE,
    DUEL,
    FORTRESS,
    HONOUR,
    INCOME_LIMIT,
    KATANA,
    KINDS,
    KOKU,
    MIX,
    NEIGHBOURS,
    PILES,
    TACTICS,
    TERRAINS,
)
from bakufu.games.bushido.preparing import Discs, troops_to_place
from bakufu.games.bushido.state import (
    BushidoState,
    discs_behind,
    hexes_of,
    income,
    koku,
    tiles_behind,
)
from bakufu.games.bushido.support import draw_disc, draw_support, put_away
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.table import Table
from tests.games.bushido.positions import A2, A3, B2, discs, hold, names, neutral, refused, rows, seated, troops


def fresh(players: int, seed: int = 5) -> Table[BushidoState]:
    return bakufu.new("bushido", players, seed=seed, options={"draw_first": False})


def all_occupied(players: int, seed: int = 5) -> Table[BushidoState]:
    table = fresh(players, seed)
    while "place-troops" not in names(table).values():
        (seat,) = table.waiting_for
        table.play(seat, table.pending[seat].actions[0])
    return table


def ready_to_begin(players: int, seed: int = 5) -> Table[BushidoState]:
    table = all_occupied(players, seed)
    while not isinstance(table.state.stack[-1], Discs):
        (seat,) = table.waiting_for
        table.play(seat, table.pending[seat].actions[0])
    return table


@pytest.mark.parametrize(("players", "hexes"), [(3, 18), (4, 24), (5, 30)])
def test_the_mix_of_each_number_of_players(players: int, hexes: int) -> None:
    """BUS-1.1."""
    assert game.counts == (3, 4, 5)
    state = fresh(players).state
    assert len(state.terrain) == hexes == sum(state.face_down)
    assert tuple(state.face_down) == MIX[players]
    assert state.face_down[FORTRESS] == 0
    named = dict(zip(TERRAINS, MIX[players], strict=True))
    assert named["city"] == named["town"] == 2
    assert named["temple"] == named["village"] == named["rice_field"] == players
    assert named["mountain"] == 3 * players - 4


def drawn(players: int, seed: int) -> Table[BushidoState]:
    """A game with hexes drawn from all tiles, until every hex is taken."""
    table = bakufu.new("bushido", players, seed=seed, options={"draw_first": False, "provinces": "drawn"})
    while -1 in table.state.owner:
        (seat,) = table.waiting_for
        table.play(seat, table.pending[seat].actions[0])
    return table


@pytest.mark.parametrize("players", [3, 4, 5])
def test_drawn_hexes_are_as_many_but_of_any_terrain(players: int) -> None:
    """BUS-1.1: from the 32 tiles that there are."""
    assert dict(zip(TERRAINS, ALL_HEXES, strict=True)) == {
        "fortress": 0,
        "mountain": 11,
        "rice_field": 5,
        "village": 5,
        "town": 3,
        "city": 3,
        "temple": 5,
    }
    turned: Counter[int] = Counter()
    games = 30
    for seed in range(games):
        state = drawn(players, seed).state
        assert len(state.terrain) == 6 * players
        up = Counter(terrain for terrain in state.terrain if terrain != FORTRESS)
        assert up.total() == 5 * players
        assert [up[terrain] + state.face_down[terrain] for terrain in range(len(TERRAINS))] == list(ALL_HEXES)
        turned += up
    for terrain, number in enumerate(ALL_HEXES):
        mean = games * 5 * players * number / 32
        assert abs(turned[terrain] - mean) < 6 * mean**0.5 + 1


def test_with_drawn_hexes_more_towns_and_cities_than_in_the_mix_can_lie_on_the_map() -> None:
    """BUS-1.1: three of each are printed, two are in every mix."""
    maps = [drawn(5, seed).state.terrain for seed in range(10)]
    assert max(terrains.count(TERRAINS.index("city")) for terrains in maps) == 3
    assert max(terrains.count(TERRAINS.index("town")) for terrains in maps) == 3


def test_nobody_knows_more_about_hexes_face_down_than_that_they_are_none_of_those_turned_up() -> None:
    """BUS-1.1: nothing is decided before a hex is turned up, so that nothing is hidden either."""
    table = bakufu.new("bushido", 3, seed=5, options={"provinces": "drawn"})
    for _ in range(7):
        (seat,) = table.waiting_for
        table.play(seat, table.pending[seat].actions[0])
    state = table.state
    up = Counter(terrain for terrain in state.terrain if terrain > FORTRESS)
    for seat in (-1, 0, 1, 2):
        view = game.view(state, seat)
        assert [up[terrain] + view.face_down[terrain] for terrain in range(len(TERRAINS))] == list(ALL_HEXES)
        assert game.determinize(state, seat, Chance(seed_from(1))).face_down == state.face_down


def test_the_first_rules_have_no_drawn_hexes() -> None:
    """BUS-1.1: version 1 knows nothing but the mix."""
    assert game.options_since == {"provinces": 2}
    assert game.set_up(3, game.Options(), Chance(seed_from(1)), "1").face_down == list(MIX[3])


def test_the_map_is_a_field_of_hexes() -> None:
    """BUS-1.1: every second row is shifted half a hex to the east."""
    assert NEIGHBOURS[4][0] == (1, 6)
    assert NEIGHBOURS[4][7] == (1, 2, 6, 8, 13, 14)
    assert NEIGHBOURS[4][14] == (7, 8, 13, 15, 19, 20)
    assert NEIGHBOURS[3][17] == (10, 11, 16)
    for near in NEIGHBOURS.values():
        assert all(place in near[other] for place, others in enumerate(near) for other in others)


def test_fortresses_first_then_provinces_in_turn_until_each_has_six() -> None:
    """BUS-1.2."""
    table = fresh(4)
    for seat in (0, 1, 2, 3):
        assert names(table) == {seat: "build-fortress"}
        table.play(seat, Occupy(seat * 2))
        assert table.state.terrain[seat * 2] == FORTRESS
    assert sum(table.state.face_down) == 24
    assert names(table) == {0: "take-province"}
    with refused("BUS-1.2"):
        table.play(0, Occupy(2))
    before = table.state.face_down[:]
    table.play(0, Occupy(1))
    turned = table.state.terrain[1]
    assert turned != FORTRESS
    assert table.state.face_down[turned] == before[turned] - 1
    assert table.state.troops[1] == 1
    assert table.state.reserve[0] == 28
    state = all_occupied(4).state
    assert Counter(state.owner) == {0: 6, 1: 6, 2: 6, 3: 6}
    assert sum(state.face_down) == 4
    assert state.terrain.count(FORTRESS) == 4


def test_honour_koku_and_income_are_sums_of_the_own_hexes() -> None:
    """BUS-1.3: fortress included."""
    state = rows()
    assert koku(state, 0) == 5 + 2 + 6 + 4 + 2 + 3
    assert income(state, 0) == 5 + 1 + 2
    begun = all_occupied(5).state
    sums = [sum(HONOUR[begun.terrain[place]] for place in hexes_of(begun, seat)) for seat in range(5)]
    assert begun.daimyo_honour[0] == sums[0]
    assert all(honour >= total for honour, total in zip(begun.daimyo_honour, sums, strict=True))
    assert len(set(begun.daimyo_honour)) == 5


def test_koku_feeds_at_most_thirty_and_income_is_at_most_ten() -> None:
    """BUS-1.3."""
    state = rows()
    state.owner = [0] * 24
    assert sum(KOKU[terrain] for terrain in state.terrain) > 30
    assert koku(state, 0) == 30
    assert sum(KATANA[terrain] for terrain in state.terrain) > INCOME_LIMIT
    assert income(state, 0) == 10


def test_troops_are_placed_up_to_koku_on_the_own_hexes() -> None:
    """BUS-1.5."""
    table = all_occupied(4)
    assert names(table) == {0: "place-troops"}
    left = troops_to_place(table.state, 0)
    assert left == koku(table.state, 0) - 6
    mine = hexes_of(table.state, 0)
    other = hexes_of(table.state, 1)[0]
    for wrong in (Place(other, 1), Place(mine[0], left + 1)):
        with refused("BUS-1.5"):
            table.play(0, wrong)
    table.play(0, Place(mine[2], left - 1))
    assert table.waiting_for == (0,)
    table.play(0, Place(mine[0], 1))
    assert table.waiting_for == (1,)
    assert 30 - table.state.reserve[0] == koku(table.state, 0)
    assert all(table.state.troops[place] >= 1 for place in mine)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_player_draws_ten_tiles_each_next_one_more(players: int) -> None:
    """BUS-1.6: the first daimyō has already drawn his income, too."""
    state = ready_to_begin(players).state
    assert [tiles_behind(state, seat) for seat in range(players)] == [
        10 + income(state, 0),
        *range(11, 10 + players),
    ]
    for seat in range(players):
        mine = state.discs[seat * TACTICS : seat * TACTICS + TACTICS]
        assert sum(mine) == 4
        assert mine[AMBUSH] >= 1
        assert mine[DUEL] >= 1
        assert mine[BATTLE] >= 1
    assert state.bonus_tokens == [0b11] * players


def test_numbers_are_open_and_what_they_are_is_not() -> None:
    """BUS-1.6."""
    state = ready_to_begin(4).state
    seen = game.view(state, 2)
    assert seen.tiles == [tiles_behind(state, seat) for seat in range(4)]
    assert seen.discs == [4, 4, 4, 4]
    assert seen.screen
    assert seen.screen.tiles == state.tiles[2 * KINDS : 3 * KINDS]
    assert game.view(state, -1).screen is None
    assert seen.spied is None


def test_mikado_law_in_the_middle_of_a_draw() -> None:
    """BUS-1.7: the draw that empties the bag is over; everyone draws anew, the daimyō last."""
    state = rows()
    for tile, number in enumerate(BAG):
        hold(state, 1, *[tile] * (number - (3 if tile == 0 else 0)))
    assert sum(state.bag) == 3
    draw_support(state, 2, 7)
    assert [tiles_behind(state, seat) for seat in range(4)] == [13, 10, 11, 12]
    assert sum(state.bag) + 46 == sum(BAG)


def test_mikado_law_leaves_ronin_on_the_board() -> None:
    """BUS-1.7."""
    state = rows()
    state.ronin[B2] = 2
    state.bag = [0] * 6 + [2, 0]
    for tile, number in enumerate(BAG):
        state.tiles[tile] = number - (4 if tile == 6 else 0)
    draw_support(state, 3, 2)
    assert state.ronin[B2] == 2
    assert sum(state.bag) + sum(state.tiles) == sum(BAG) - 2
    assert [tiles_behind(state, seat) for seat in range(4)] == [13, 10, 11, 12]


def test_a_draw_that_leaves_one_tile_does_not_call_the_law() -> None:
    """BUS-1.7."""
    state = rows()
    for tile, number in enumerate(BAG):
        hold(state, 1, *[tile] * (number - (3 if tile == 0 else 0)))
    draw_support(state, 2, 2)
    assert tiles_behind(state, 2) == 2
    assert sum(state.bag) == 1


def test_discards_are_shuffled_in_when_four_discs_are_left() -> None:
    """BUS-1.8."""
    state = rows()
    state.disc_piles = [3, 1, 1, 1, 0]
    state.open_discards = [2, 2, 0, 0, 1]
    state.discards[3] = 1
    draw_disc(state, 0)
    assert sum(state.disc_piles) == 5
    assert sum(state.open_discards) == 5
    draw_disc(state, 0)
    assert sum(state.disc_piles) == 4 + 6
    assert sum(state.open_discards) == sum(state.discards) == 0


def test_a_disc_put_away_beside_few_discs_goes_straight_back() -> None:
    """BUS-1.8: at any time."""
    state = rows()
    state.disc_piles = [1, 1, 1, 0, 0]
    state.open_discards = [0] * TACTICS
    put_away(state, 0, DUEL)
    assert state.disc_piles == [1, 2, 1, 0, 0]
    assert sum(state.discards) == 0


def test_there_are_as_many_discs_and_tiles_as_the_rulebook_lists() -> None:
    """BUS-1.6, BUS-1.8."""
    assert sum(PILES) == 33
    assert sum(BAG) == 102 + 35


def test_a_position_of_these_tests_keeps_all_pieces() -> None:
    state = rows()
    hold(state, 1, 0, 0, 1)
    discs(state, 1, DUEL)
    troops(state, A2, 1)
    neutral(state, A3)
    fresh_pieces = game.pieces(rows())
    assert game.pieces(state) == fresh_pieces
    assert discs_behind(seated(state).state, 1) == 1
