"""The table in the terminal."""

from random import Random

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

from bakufu.games.shogun.actions import Confirm, Lay, Lift, March, Rethink, Stay
from bakufu.games.shogun.bidding import ChooseSpecial
from bakufu.games.shogun.commands import add_to
from bakufu.games.shogun.components import CASTLE, CHEST_CARD, MOVE_A, NAMES, TOWER_CARD
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.terminal import board
from bakufu.games.shogun.view import view
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import answer, settle
from bakufu.kernel.text import Texts
from bakufu.terminal.board import Unclear
from tests.games.shogun.positions import GAME, asked, bare, do, hold, p, start

EVERYTHING = ["court", "samurai", "leaders", "chambers"]


def drawn(state: ShogunState, seat: int, width: int, language: str = "en") -> str:
    console = Console(width=width, force_terminal=False)
    say = Texts(GAME, language, ("Aki", "Botan", "Chiyo", "Daigo", "Emi")[: state.players])
    with console.capture() as capture:
        seen = view(state, seat)
        console.print(board.draw(seen, seat, say))
        step = state.stack[-1] if state.stack else None
        if step and seat in step.seats(state):
            decision = step.ask(state, seat)
            console.print(board.offer(seen, seat, decision, say))
            console.print(board.help(seen, seat, decision, say))
    return capture.get()


@pytest.mark.parametrize(("players", "width", "language"), [(3, 80, "en"), (4, 100, "fr"), (5, 80, "fr")])
def test_every_position_can_be_drawn(players: int, width: int, language: str) -> None:
    """With every module, for every seat and the onlooker, all through a game; nothing is missing from the catalogue."""
    options = GAME.read_options(players, {"start": "draft", "modules": EVERYTHING})
    state = GAME.set_up(players, options, Chance(seed_from(width)))
    rng = Random(players)
    waiting = settle(state)
    while waiting:
        seat = rng.choice(waiting)
        if rng.random() < 0.01:
            for eyes in (-1, seat):
                text = drawn(state, eyes, width, language)
                assert "[" not in text
                assert all(len(line) <= width for line in text.splitlines())
                assert all(name in text for name in NAMES)
        actions = state.stack[-1].ask(state, seat).actions
        waiting = answer(state, seat, rng.choice(actions))
    assert all(name in drawn(state, -1, width, language) for name in NAMES)


def test_who_has_still_to_choose_a_special_card_is_drawn() -> None:
    """SHO-3.6"""
    state = bare(4)
    state.order = ()
    state.stack = [ChooseSpecial((2, 0, 3, 1))]
    assert "To choose, in this order: Chiyo, Aki, Daigo and Botan" in drawn(state, 0, 100)
    answer(state, 2, asked(state).actions[0])
    assert "dans cet ordre\xa0: Aki, Daigo et Botan" in drawn(state, -1, 100, "fr")


def test_the_map_shows_owner_armies_buildings_and_markers() -> None:
    state = start()
    state.buildings[p("yamato")] = 0b011
    state.markers[p("yamato")] = 2
    line = next(line for line in drawn(state, 0, 100).splitlines() if "Yamato" in line)
    assert "Yamato      ●5  CT !2 54" in line


def read(state: ShogunState, seat: int, typed: str) -> object:
    return board.read(typed, view(state, seat), seat, state.stack[-1].ask(state, seat), Texts(GAME, "en"))


def test_a_plan_is_typed() -> None:
    state = start(modules=["court"])
    assert read(state, 0, "yamato a") == Lay(p("yamato"), CASTLE)
    assert read(state, 0, "YAM a") == Lay(p("yamato"), CASTLE)
    assert read(state, 0, "awa a") == Lay(p("awa-shikoku"), CASTLE)
    assert read(state, 0, "c3 n") == Lay(CHEST_CARD + 3, 13)
    assert read(state, 0, "t k") == Lay(TOWER_CARD, 10)
    for nonsense in ("yamato", "k a", "yamato z", "edo a"):
        with pytest.raises(Unclear):
            read(state, 0, nonsense)
    answer(state, 0, Lay(p("yamato"), CASTLE))
    assert read(state, 0, "r") == Rethink()
    answer(state, 0, Rethink())
    assert read(state, 0, "a") == Lift(CASTLE)
    while asked_of_first(state) != "confirm-plan":
        answer(state, 0, state.stack[-1].ask(state, 0).actions[0])
    assert read(state, 0, "ok") == Confirm()


def asked_of_first(state: ShogunState) -> str:
    return str(state.stack[-1].ask(state, 0).name)


def test_a_march_is_typed_and_its_odds_are_shown_first() -> None:
    state = bare()
    hold(state, 0, shinano=5, kai=1)
    hold(state, 1, kozuke=3)
    do(state, MOVE_A, 0, "shinano")
    assert read(state, 0, "kozuke 4") == March(p("kozuke"), 4)
    assert read(state, 0, "0") == Stay()
    with pytest.raises(Unclear):
        read(state, 0, "kozuke")
    say = Texts(GAME, "en", ("Aki", "Botan", "Chiyo", "Daigo"))
    shown = board.preview(view(state, 0), 0, March(p("kozuke"), 4), say)
    assert "Kozuke with 4: you win" in str(shown)
    assert board.preview(view(state, 0), 0, March(p("kai"), 1), say) is None
    assert asked(state).name == "move"


def command(*words: str) -> tuple[int, str]:
    app = typer.Typer()
    app.callback()(lambda: None)
    add_to(app)
    result = CliRunner().invoke(app, ["odds", *words, "--lang", "en"])
    return result.exit_code, result.output


def test_the_odds_on_the_command_line() -> None:
    code, text = command("--attack", "1", "--defend", "1", "--model", "thirds", "--tower", "0")
    assert code == 0
    assert text.split("%")[0].strip() == "22.2"
    assert "the attacker takes the province" in text
    code, text = command("--attack", "3", "--neutral", "--throws", "500")
    assert code == 0
    assert "0.0 %" in text
    assert command("--attack", "3", "--bowl", "many")[0] == 2
    assert command("--attack", "3", "--model", "halves")[0] == 2
