"""On a telephone: 390 by 844, by touch."""

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALLEST = 14

TOO_SMALL = """smallest => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || !element.checkVisibility() || element.closest('.unseen, option')) continue;
    const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < smallest - 0.1) found.push(`${text}: ${size}`);
  }
  return found;
}"""
TOO_WIDE = "() => document.documentElement.scrollWidth > window.innerWidth"


def is_readable(visitor: Visitor) -> None:
    assert visitor.page.evaluate(TOO_SMALL, SMALLEST) == []
    assert not visitor.page.evaluate(TOO_WIDE)


def test_a_card_is_laid_by_a_tap_and_then_another_gesture(visit: Visit) -> None:
    aki = visit(**PHONE)
    aki.enter()
    is_readable(aki)
    aki.choose("edo_yashiki", 5, taking="draft")
    aki.set_table()
    is_readable(aki)
    aki.sit_down()
    aki.page.get_by_role("button", name="Letters").tap()
    rng = Random(6)
    for _ in range(2):
        while aki.wait_for_me() == "row":
            aki.page.locator(".slot button:enabled").first.tap()
            aki.page.wait_for_timeout(100)
        is_readable(aki)
        assert aki.page.locator("text.letter").count() > 6
        dots = aki.page.locator("circle.anchor")
        box = dots.nth(rng.randrange(dots.count())).bounding_box()
        assert box is not None
        # The card is held above the finger, so that it can be seen.
        house = aki.see("house").bounding_box()
        square = aki.page.locator("rect[fill^='url(#edo-']").first.bounding_box()
        assert house is not None
        assert square is not None
        aki.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + square["height"])
        expect(aki.page.locator("rect.target.allowed")).to_be_visible()
        assert dots.count() > 0, "a tap alone must not lay the card"
        card = aki.see("house").get_attribute("data-hand") or ""
        aki.see("confirm").tap()
        expect(aki.see("house")).not_to_have_attribute("data-hand", card)


def test_panels_slide_up_over_the_board(visit: Visit) -> None:
    aki = visit(**PHONE)
    aki.begin("edo_yashiki", 3, taking="draft")
    expect(aki.see("log")).to_be_hidden()
    for name, part in (("Log", "log"), ("Rules", "rules"), ("Chat", "chat")):
        aki.page.get_by_role("tab", name=name).tap()
        expect(aki.page.get_by_role("tabpanel")).to_be_visible()
        expect(aki.see(part)).to_be_attached()
        is_readable(aki)
    aki.page.get_by_role("tab", name="Chat").tap()
    expect(aki.page.get_by_role("tabpanel")).to_be_hidden()
    sentence = aki.see("decision").bounding_box()
    assert sentence is not None
    assert sentence["y"] + sentence["height"] <= 844
