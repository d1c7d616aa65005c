"""What something is and does is told where it is pointed at, by mouse, key and finger."""

import pytest
from playwright.sync_api import expect

import bakufu
from bakufu.kernel.glossary import glossary
from tests.web.conftest import Bring, Visit
from tests.web.positions import asks, lay, reached
from tests.web.serving import Server
from tests.web.test_for_everybody import under_way
from tests.web.test_narrow import PHONE
from tests.web.visitor import Visitor

# A point of the clause under which a card of the hand lies, if there is one.
COVERED = """link => {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const points = [left + 3, (left + right) / 2, right - 3].map(x => [x, (top + bottom) / 2]);
  const isCard = under => under.closest('.held.open:not(.barred)');
  return points.find(([x, y]) => document.elementsFromPoint(x, y).some(isCard)) ?? null;
}"""


def arrive(visitor: Visitor, place: str) -> None:
    """At a step of a guide: there lies everything, and nobody has to be waited for."""
    visitor.page.goto(f"{visitor.address}/learn/{place}")
    expect(visitor.see("note")).to_be_visible()


def told(game: str, thing: str, language: str = "en") -> str:
    """What the game says about something."""
    return next(one.does for one in glossary(bakufu.find(game), language) if one.id == thing)


@pytest.mark.parametrize(
    ("place", "thing", "clause"),
    [
        ("bushido#10", "tile-6", "BUS-3.7"),
        ("shogun#4", "space-0", "SHO-4.1"),
        ("shitenno#2", "title-0", "SHI-3.7"),
        ("edo_yashiki#5", "kind-4", "EDO-3.2"),
    ],
)
def test_pointed_at_with_the_mouse(visit: Visit, place: str, thing: str, clause: str) -> None:
    aki = visit()
    arrive(aki, place)
    game, gloss = place.split("#")[0], aki.see("gloss")
    aki.page.locator(f'[data-about="{thing}"]').first.hover()
    known = next(one for one in glossary(bakufu.find(game), "en") if one.id == thing)
    expect(gloss.locator("h3")).to_have_text(known.name)
    expect(gloss).to_contain_text(known.does)
    if known.costs:
        expect(gloss).to_contain_text(f"Costs {known.costs}.")
    # The card stays while one goes there to read the clause.
    aki.see("gloss-clause").click()
    expect(aki.see("rules").locator(f'[data-clause="{clause}"]')).to_be_in_viewport()
    expect(gloss).to_have_count(0)


def test_reached_by_key_and_sent_away(visit: Visit) -> None:
    aki = visit()
    arrive(aki, "shogun#4")
    castle = aki.page.locator('[data-space="0"]')
    aki.page.keyboard.press("Tab")
    castle.focus()
    expect(aki.see("gloss")).to_contain_text("3 chests")
    expect(castle).to_have_attribute("aria-describedby", "gloss")
    aki.page.keyboard.press("Escape")
    expect(aki.see("gloss")).to_have_count(0)


def test_pressed_for_long_it_tells_and_is_not_chosen(visit: Visit) -> None:
    aki = visit(**PHONE, locale="fr-FR")
    arrive(aki, "bushido#10")
    ronin = aki.page.locator('[data-about="tile-6"]').first
    box = ronin.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger = aki.page.context.new_cdp_session(aki.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(aki.see("gloss")).to_contain_text(told("bushido", "tile-6", "fr"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ronin).to_have_attribute("aria-pressed", "false")
    # A tap elsewhere sends it away; a tap on the tile takes it up.
    ronin.tap()
    expect(aki.see("gloss")).to_have_count(0)
    expect(ronin).to_have_attribute("aria-pressed", "true")


def test_a_plan_is_summed_up_as_it_grows(visit: Visit) -> None:
    aki = visit()
    arrive(aki, "shogun#4")
    budget = aki.see("budget")
    expect(budget).to_contain_text("+0 = 18")
    aki.page.goto(f"{aki.address}/learn/shogun#6")
    aki.page.reload()
    # A castle is paid, the tax of Izu is gained.
    expect(budget).to_contain_text("+3 = 21")
    for spoken in ("chests 3, then 21", "rice 0, then 0", "armies 0"):
        expect(budget).to_contain_text(spoken)
    # What each action costs stands on it.
    costs = {number: aki.page.locator(f'.slot[data-space="{number}"] .cost') for number in range(10)}
    priced = {number: int(cost.inner_text()) for number, cost in costs.items() if cost.count()}
    assert priced == {0: 3, 1: 2, 2: 1, 5: 3, 6: 2, 7: 1}


def test_a_card_under_a_gloss_can_be_clicked(visit: Visit, bring: Bring) -> None:
    aki = visit()
    bring(aki, "shogun", 3, asks("plan"))
    things = aki.see("desk").locator("[data-about]")
    expect(things.first).to_be_visible()
    # Rest on one after another, until the clause of a gloss lies on a card.
    under = None
    for thing in things.all():
        thing.hover()
        expect(aki.page.locator('[data-about][aria-describedby="gloss"]')).to_have_count(1)
        under = aki.see("gloss-clause").evaluate(COVERED)
        if under is not None:
            break
    assert under is not None
    aki.page.mouse.move(*under)
    aki.page.mouse.down()
    aki.page.mouse.up()
    expect(aki.page.locator(".slot.filled")).to_have_count(1)


CANNOT_FOCUS = "() => document.querySelector('[data-pointed]')?.closest('button, [tabindex=\"0\"]') === null"


def test_a_key_leads_also_to_what_cannot_take_the_focus(visit: Visit) -> None:
    aki = visit()
    arrive(aki, "shitenno#2")
    keys, gloss = aki.page.keyboard, aki.see("gloss")
    keys.press("?")
    told_of, unreachable = [], 0
    for _ in range(6):
        expect(aki.page.locator("[data-pointed]")).to_have_count(1)
        told_of.append(gloss.locator("h3").inner_text())
        unreachable += aki.page.evaluate(CANNOT_FOCUS)
        # Who hears the page hears it too.
        expect(aki.page.locator("[aria-live]", has_text=told_of[-1]).first).to_be_attached()
        keys.press("ArrowRight")
        expect(gloss.locator("h3")).not_to_have_text(told_of[-1])
    assert len(set(told_of)) == 6
    assert unreachable > 0
    clause = aki.see("gloss-clause").inner_text()
    keys.press("Enter")
    expect(aki.see("rules").locator(f'[data-clause="{clause}"]')).to_be_in_viewport()
    expect(gloss).to_have_count(0)


MODULES = ["court", "samurai", "leaders", "chambers"]


@pytest.mark.long
def test_what_modules_bring_tells_what_it_is(server: Server, visit: Visit) -> None:
    """Favours, chamber tiles, statues, leaders; and revolt markers on the map, through which a province is chosen."""
    aki = visit()
    table, seat = reached(
        "shogun",
        3,
        lambda table, decision: under_way("favour")(table, decision) and any(table.state.markers),
        modules=MODULES,
    )
    lay(table, seat, server, aki)
    gloss = aki.see("gloss")
    for tab, things in (
        ("", '[data-about^="favour-"] >> visible=true'),
        ("Leaders", '[data-testid="leaders"] [data-about="statues"]'),
        ("Leaders", '[data-testid="leaders"] [data-about="leader"]'),
        ("Chambers", '[data-about="chamber"]'),
        ("Chambers", '[data-about="region-row"]'),
    ):
        if tab:
            aki.page.get_by_role("tab", name=tab).click()
        thing = aki.page.locator(things).first
        about = thing.get_attribute("data-about") or ""
        thing.hover()
        expect(gloss).to_contain_text(told("shogun", about))
        aki.page.mouse.move(1, 1)
        expect(gloss).to_have_count(0)
    if not aki.page.locator(".map").is_visible():
        aki.page.get_by_role("tab", name="Map").click()
    marker = aki.page.locator('.map [data-about="marker"]').first
    box = marker.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    aki.page.mouse.move(x, y)
    expect(gloss).to_contain_text(told("shogun", "marker"))
    # A click is still for what lies below it.
    assert not aki.page.evaluate("at => document.elementFromPoint(...at).matches('[data-about]')", [x, y])
