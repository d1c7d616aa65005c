"""Phase 8 and 9: tiles, tactics, losses, honour."""

import pytest

from bakufu.games.bushido import game
from bakufu.games.bushido.actions import Choose, Lay, Ready, Retreat
from bakufu.games.bushido.components import AMBUSH, BATTLE, DUEL, GEISHA, KOTAU, ONE, TACTICS, THREE, TRAITOR, TWO
from bakufu.games.bushido.events import AutomaticRevolted, DiscsDrawn
from bakufu.games.bushido.events_of_fights import (
    FightWon,
    KotauSwapped,
    StackShown,
    TacticShown,
    TileLaid,
    TroopsSacrificed,
    TroopsScattered,
)
from bakufu.games.bushido.state import BushidoState, discs_behind, income, koku
from bakufu.games.bushido.tactics import ALL, ATTACKER, DEFENDER, fight
from bakufu.kernel.table import Table
from bakufu.kernel.words import Refused
from tests.games.bushido.positions import (
    A2,
    A3,
    B1,
    B2,
    B3,
    B4,
    BUSHI_TILES,
    SAMURAI_TILES,
    discs,
    hold,
    march,
    names,
    play,
    refused,
    ronin,
    rows,
    told,
    troops,
)

ATTACK, DEFENCE = 4, 3
"""Troops in the rulebook's examples."""


def mountain(number: int = ATTACK, defenders: int = DEFENCE, rules: str | None = None) -> BushidoState:
    """The daimyō's mountain has enough troops to attack the bushi's."""
    state = rows(rules=rules)
    troops(state, A2, number + 1)
    troops(state, B2, defenders)
    return state


def fought(
    state: BushidoState,
    attack: tuple[int, ...],
    defence: tuple[int, ...],
    tactics: tuple[int, int],
    number: int = ATTACK,
    bonus: int = 0,
) -> Table[BushidoState]:
    """Samurai (2) against bushi (1) over B2, until the fight is decided."""
    hold(state, 2, *attack)
    hold(state, 1, *defence)
    for seat, disc in zip((2, 1), tactics, strict=True):
        discs(state, seat, disc)
    table = march(state, number, bonus)
    play(table, 2, *map(Lay, attack), Ready())
    play(table, 1, *map(Lay, defence), Ready())
    if attack and defence:
        play(table, 2, Choose(tactics[0]))
        play(table, 1, Choose(tactics[1]))
    return table


def test_the_rulebooks_battle_against_ambush() -> None:
    """BUS-5.4, BUS-6.1, BUS-6.3: 20 to 9, three defenders and two attackers die, samurai +11, bushi +2."""
    table = fought(mountain(), SAMURAI_TILES, BUSHI_TILES, (BATTLE, AMBUSH), bonus=3)
    after = table.state
    assert [event.strength for event in told(table, TacticShown)] == [20, 9]
    assert told(table, FightWon) == [FightWon(2, 2, 3)]
    assert (after.owner[B2], after.troops[B2], after.troops[A2]) == (0, 2, 1)
    assert after.samurai_honour == [10, 12, 21, 10]
    assert after.daimyo_honour == [22, 23, 30, 35]
    assert (koku(after, 0), koku(after, 1)) == (24, 20)
    assert after.bonus == 0
    assert names(table) == {3: "to-arms"}


def test_the_rulebooks_duel_against_ambush() -> None:
    """BUS-5.4, BUS-6.2: 8 to 18, four attackers die, bushi +6, samurai nothing."""
    table = fought(mountain(), SAMURAI_TILES, BUSHI_TILES, (DUEL, AMBUSH), bonus=3)
    after = table.state
    assert [event.strength for event in told(table, TacticShown)] == [8, 18]
    assert told(table, FightWon) == [FightWon(1, 4, 0)]
    assert (after.owner[B2], after.troops[B2], after.troops[A2]) == (1, 3, 1)
    assert after.samurai_honour == [10, 16, 10, 10]
    assert after.bonus == 0
    assert names(table) == {3: "advice"}


SIX, FIVE = [1, 1, 1], [2, 0, 1]
"""Katana tiles counted by kind: six katana, and five of which two tiles are single ones."""


@pytest.mark.parametrize(
    ("tactics", "strengths", "winner", "losses"),
    [
        ((DUEL, BATTLE), (12, 8), ATTACKER, (0, 4)),
        ((BATTLE, DUEL), (10, 10), DEFENDER, (0, 0)),
        ((BATTLE, AMBUSH), (16, 5), ATTACKER, (1, 11)),
        ((AMBUSH, BATTLE), (6, 13), DEFENDER, (7, 0)),
        ((AMBUSH, DUEL), (12, 5), ATTACKER, (0, 7)),
        ((DUEL, AMBUSH), (6, 10), DEFENDER, (5, 0)),
        ((DUEL, DUEL), (6, 5), ATTACKER, (0, 0)),
        ((BATTLE, BATTLE), (10, 8), ATTACKER, (1, ALL)),
        ((AMBUSH, AMBUSH), (6, 5), ATTACKER, (2, 2)),
        ((TRAITOR, BATTLE), (6, 8), ATTACKER, (0, ALL)),
        ((TRAITOR, DUEL), (6, 5), ATTACKER, (0, ALL)),
        ((TRAITOR, AMBUSH), (6, 5), ATTACKER, (1, ALL)),
        ((BATTLE, TRAITOR), (10, 5), DEFENDER, (ALL, 0)),
        ((DUEL, TRAITOR), (6, 5), DEFENDER, (ALL, 0)),
        ((AMBUSH, TRAITOR), (6, 5), DEFENDER, (ALL, 0)),
        ((TRAITOR, TRAITOR), (6, 5), ATTACKER, (0, 1)),
    ],
)
def test_every_pair_of_tactics(
    tactics: tuple[int, int], strengths: tuple[int, int], winner: int, losses: tuple[int, int]
) -> None:
    """BUS-5.4: six katana and four troops against five katana (two single tiles) and three troops."""
    outcome = fight(tactics, (SIX, FIVE), (4, 3))
    assert outcome.strengths == strengths
    assert (outcome.winner, outcome.losses) == (winner, losses)


@pytest.mark.parametrize(
    ("tactics", "winner", "losses"),
    [
        ((AMBUSH, DUEL), ATTACKER, (0, 4 + 1)),
        ((AMBUSH, BATTLE), DEFENDER, (11, 1)),
        ((AMBUSH, TRAITOR), DEFENDER, (ALL, 1)),
        ((AMBUSH, AMBUSH), DEFENDER, (1 + 1, 2)),
        ((BATTLE, BATTLE), DEFENDER, (ALL, 1)),
        ((DUEL, DUEL), DEFENDER, (0, 0)),
        ((TRAITOR, TRAITOR), DEFENDER, (1, 0)),
    ],
)
def test_the_same_the_other_way_round(tactics: tuple[int, int], winner: int, losses: tuple[int, int]) -> None:
    """BUS-5.4: five katana and three troops attack six katana and four troops."""
    outcome = fight(tactics, (FIVE, SIX), (3, 4))
    assert (outcome.winner, outcome.losses) == (winner, losses)


@pytest.mark.parametrize("disc", [BATTLE, DUEL, AMBUSH, TRAITOR])
def test_a_tie_is_the_defenders(disc: int) -> None:
    """BUS-5.5."""
    assert fight((disc, disc), (SIX, SIX), (3, 3)).winner == DEFENDER


def test_tiles_are_laid_secretly_and_number_and_top_are_shown_together() -> None:
    """BUS-5.1."""
    state = mountain()
    hold(state, 2, THREE, ONE, GEISHA)
    hold(state, 1, TWO, TWO)
    table = march(state, 4)
    assert table.waiting_for == (2, 1)
    assert list(table.pending[2].actions) == [Lay(ONE), Lay(THREE), Ready()]
    with refused("BUS-5.1"):
        table.play(2, Lay(GEISHA))
    play(table, 2, Lay(THREE), Lay(ONE), Ready())
    assert not told(table, StackShown)
    assert game.view(table.state, 1).tiles[2] == 3, "nobody can see how many are laid"
    assert game.view(table.state, 2).laid == [1, 0, 1]
    assert all(note.to == (2,) for note in table.told if isinstance(note.event, TileLaid))
    play(table, 1, Lay(TWO), Ready())
    assert told(table, StackShown) == [StackShown(2, 2, ONE), StackShown(1, 1, TWO)]
    assert [(stack.seat, stack.number, stack.top) for stack in game.view(table.state, 0).stacks] == [
        (2, 2, ONE),
        (1, 1, TWO),
    ]
    assert names(table) == {2: "choose-tactic", 1: "choose-tactic"}


def test_a_laid_tile_can_be_taken_back_until_the_stacks_are_shown() -> None:
    """BUS-5.1."""
    state = mountain()
    hold(state, 2, THREE, ONE)
    hold(state, 1, TWO)
    table = march(state, 4)
    play(table, 2, Lay(THREE))
    play(table, 1, Lay(TWO), Ready())
    assert table.take_back(2) == Lay(THREE)
    play(table, 2, Lay(ONE), Ready())
    assert told(table, StackShown)[0] == StackShown(2, 1, ONE)
    with pytest.raises(Refused):
        table.take_back(2)


def test_discs_are_shown_together() -> None:
    """BUS-5.1."""
    state = mountain()
    hold(state, 2, THREE)
    hold(state, 1, TWO)
    table = march(state, 4)
    play(table, 2, Lay(THREE), Ready())
    play(table, 1, Lay(TWO), Ready())
    play(table, 2, Choose(DUEL))
    assert table.waiting_for == (1,)
    assert game.view(table.state, 1).tactic == -1
    assert game.view(table.state, 2).tactic == DUEL
    assert not told(table, TacticShown)


def test_a_side_without_tiles_loses_all_its_troops_for_good() -> None:
    """BUS-5.2, BUS-6.1: they are out of the game and count as defeated, discs are not used."""
    table = fought(mountain(), (ONE, ONE), (), (DUEL, DUEL))
    after = table.state
    assert (after.owner[B2], after.troops[B2]) == (0, 4)
    assert after.samurai_honour[2] == 10 + 3 + 2 + 2
    assert (after.reserve[1], after.fallen) == (12, [0, 3, 0, 0])
    assert told(table, TroopsSacrificed) == [TroopsSacrificed(1, 3)]
    assert discs_behind(after, 1) == discs_behind(after, 2) == 1
    assert game.pieces(after) == game.pieces(rows())


def test_an_attacker_without_tiles_loses_all_his_troops_for_good() -> None:
    """BUS-5.2, BUS-6.2: the daimyō's, not the samurai's."""
    table = fought(mountain(), (), (ONE,), (DUEL, DUEL))
    after = table.state
    assert (after.owner[B2], after.troops[A2], after.troops[B2]) == (1, 1, 3)
    assert (after.reserve[0], after.fallen) == (10, [4, 0, 0, 0])
    assert told(table, TroopsSacrificed) == [TroopsSacrificed(0, 4)]
    assert after.samurai_honour[1] == 10 + 4 + 2
    assert names(table) == {3: "advice"}


def test_if_neither_uses_a_tile_only_the_attacker_loses() -> None:
    """BUS-5.2."""
    table = fought(mountain(), (), (), (DUEL, DUEL))
    assert told(table, FightWon) == [FightWon(1, 4, 0)]
    assert table.state.troops[B2] == 3
    assert table.state.fallen == [4, 0, 0, 0]


def test_troops_beaten_with_tiles_are_recruited_again() -> None:
    """BUS-5.2: only who renounces the fight loses them for good."""
    table = fought(mountain(), SAMURAI_TILES, BUSHI_TILES, (BATTLE, AMBUSH))
    assert (table.state.reserve[0], table.state.reserve[1]) == (10 + 2, 12 + 3)
    assert table.state.fallen == [0, 0, 0, 0]
    assert not told(table, TroopsSacrificed)


def test_by_the_first_rules_troops_without_tiles_went_to_the_reserve() -> None:
    """BUS-5.2: version 1."""
    table = fought(mountain(rules="1"), (ONE, ONE), (), (DUEL, DUEL))
    assert table.state.reserve[1] == 15
    assert table.state.samurai_honour[2] == 10 + 3 + 2 + 2
    assert not told(table, TroopsSacrificed)
    assert "fallen" not in table.state.to_json()


def test_a_player_with_no_katana_tile_is_asked_all_the_same() -> None:
    """BUS-5.1: silence would tell what is behind the screen."""
    state = mountain()
    hold(state, 1, GEISHA)
    table = march(state, 4)
    assert list(table.pending[1].actions) == [Ready()]
    assert list(table.pending[2].actions) == [Ready()]


def at_tactics(state: BushidoState) -> Table[BushidoState]:
    """Samurai and bushi have shown a stack of one tile each."""
    hold(state, 2, ONE)
    hold(state, 1, ONE)
    table = march(state, 4)
    play(table, 2, Lay(ONE), Ready())
    play(table, 1, Lay(ONE), Ready())
    return table


def test_a_kotau_that_is_the_only_disc_is_swapped_when_tactics_are_chosen() -> None:
    """BUS-5.3: not before the stacks are shown."""
    state = mountain()
    discs(state, 1, KOTAU)
    hold(state, 2, ONE)
    hold(state, 1, ONE)
    table = march(state, 4)
    assert names(table) == {2: "lay-tiles", 1: "lay-tiles"}
    play(table, 2, Lay(ONE), Ready())
    play(table, 1, Lay(ONE))
    assert not told(table, KotauSwapped)
    play(table, 1, Ready())
    after = table.state
    swaps = [note.event for note in table.told if isinstance(note.event, StackShown | KotauSwapped)]
    assert swaps[:3] == [StackShown(2, 1, ONE), StackShown(1, 1, ONE), KotauSwapped(1)]
    assert discs_behind(after, 1) == 1
    assert after.discs[TACTICS + KOTAU] == 0
    assert after.open_discards[KOTAU] == len(told(table, KotauSwapped))
    assert names(table) == {2: "choose-tactic", 1: "choose-tactic"}


@pytest.mark.parametrize(("attack", "defence"), [((), (ONE,)), ((ONE,), ()), ((), ())])
def test_where_a_stack_is_empty_no_disc_is_drawn_or_swapped(attack: tuple[int, ...], defence: tuple[int, ...]) -> None:
    """BUS-5.3, BUS-5.2: discs are not used, so nobody needs one."""
    state = mountain()
    discs(state, 2)
    discs(state, 1, KOTAU)
    hold(state, 2, *attack)
    hold(state, 1, *defence)
    table = march(state, 4)
    play(table, 2, *map(Lay, attack), Ready())
    play(table, 1, *map(Lay, defence), Ready())
    assert told(table, FightWon)
    assert not told(table, DiscsDrawn)
    assert not told(table, KotauSwapped)
    assert discs_behind(table.state, 2) == 0
    assert table.state.discs[TACTICS + KOTAU] == 1


def test_by_the_first_rules_discs_were_drawn_and_swapped_before_tiles_were_laid() -> None:
    """BUS-5.3: version 1."""
    state = mountain(rules="1")
    discs(state, 2)
    discs(state, 1, KOTAU)
    table = march(state, 4)
    assert names(table) == {2: "lay-tiles", 1: "lay-tiles"}
    assert told(table, DiscsDrawn)[0] == DiscsDrawn(2, 1)
    assert told(table, KotauSwapped)[-1] == KotauSwapped(1)
    assert (discs_behind(table.state, 1), discs_behind(table.state, 2)) == (1, 1)


def test_a_kotau_drawn_for_a_kotau_is_replaced_too() -> None:
    """BUS-5.3: the pile holds only kotau but for what is shuffled in."""
    state = mountain()
    discs(state, 1, KOTAU)
    state.open_discards = [state.disc_piles[disc] for disc in range(4)] + [0]
    state.disc_piles = [0, 0, 0, 0, 1]
    state.open_discards[BATTLE] -= 4
    state.disc_piles[BATTLE] = 4
    seen = set()
    for seed in range(40):
        twin = state.clone()
        twin.chance.seed = bytes([seed]) * 32
        table = at_tactics(twin)
        assert table.state.discs[TACTICS + KOTAU] == 0
        assert discs_behind(table.state, 1) == 1
        seen.add(len(told(table, KotauSwapped)))
    assert 2 in seen


def test_who_has_no_disc_draws_one() -> None:
    """BUS-5.3."""
    state = mountain()
    discs(state, 2)
    table = at_tactics(state)
    assert discs_behind(table.state, 2) == 1
    assert table.state.discs[2 * TACTICS + KOTAU] == 0
    assert told(table, DiscsDrawn)[0] == DiscsDrawn(2, 1)
    assert len(table.pending[2].actions) == 1, "and uses it at once"


def test_a_kotau_beside_another_disc_is_kept_but_not_used() -> None:
    """BUS-5.3."""
    state = mountain()
    discs(state, 1, KOTAU, DUEL)
    table = at_tactics(state)
    assert not told(table, KotauSwapped)
    with refused("BUS-5.3"):
        table.play(1, Choose(KOTAU))
    with refused("BUS-5.1"):
        table.play(1, Choose(BATTLE))
    play(table, 1, Choose(DUEL))
    assert table.state.tactic[DEFENDER] == DUEL


def test_winning_attackers_go_back_while_a_defender_is_left() -> None:
    """BUS-5.6: the samurai has his honour all the same, but none for the hex."""
    table = fought(mountain(defenders=5), (TWO, ONE), (ONE, ONE), (TRAITOR, TRAITOR))
    after = table.state
    assert told(table, FightWon) == [FightWon(2, 0, 1)]
    assert (after.owner[B2], after.troops[B2], after.troops[A2]) == (1, 4, 5)
    assert after.samurai_honour == [10, 10, 10 + 1 + 2, 10]
    assert names(table) == {3: "to-arms"}


def test_a_beaten_samurai_can_conquer_by_ambush() -> None:
    """BUS-5.6, BUS-6.2: only the troops killed are honour for him, and the council still meets."""
    state = mountain(defenders=2)
    table = fought(state, (ONE, ONE, ONE, ONE), (TWO,), (AMBUSH, BATTLE))
    after = table.state
    assert told(table, FightWon) == [FightWon(1, 2, 2)]
    assert (after.owner[B2], after.troops[B2]) == (0, 2)
    assert after.samurai_honour == [10, 12, 13, 10], "the bushi is first in turn order and takes rung 12"
    assert after.daimyo_honour[:2] == [22, 23]
    assert names(table) == {3: "advice"}


def test_a_hex_without_troops_of_either_side_is_neutral() -> None:
    """BUS-5.6: the loser's 3-katana tile kills the last attacker."""
    table = fought(mountain(number=1, defenders=1), (THREE, THREE), (THREE, ONE), (BATTLE, BATTLE), number=1)
    after = table.state
    assert told(table, FightWon) == [FightWon(2, 1, 1)]
    assert (after.owner[B2], after.troops[B2], after.troops[A2]) == (-1, 0, 1)
    assert after.daimyo_honour[:2] == [20, 23]
    assert after.samurai_honour == [10, 11, 10 + 1 + 2, 10]


def test_a_winning_bushi_without_a_troop_left_has_no_honour_for_the_hex() -> None:
    """BUS-6.2: the loser's two 3-katana tiles kill the last two."""
    table = fought(mountain(defenders=2), (THREE, THREE), (THREE, THREE, TWO), (BATTLE, BATTLE), number=1)
    after = table.state
    assert told(table, FightWon) == [FightWon(1, 1, 2)]
    assert after.owner[B2] == -1
    assert after.samurai_honour == [10, 11, 12, 10]


def test_beaten_attackers_return_to_where_they_came_from() -> None:
    """BUS-5.7, BUS-5.4: a lost duel kills nobody."""
    table = fought(mountain(), (ONE,), (TWO,), (DUEL, DUEL))
    after = table.state
    assert (after.troops[A2], after.troops[B2], after.owner[B2]) == (5, 3, 1)
    assert after.samurai_honour == [10, 10 + 5 + 2, 5, 10]


def test_half_the_losers_samurai_honour_goes_to_the_winner_of_a_duel() -> None:
    """BUS-5.4: of 13 he loses 7."""
    state = mountain()
    state.samurai_honour = [30, 13, 40, 2]
    table = fought(state, (TWO,), (ONE,), (DUEL, DUEL))
    assert table.state.samurai_honour[:3] == [30, 6, 47]
    play(table, 1, Retreat(B1))
    assert table.state.samurai_honour[2] == 47 + 1 + 2


def test_a_defender_beaten_in_a_duel_retreats_where_he_likes() -> None:
    """BUS-5.7, BUS-6.1: the hex is conquered all the same, nobody is killed."""
    table = fought(mountain(), (TWO,), (ONE,), (DUEL, DUEL))
    assert list(table.pending[1].actions) == [Retreat(B1), Retreat(B3)]
    for wrong in (B4, A3):
        with refused("BUS-5.7"):
            table.play(1, Retreat(wrong))
    play(table, 1, Retreat(B3))
    after = table.state
    assert (after.troops[B3], after.troops[B2], after.owner[B2]) == (6, 4, 0)
    assert after.samurai_honour[2] == 10 + 5 + 1 + 2


def test_with_one_haven_troops_go_there_and_with_none_they_scatter() -> None:
    """BUS-5.7: scattered troops are nobody's kill."""
    state = mountain()
    state.owner[B1] = 2
    table = fought(state, (TWO,), (ONE,), (DUEL, DUEL))
    assert table.state.troops[B3] == 6
    assert names(table) == {3: "to-arms"}
    state = mountain()
    state.owner[B1] = state.owner[B3] = 2
    before = state.reserve[1]
    table = fought(state, (TWO,), (ONE,), (DUEL, DUEL))
    assert told(table, TroopsScattered) == [TroopsScattered(1, B2)]
    assert table.state.reserve[1] == before + 3
    assert table.state.samurai_honour[2] == 10 + 5 + 1 + 2
    assert table.state.owner[B2] == 0


def test_tiles_go_to_the_bag_and_discs_to_the_discards() -> None:
    """BUS-5.8."""
    table = fought(mountain(), SAMURAI_TILES, BUSHI_TILES, (BATTLE, AMBUSH))
    after = table.state
    assert sum(after.tiles) == 0
    assert after.swords == [0] * 6
    assert after.open_discards[BATTLE] == after.open_discards[AMBUSH] == 1
    assert game.pieces(after) == game.pieces(rows())


def test_after_a_fight_both_hexes_are_checked_for_revolts() -> None:
    """BUS-5.8, BUS-3.7: the hex that the attack left only now."""
    state = mountain()
    ronin(state, A2, 1)
    ronin(state, B2, 2)
    table = march(state, 4)
    assert not told(table, AutomaticRevolted)
    state = mountain()
    ronin(state, A2, 1)
    ronin(state, B2, 2)
    table = fought(state, SAMURAI_TILES, BUSHI_TILES, (BATTLE, AMBUSH))
    assert [event.hex for event in told(table, AutomaticRevolted)] == [A2, B2]
    assert (table.state.owner[A2], table.state.owner[B2]) == (-1, -1)
    assert table.state.daimyo_honour[:2] == [18, 23]


def test_attackers_who_come_back_in_time_save_the_hex_they_left() -> None:
    """BUS-3.7: one troop beside one ronin would revolt, were it not for those who return."""
    state = mountain()
    ronin(state, A2, 1)
    table = fought(state, (ONE,), (TWO,), (DUEL, DUEL))
    assert not told(table, AutomaticRevolted)
    assert table.state.troops[A2] == 5


def test_a_conquered_hex_moves_honour_koku_and_katana() -> None:
    """BUS-6.3, BUS-1.4: here a city, and the winner jumps over a taken rung."""
    state = mountain()
    state.terrain[B2] = state.terrain[5]
    state.daimyo_honour = [20, 25, 26, 35]
    before = income(state, 0), income(state, 1), koku(state, 0), koku(state, 1)
    table = fought(state, SAMURAI_TILES, (), (BATTLE, AMBUSH))
    after = table.state
    assert after.daimyo_honour == [27, 19, 26, 35]
    assert (income(after, 0), income(after, 1)) == (before[0] + 2, before[1] - 2)
    assert (koku(after, 0), koku(after, 1)) == (before[2] + 3, before[3] - 3)


def test_who_rises_moves_before_who_falls() -> None:
    """BUS-1.4: the daimyō leaves 23 free for the bushi only after he has jumped over 25."""
    state = mountain()
    state.daimyo_honour = [23, 25, 40, 35]
    table = fought(state, SAMURAI_TILES, (), (BATTLE, AMBUSH))
    assert table.state.daimyo_honour == [26, 23, 40, 35]


def test_a_conquest_can_win_the_game_at_once() -> None:
    """BUS-6.7."""
    state = mountain()
    state.daimyo_honour[0] = 48
    table = fought(state, SAMURAI_TILES, (), (BATTLE, AMBUSH))
    assert table.over
    assert table.result
    assert table.result.winners == (0,)


def test_of_two_kotaus_one_is_swapped() -> None:
    """BUS-5.3: one other disc is enough."""
    state = mountain()
    discs(state, 1, KOTAU, KOTAU)
    after = at_tactics(state).state
    assert discs_behind(after, 1) == 2
    assert after.discs[TACTICS + KOTAU] == 1
