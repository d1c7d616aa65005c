"""Bushido on its board."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from bakufu.games.bushido.actions import LeadRevolt, PlayShinobi
from bakufu.games.bushido.components import KINDS
from tests.web.bushido_visitor import Warlord
from tests.web.conftest import Bring, Visit
from tests.web.positions import asks, lay, offers, reached
from tests.web.serving import Server
from tests.web.test_narrow import PHONE, TOO_SMALL, TOO_WIDE


@pytest.mark.long
def test_from_the_lobby_to_the_final_score_by_clicks_on_the_board(visit: Visit) -> None:
    aki = visit()
    warlord = Warlord(aki)
    warlord.sit_down()
    warlord.play(Random(3))
    assert {"build-fortress", "take-province", "place-troops"} <= warlord.answered
    assert max(aki.scores()) > 0
    expect(aki.see("ending")).to_contain_text(re.compile("You win|won; you came|share the victory"))


def test_nothing_is_sent_before_the_seal_and_escape_puts_it_down(visit: Visit) -> None:
    aki = visit()
    warlord = Warlord(aki)
    warlord.sit_down()
    lines = aki.decision()
    free = warlord.hexes()
    free.nth(2).click()
    expect(free.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(aki.see("confirm")).to_contain_text("take")
    aki.page.keyboard.press("Escape")
    expect(aki.see("confirm")).to_have_count(0)
    assert aki.decision() == lines
    free.nth(2).click()
    warlord.seal()
    expect(aki.page.get_by_test_id("log")).to_contain_text("Aki builds a clan fortress")


def test_by_keyboard_arrows_lead_from_hex_to_hex_and_enter_to_the_seal(visit: Visit) -> None:
    aki = visit()
    warlord = Warlord(aki)
    warlord.sit_down()
    keys = aki.page.keyboard
    first = warlord.hexes().first
    first.focus()
    keys.press("Enter")
    expect(aki.see("confirm")).to_be_focused()
    keys.press("Escape")
    first.focus()
    keys.press("ArrowRight")
    expect(warlord.hexes().nth(1)).to_be_focused()
    keys.press("ArrowLeft")
    expect(first).to_be_focused()
    keys.press("Enter")
    expect(aki.see("confirm")).to_be_focused()
    keys.press("Enter")
    expect(warlord.board).to_have_attribute("data-asked", "take-province")


def test_a_hex_that_cannot_be_taken_says_which_clause_forbids_it(visit: Visit, bring: Bring) -> None:
    aki = visit()
    bring(aki, "bushido", 3, asks("take-province"))
    taken = aki.page.locator("[data-hex]:not([data-pick])").first
    taken.click()
    expect(aki.see("notice")).to_contain_text("That hex is taken.")


def test_who_cannot_be_invited_says_which_clause_forbids_it(server: Server, visit: Visit) -> None:
    warlord = Warlord(visit())
    table, seat = reached("bushido", 3, asks("invite"))
    lay(table, seat, server, warlord.visitor)
    warlord.page.locator(f'[data-clan="{seat}"]').click()
    expect(warlord.see("notice")).to_contain_text("own guest")
    expect(warlord.see("notice").get_by_role("button")).to_be_visible()


def test_troops_are_counted_by_pointing_again_or_by_steps(visit: Visit, bring: Bring) -> None:
    aki = visit()
    warlord = Warlord(aki)
    bring(aki, "bushido", 3, asks("place-troops"))
    hex_ = warlord.hexes().first
    hex_.click()
    hex_.click()
    hex_.click()
    expect(aki.see("confirm")).to_contain_text("place 3")
    expect(hex_).to_contain_text("+3")
    aki.see("plate").get_by_role("button", name="−").click()
    expect(aki.see("confirm")).to_contain_text("place 2")
    warlord.seal()
    expect(aki.see("log")).to_contain_text(re.compile("Aki places 2 troops on"))


def test_a_tea_ceremony_is_a_sheet_that_folds_away(visit: Visit, bring: Bring) -> None:
    warlord = Warlord(visit())
    bring(warlord.visitor, "bushido", 3, asks("invite"))
    page = warlord.page
    expect(warlord.see("tea")).to_be_visible()
    warlord.see("moment").get_by_role("button", name="Fold").click()
    expect(warlord.see("tea")).to_have_count(0)
    warlord.see("moment").get_by_role("button", name="Unfold").click()
    page.locator('[data-answer="invite"]').first.click()
    warlord.seal()
    expect(warlord.see("log")).to_contain_text("to a tea ceremony")


def test_both_screens_open_at_once_when_the_tactics_are_chosen(visit: Visit, bring: Bring) -> None:
    warlord = Warlord(visit())
    bring(warlord.visitor, "bushido", 3, asks("choose-tactic"))
    fight = warlord.see("fight")
    expect(fight).to_have_attribute("data-over", "false")
    expect(fight.locator(".flips")).to_have_count(0)
    warlord.behind().first.click()
    warlord.seal()
    # Who must speak in the council at once is told there how the fight went.
    over = warlord.page.locator('[data-testid="fight"][data-over="true"], [data-testid="outcome"]')
    expect(over).to_be_visible()
    if fight.is_visible():
        expect(fight.locator(".flips")).to_have_count(2)
        expect(fight.locator(".strength")).to_have_count(2)
        warlord.page.keyboard.press("Escape")
        expect(warlord.page.locator(".moment.passing")).to_have_count(0)


def test_the_last_fight_can_be_looked_at_again(visit: Visit, bring: Bring) -> None:
    warlord = Warlord(visit())
    bring(warlord.visitor, "bushido", 3, asks("choose-tactic"))
    rng = Random(9)
    while warlord.see("last-fight").count() == 0:
        warlord.wait()
        warlord.answer(rng)
    warlord.page.keyboard.press("Escape")
    warlord.see("last-fight").click()
    expect(warlord.see("fight")).to_have_attribute("data-over", "true")
    expect(warlord.see("fight").locator(".flips")).to_have_count(2)
    warlord.see("moment").get_by_role("button", name="Close").click()
    expect(warlord.see("fight")).to_have_count(0)


def test_what_is_chosen_stays_chosen_while_the_other_fighter_answers(visit: Visit, bring: Bring) -> None:
    """Both are asked at the same time: an update that asks the same as before is no new question."""
    aki = visit()
    told: list[tuple[WebSocketRoute, Any]] = []

    def listen(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(message: str | bytes) -> None:
            news = json.loads(message)
            if news.get("tell") == "update":
                told.append((route, news))
            route.send(message)

        server.on_message(hear)

    aki.page.route_web_socket(re.compile("/socket"), listen)
    bring(aki, "bushido", 3, asks("lay-tiles"))
    aki.page.locator('[data-answer="ready"]').click()
    expect(aki.see("confirm")).to_be_visible()
    route, news = told[-1]
    line = {
        "index": news["log_from"] + len(news["log"]),
        "event": {"event": "stack-ready", "seat": 1},
        "text": "Slipped in.",
    }
    again = {"number": news["number"] + 1, "log": [line], "log_from": line["index"]}
    route.send(json.dumps(news | again))
    expect(aki.see("log")).to_contain_text("Slipped in.")
    expect(aki.see("confirm")).to_be_visible()
    # A tile is laid by one click; then only being ready is left to confirm.
    aki.page.reload()
    tile = aki.page.locator('[data-testid="screen"] [data-tile][data-pick]').first
    tile.click()
    expect(aki.see("log")).to_contain_text("You lay")
    expect(aki.see("confirm")).to_contain_text("ready")
    expect(aki.page.locator('[data-answer="ready"]')).to_have_count(0)


def test_a_spy_looks_for_a_minute(visit: Visit) -> None:
    """A shinobi is rare: the screen that it shows is slipped into what the server tells."""
    aki = visit()
    aki.page.clock.install()

    def slip_in(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            news = json.loads(message)
            if news.get("tell") == "update" and news["asked"]:
                news["view"]["spied"] = {"seat": 1, "tiles": [4, 0, 2, 0, 1, 0, 0, 0], "discs": [0, 1, 0, 2, 0]}
            route.send(json.dumps(news))

        server.on_message(told)

    aki.page.route_web_socket(re.compile("/socket"), slip_in)
    warlord = Warlord(aki)
    warlord.sit_down()
    spied = warlord.see("spied")
    expect(spied).to_contain_text("geisha")
    expect(spied).to_contain_text("traitor")
    expect(spied.get_by_role("timer")).to_contain_text("seconds left")
    aki.page.clock.run_for(30_000)
    expect(spied.get_by_role("timer")).to_contain_text("30 seconds left")
    aki.page.clock.run_for(31_000)
    expect(spied).to_have_count(0)


def test_a_hatamoto_leads_a_revolt_on_the_map(server: Server, visit: Visit) -> None:
    warlord = Warlord(visit())
    lay(*reached("bushido", 5, offers(LeadRevolt)), server, warlord.visitor)
    assert warlord.asked == "hatamoto"
    # There are ronin wherever a revolt can be led; elsewhere the server says why not.
    warlord.page.locator("[data-hex]:not([data-pick])").first.click()
    expect(warlord.see("notice")).to_contain_text("A revolt needs ronin")
    hex_ = warlord.hexes().first
    hex_.click()
    expect(hex_).to_have_attribute("aria-pressed", "true")
    expect(warlord.see("confirm")).to_contain_text("lead a revolt on")
    warlord.seal()
    expect(warlord.see("log")).to_contain_text("Aki leads a revolt on")
    # A revolt is a fight: tiles are laid for it at once.
    expect(warlord.board).to_have_attribute("data-asked", "lay-tiles")
    expect(warlord.see("fight")).to_be_visible()


@pytest.mark.parametrize(
    "context", [pytest.param({}, id="wide", marks=pytest.mark.long), pytest.param(PHONE, id="telephone")]
)
def test_a_shinobi_looks_behind_the_screen_that_is_pointed_at(
    server: Server, visit: Visit, context: dict[str, Any]
) -> None:
    warlord = Warlord(visit(**context))
    table, seat = reached("bushido", 3, offers(PlayShinobi))
    lay(table, seat, server, warlord.visitor)
    page, other = warlord.page, (seat + 1) % 3
    clan = page.locator(f'[data-clan="{other}"]')
    expect(clan).not_to_have_attribute("data-pick", "")
    warlord.see("screen").get_by_role("button", name="shinobi").click()
    if context:
        page.get_by_role("button", name="Clans").tap()
    page.locator(f'[data-clan="{seat}"]').click()
    expect(warlord.see("notice")).to_contain_text("your own screen")
    clan.click()
    expect(clan).to_have_attribute("aria-pressed", "true")
    expect(warlord.see("confirm")).to_contain_text(re.compile("shinobi: look behind .+’s screen"))
    warlord.seal()
    expect(warlord.see("spied").locator("[data-tile], [data-disc]").first).to_be_visible()
    # What is there is what the rules know.
    behind = table.state.tiles[other * KINDS : (other + 1) * KINDS]
    assert warlord.see("spied").locator("[data-tile]").count() == sum(number > 0 for number in behind)
    expect(warlord.see("log")).to_contain_text("Aki plays a shinobi")


def test_an_onlooker_sees_the_table_and_no_screen(visit: Visit) -> None:
    aki, ume = visit(), visit()
    address = aki.begin("bushido", 3)
    Warlord(aki).wait()
    ume.page.goto(address)
    expect(ume.page.locator(".bushido")).to_be_visible()
    expect(ume.see("screen")).to_have_count(0)
    expect(ume.page.locator("[data-pick]")).to_have_count(0)


def test_on_a_telephone_all_is_readable_and_within_reach(visit: Visit, bring: Bring) -> None:
    aki = visit(**PHONE)
    warlord = Warlord(aki)
    for wanted in ("take-province", "place-troops", "discard"):
        bring(aki, "bushido", 3, asks(wanted))
        assert aki.page.evaluate(TOO_SMALL, 14) == []
        assert not aki.page.evaluate(TOO_WIDE)
    for part in ("Clans", "Ladders"):
        aki.page.get_by_role("button", name=part).tap()
        assert aki.page.evaluate(TOO_SMALL, 14) == []
    expect(aki.page.locator(".ladder svg").first).to_be_visible()
    aki.page.get_by_role("button", name="Map", exact=True).tap()
    warlord.behind().first.tap()
    aki.see("confirm").tap()
    expect(aki.see("log")).to_contain_text("You discard")
