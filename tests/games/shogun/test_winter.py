"""SHO-6: winter."""

import pytest

from bakufu.games.shogun.actions import RevoltNext
from bakufu.games.shogun.components import CASTLE, EVENTS, REGION_OF, TEMPLE, THEATRE, VILLAGE
from bakufu.games.shogun.events_of_actions import Fed, RevoltsDrawn
from bakufu.games.shogun.season import NextYear
from bakufu.games.shogun.state import NEUTRAL, ShogunState
from bakufu.games.shogun.winter import CountPoints, Famine, Winter, WinterRevolts, hunger, majorities
from bakufu.kernel.step import answer, settle
from tests.games.shogun.positions import GAME, Tower, asked, bare, hold, listen, p, tower

__all__ = ["tower"]

ARNE, DIRK, ANIKA, JENS = range(4)
NINE = {"kai": 2, "aki": 2, "izu": 2, "omi": 2, "ise": 2, "kii": 2, "hida": 2, "noto": 2, "tosa": 2}


@pytest.fixture
def winter() -> ShogunState:
    """Winter is about to come, with three rice less for everyone."""
    state = bare()
    state.season = 3
    state.year_events = (2,)
    assert EVENTS[2].winter == 3
    state.stack = [Winter()]
    return state


def test_winter_takes_rice_and_provinces_need_it(winter: ShogunState) -> None:
    """SHO-6.1: 3 less, not below 0, then one per province; the rulebook's example has 3 lost."""
    hold(winter, ARNE, kai=2, aki=2)
    winter.rice = [5, 2, 9, 3]
    told = listen(winter)
    settle(winter)
    assert [event for event in told if isinstance(event, Fed)] == [
        Fed(ARNE, 2, 2, 0),
        Fed(DIRK, 0, 0, 0),
        Fed(ANIKA, 6, 0, 0),
        Fed(JENS, 0, 0, 0),
    ]
    assert winter.owner.count(ARNE) == 2


def test_dirk_feeds_six_of_nine_provinces(winter: ShogunState, tower: Tower) -> None:
    """The rulebook's example (SHO-6.2): 3 missing, 2 revolts with 2 more villagers each, at random; he orders them."""
    hold(winter, DIRK, **NINE)
    winter.markers[p("kai")] = 1
    winter.rice[DIRK] = 6 + 3
    told = listen(winter)
    settle(winter)
    (drawn,) = [event for event in told if isinstance(event, RevoltsDrawn)]
    assert len(set(drawn.provinces)) == 2
    assert all(winter.owner[province] == DIRK for province in drawn.provinces)
    assert set(asked(winter).actions) == {RevoltNext(province) for province in drawn.provinces}
    thrown = tower({DIRK: 2}, {DIRK: 2})
    answer(winter, DIRK, RevoltNext(drawn.provinces[1]))
    villagers = [2 + winter.markers[province] for province in drawn.provinces]
    assert [cubes[VILLAGE] for cubes in thrown] == villagers[::-1]
    assert winter.owner.count(DIRK) == 9


def test_a_winter_revolt_in_kai(tower: Tower) -> None:
    """The rulebook's example (SHO-6.2, SHO-5.6): 2 rice missing, one marker: three villagers. No marker is added."""
    state = bare()
    hold(state, ARNE, kai=3)
    state.markers[p("kai")] = 1
    thrown = tower({ARNE: 3, VILLAGE: 2})
    state.stack = [Famine(ARNE, 2)]
    settle(state)
    assert thrown == [[3, 0, 0, 0, 0, 3]]
    assert (state.armies[p("kai")], state.markers[p("kai")]) == (1, 1)


def test_the_supply_table() -> None:
    """SHO-6.2: revolts and added villagers for what is missing."""
    assert [hunger(missing) for missing in range(1, 10)] == [
        (1, 1),
        (1, 2),
        (2, 2),
        (2, 2),
        (2, 3),
        (2, 3),
        (3, 3),
        (3, 3),
        (3, 3),
    ]


def test_no_more_revolts_than_provinces(tower: Tower) -> None:
    """SHO-6.2: seven missing, but two provinces."""
    state = bare()
    hold(state, ARNE, kai=3, aki=1)
    state.stack = [Famine(ARNE, 7)]
    thrown = tower({ARNE: 1}, {ARNE: 0})
    settle(state)
    answer(state, ARNE, RevoltNext(p("aki")))
    assert [cubes[ARNE] for cubes in thrown] == [1, 3]
    assert state.owner[p("kai")] == NEUTRAL


def test_revolts_go_in_turn_order(winter: ShogunState) -> None:
    """SHO-6.2: players in turn order."""
    winter.order = (2, 0, 3, 1)
    hold(winter, ARNE, kai=2, aki=2, izu=2)
    hold(winter, ANIKA, omi=2, ise=2, kii=2)
    assert settle(winter) == (ANIKA,)
    assert isinstance(winter.stack[-1], WinterRevolts)


def count(state: ShogunState) -> list[int]:
    state.points = [0] * state.players
    state.stack = [CountPoints()]
    settle(state)
    return state.points


def test_points_for_provinces_and_buildings() -> None:
    """SHO-6.3: one each; and a lone castle is the most castles of its region."""
    state = bare()
    hold(state, ARNE, kai=2, aki=2, izu=2)
    state.buildings[p("kai")] = 1 << CASTLE
    assert count(state) == [3 + 1 + 3, 0, 0, 0]


@pytest.mark.parametrize(("building", "points"), [(CASTLE, 3), (TEMPLE, 2), (THEATRE, 1)])
def test_majorities_and_ties(building: int, points: int) -> None:
    """SHO-6.3: 3, 2, 1 for most; who ties gets one less each; who has fewer gets nothing."""
    state = bare()
    hold(state, ARNE, kai=2, suruga=2)
    hold(state, DIRK, izu=2)
    hold(state, ANIKA, aki=2)
    state.buildings[p("kai")] = state.buildings[p("izu")] = state.buildings[p("aki")] = 1 << building
    assert count(state) == [3 + points - 1, 2 + points - 1, 2 + points, 0]
    state.buildings[p("suruga")] = 1 << building
    assert count(state) == [4 + points, 2, 2 + points, 0]


def test_the_sides_have_their_own_regions() -> None:
    """SHO-6.3, SHO-1.1: Kai is yellow under the sun and red under the moon."""
    sun, moon = bare(), bare(side="moon", start="draft")
    for state in (sun, moon):
        hold(state, ARNE, kai=2)
        hold(state, DIRK, suruga=2)
        state.buildings[p("kai")] = state.buildings[p("suruga")] = 1 << CASTLE
    assert REGION_OF["sun"][p("kai")] != REGION_OF["moon"][p("kai")]
    assert count(sun)[:2] == [4, 4]
    assert count(moon)[:2] == [5, 5]


def test_no_majority_without_a_building() -> None:
    """SHO-6.3: nobody has most of nothing."""
    state = bare()
    hold(state, ARNE, kai=2)
    assert majorities(state) == []


def test_the_second_year_begins_afresh() -> None:
    """SHO-6.4: four new events of the eight left, no rice, no markers; points stay. Samurai piles too (SHO-8.1)."""
    state = bare(modules=["samurai"])
    first = set(state.year_events)
    hold(state, ARNE, kai=2)
    state.markers[p("kai")], state.rice[ARNE], state.points[ARNE], state.samurai[ARNE] = 2, 4, 11, 3
    state.stack = [NextYear()]
    settle(state)
    assert (state.year, state.season) == (2, 0)
    assert len(state.year_events) == 4
    assert not first & set(state.year_events)
    assert (state.markers[p("kai")], state.rice[ARNE], state.points[ARNE], state.samurai[ARNE]) == (0, 0, 11, 0)


def test_most_points_then_most_chests_then_a_shared_victory() -> None:
    """SHO-6.5: after the second winter."""
    state = bare()
    state.year = 2
    state.stack = [NextYear()]
    assert settle(state) == ()
    state.points, state.chests = [40, 41, 41, 12], [9, 3, 5, 9]
    assert GAME.result(state).places == (3, 2, 1, 4)
    state.chests[1] = 5
    assert GAME.result(state).winners == (1, 2)
