"""Whatever is drawn on a board answers what it is: it has a gloss of its own, or lies on something that has."""

import bakufu
from bakufu.kernel.glossary import glossary
from tests.web.visitor import Visitor

# Spaces, tiles, cards, titles, events, places, and every sign; but for the sea, which is none of the game's.
DRAWN = """use, svg:not(.sea, :has(use)), img, [data-space], [data-card], [data-tile], [data-disc], [data-hex],
  [data-province], [data-pick], .card, .tile, .slot, .token, .sign, .crest"""

UNANSWERED = """drawn => {
  const board = document.querySelector('[data-testid=board]');
  const isSeen = ({ width, height }) => width > 2 && height > 2;
  const found = [...board.querySelectorAll(drawn)]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && isSeen(one.getBoundingClientRect()))
    .filter(one => !one.closest('defs, pattern, symbol, .zoom'))
    .filter(one => !one.closest('[data-about], [data-sign]') && !one.querySelector('[data-about], [data-sign]'));
  return [...new Set(found.map(one => one.outerHTML.slice(0, 90)))];
}"""

ASKED_ABOUT = """() => {
  const all = document.querySelector('[data-testid=board]').querySelectorAll('[data-about], [data-sign]');
  return [...new Set([...all].map(one => one.dataset.about ?? one.dataset.sign))].filter(id => !/^player-/.test(id));
}"""


def unanswered(visitor: Visitor, game: str) -> list[str]:
    """What on the board does not say what it is, and what is asked about that the game has no words for."""
    known = {thing.id for thing in glossary(bakufu.find(game), "en")}
    silent: list[str] = visitor.page.evaluate(UNANSWERED, DRAWN)
    unknown = [f"nothing is said of {id}" for id in visitor.page.evaluate(ASKED_ABOUT) if id not in known]
    return [f"does not answer: {one}" for one in silent] + unknown
