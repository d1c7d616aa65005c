"""Edo Yashiki on its board."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.serving import Server


@pytest.mark.long
@pytest.mark.parametrize("taking", ["race", "sealed", "draft"])
def test_from_the_lobby_to_the_final_score_by_clicks(visit: Visit, taking: str) -> None:
    aki = visit()
    aki.enter()
    aki.choose("edo_yashiki", 3, taking=taking)
    aki.name_myself("Aki")
    aki.set_table()
    aki.sit_down()
    aki.play(Random(taking))
    assert max(aki.scores()) >= 25
    expect(aki.see("ending")).to_contain_text(re.compile("You win|won; you came|share the victory"))
    with aki.page.expect_download() as download:
        aki.see("record").click()
    assert '"line":"end"' in download.value.path().read_text().replace(" ", "")


def test_by_keyboard_alone_with_specialists(visit: Visit) -> None:
    aki = visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    aki.page.get_by_label("Specialists").check()
    aki.set_table()
    aki.sit_down()
    keys = aki.page.keyboard
    for _ in range(400):
        match aki.wait_for_me():
            case "row":
                keys.press("1")
            case "house":
                keys.press("ArrowRight")
                keys.press("ArrowDown")
                keys.press("r")
                keys.press("Enter")
            case "list":
                aki.page.locator("button[data-action]:enabled").first.focus()
                keys.press("Enter")
            case "over":
                break
        aki.page.wait_for_timeout(20)
    assert aki.over


def test_the_card_shows_what_it_would_do_and_turns(visit: Visit) -> None:
    aki = visit()
    aki.begin("edo_yashiki", 2, taking="draft")
    while aki.wait_for_me() != "house":
        aki.take_card()
    aki.page.keyboard.press("ArrowLeft")
    expect(aki.see("label")).to_contain_text("point")
    expect(aki.see("label")).to_contain_text("covers")
    held = aki.page.locator("g.held")
    before = held.inner_html()
    if aki.see("turn").is_visible():
        aki.page.keyboard.press("r")
        assert held.inner_html() != before
        aki.see("turn").click()
        assert held.inner_html() == before


def test_a_place_that_is_not_allowed_says_which_clause_forbids_it(visit: Visit) -> None:
    aki = visit()
    aki.begin("edo_yashiki", 2, taking="draft")
    while aki.wait_for_me() != "house":
        aki.take_card()
    box = aki.see("house").bounding_box()
    assert box is not None
    aki.page.mouse.click(box["x"] + 12, box["y"] + 12)
    expect(aki.see("notice")).to_contain_text("share a side")
    aki.see("notice").get_by_role("button").click()
    pointed = aki.page.locator(".clause.pointed")
    expect(pointed).to_contain_text("EDO-2.5")
    expect(pointed).to_be_in_viewport()


def test_exactly_on_an_earlier_card_is_a_ring_and_no_dot(visit: Visit) -> None:
    aki = visit()
    aki.begin("edo_yashiki", 2, taking="draft")
    while aki.wait_for_me() != "house":
        aki.take_card()
    here = "[data-x='0'][data-y='0']"
    expect(aki.page.locator("circle.earlier")).to_have_count(1)
    expect(aki.page.locator(f"circle.anchor{here}")).to_have_count(0)
    box = aki.page.locator(f"circle.earlier{here}").bounding_box()
    assert box is not None
    aki.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(aki.see("notice")).to_contain_text("only in part")
    aki.see("notice").get_by_role("button").click()
    expect(aki.page.locator(".clause.pointed")).to_contain_text("EDO-2.6")


def test_the_race_is_announced_before_the_row_is_shown(calm_server: Server, visit: Visit) -> None:
    aki = visit(calm_server)
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="race")
    aki.set_table()
    aki.sit_down()
    assert aki.wait_for_me() == "row"
    aki.take_card()
    while aki.wait_for_me() != "house":
        aki.take_card()
    aki.lay_card(Random(1))
    aki.see("ready").click()
    expect(aki.see("race")).to_contain_text("Hajime")
    assert aki.page.locator("[data-card]").count() == 0
    expect(aki.page.locator("[data-card]").first).to_be_visible()
