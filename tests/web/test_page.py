"""The page itself: addresses that lead nowhere, and nothing inline."""

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import LOG


def test_an_address_of_no_table_says_so(visit: Visit) -> None:
    aki = visit()
    aki.expected = "404"
    aki.page.goto(f"{aki.address}/t/nosuchtable")
    expect(aki.see("nowhere")).to_contain_text("There is no such table")


def test_an_address_that_leads_nowhere_is_answered_to_people_and_to_programs(visit: Visit) -> None:
    aki = visit()
    aki.expected = "404"
    answer = aki.page.goto(f"{aki.address}/elsewhere/and/farther")
    assert answer is not None
    assert answer.status == 404
    expect(aki.see("nowhere")).to_contain_text("There is nothing here")
    for address in ("/elsewhere", "/api/elsewhere", "/assets/none.js"):
        told = aki.page.request.get(aki.address + address, headers={"accept": "application/json"})
        assert (told.status, told.json()["problem"]) == (404, "no-such-page")
    assert aki.page.request.get(f"{aki.address}/api/elsewhere", headers={"accept": "text/html"}).json()


def test_nothing_is_inline_and_nothing_comes_from_elsewhere(visit: Visit) -> None:
    aki = visit()
    asked: list[str] = []
    aki.page.on("request", lambda request: asked.append(request.url))
    aki.begin("edo_yashiki", 2, taking="draft")
    expect(aki.see("house")).to_be_visible()
    assert aki.page.locator("script:not([src]), style").count() == 0
    assert [url for url in asked if not url.startswith(aki.address)] == []
    fonts = "() => document.fonts.ready.then(() => [...document.fonts].filter(f => f.status === 'loaded').length)"
    assert aki.page.evaluate(fonts) >= 2


def test_light_and_dark(visit: Visit) -> None:
    paper = "() => getComputedStyle(document.documentElement).backgroundColor"
    aki, botan = visit(color_scheme="light"), visit(color_scheme="dark")
    for visitor in (aki, botan):
        visitor.enter()
    assert aki.page.evaluate(paper) == "rgb(246, 240, 227)"
    assert botan.page.evaluate(paper) == "rgb(29, 27, 24)"
    botan.page.get_by_role("button", name="Light or dark").click()
    assert botan.page.evaluate(paper) == "rgb(246, 240, 227)"


def test_the_log_follows_the_game_unless_one_reads_back(visit: Visit) -> None:
    aki = visit()
    aki.begin("edo_yashiki", 4, taking="draft")
    rng = Random(8)
    panel = aki.page.get_by_role("tabpanel")
    aki.play(rng, until=3)
    expect(aki.page.locator(LOG).last).to_be_in_viewport()
    # Nobody else moves meanwhile.
    aki.wait_for_me()
    panel.evaluate("panel => panel.scrollTo(0, 0)")
    expect(aki.page.locator(LOG).first).to_be_in_viewport()
    aki.play(rng, until=1)
    expect(aki.page.locator(LOG).first).to_be_in_viewport()
