"""What a seat that forgets nothing knows about tiles and discs."""

from bakufu.games.bushido import notes
from bakufu.games.bushido.components import AMBUSH, BATTLE, DUEL, GEISHA, KINDS, ONE, TACTICS, THREE, TRAITOR, TWO
from bakufu.games.bushido.samples_ages import MOST_AGES
from bakufu.games.bushido.samples_maybe import Alternative, Alternatives
from bakufu.games.bushido.samples_memory import CHAPTER, Memory, remember
from bakufu.games.bushido.state import BushidoState
from bakufu.games.bushido.support import draw_disc, draw_support, mikado_law, put_away, show_disc, spend
from tests.games.bushido.positions import discs, hold, rows


def some(*held: int) -> tuple[int, ...]:
    """Discs by kind."""
    return tuple(held.count(disc) for disc in range(TACTICS))


def dealt(*more: int) -> BushidoState:
    """Seat 1 was dealt ambush, duel and battle for all to see, and has other discs, too."""
    state = rows()
    discs(state, 1, AMBUSH, DUEL, BATTLE, *more)
    for disc in (AMBUSH, DUEL, BATTLE):
        state.open_discs[TACTICS + disc] = 1
    return state


def known(state: BushidoState, seat: int = 0) -> Alternatives:
    """What seat 1 may still hold, to this seat."""
    return remember(state, seat).known.get(1, {})


def test_each_of_the_discs_is_as_likely_to_be_put_away() -> None:
    """BUS-1.6, BUS-2.1: one of three known ones, or the fourth."""
    state = dealt(TRAITOR)
    put_away(state, 1, TRAITOR)
    assert known(state) == {
        Alternative(some(AMBUSH, DUEL, BATTLE)): 1,
        Alternative(some(DUEL, BATTLE), some(AMBUSH)): 1,
        Alternative(some(AMBUSH, BATTLE), some(DUEL)): 1,
        Alternative(some(AMBUSH, DUEL), some(BATTLE)): 1,
    }
    assert known(state, 1) == {}, "who has put it away knows better"


def test_what_is_shown_was_not_put_away_unless_there_was_another() -> None:
    """BUS-2.1, BUS-5.1: three discs, one put away, a duel shown: it was the duel that everybody knew."""
    state = dealt()
    put_away(state, 1, AMBUSH)
    show_disc(state, 1, DUEL)
    assert known(state) == {Alternative(some(BATTLE), some(AMBUSH)): 1, Alternative(some(AMBUSH), some(BATTLE)): 1}
    show_disc(state, 1, BATTLE)
    assert known(state) == {Alternative(some(), some(AMBUSH)): 1}


def test_what_was_put_away_and_shuffled_in_is_with_nobody_who_has_older_discs() -> None:
    """BUS-1.8."""
    state = dealt()
    state.disc_piles = [3, 1, 1, 0, 0]
    draw_disc(state, 2)
    put_away(state, 1, DUEL)
    assert sum(state.discards) == 0, "there were few in the piles"
    assert Alternative(some(AMBUSH, BATTLE), gone=((DUEL, 1),)) in known(state)
    assert [age.born for age in remember(state, 0).discs.ages] == [0]
    draw_disc(state, 3)
    assert [age.born for age in remember(state, 0).discs.ages] == [0, 1]


def back(memory: Memory) -> list[list[int]]:
    """By age: which tiles went back since, of one, two and three katana and the geisha."""
    return [[age.back[tile] for tile in (ONE, TWO, THREE, GEISHA)] for age in memory.tiles.ages]


def test_tiles_behind_a_screen_are_older_than_what_went_back_since() -> None:
    """BUS-3.2: then somebody draws, and only these tiles may be what went back."""
    state = rows()
    hold(state, 2, GEISHA)
    draw_support(state, 1, 4)
    spend(state, 2, GEISHA)
    assert back(remember(state, 0)) == [[0, 0, 0, 1]]
    draw_support(state, 1, 2)
    memory = remember(state, 0)
    assert back(memory) == [[0, 0, 0, 1], [0, 0, 0, 0]]
    assert [age.held[1] for age in memory.tiles.ages] == [4, 2]


def test_after_the_mikados_law_everything_may_be_anywhere() -> None:
    """BUS-1.7."""
    state = rows()
    hold(state, 2, GEISHA)
    draw_support(state, 1, 4)
    spend(state, 2, GEISHA)
    mikado_law(state)
    assert back(remember(state, 0)) == [[0, 0, 0, 0]]


def test_long_games_are_remembered_too() -> None:
    """BUS-3.2: chapter by chapter, the same as note by note; and not more ages than are worth it."""
    state = rows()
    for turn in range(3 * CHAPTER):
        draw_support(state, 1 + turn % 3, 1)
        hold(state, 1, turn % KINDS)
        spend(state, 1, turn % KINDS)
    memory = Memory(0, 4)
    for note in state.notes:
        memory.read(notes.read(note))
    assert back(memory) == back(remember(state, 0))
    assert 1 < len(memory.tiles.ages) <= MOST_AGES
    assert back(memory) == sorted(back(memory), reverse=True)


def test_the_first_rules_take_no_notes() -> None:
    """BUS-3.2, BUS-2.1: version 1."""
    state = rows(rules="1")
    draw_support(state, 1, 4)
    put_away(state, 1, DUEL)
    show_disc(state, 1, BATTLE)
    assert state.notes == []
    assert remember(state, 0).tiles.ages == []
