"""Every board in every size: what is asked can be seen, reached and hit."""

from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.web.answering import unanswered
from tests.web.conftest import CHROMIUM, Visit
from tests.web.positions import lay, reached
from tests.web.serving import Server
from tests.web.test_for_everybody import under_way
from tests.web.visitor import Visitor

SIZES = [(1280, 800), (1366, 625), (820, 1180), (390, 844), (844, 390), (740, 360)]

MOMENTS: tuple[tuple[str, int, dict[str, Any], tuple[str, ...]], ...] = (
    ("edo_yashiki", 4, {"taking": "draft"}, ("take", "lay")),
    ("shitenno", 4, {}, ("make-lot", "lot", "choose-lot", "split-cards", "take-provinces", "pay")),
    ("shogun", 4, {}, ("plan", "confirm-plan", "special", "move", "revolt")),
    ("bushido", 4, {}, ("invite", "order-attack", "march", "lay-tiles", "choose-tactic", "verdict")),
)

LONG = ("shitenno", "shogun", "bushido")
"""Their boards are looked at on a telephone by tests of their own, too."""

# What can be chosen: whole on the screen, unless it lies on paper or in a list that can be moved; and at least 24 px.
AMISS = """() => {
  const found = [];
  const chosen = '[data-testid=decision] button, .desk button, .board button.decide, .board [data-pick]';
  for (const element of document.querySelectorAll(chosen)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.disabled) continue;
    const box = element.getBoundingClientRect();
    const what = (element.getAttribute('aria-label') || element.textContent).trim().slice(0, 40);
    const at = [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
    if (element instanceof SVGElement) {
      if (Math.max(box.width, box.height) < 23.5) found.push(`${what} is too small: ${at}`);
      continue;
    }
    if (Math.min(box.width, box.height) < 23.5) found.push(`${what} is too small: ${at}`);
    let left = 0, top = 0, right = innerWidth, bottom = innerHeight, moves = false;
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const outer = up.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY)) {
        // A list can be moved, as long as there is enough of it to see.
        if (outer.height >= 24 && outer.width >= 24) { moves = true; break; }
      }
      if (/hidden|clip/.test(overflowX + overflowY)) {
        left = Math.max(left, outer.left); right = Math.min(right, outer.right);
        top = Math.max(top, outer.top); bottom = Math.min(bottom, outer.bottom);
      }
    }
    if (moves) continue;
    if (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1)
      found.push(`${what} is cut off: ${at}`);
  }
  const sentence = document.querySelector('[data-testid=sentence]').getBoundingClientRect();
  if (sentence.right > innerWidth + 1 || sentence.bottom > innerHeight + 1) found.push('the question is cut off');
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  const board = document.querySelector('.board').getBoundingClientRect();
  const question = document.querySelector('[data-testid=decision]').getBoundingClientRect();
  if (innerHeight < 500 && board.right > question.left + 1) found.push('the question is not beside the board');
  const middles = '[data-testid=house], .map, .bushido > .middle, .strips, .scrolls, .lacquer';
  for (const part of document.querySelectorAll(middles)) {
    const { width, height } = part.getBoundingClientRect();
    if (part.checkVisibility() && Math.min(width, height) < 100) found.push(`${part.classList} has no room`);
  }
  if (board.width < innerWidth * 0.45 || board.height < innerHeight * 0.38) found.push('there is hardly a board');
  return found;
}"""


def look(visitor: Visitor, where: str) -> list[str]:
    visitor.page.wait_for_timeout(150)
    # On a busy machine a board may take its time to be laid out anew.
    for _ in range(3):
        if not visitor.page.evaluate(AMISS):
            return []
        visitor.page.wait_for_timeout(300)
    return [f"{where}: {one}" for one in visitor.page.evaluate(AMISS)]


@pytest.mark.parametrize(
    ("game", "players", "options", "names"),
    [pytest.param(*moment, id=moment[0], marks=pytest.mark.long if moment[0] in LONG else ()) for moment in MOMENTS],
)
def test_what_is_asked_fits(
    server: Server, visit: Visit, game: str, players: int, options: dict[str, Any], names: tuple[str, ...]
) -> None:
    aki = visit()
    amiss = []
    for name in names:
        table, seat = reached(game, players, under_way(name), **options)
        lay(table, seat, server, aki)
        amiss += [f"{name}: {one}" for one in unanswered(aki, game)]
        for width, height in SIZES:
            aki.page.set_viewport_size(ViewportSize(width=width, height=height))
            amiss += look(aki, f"{name} at {width} x {height}")
            if game == "shogun" and (width, height) == (820, 1180) and not aki.page.locator(".map").is_visible():
                amiss.append(f"{name}: no map on an upright tablet")
    assert not amiss, "\n".join(amiss)


LARGE_SIZES = SIZES

# What is read is twice as large on every screen (the question as far as a row holds a few words); letters are of 16
# pixels where nobody has asked for more.
NOT_LARGER = """() => {
  const sizes = { '[data-testid=sentence]': 26, '[role=tabpanel]': 32, '[data-testid=log]': 30 };
  return Object.entries(sizes)
    .map(([part, least]) => [part, least, parseFloat(getComputedStyle(document.querySelector(part)).fontSize)])
    .filter(([, least, size]) => size < least)
    .map(([part, least, size]) => `${part} has letters of ${size} px instead of ${least}`);
}"""

# Words and pictures that lie on one another in the bars around the board.
OVERLAPPING = """() => {
  const parts = [...document.querySelectorAll('.bar h1, .bar button, .bar a, ol.seats li > *, .year, .events li > *')]
    .filter(part => part.checkVisibility() && !/absolute|fixed/.test(getComputedStyle(part).position))
    .map(part => [part, part.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && height > 1);
  return parts.flatMap(([one, a], i) => parts.slice(i + 1)
    .filter(([other, b]) => !one.contains(other) && a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one.textContent.trim()} lies on ${other.textContent.trim()}`));
}"""

# How large pictures beside words are, as a share of the words.
CREST = """() => document.querySelector('ol.seats .crest').getBoundingClientRect().width
  / parseFloat(getComputedStyle(document.documentElement).fontSize)"""


@pytest.mark.long
def test_what_is_asked_fits_with_letters_twice_as_large(server: Server, browser: Browser) -> None:
    """Who has told the browser to write twice as large gets the boards for little room, and larger pictures, too."""
    arguments = ["--no-sandbox", "--disable-gpu", "--blink-settings=defaultFontSize=32"]
    large = browser.browser_type.launch(executable_path=CHROMIUM, args=arguments)
    amiss = []
    try:
        for game, players, options, names in MOMENTS:
            page = large.new_page(
                viewport=ViewportSize(width=1280, height=800), reduced_motion="reduce", locale="en-GB"
            )
            aki = Visitor(page, server.address)
            for name in names:
                lay(*reached(game, players, under_way(name), **options), server, aki)
                page.set_viewport_size(ViewportSize(width=1280, height=800))
                assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") >= 32
                assert page.evaluate(CREST) > 1
                for width, height in LARGE_SIZES:
                    page.set_viewport_size(ViewportSize(width=width, height=height))
                    where = f"{game}, {name}, large letters at {width} x {height}"
                    amiss += look(aki, where)
                    amiss += [f"{where}: {one}" for one in page.evaluate(OVERLAPPING)]
                    amiss += [f"{where}: {one}" for one in page.evaluate(NOT_LARGER)]
            assert aki.complaints == []
            page.close()
    finally:
        large.close()
    assert not amiss, "\n".join(amiss)
