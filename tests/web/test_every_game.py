"""Every game there is, through the plain panel that lists the answers in words."""

from random import Random

import pytest
from playwright.sync_api import expect

import bakufu
from tests.web.conftest import Visit

GAMES = [game.id for game in bakufu.all_games()]


def test_the_lobby_offers_every_game(visit: Visit) -> None:
    aki = visit()
    aki.enter()
    offered = aki.page.locator('input[name="game"]')
    assert [one.get_attribute("value") for one in offered.all()] == GAMES


LONG, ENOUGH = ("bushido", "shogun"), 60
"""A long game's end is reached on its board, in a test of its own; so many answers through the panel are enough."""


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_through_the_panel_to_the_end_or_far_into_a_long_game(visit: Visit, game: str) -> None:
    aki = visit()
    aki.enter()
    aki.page.evaluate("localStorage.setItem('bakufu-list', 'yes')")
    aki.choose(game, bakufu.find(game).counts[0])
    aki.set_table()
    aki.sit_down()
    rng = Random(game)
    answers = 0
    while aki.wait_for_me() != "over" and not (game in LONG and answers == ENOUGH):
        aki.click_answer(rng)
        answers += 1
    assert aki.decision() > 10
    if game not in LONG:
        expect(aki.see("ending")).to_be_visible()
