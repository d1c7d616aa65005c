"""Every space, tile, card, title, event and sign on a board answers: to the mouse, to a long press, and to the key "?".

That nothing is left out is looked at in every other moment of every game where the boards' sizes are (test_sizes.py),
and at the end of each (test_endings.py); here with modules, in every part of a board, and really pointed at.
"""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import bakufu
from bakufu.kernel.glossary import glossary
from tests.web.answering import unanswered
from tests.web.conftest import Visit
from tests.web.positions import lay, reached
from tests.web.serving import Server
from tests.web.test_for_everybody import under_way
from tests.web.visitor import Visitor

MODULES = {"modules": ["court", "samurai", "leaders", "chambers"]}

# A game, what is asked, parts of the board to open, and what is really pointed at: signs among words, cards, places.
BOARDS: tuple[tuple[str, str, dict[str, Any], tuple[str, ...], tuple[str, ...]], ...] = (
    ("edo_yashiki", "lay", {"taking": "draft", "specialists": True}, (), ("card", "kind-1", "specialist-2")),
    ("shitenno", "pay", {}, (), ("koku", "bonus-0", "province-3", "card-2", "player-1")),
    (
        "shogun",
        "plan",
        MODULES,
        ("Tower", "Court", "Samurai", "Leaders", "Chambers"),
        ("armies", "province-", "chamber", "season-3"),
    ),
    ("bushido", "lay-tiles", {}, (), ("fight", "screen", "role-daimyo", "disc-0")),
)

# By the key "?" from one to the next until the first comes again: everything that was told.
WALK = """async () => {
  const press = key => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const told = new Set();
  press('?');
  for (;;) {
    let pointed = null;
    for (let i = 0; i < 60 && !pointed; i++) {
      await drawn();
      pointed = document.querySelector('[data-pointed]');
    }
    const id = pointed?.dataset.about ?? pointed?.dataset.sign;
    if (!id || told.has(id)) break;
    told.add(id);
    press('ArrowRight');
    await drawn();
  }
  press('Escape');
  return [...told];
}"""

TO_BE_SEEN = """() => {
  const board = document.querySelector('[data-testid=board]');
  const seen = one => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0
    && one.getBoundingClientRect().height > 0;
  const things = [...board.querySelectorAll('[data-about]'), ...board.querySelectorAll('[data-sign]')]
    .filter(one => one.dataset.about || !one.closest('[data-about]'));
  return [...new Set(things.filter(seen).map(one => one.dataset.about ?? one.dataset.sign))];
}"""


def shown(visitor: Visitor, thing: str) -> Locator:
    """Somewhere on the board where it, or one of its kind, is drawn and can be pointed at."""
    named = f'^="{thing}"' if thing.endswith("-") else f'="{thing}"'
    drawn = f"[data-about{named}]:not([data-aim] *), [data-sign{named}]:not([data-about] *)"
    return visitor.see("board").locator(drawn).locator("visible=true").first


def press_long(visitor: Visitor, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger = visitor.page.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(visitor.see("gloss")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


LONG = ("shitenno", "bushido")
"""Each takes long; the other boards have all kinds of things that these have."""


@pytest.mark.parametrize(
    ("game", "asked", "options", "parts", "things"),
    [pytest.param(*board, id=board[0], marks=pytest.mark.long if board[0] in LONG else ()) for board in BOARDS],
)
def test_everything_on_a_board_answers(
    server: Server,
    visit: Visit,
    game: str,
    asked: str,
    options: dict[str, Any],
    parts: tuple[str, ...],
    things: tuple[str, ...],
) -> None:
    aki = visit(has_touch=True)
    lay(*reached(game, 4, under_way(asked), **options), server, aki)
    gloss, names = aki.see("gloss"), {thing.id: thing.name for thing in glossary(bakufu.find(game), "en")}

    # By key everything, once.
    expect(aki.see("board").locator("[data-about]").first).to_be_visible()
    to_be_told = set(aki.page.evaluate(TO_BE_SEEN))
    assert len(to_be_told) > 8
    assert set(aki.page.evaluate(WALK)) == to_be_told

    # Nothing is silent, whichever part is open; some are really pointed at, by mouse and by finger.
    silent = unanswered(aki, game)
    for part in parts:
        aki.page.get_by_role("tab", name=part).or_(aki.page.get_by_role("button", name=part, exact=True)).first.click()
        silent += unanswered(aki, game)
    assert silent == []
    for thing in things:
        aki.page.mouse.move(1, 1)
        expect(gloss).to_have_count(0)
        found = shown(aki, thing)
        found.scroll_into_view_if_needed()
        box = found.bounding_box()
        assert box is not None
        aki.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(gloss).to_be_visible()
        if thing in names:
            expect(gloss.locator("h3")).to_have_text(names[thing])
    aki.page.mouse.move(1, 1)
    expect(gloss).to_have_count(0)
    press_long(aki, shown(aki, things[0]))
    expect(gloss.locator("h3")).to_have_text(names[things[0]])
