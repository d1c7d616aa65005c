"""What greedy has learned beyond the first advice."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import bakufu
from bakufu.arena.match import play
from bakufu.bots import Bot, Sight, bot
from bakufu.games.bushido.actions import PASS, Discard, Lay, Offer, PlayGeisha, PlayShinobi
from bakufu.games.bushido.components import GEISHA, HONOUR, ONE, SHINOBI, TACTICS, THREE, TWO, WINNING_HONOUR
from bakufu.games.bushido.fight import LayTiles
from bakufu.games.bushido.intrigue import SenseiPhase
from bakufu.games.bushido.state import BushidoState
from bakufu.kernel.chance import seed_from
from bakufu.kernel.judgement import judgement_of
from bakufu.kernel.words import Action, Seat
from tests.games.bushido.positions import at, hold, march, rows
from tests.walks import asked

GAME = bakufu.find("bushido")
GAMES = 20
"""So many are enough for everything to be used at least once."""


def sensible(state: BushidoState, seat: Seat) -> Any:
    decision = state.stack[-1].ask(state, seat)
    return judgement_of(GAME).sensible(state, seat, decision, Random(1))


def first(name: str) -> tuple[Any, Seat]:
    """The first time that somebody is asked this, as far as it matters here."""
    for state, seat in asked(GAME, {}, 1):
        step = state.stack[-1]
        if step.ask(state, seat).name == name and (not isinstance(step, LayTiles) or seat == step.defender):
            return state.clone(), seat
    raise AssertionError(name)


def test_a_tactic_that_one_has_twice_is_put_away_and_a_single_one_kept() -> None:
    state, seat = first("discard")
    mine = slice(seat * TACTICS, seat * TACTICS + TACTICS)
    state.discs[mine] = [2, 1, 1, 0, 0]
    assert sensible(state, seat) == Discard(0)
    state.discs[mine] = [1, 1, 1, 0, 1]
    assert sensible(state, seat) == PASS


def laid(state: BushidoState, seat: Seat) -> list[int]:
    """The tiles that somebody lays, one after the other."""
    tiles = []
    while isinstance(action := sensible(state, seat), Lay):
        tiles.append(action.tile)
        state.stack[-1].do(state, seat, action)
    return tiles


@pytest.mark.parametrize(
    ("his", "mine", "lays"),
    [
        ((TWO,) * 5, (ONE, THREE, TWO), [THREE, TWO, ONE]),
        ((), (ONE, THREE, TWO), [THREE]),
        ((THREE,) * 12, (TWO, ONE), [ONE]),
    ],
    ids=["all that there is", "no more than is enough", "one tile where all is lost"],
)
def test_who_is_attacked_lays(his: tuple[int, ...], mine: tuple[int, ...], lays: list[int]) -> None:
    state = rows(3)
    hold(state, 2, *his)
    hold(state, 1, *mine)
    table = march(state, 2)
    assert isinstance(table.state.stack[-1], LayTiles)
    assert laid(table.state, 1) == lays


@pytest.mark.parametrize(("tiles", "then"), [((THREE, THREE), PlayGeisha()), ((ONE,), PASS)])
def test_a_shinobi_sees_whether_the_samurai_is_worth_a_geisha(tiles: tuple[int, ...], then: Action) -> None:
    """BUS-3.4: what he sees decides at once, as nothing of it is kept."""
    state = rows(3)
    state.daimyo_honour = [30, 20, 25]
    hold(state, 1, SHINOBI, GEISHA)
    hold(state, 2, *tiles)
    table = at(state, SenseiPhase(1))
    for answer in (PlayShinobi(2), then):
        sight = Sight(GAME, table.state, 1)
        assert bot("greedy", Random(1)).choose(sight) == answer
        table.play(1, answer)


def test_all_that_the_game_has_is_used() -> None:
    """BUS-2.1, BUS-3.4, BUS-4.2, BUS-8.1: how often is printed where it fails."""
    given: Counter[str] = Counter()

    class Watched:
        def __init__(self, inner: Bot) -> None:
            self.inner = inner

        def choose(self, sight: Sight) -> Action:
            action = self.inner.choose(sight)
            given[type(action).__name__] += 1
            return action

    options = GAME.read_options(3, {"campaign": True})
    for number in range(GAMES):
        bots = [Watched(bot("greedy", Random(f"{number}/{seat}"))) for seat in range(3)]
        play(GAME, options, seed_from(f"used/{number}"), bots, Random(number))
    wanted = {"Discard", "Offer", "Declare", "PlayShinobi", "PlayGeisha", "PlayRonin", "PlayChanoyu", "PlayKotau"}
    assert wanted <= set(given), given


def test_tokens_are_offered_for_the_attack_that_wins_the_game() -> None:
    state, seat = first("offer-bonus")
    assert sensible(state, seat) == PASS
    state.daimyo_honour[seat] = WINNING_HONOUR - HONOUR[state.terrain[state.target]]
    assert sensible(state, seat) == Offer(9)
