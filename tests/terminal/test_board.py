"""What every game's board has for free, and which seats there are signs for."""

import io
from typing import Any

import pytest
from rich.console import Console

import bakufu
from bakufu.kernel.chance import seed_from
from bakufu.kernel.names import NAMES
from bakufu.kernel.table import Table
from bakufu.kernel.text import Texts
from bakufu.terminal.board import COLOURS, CRESTS, Board, Unclear, board_of, player
from bakufu_auction import game as auction
from bakufu_auction.steps import Bid


def printed(what: Any) -> str:
    console = Console(file=io.StringIO(), width=80)
    console.print(what)
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_every_seat_has_a_name_a_crest_and_a_colour_of_its_own() -> None:
    assert len(NAMES) == len(set(CRESTS)) == len(set(COLOURS)) == len(set(NAMES))


def test_a_player_is_told_by_crest_and_name() -> None:
    say = Texts(auction, "en", NAMES)
    assert [player(seat, say).plain for seat in range(2)] == ["● Aki", "◆ Botan"]


def test_a_game_without_a_board_gets_a_plain_one() -> None:
    table = Table(auction, 2, auction.Options(), seed_from(1))
    board = board_of(auction)
    say = Texts(auction, "en")
    view = auction.view(table.state, 0)
    assert type(board) is Board
    assert "coins" in printed(board.draw(view, 0, say))
    assert "2  bid 1" in printed(board.offer(view, 0, table.pending[0], say))
    assert board.read("2", view, 0, table.pending[0], say) == Bid(1)
    for typed in ("0", "5", "two", "9" * 50):
        with pytest.raises(Unclear, match="Type a number from 1 to 4"):
            board.read(typed, view, 0, table.pending[0], say)


@pytest.mark.parametrize("game", bakufu.all_games(), ids=lambda game: str(game.id))
def test_our_games_have_boards_of_their_own(game: Any) -> None:
    assert type(board_of(game)) is not Board
