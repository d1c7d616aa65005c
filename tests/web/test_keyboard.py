"""A whole game without a mouse; and focus is never lost."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

FOCUSED = "wanted => document.activeElement.matches(wanted)"
LOST = "() => document.activeElement === document.body"
SAID = """() => {
  const words = element => element.textContent.replace(/\\s+/g, ' ').trim();
  const last = words([...document.querySelectorAll('[data-testid=log] li')].at(-1));
  return last !== '' && words(document.querySelector('[data-testid=announcer]')).endsWith(last);
}"""
MOST = 80


def tab_to(visitor: Visitor, wanted: str) -> None:
    """Press Tab until what is wanted has the focus."""
    for _ in range(MOST):
        if visitor.page.evaluate(FOCUSED, wanted):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"by Tab one does not come to {wanted}")


def choose_with_arrows(visitor: Visitor, wanted: str) -> None:
    """Press the arrow down until what is wanted is chosen."""
    for _ in range(MOST):
        if visitor.page.evaluate(f"() => document.querySelector({wanted!r}) !== null"):
            return
        visitor.page.keyboard.press("ArrowDown")
    raise AssertionError(f"by arrows one does not come to {wanted}")


@pytest.mark.long
def test_from_the_lobby_to_the_end(visit: Visit) -> None:
    aki = visit()
    keys = aki.page.keyboard
    aki.enter()
    tab_to(aki, 'input[name="game"]')
    choose_with_arrows(aki, 'input[name="game"][value="edo_yashiki"]:checked')
    tab_to(aki, ".counts button")
    keys.press("Enter")
    tab_to(aki, '[data-option="taking"]')
    choose_with_arrows(aki, '[data-option="taking"] option[value*="draft"]:checked')
    tab_to(aki, '[data-testid="make"]')
    keys.press("Enter")
    expect(aki.see("board")).to_be_visible()

    aki.wait_for_me()
    keys.press("Tab")
    expect(aki.see("to-decision")).to_be_focused()
    keys.press("Enter")
    expect(aki.see("decision")).to_be_focused()
    tab_to(aki, '[data-testid="as-list"]')
    keys.press("Enter")
    listed = 0
    while aki.wait_for_me() != "over":
        if listed < 4:
            # In words ...
            lines = aki.decision()
            tab_to(aki, "button[data-action]")
            keys.press("Enter")
            aki.page.wait_for_function(
                "lines => document.querySelectorAll('[data-testid=log] li').length > lines", arg=lines
            )
            assert not aki.page.evaluate(LOST)
            listed += 1
        elif aki.page.locator("circle.anchor").count():
            # ... or on the board.
            card = aki.see("house").get_attribute("data-hand") or ""
            aki.page.evaluate("document.activeElement.blur()")
            keys.press("ArrowRight")
            keys.press("Enter")
            expect(aki.see("house")).not_to_have_attribute("data-hand", card)
        else:
            keys.press("1")
            aki.page.wait_for_function("() => !document.querySelector('.slot button:enabled')")
    expect(aki.see("ending")).to_contain_text(re.compile("You win|won; you came|share the victory"))
    aki.page.locator("body").press("Tab")
    tab_to(aki, '[data-testid="replay-end"]')
    keys.press("Enter")
    expect(aki.see("scrubber")).to_be_visible()
    tab_to(aki, '[data-testid="scrubber"]')
    keys.press("End")
    expect(aki.see("sentence")).to_have_text("The game is over.")


def test_a_sheet_keeps_the_focus_and_gives_it_back(visit: Visit) -> None:
    aki = visit()
    aki.begin("edo_yashiki", 2, taking="draft")
    aki.wait_for_me()
    tab_to(aki, ".help")
    aki.page.keyboard.press("Enter")
    dialog = aki.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(6):
        aki.page.keyboard.press("Tab")
        # From the last thing in it Tab leads to the browser's own buttons, and back.
        assert aki.page.evaluate("() => document.activeElement.closest('.table') === null")
    aki.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert aki.page.evaluate(FOCUSED, ".help")


def test_what_happens_is_said_aloud(visit: Visit) -> None:
    aki = visit()
    aki.begin("edo_yashiki", 3, taking="draft")
    aki.wait_for_me()
    expect(aki.see("sentence")).to_have_attribute("role", "status")
    aki.play(Random(8), until=1)
    expect(aki.see("announcer")).to_have_attribute("aria-live", "polite")
    aki.page.wait_for_function(SAID)
    expect(aki.page.locator("html")).to_have_attribute("lang", "en")


def test_tabs_go_by_arrows(visit: Visit) -> None:
    aki = visit()
    aki.begin("edo_yashiki", 2, taking="draft")
    tab_to(aki, "#tab-log")
    for key, tab in (("ArrowRight", "chat"), ("ArrowRight", "rules"), ("ArrowRight", "log"), ("ArrowLeft", "rules")):
        aki.page.keyboard.press(key)
        assert aki.page.evaluate(FOCUSED, f"#tab-{tab}[aria-selected=true]")
    expect(aki.see("rules")).to_contain_text("EDO-1.1")
