"""The board in the terminal."""

import io
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import bakufu
from bakufu.games.bushido import game
from bakufu.games.bushido.actions import Attack, Convert, Invite, March, Pass, Place, PlayRonin, PlayShinobi, Ready
from bakufu.games.bushido.components import GEISHA, RONIN, SHINOBI
from bakufu.games.bushido.intrigue import SenseiPhase
from bakufu.games.bushido.ordering import OrderAttack
from bakufu.games.bushido.preparing import Troops
from bakufu.games.bushido.state import BushidoState
from bakufu.games.bushido.tea import TeaCeremony
from bakufu.kernel.catalogue import LANGUAGES
from bakufu.kernel.table import Table
from bakufu.kernel.text import texts
from bakufu.terminal.board import Unclear, board_of
from tests.games.bushido.positions import A2, B2, at, hold, march, play, ronin, rows, troops

board = board_of(game)


def printed(what: RenderableType | None, width: int = 80) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(what)
    return out.getvalue()


def drawn(table: Table[BushidoState], seat: int, language: str = "en", width: int = 80) -> str:
    say = texts(game, language, ("Aki", "Botan", "Chiyo", "Daigo", "Emi"))
    return printed(board.draw(game.view(table.state, seat), seat, say), width)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_and_every_decision_offered_in_eighty_columns(players: int, language: str) -> None:
    rng = Random(7)
    table = bakufu.new("bushido", players, seed=7, options={"campaign": True, "elite": True})
    say = texts(game, language)
    while not table.over:
        seat = rng.choice(table.waiting_for)
        decision = table.pending[seat]
        if rng.random() < 0.1:
            picture = drawn(table, seat, language) + printed(
                board.offer(game.view(table.state, seat), seat, decision, say)
            )
            picture += printed(board.help(game.view(table.state, seat), seat, decision, say) or "")
            assert "[terminal" not in picture
            assert all(cell_len(line) <= 80 for line in picture.splitlines())
        table.play(seat, rng.choice(decision.actions))
    assert "┌" in drawn(table, -1, language)


def test_the_map_shows_terrain_troops_ronin_and_attackers() -> None:
    state = rows()
    ronin(state, B2, 2)
    troops(state, A2, 5)
    picture = drawn(march(state, 4, bonus=3), 2)
    assert "B2 mountain" in picture
    assert "◆ 3 ✕2" in picture
    assert "⚔4" in picture
    assert "3 bonus honour" in picture


def test_troops_out_of_the_game_have_a_column_once_there_are_some() -> None:
    """BUS-5.2."""
    state = rows()
    assert " out " not in drawn(at(state, Troops()), 0)
    state.reserve[1] -= 4
    state.fallen[1] = 3
    state.elite_fallen[1] = 1
    state.reserve[1] += 1
    lines = drawn(at(state, Troops()), 0).splitlines()
    head = next(line for line in lines if " out " in line)
    botan = next(line for line in lines if "Botan" in line)
    assert botan[: head.index(" out ") + 4].split()[-2:] == ["18/22", "4"]


def test_ladders_months_and_roles_are_there() -> None:
    state = rows()
    state.month = 6
    picture = drawn(at(state, Troops()), 0)
    assert "[6]" in picture
    assert "to arms: 2" in picture
    lines = picture.splitlines()
    daimyo = next(i for i, line in enumerate(lines) if line.startswith("Daimyō"))
    assert lines[daimyo + 1].index("●") == 9 + 20
    assert lines[daimyo + 1].index("■") == 9 + 35
    assert [line[19] for line in lines[daimyo + 3 : daimyo + 7]] == ["●", "◆", "▲", "■"], "all samurai share rung 10"
    for role in ("daimyō", "samurai", "bushi", "sensei"):
        assert role in picture


def test_a_spy_sees_the_screen_drawn_and_nobody_else_does() -> None:
    state = rows()
    hold(state, 3, SHINOBI)
    hold(state, 1, GEISHA)
    table = at(state, SenseiPhase())
    play(table, 3, PlayShinobi(1))
    assert "geisha ×1" in drawn(table, 3)
    assert "geisha ×1" not in drawn(table, 2)


def test_hexes_and_numbers_are_read_as_typed() -> None:
    table = at(rows(), Troops())
    say = texts(game, "en")

    def read(typed: str) -> object:
        return board.read(typed, game.view(table.state, 0), 0, table.pending[0], say)

    assert read("a2 3") == Place(A2, 3)
    assert read("A2") == Place(A2, 1)
    assert read("b2 1") == Place(B2, 1), "the table says why not"
    assert read("1") == table.pending[0].actions[0]
    with pytest.raises(Unclear):
        read("nowhere")
    assert "A2 1–4" in printed(board.offer(game.view(table.state, 0), 0, table.pending[0], say))


def test_targets_marches_and_passes_are_read_as_typed() -> None:
    table = at(rows(), OrderAttack())
    say = texts(game, "en")
    assert board.read("b2", game.view(table.state, 0), 0, table.pending[0], say) == Attack(B2)
    assert board.read("p", game.view(table.state, 0), 0, table.pending[0], say) == Pass()
    play(table, 0, Attack(B2))
    assert board.read("a2 2", game.view(table.state, 0), 0, table.pending[0], say) == March(A2, 2)
    assert board.read("a2 9", game.view(table.state, 0), 0, table.pending[0], say) == March(A2, 9)


def test_effect_tiles_are_offered_as_hexes_and_a_list() -> None:
    state = rows()
    hold(state, 3, RONIN, GEISHA)
    table = at(state, SenseiPhase())
    say = texts(game, "en")
    offered = printed(board.offer(game.view(table.state, 3), 3, table.pending[3], say))
    assert "ronin: A2, A3" in offered
    assert "geisha: end the turn" in offered
    assert board.read("a2", game.view(table.state, 3), 3, table.pending[3], say) == PlayRonin(A2)


def test_where_no_hex_is_asked_for_one_is_not_understood() -> None:
    table = march(rows(), 2)
    say = texts(game, "en")
    assert list(table.pending[2].actions) == [Ready()]
    with pytest.raises(Unclear):
        board.read("a2", game.view(table.state, 2), 2, table.pending[2], say)


def test_conversions_say_which_rungs_they_lead_to() -> None:
    """BUS-1.4: one daimyō honour jumps over a taken rung."""
    state = rows()
    state.samurai_honour = [16, 3, 40, 9]
    state.daimyo_honour = [20, 21, 30, 35]
    table = at(state, TeaCeremony(0, True))
    play(table, 0, Invite(1))
    decision = table.pending[0]
    hints = game.hint(game.view(table.state, 0), 0, decision)
    assert hints
    assert list(hints[:2]) == [{"daimyo": 22, "samurai": 7}, {"daimyo": 22, "samurai": 7}]
    assert hints[-1] is None
    offered = printed(board.offer(game.view(table.state, 0), 0, decision, texts(game, "en")))
    assert "gain 1  (daimyō 22, samurai 7)" in offered
    play(table, 0, Convert(1))
    assert table.state.daimyo_honour[0] == 22
