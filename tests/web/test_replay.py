"""Looking back at a game in the browser."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Visit
from tests.web.serving import Server
from tests.web.visitor import LOG, Visitor

BOTS = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Aki", "Botan", "Chiyo")]


@pytest.fixture(scope="module")
def played(browser: Browser, server: Server) -> str:
    """A table where three bots have played to the end."""
    context = browser.new_context(base_url=server.address)
    wish = {"game": "edo_yashiki", "seats": BOTS, "options": {"taking": "sealed"}}
    table = context.request.post("/api/tables", data=wish).json()["info"]["table"]
    until = time.monotonic() + 60
    while not context.request.get(f"/api/tables/{table}").json()["over"]:
        assert time.monotonic() < until
        time.sleep(0.1)
    context.close()
    return f"{server.address}/t/{table}"


def look_back(visitor: Visitor, address: str, at: str = "") -> None:
    visitor.page.goto(f"{address}/replay{at}")
    expect(visitor.see("scrubber")).to_be_visible()


def moment(visitor: Visitor) -> tuple[int, int]:
    number, _, count = visitor.see("moment").inner_text().partition(" of ")
    return int(number), int(count)


def test_a_record_is_opened_in_the_lobby(visit: Visit, played: str, tmp_path: Path) -> None:
    emi, daigo = visit(), visit(locale="fr-FR")
    record = tmp_path / "game.jsonl"
    record.write_text(emi.page.request.get(f"{played.replace('/t/', '/api/tables/')}/record").text())
    emi.enter()
    emi.see("record-file").set_input_files(record)
    expect(emi.see("scrubber")).to_be_visible()
    assert "/t/r-" in emi.page.url
    assert played not in emi.page.url
    expect(emi.page.locator("ol.seats")).to_contain_text("Chiyo")
    emi.page.get_by_role("tab", name="Luck").click()
    expect(emi.see("luck").locator("b.good")).to_have_count(3)

    # One that was changed is not shown; the page says what is wrong, and takes another one.
    spoiled = tmp_path / "spoiled.jsonl"
    spoiled.write_text(record.read_text().replace('"number":2,', '"number":7,'))
    daigo.expected = "409"
    daigo.enter()
    daigo.see("record-file").set_input_files(spoiled)
    expect(daigo.page.get_by_role("alert")).to_contain_text("La ligne 3 du fichier de partie porte le coup 7")
    daigo.see("record-file").set_input_files(record)
    expect(daigo.see("scrubber")).to_be_visible()


def test_by_slider_steps_keys_and_lines(visit: Visit, played: str) -> None:
    emi = visit()
    emi.page.goto(played)
    emi.see("replay-end").click()
    expect(emi.see("moment")).to_contain_text("1 of")
    first, count = moment(emi)
    assert first == 1
    assert count > 20
    row = emi.see("row").inner_html()

    emi.see("scrubber").focus()
    for key, at in (("End", count), ("Home", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2)):
        emi.page.keyboard.press(key)
        expect(emi.see("moment")).to_have_text(f"{at} of {count}")
    emi.see("film-last").click()
    expect(emi.see("film-on")).to_be_disabled()
    expect(emi.see("sentence")).to_have_text("The game is over.")
    emi.see("film-first").click()
    expect(emi.see("moment")).to_have_text(f"1 of {count}")
    expect(emi.see("row")).to_contain_text(re.compile("card"))
    assert emi.see("row").inner_html() == row

    line = emi.page.locator(LOG, has_text="lays").nth(3)
    line.get_by_role("button").click()
    expect(line).to_have_class(re.compile("here|later"))
    at, _ = moment(emi)
    assert 1 < at < count
    expect(emi.page.locator(f"{LOG}.here")).to_be_in_viewport()
    emi.page.locator("h1").click()
    emi.page.keyboard.press("ArrowRight")
    expect(emi.see("moment")).to_have_text(f"{at + 1} of {count}")

    emi.page.locator("h1").click()
    emi.page.keyboard.press("End")
    emi.see("film-back").click()
    emi.see("film-play").click()
    expect(emi.see("film-play")).to_have_attribute("aria-label", "Play")
    expect(emi.see("moment")).to_have_text(f"{count} of {count}")


def test_a_link_leads_to_a_moment_and_to_a_pair_of_eyes(visit: Visit, played: str) -> None:
    emi = visit()
    look_back(emi, played, "#5.1")
    expect(emi.see("moment")).to_contain_text("6 of")
    expect(emi.see("eyes")).to_have_value("1")
    expect(emi.page.locator("ol.seats .eyes")).to_contain_text("Botan")
    emi.see("film-on").click()
    expect(emi.page).to_have_url(f"{played}/replay#6.1")
    emi.see("eyes").select_option("-1")
    expect(emi.page).to_have_url(re.compile(r"/replay#\d+\.$"))
    emi.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    emi.see("copy-link").click()
    expect(emi.see("copy-link")).to_have_attribute("aria-label", "Copied")
    assert emi.page.evaluate("navigator.clipboard.readText()") == emi.page.url
    emi.page.get_by_role("button", name="fr", exact=True).click()
    expect(emi.see("moment")).to_contain_text("sur")
    expect(emi.see("log")).to_contain_text("prend")


def test_the_luck_is_verified_in_the_browser(visit: Visit, played: str) -> None:
    emi = visit()
    look_back(emi, played)
    emi.page.get_by_role("tab", name="Luck").click()
    proof = emi.see("luck")
    expect(proof.locator("b.good")).to_have_count(3)
    expect(proof.locator("b.bad")).to_have_count(0)
    promise, seed, computed = proof.locator("code").all_inner_texts()
    assert promise == computed
    assert re.fullmatch("[0-9a-f]{64}", seed)
    expect(emi.see("luck-here")).to_contain_text("draws made this moment, numbers 1 to")
    emi.see("next-luck").click()
    expect(emi.see("luck-here").locator("li").first).to_have_text(re.compile(r"^\d+ of \d+$"))
    emi.see("film-last").click()
    expect(emi.see("luck-here")).to_contain_text("Nothing was drawn here")


def test_a_promise_that_was_not_kept_would_be_seen(visit: Visit, played: str) -> None:
    emi = visit()
    emi.page.route(
        "**/luck?*",
        lambda route: route.fulfill(json=(luck := route.fetch().json()) | {"seed": luck["seed"][::-1]}),
    )
    look_back(emi, played)
    emi.page.get_by_role("tab", name="Luck").click()
    expect(emi.see("luck").locator("b.bad")).to_have_count(2)


def test_during_the_game_one_has_the_eyes_one_has(visit: Visit) -> None:
    aki, emi = visit(), visit()
    table = aki.begin("edo_yashiki", 3, taking="draft")
    aki.wait_for_me()
    aki.see("replay").click()
    expect(aki.see("eyes").locator("option")).to_have_count(2)
    assert [one.get_attribute("value") for one in aki.see("eyes").locator("option").all()] == ["0", "-1"]
    aki.page.get_by_role("tab", name="Luck").click()
    expect(aki.see("luck")).to_contain_text("When the game is over")
    aki.see("to-table").click()
    expect(aki.see("decision")).to_be_visible()

    look_back(emi, table, "#0.0")
    expect(emi.see("eyes")).to_have_value("-1")
    expect(emi.see("eyes").locator("option")).to_have_count(1)
