"""A hint is drawn on the board too: what it proposes is ringed there, in its colour, until something else is asked."""

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.positions import lay, reached
from tests.web.serving import Server
from tests.web.test_for_everybody import under_way

MOMENTS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("edo_yashiki", "lay", {"taking": "draft"}),
    ("shitenno", "take-provinces", {}),
    ("shogun", "plan", {}),
    ("bushido", "order-attack", {}),
)

# What lies in the middle of each ring: is it on the board, and can it be chosen or is it where the card would lie?
RINGED = """() => [...document.querySelectorAll('[data-testid=proposed]')].map(ring => {
  const { left, top, width, height } = ring.getBoundingClientRect();
  const under = document.elementsFromPoint(left + width / 2, top + height / 2);
  const choosable = '[data-pick]:not([aria-disabled]), button:enabled, [data-testid=house]';
  return [choosable, '[data-testid=board]'].every(kind => under.some(one => one.closest(kind)));
})"""

SAME_COLOUR = """() => {
  const [ring, box] = ['proposed', 'hint-told'].map(id => document.querySelector(`[data-testid=${id}]`));
  return getComputedStyle(ring).stroke === getComputedStyle(box).borderLeftColor;
}"""


def test_what_a_hint_proposes_is_ringed_on_every_board(server: Server, visit: Visit) -> None:
    aki = visit(locale="fr-FR")
    for game, asked, options in MOMENTS:
        lay(*reached(game, 3, under_way(asked), **options), server, aki)
        expect(aki.see("proposed")).to_have_count(0)
        aki.see("hint").click()
        expect(aki.see("hint-told")).to_contain_text("Un maître choisirait")
        expect(aki.see("proposed").first).to_be_visible()
        ringed = aki.page.evaluate(RINGED)
        assert all(ringed), (game, ringed)
        assert aki.page.evaluate(SAME_COLOUR)
        if game == "edo_yashiki":
            # The card itself is shown where it would lie.
            expect(aki.page.locator('[data-place="proposed"] rect').first).to_be_attached()
