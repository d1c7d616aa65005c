"""Shitennō on its board."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from bakufu.games.shitenno.actions import TakeProvince
from bakufu.games.shitenno.components import PROVINCES
from bakufu.games.shitenno.provinces import PLACES
from bakufu.kernel.table import Table
from bakufu.kernel.words import Decision
from tests.web.conftest import Bring, Visit
from tests.web.positions import asks
from tests.web.shitenno_visitor import General
from tests.web.test_narrow import PHONE, is_readable


def general(visit: Visit, seed: int, players: int = 2, context: Any = None) -> General:
    """Somebody who sits down at a table with bots."""
    aki = General(visit(**(context or {})), Random(seed))
    aki.sit_down(players)
    return aki


def can_and_cannot_pay(table: Table[Any], decision: Decision) -> bool:
    """Every province has a free position; some can be paid, some cannot."""
    payable = sum(isinstance(action, TakeProvince) for action in decision.actions)
    full = any(len(kamon) == PLACES for kamon in table.state.provinces)
    return not full and 0 < payable < len(PROVINCES)


def drag(what: Locator, to: Locator) -> None:
    """Carry something with the mouse, in small steps as a hand does."""
    page = what.page
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


@pytest.mark.long
def test_from_the_lobby_to_the_final_score_by_clicks(visit: Visit) -> None:
    aki = general(visit, 1)
    aki.play()
    assert aki.seen >= {"take-provinces", "pay"}
    assert aki.seen & {"split-cards", "choose-lot"}
    expect(aki.at.see("ending")).to_contain_text(re.compile("You win|won; you came|share the victory"))
    # The scoring is told on the board, and adds up to what stands beside the seats.
    totals = [int(text) for text in aki.at.see("total").all_inner_texts()]
    assert totals == aki.at.scores()
    assert aki.at.see("scoring").locator("tbody tr").count() >= 11


def test_with_three_a_lot_is_offered_taken_or_refused(visit: Visit, bring: Bring) -> None:
    aki = General(visit(), Random(2))
    bring(aki.at, "shitenno", 3, asks("lot"))
    offered = aki.at.see("lot").locator("[data-card]").count()
    expect(aki.at.see("tray")).to_contain_text("Aki?")
    aki.at.page.locator('[data-option="accept"]').click()
    expect(aki.at.see("confirm")).to_contain_text("ake the lot")
    # A second thought: nothing was done yet.
    aki.at.see("let-go").click()
    expect(aki.at.see("confirm")).to_be_hidden()
    assert aki.at.see("lot").locator("[data-card]").count() == offered
    aki.at.page.locator('[data-option="refuse"]').click()
    aki.seal()
    expect(aki.at.see("log")).to_contain_text("Aki refuses.")


def test_a_lot_is_built_by_dragging_clicking_and_keys(visit: Visit, bring: Bring) -> None:
    aki = General(visit(), Random(3))
    bring(aki.at, "shitenno", 2, asks("split-cards"))
    lot, shared = aki.at.see("lot"), aki.at.see("shared")
    cards = shared.locator("[data-card]").count()
    drag(shared.locator("[data-card]").first, lot)
    expect(lot.locator("[data-card]")).to_have_count(1)
    shared.locator("[data-card]").first.click()
    expect(lot.locator("[data-card]")).to_have_count(2)
    shared.locator("[data-card]").first.press("Enter")
    expect(lot.locator("[data-card]")).to_have_count(3)
    drag(lot.locator("[data-card]").first, shared)
    expect(lot.locator("[data-card]")).to_have_count(2)
    expect(shared.locator("[data-card]")).to_have_count(cards - 2)
    # Tiles: one dragged to the second lot, one by key to the first.
    keys = aki.at.page.keyboard
    drag(aki.at.page.locator('[data-tile="0"]'), shared)
    expect(aki.at.see("confirm")).to_be_hidden()
    aki.at.page.locator('[data-tile="3"]').press("Enter")
    expect(aki.at.see("confirm")).to_contain_text("1 seal (Hatamoto), the rest with 4 seals (Daimyō)")
    keys.press("Escape")
    expect(aki.at.see("confirm")).to_be_hidden()
    aki.at.page.locator('[data-tile="1"]').click()
    aki.at.page.locator('[data-tile="2"]').click()
    moment = aki.moment()
    keys.press("Enter")
    aki.changed(moment)
    expect(aki.at.see("log")).to_contain_text("Aki splits the cards: 3 seals (Shōmyō)")


def test_a_province_that_cannot_be_paid_says_why(visit: Visit, bring: Bring) -> None:
    aki = General(visit(), Random(4))
    bring(aki.at, "shitenno", 2, can_and_cannot_pay)
    beyond = aki.at.page.locator('[data-province] [aria-disabled="true"]')
    # It stands there as one that cannot be chosen; a click asks why.
    beyond.first.click(force=True)
    expect(aki.at.see("notice")).to_contain_text("cost")


def test_a_price_is_paid_by_picking_cards_in_the_hand(visit: Visit, bring: Bring) -> None:
    aki = General(visit(), Random(5))
    bring(aki.at, "shitenno", 2, asks("pay"))
    ways = aki.at.page.locator(".way")
    expect(ways.first).to_be_visible()
    before = ways.count()
    first = ways.first
    wanted = [card.get_attribute("href") or "" for card in first.locator("i use").all()]
    if aki.at.see("let-go").is_visible():
        aki.at.see("let-go").click()
    for card in wanted:
        kind = card.rsplit("-", 1)[1]
        here = aki.at.page.locator(f'[data-hand="{kind}"][aria-pressed="false"]')
        if here.count():
            here.first.click()
    expect(aki.at.page.locator('[data-hand][aria-pressed="true"]')).to_have_count(len(wanted))
    assert ways.count() <= before
    aki.at.page.locator(".way").first.click()
    hand = aki.at.page.locator("[data-hand]").count()
    aki.seal()
    expect(aki.at.page.locator("[data-hand]")).to_have_count(hand - len(wanted))
    expect(aki.at.see("log")).to_contain_text("Aki takes position")


def test_a_kamon_is_dragged_to_a_province(visit: Visit, bring: Bring) -> None:
    aki = General(visit(), Random(6))
    bring(aki.at, "shitenno", 2, can_and_cannot_pay)
    province = aki.at.page.locator("[data-province].may").first
    name = province.get_attribute("data-province")
    moment = aki.moment()
    drag(aki.at.see("hand").locator(".kamon"), province)
    aki.changed(moment)
    assert aki.asked() == "pay"
    expect(aki.at.page.locator(f'[data-province="{name}"].pointed')).to_be_visible()


def test_arrow_keys_lead_from_scroll_to_scroll(visit: Visit, bring: Bring) -> None:
    aki = General(visit(), Random(7))
    bring(aki.at, "shitenno", 2, asks("take-provinces"))
    page = aki.at.page
    focused = "document.activeElement.closest('[data-province]')?.dataset.province"
    page.locator('[data-province="0"] [data-pick]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == "6"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focused) == "5"


def test_what_is_gone_can_be_looked_up(visit: Visit) -> None:
    aki = general(visit, 8)
    aki.asked()
    aki.at.see("decks").click()
    expect(aki.at.see("ledger")).to_contain_text("Tiles still in the provinces")
    rows = aki.at.see("ledger").locator("tbody td")
    assert sum(int(text) for text in rows.all_inner_texts()) <= 24
    aki.at.see("decks").click()
    expect(aki.at.see("ledger")).to_be_hidden()


def test_on_a_telephone_everything_is_readable_and_within_reach(visit: Visit, bring: Bring) -> None:
    aki = General(visit(**PHONE), Random(9))
    for wanted in (asks("make-lot"), asks("lot"), can_and_cannot_pay, asks("pay")):
        bring(aki.at, "shitenno", 3, wanted)
        is_readable(aki.at)
        for tab in ("players", "provinces", "middle"):
            aki.at.page.locator(f'[data-tab="{tab}"]').tap()
            is_readable(aki.at)
        name = aki.asked()
        if name == "take-provinces":
            aki.at.page.locator('[data-tab="provinces"]').tap()
        aki.decide(name)


def test_onlookers_see_backs(visit: Visit) -> None:
    aki = general(visit, 10)
    aki.asked()
    watcher = visit()
    watcher.page.goto(aki.at.page.url)
    expect(watcher.see("shitenno")).to_be_visible()
    assert watcher.see("hand").count() == 0
    assert watcher.page.locator('[data-place="player:0"] use[href="#shi-back-troop"]').count() == 2


@pytest.mark.long
def test_in_french_nothing_is_left_unsaid(visit: Visit) -> None:
    aki = general(visit, 11, players=3, context={"locale": "fr-FR"})
    for _ in range(6):
        aki.decide(aki.asked())
        assert "[board-" not in aki.at.page.inner_text("body")
