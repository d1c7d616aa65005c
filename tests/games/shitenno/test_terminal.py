"""The board in the terminal: everything a player needs, in both languages, on a narrow screen."""

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType
from tests.games.shitenno.positions import KANTO, at_table, cards, fresh, give_tiles, odd_year, put_in, sharing

from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import Add, TakeOut, TakeProvince
from bakufu.games.shitenno.state import GOLD
from bakufu.kernel.catalogue import LANGUAGES
from bakufu.kernel.table import Table
from bakufu.kernel.text import texts
from bakufu.kernel.words import ONLOOKER
from bakufu.terminal.board import Unclear, board_of

board = board_of(game)


def printed(what: RenderableType | None, width: int = 80) -> str:
    out = Console(file=StringIO(), width=width)
    out.print(what)
    return out.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def offered(table: Table[Any], seat: int, language: str = "en") -> str:
    view, decision = game.view(table.state, seat), table.pending[seat]
    return printed(board.offer(view, seat, decision, texts(game, language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_can_be_looked_at(language: str, players: int) -> None:
    rng = Random(players)
    table = at_table(fresh(players))
    say = texts(game, language)
    asked = set()
    while not table.over:
        (seat,) = table.waiting_for
        decision = table.pending[seat]
        if rng.random() < 0.04 or decision.name not in asked:
            asked.add(decision.name)
            for looker in (ONLOOKER, *range(players)):
                drawing = printed(board.draw(game.view(table.state, looker), looker, say))
                assert "[terminal" not in drawing
                assert max(map(len, drawing.splitlines())) <= 80
            listed = offered(table, seat, language)
            assert "[action" not in listed
            assert "[terminal" not in listed
            assert board.help(game.view(table.state, seat), seat, decision, say) is not None
        table.play(seat, rng.choice(decision.actions))
    assert asked >= {"split-cards", "choose-lot", "take-provinces", "pay"}
    assert say("terminal-over") in printed(board.draw(game.view(table.state, 0), 0, say))


def test_the_board_shows_kamon_gold_and_prices() -> None:
    state = odd_year("samurai", "")
    state.provinces[KANTO] = (1, 0 + GOLD)
    state.secret[1] = cards("sohei sohei")
    lines = printed(board.draw(game.view(state, 0), 0, texts(game, "en"))).splitlines()
    (kanto,) = [line for line in lines if "Kantō" in line]
    assert " ".join(kanto.split()) == "Kantō ◆ [●] 8 11 bushi 3 samurai + bushi or 8 koku"
    assert any("◆" in line and "2 secret" in line for line in lines)
    assert not any("sōhei" in line for line in lines if "secret" in line)


def test_payments_say_what_would_be_lost() -> None:
    """SHI-3.4, SHI-3.5, SHI-4.1"""
    state = odd_year("samurai samurai samurai bushi+sohei 3 3", "")
    table = at_table(state)
    table.play(0, TakeProvince(KANTO))
    assert [line.strip() for line in offered(table, 0).splitlines()] == [
        "1  3 × samurai, bushi+sōhei  (lost: sōhei)",
        "2  2 × 3 koku  (lost: 1 koku)",
    ]
    state = odd_year("samurai samurai samurai 3 sohei+sohei", "")
    give_tiles(state, 0, exchange=2)
    table = at_table(state)
    table.play(0, TakeProvince(KANTO))
    assert {line.strip()[3:] for line in offered(table, 0).splitlines()} == {
        "3 × samurai, sōhei+sōhei; exchange  (lost: sōhei)",
        "3 × samurai, 3 koku; exchange  (lost: 2 koku)",
        "2 × samurai, sōhei+sōhei; 2 × exchange",
        "2 × samurai, 3 koku; 2 × exchange",
        "sōhei+sōhei, 3 koku; 2 × exchange",
    }


def test_cards_and_provinces_can_be_named() -> None:
    say = texts(game, "en")
    table = at_table(sharing("bushi bushi+sohei samurai 2"))
    put_in(table, 0, "samurai")
    view, decision = game.view(table.state, 0), table.pending[0]
    assert board.read("Bushi", view, 0, decision, say) == Add(*cards("bushi"))
    assert board.read("bushi+", view, 0, decision, say) == Add(*cards("bushi+sohei"))
    assert board.read("-sam", view, 0, decision, say) == TakeOut(*cards("samurai"))
    assert board.read("2", view, 0, decision, say) == decision.actions[1]
    with pytest.raises(Unclear):
        board.read("sohei", view, 0, decision, say)
    table = at_table(odd_year("3 3", ""))
    assert board.read("kanto", game.view(table.state, 0), 0, table.pending[0], say) == TakeProvince(KANTO)
