"""SHO-6.2 and 6.3: hunger, revolts and what is counted after them."""

import pytest

from bakufu.games.shogun.actions import RevoltNext
from bakufu.games.shogun.components import VILLAGE
from bakufu.games.shogun.events_of_actions import RevoltsDrawn
from bakufu.games.shogun.season import NextYear
from bakufu.games.shogun.state import NEUTRAL, ShogunState
from bakufu.games.shogun.winter import CountPoints, Winter
from tests.games.shogun.positions import (
    TAX_AT_MOST,
    Tower,
    asked,
    balanced,
    bare,
    hold,
    listen,
    p,
    play,
    run,
    start,
    tower,
    waiting,
)

__all__ = ["tower"]

NAMES = ("aki", "omi", "kii", "iyo", "kai", "izu", "ise", "hoki", "noto", "kaga", "hida", "mino")
CASTLE_BIT, TEMPLE_BIT, THEATRE_BIT = 1, 2, 4


def winter(provinces: int, rice: int, event: int = TAX_AT_MOST, year: int = 1, players: int = 4) -> ShogunState:
    """The first player goes into winter with so many provinces of three armies; the last event costs no rice."""
    state = bare(players)
    hold(state, 0, **dict.fromkeys(NAMES[:provinces], 3))
    state.season, state.year = 3, year
    state.rice[0] = rice
    state.year_events = (event,)
    state.event_pile = tuple(card for card in range(12) if card != event)[:8]
    return state


def by_hand(missing: int) -> tuple[int, int]:
    """The supply table."""
    table = {0: (0, 0), 1: (1, 1), 2: (1, 2), 3: (2, 2), 4: (2, 2), 5: (2, 3), 6: (2, 3)}
    return table.get(missing, (3, 3))


@pytest.mark.parametrize("missing", range(12))
def test_hunger_brings_the_revolts_of_the_table(tower: Tower, missing: int) -> None:
    """SHO-6.1, SHO-6.2"""
    state = winter(12, 12 - missing)
    told = listen(state)
    revolts, villagers = by_hand(missing)
    thrown = tower(*({0: 3} for _ in range(revolts)))
    run(state, Winter(), NextYear())
    drawn = [event.provinces for event in told if isinstance(event, RevoltsDrawn)]
    assert sum(len(set(provinces)) for provinces in drawn) == revolts
    while waiting(state) and type(state.stack[-1]).__name__ == "WinterRevolts":
        play(state, asked(state).actions[0])
    assert len(thrown) == revolts
    assert all(cubes[VILLAGE] == villagers for cubes in thrown)
    balanced(state)


def test_a_player_chooses_the_order_of_the_own_revolts_and_all_come(tower: Tower) -> None:
    """SHO-6.2"""
    state = winter(9, 0)
    thrown = tower(*({0: 2, VILLAGE: 0} for _ in range(3)))
    run(state, Winter(), NextYear())
    offered = {action.province for action in asked(state).actions if isinstance(action, RevoltNext)}
    assert len(offered) == 3
    first = max(offered)
    play(state, RevoltNext(first))
    assert {action.province for action in asked(state).actions if isinstance(action, RevoltNext)} == offered - {first}
    play(state, RevoltNext(min(offered - {first})))
    assert len(thrown) == 3
    assert all(state.armies[province] == 2 for province in offered)


def test_revolts_come_in_turn_order_and_all_rice_is_counted_first(tower: Tower) -> None:
    """SHO-6.2, SHO-3.10"""
    state = bare(4)
    for seat, name in enumerate(("aki", "omi", "kii", "iyo")):
        hold(state, seat, **{name: 2})
    state.order = (2, 0, 3, 1)
    state.season, state.year, state.year_events = 3, 2, (TAX_AT_MOST,)
    told = listen(state)
    tower({}, {}, {}, {})
    run(state, Winter(), NextYear())
    drawn = [event.seat for event in told if isinstance(event, RevoltsDrawn)]
    assert drawn == [2, 0, 3, 1]
    assert state.points == [0, 0, 0, 0]


def test_a_winter_revolt_lost_clears_the_province_before_points_are_counted(tower: Tower) -> None:
    """SHO-6.2, SHO-6.3, SHO-5.6"""
    state = winter(1, 0, year=2)
    state.buildings[p("aki")] = CASTLE_BIT
    state.supply[0] -= 1
    tower({0: 1, VILLAGE: 1})
    run(state, Winter(), NextYear())
    assert state.owner[p("aki")] == NEUTRAL
    assert state.points == [0] * 4
    assert state.supply[0] == 28


def test_the_stock_can_be_short_in_winter(tower: Tower) -> None:
    """SHO-5.6"""
    state = winter(9, 0, year=2)
    state.reserve[VILLAGE] = 1
    state.shelves[0] = [VILLAGE] * 19
    thrown = tower(*({0: 3} for _ in range(3)))
    run(state, Winter(), NextYear())
    while state.stack:
        play(state, asked(state).actions[0])
    assert [cubes[VILLAGE] for cubes in thrown] == [1, 0, 0]
    balanced(state)


def test_three_level_with_castles_get_two_each() -> None:
    """SHO-6.3"""
    state = bare(5)
    for seat, name in enumerate(("etchu", "kaga", "shinano")):
        hold(state, seat, **{name: 1})
        state.buildings[p(name)] = CASTLE_BIT
    run(state, CountPoints())
    assert state.points == [4, 4, 4, 0, 0]


def test_no_event_card_comes_twice() -> None:
    """SHO-1.8, SHO-6.4"""
    for seed in range(20):
        state = start(3, seed)
        first = set(state.year_events)
        state.season, state.year_events = 3, state.year_events[:1]
        state.rice = [50] * 3
        run(state, Winter(), NextYear())
        assert state.year == 2
        assert not first & set(state.year_events)
