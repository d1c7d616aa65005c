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


ENOUGH = 60
"""A long game's end is reached on its board, in a test of its own; the panel asks no otherwise there."""


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end_through_the_panel(visit: Visit, game: str) -> None:
    aki = visit()
    aki.enter()
    aki.page.evaluate("localStorage.setItem('bakufu-list', 'yes')")
    aki.choose(game, bakufu.find(game).counts[0])
    aki.set_table()
    aki.sit_down()
    rng = Random(game)
    for _ in range(ENOUGH):
        if aki.wait_for_me() == "over":
            break
        aki.click_answer(rng)
    assert aki.decision() > 10
    if game in ("edo_yashiki", "shitenno"):
        expect(aki.see("ending")).to_be_visible()
