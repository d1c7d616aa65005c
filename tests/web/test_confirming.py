"""One way to confirm: the same button, at the same place beside the question, and Enter."""

from typing import Any

from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import Visit
from tests.web.positions import asks, lay, reached
from tests.web.serving import Server
from tests.web.test_for_everybody import under_way
from tests.web.visitor import Visitor

CHOICES: tuple[tuple[str, int, dict[str, Any], str, str], ...] = (
    ("edo_yashiki", 3, {"taking": "draft"}, "lay", "ArrowRight"),
    ("shitenno", 3, {}, "choose-lot", "[data-testid=lot]"),
    ("shogun", 3, {}, "move", ".target"),
    ("bushido", 3, {}, "invite", "[data-answer]:not(.pass)"),
)
"""A choice in each game, and what is clicked (or which key is pressed) to make it."""

PLACED = """() => {
  const box = name => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
  const [question, button, frame] = [box('sentence'), box('confirm'), box('decision')];
  const colour = getComputedStyle(document.querySelector('[data-testid=confirm]')).backgroundColor;
  const seen = button.top >= 0 && button.bottom <= innerHeight && button.right <= innerWidth && button.height >= 44;
  return [[button.left - frame.left, button.top - question.bottom].map(Math.round), colour, seen];
}"""


def test_in_every_game_the_same_button_at_the_same_place_and_enter(server: Server, visit: Visit) -> None:
    aki = visit()
    placed: dict[tuple[int, int], set[Any]] = {}
    for game, players, options, name, choice in CHOICES:
        aki.page.set_viewport_size(ViewportSize(width=1280, height=800))
        lay(*reached(game, players, under_way(name), **options), server, aki)
        # Before anything is chosen there is nothing to confirm.
        expect(aki.page.locator('[data-testid="confirm"]:enabled')).to_have_count(0)
        if choice.startswith("Arrow"):
            aki.page.keyboard.press(choice)
        else:
            aki.page.locator(choice).first.click()
        for width, height in ((390, 844), (844, 390), (1280, 800)):
            aki.page.set_viewport_size(ViewportSize(width=width, height=height))
            expect(aki.see("decision").get_by_test_id("confirm")).to_have_count(1)
            expect(aki.see("confirm")).to_have_attribute("aria-keyshortcuts", "Enter")
            where, colour, whole = aki.page.evaluate(PLACED)
            assert whole, (game, width)
            placed.setdefault((width, height), set()).add((*where, colour))
        sent_by_enter(aki)
    assert {size: len(places) for size, places in placed.items()} == {(1280, 800): 1, (390, 844): 1, (844, 390): 1}


def sent_by_enter(aki: Visitor) -> None:
    """With nothing in the focus Enter confirms, and the game goes on."""
    lines = aki.decision()
    aki.page.evaluate("document.activeElement.blur()")
    aki.page.keyboard.press("Enter")
    aki.page.wait_for_function("lines => document.querySelectorAll('[data-testid=log] li').length > lines", arg=lines)


def test_what_can_be_taken_back_needs_no_confirming(server: Server, visit: Visit) -> None:
    aki = visit()
    lay(*reached("shogun", 3, asks("plan")), server, aki)
    aki.page.locator(".held.open:not(.barred)").first.click()
    expect(aki.page.locator(".slot.filled")).to_have_count(1)
    expect(aki.see("confirm")).to_have_count(0)
    aki.see("take-back").click()
    expect(aki.page.locator(".slot.filled")).to_have_count(0)
