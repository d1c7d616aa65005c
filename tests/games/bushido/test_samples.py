"""What a seat may know about the others' screens, and what it may not."""

from bakufu.games.bushido import game
from bakufu.games.bushido.actions import Choose, Lay, Ready
from bakufu.games.bushido.components import (
    AMBUSH,
    BATTLE,
    DUEL,
    KINDS,
    KOTAU,
    ONE,
    RONIN,
    SEPPUKU,
    TACTICS,
    THREE,
    TRAITOR,
    TWO,
)
from bakufu.games.bushido.notes import OPEN, disc_drawn, read
from bakufu.games.bushido.state import BushidoState, discs_behind, tiles_behind
from bakufu.games.bushido.support import draw_disc, draw_support, put_away, show_disc, spend
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.json import encode
from bakufu.kernel.table import Table
from tests.games.bushido.positions import at, discs, hold, march, play, rows, troops

TWINS = 40


def twins(state: BushidoState, seat: int) -> list[BushidoState]:
    """Positions that this seat cannot tell from the real one."""
    return [game.determinize(state, seat, Chance(seed_from(number))) for number in range(TWINS)]


def discs_of(state: BushidoState, seat: int) -> list[int]:
    return state.discs[seat * TACTICS : seat * TACTICS + TACTICS]


def test_other_screens_are_drawn_anew_and_their_numbers_kept() -> None:
    """BUS-1.6."""
    state = rows()
    hold(state, 0, ONE, TWO, RONIN)
    hold(state, 1, THREE, THREE, THREE, RONIN)
    drawn = twins(state, 0)
    assert all(twin.tiles[:KINDS] == state.tiles[:KINDS] for twin in drawn)
    assert all(tiles_behind(twin, 1) == 4 for twin in drawn)
    assert len({tuple(twin.tiles[KINDS : 2 * KINDS]) for twin in drawn}) > 10


def test_ronin_on_the_board_are_in_nobodys_hand() -> None:
    """BUS-3.2."""
    state = rows()
    state.bag[RONIN] -= 15
    state.ronin[7] = 15
    hold(state, 1, ONE, ONE, ONE)
    assert all(twin.tiles[KINDS + RONIN] == 0 for twin in twins(state, 0))


def test_everybody_knows_the_first_three_discs_until_they_are_used_or_put_away() -> None:
    """BUS-1.6."""
    state = rows()
    discs(state, 1, AMBUSH, DUEL, BATTLE, TRAITOR)
    for disc in (AMBUSH, DUEL, BATTLE):
        state.open_discs[TACTICS + disc] = 1
    for twin in twins(state, 0):
        assert all(discs_of(twin, 1)[disc] >= 1 for disc in (AMBUSH, DUEL, BATTLE))
    show_disc(state, 1, DUEL)
    assert {discs_of(twin, 1)[DUEL] for twin in twins(state, 0)} == {0, 1}
    put_away(state, 1, TRAITOR)
    assert {discs_of(twin, 1)[AMBUSH] for twin in twins(state, 0)} >= {0, 1}


def test_a_player_remembers_which_discs_he_put_away_and_the_others_do_not() -> None:
    """BUS-2.1."""
    state = rows()
    put_away(state, 0, AMBUSH)
    assert all(twin.discards[AMBUSH] == 1 for twin in twins(state, 0))
    assert len({tuple(twin.discards[:TACTICS]) for twin in twins(state, 1)}) > 1
    assert all(sum(twin.discards) == 1 for twin in twins(state, 1))


def dealt(state: BushidoState, seat: int) -> None:
    """Everybody has seen which three discs this player was dealt."""
    discs(state, seat, AMBUSH, DUEL, BATTLE)
    for disc in (AMBUSH, DUEL, BATTLE):
        state.open_discs[seat * TACTICS + disc] = 1
        disc_drawn(state, seat, disc)


def test_of_known_discs_no_more_are_missing_than_were_put_away() -> None:
    """BUS-1.6, BUS-2.1: two of three are still there, whatever he has drawn since."""
    state = rows()
    dealt(state, 1)
    put_away(state, 1, DUEL)
    draw_disc(state, 1)
    missing = set()
    for twin in twins(state, 0):
        gone = [disc for disc in (AMBUSH, DUEL, BATTLE) if twin.discards[TACTICS + disc]]
        assert len(gone) == 1
        assert all(discs_of(twin, 1)[disc] for disc in (AMBUSH, DUEL, BATTLE) if disc not in gone)
        missing.update(gone)
    assert missing == {AMBUSH, DUEL, BATTLE}


def test_known_discs_stay_known_when_what_was_put_away_is_shuffled_in() -> None:
    """BUS-1.8: he still has two of three."""
    state = rows()
    dealt(state, 1)
    state.disc_piles = [1, 1, 1, 1, 1]
    put_away(state, 1, DUEL)
    draw_disc(state, 2)
    assert sum(state.discards) == 0
    for twin in twins(state, 0):
        assert sum(discs_of(twin, 1)[disc] > 0 for disc in (AMBUSH, DUEL, BATTLE)) == 2


def test_by_the_first_rules_known_discs_were_forgotten_when_one_was_put_away() -> None:
    """BUS-2.1: version 1, whose positions stay as they were."""
    state = rows(rules="1")
    dealt(state, 1)
    put_away(state, 1, DUEL)
    assert "notes" not in state.to_json()
    assert {discs_of(twin, 1)[AMBUSH] > 0 for twin in twins(state, 0)} == {False, True}


def test_discs_that_were_shown_and_shuffled_in_are_with_nobody_who_has_not_drawn_since() -> None:
    """BUS-1.8: both traitors; seat 2 has had his discs all along, seat 1 draws one more."""
    state = rows()
    discs(state, 1, TRAITOR, TRAITOR)
    discs(state, 2)
    for _ in range(2):
        draw_disc(state, 2)
    for _ in range(2):
        show_disc(state, 1, TRAITOR)
    state.disc_piles = [2, 2, 1, 0, 0]
    draw_disc(state, 3)
    assert state.disc_piles[TRAITOR] + state.discs[3 * TACTICS + TRAITOR] == 2
    draw_disc(state, 1)
    drawn = twins(state, 0)
    assert all(discs_of(twin, 2)[TRAITOR] == 0 for twin in drawn)
    assert {discs_of(twin, 1)[TRAITOR] for twin in drawn} == {0, 1}


def test_a_tile_that_everybody_saw_go_back_is_behind_no_screen_until_somebody_draws() -> None:
    """BUS-3.2: seat 0 has four of the six seppuku tiles, and the two others have just been played."""
    state = rows()
    hold(state, 0, *[SEPPUKU] * 4)
    hold(state, 2, *[SEPPUKU] * 2)
    draw_support(state, 1, 12)
    spend(state, 2, SEPPUKU, 2)
    assert all(twin.tiles[KINDS + SEPPUKU] == 0 for twin in twins(state, 0))
    draw_support(state, 1, 30)
    assert {twin.tiles[KINDS + SEPPUKU] for twin in twins(state, 0)} >= {0, 1}
    assert all(twin.tiles[KINDS + SEPPUKU] <= 2 for twin in twins(state, 0))


def test_what_only_others_have_seen_is_not_in_a_sample() -> None:
    """BUS-1.6: not even in the notes."""
    state = rows()
    draw_support(state, 0, 3)
    draw_support(state, 1, 3)
    put_away(state, 1, DUEL)
    first, second = (game.determinize(state, seat, Chance(seed_from(1))) for seat in (0, -1))
    assert [read(note)[-1] > 0 for note in state.notes] == [True, True, True]
    assert [read(note)[-1] > 0 for note in first.notes] == [True, False, False]
    assert [read(note)[-1] > 0 for note in second.notes] == [False, False, False]
    assert [note & OPEN for note in first.notes] == [note & OPEN for note in state.notes]


def fighting() -> Table[BushidoState]:
    state = rows()
    troops(state, 1, 5)
    hold(state, 2, THREE, THREE, TWO, ONE, RONIN)
    hold(state, 1, ONE, ONE, TWO, RONIN, RONIN)
    return march(state, 4)


def test_nobody_can_tell_how_much_a_fighter_has_laid_so_far() -> None:
    """BUS-5.1."""
    table = fighting()
    before = game.view(table.state, 0)
    play(table, 2, Lay(THREE), Lay(ONE))
    assert game.view(table.state, 0) == before
    assert game.view(table.state, 2) != before
    laid = [twin.swords[:3] for twin in twins(table.state, 1)]
    assert len({sum(swords) for swords in laid}) > 1
    assert all(twin.swords[:3] == [1, 0, 1] for twin in twins(table.state, 2))


def test_a_stack_that_was_shown_keeps_its_number_and_top() -> None:
    """BUS-5.1."""
    table = fighting()
    play(table, 2, Lay(THREE), Lay(THREE), Lay(ONE), Ready())
    play(table, 1, Lay(TWO), Ready())
    for twin in twins(table.state, 1):
        assert sum(twin.swords[:3]) == 3
        assert twin.swords[ONE] >= 1
        assert twin.top == table.state.top
        assert tiles_behind(twin, 2) == 2
    assert len({tuple(twin.swords[:3]) for twin in twins(table.state, 1)}) > 1


def test_a_chosen_disc_is_hidden_and_never_a_kotau() -> None:
    """BUS-5.1, BUS-5.3."""
    table = fighting()
    play(table, 2, Lay(THREE), Ready())
    play(table, 1, Lay(TWO), Ready())
    play(table, 2, Choose(AMBUSH))
    tactics = {twin.tactic[0] for twin in twins(table.state, 1)}
    assert len(tactics) > 1
    assert KOTAU not in tactics
    assert all(twin.tactic[0] == AMBUSH for twin in twins(table.state, 2))


def test_a_fighter_always_has_a_tactic() -> None:
    """BUS-5.3: when tactics are chosen everybody knows that there is something else than a kotau, and not before."""
    state = rows()
    discs(state, 1, DUEL)
    state.disc_piles = [1, 0, 0, 0, 2]
    hold(state, 2, ONE)
    hold(state, 1, ONE)
    table = march(state, 2)
    assert {discs_of(twin, 1)[KOTAU] for twin in twins(table.state, 0)} == {0, 1}
    play(table, 2, Lay(ONE), Ready())
    play(table, 1, Lay(ONE), Ready())
    for twin in twins(table.state, 0):
        assert discs_behind(twin, 1) == 1
        assert discs_of(twin, 1)[KOTAU] == 0


def test_by_the_first_rules_a_fighter_always_had_a_tactic() -> None:
    """BUS-5.3: version 1, while tiles are laid."""
    state = rows(rules="1")
    discs(state, 1, DUEL)
    state.disc_piles = [1, 0, 0, 0, 2]
    table = march(state, 2)
    assert all(discs_of(twin, 1)[KOTAU] == 0 for twin in twins(table.state, 0))


def test_an_onlooker_sees_no_screen() -> None:
    """BUS-1.6."""
    state = rows()
    hold(state, 1, THREE)
    seen = game.view(at(state).state, -1)
    assert seen.screen is None
    assert seen.spied is None
    assert seen.tiles[1] == 1


def test_the_log_does_not_count_the_tiles_of_a_fighter_who_is_ready() -> None:
    """BUS-5.1: one tile or four; how many is shown when both are ready."""
    logs = []
    for number in (1, 4):
        state = rows()
        hold(state, 2, *[ONE] * 4)
        hold(state, 1, *[ONE] * 4)
        table = march(state, 2)
        play(table, 2, *[Lay(ONE)] * number, Ready())
        logs.append(encode(table.log(1)))
    assert logs[0] == logs[1]


def test_nobody_can_tell_what_lies_under_the_top_tile_or_which_disc_is_chosen() -> None:
    """BUS-5.1: three or one katana under a single one, battle or duel."""
    seen = []
    for under, disc in ((THREE, BATTLE), (ONE, DUEL)):
        state = rows()
        hold(state, 2, ONE, ONE, TWO, THREE)
        hold(state, 1, ONE)
        table = march(state, 2)
        play(table, 2, Lay(under), Lay(ONE), Ready())
        play(table, 1, Lay(ONE), Ready())
        play(table, 2, Choose(disc))
        seen.append([(table.view(seat), encode(table.log(seat))) for seat in (-1, 0, 1, 3)])
    assert seen[0] == seen[1]
