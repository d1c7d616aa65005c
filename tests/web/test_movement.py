"""What happened is shown one after another; whoever is impatient, or was away, is not held up."""

from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import LOG, Visitor

NOTE_FLIGHTS = """() => {
  window.flown = [];
  new MutationObserver(changes => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.dataset?.testid === 'flight') window.flown.push(node.firstElementChild.getAttribute('href'));
  }).observe(document.body, { childList: true, subtree: true });
}"""

# What a browser does when another tab is looked at; a test cannot turn to another tab.
TURN_AWAY = """away => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def at_a_slow_table(visit: Visit) -> Visitor:
    """Against bots, whose moves come much faster than they are shown; Aki is the first to take a card."""
    aki = visit(reduced_motion="no-preference")
    aki.enter()
    aki.page.evaluate("localStorage.setItem('bakufu-speed', 'slow')")
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    wish = {
        "game": "edo_yashiki",
        "seats": [{"kind": "me", "name": "Aki"}, *bots],
        "options": {"taking": "draft", "draw_first": False},
    }
    made = aki.page.request.post(f"{aki.address}/api/tables", data=wish).json()
    aki.page.goto(f"{aki.address}/t/{made['info']['table']}")
    expect(aki.page.locator(".slot button:enabled").first).to_be_visible()
    return aki


def test_cards_fly_and_who_is_impatient_skips(visit: Visit) -> None:
    aki = at_a_slow_table(visit)
    aki.page.evaluate(NOTE_FLIGHTS)
    aki.take_card()
    expect(aki.see("skip")).to_be_visible()
    aki.page.wait_for_function("() => window.flown.length > 0")
    assert all(symbol.startswith("#edo-card-") for symbol in aki.page.evaluate("window.flown"))
    aki.page.keyboard.press("Escape")
    expect(aki.see("skip")).to_have_count(0)
    assert aki.wait_for_me() == "house"
    expect(aki.see("flight")).to_have_count(0)


def test_the_speed_is_remembered(visit: Visit) -> None:
    aki = at_a_slow_table(visit)
    expect(aki.see("speed")).to_have_value("slow")
    aki.see("speed").select_option("at-once")
    aki.page.evaluate(NOTE_FLIGHTS)
    aki.play(Random(1), until=2)
    assert aki.page.evaluate("window.flown") == []
    aki.page.reload()
    expect(aki.see("speed")).to_have_value("at-once")


def test_a_system_that_asks_for_less_movement_gets_none(visit: Visit) -> None:
    aki = visit()
    aki.begin("edo_yashiki", 2, taking="draft")
    expect(aki.see("speed")).to_be_disabled()
    expect(aki.see("speed")).to_have_value("at-once")
    expect(aki.see("speed")).to_have_attribute(
        "title", "Your system asks for less movement: everything is shown at once."
    )


def test_what_happened_meanwhile_is_offered(visit: Visit) -> None:
    aki, botan = visit(reduced_motion="no-preference"), visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    aki.seat(1, "person")
    table = aki.set_table()
    link = aki.page.get_by_label("Link for").input_value()
    aki.sit_down()
    botan.page.goto(link)
    botan.see("take").click()
    both_hold_a_card(aki, botan)

    # Aki leaves the page, and comes back to it.
    aki.page.goto("about:blank")
    botan.lay_card(Random(1))
    aki.page.goto(table)
    expect(aki.see("missed")).to_contain_text("One thing has happened")
    aki.see("steps").click()
    expect(aki.see("moment")).to_be_visible()
    expect(aki.page.locator("[data-testid=log] li.later")).to_have_count(1)
    aki.see("film-on").click()
    expect(aki.page.locator("[data-testid=log] li.later")).to_have_count(0)
    aki.see("to-table").click()
    expect(aki.page.locator("circle.anchor").first).to_be_attached()
    assert aki.see("missed").count() == 0
    aki.lay_card(Random(2))

    # Aki looks at another tab.
    both_hold_a_card(aki, botan)
    aki.page.evaluate(NOTE_FLIGHTS)
    aki.page.evaluate(TURN_AWAY, True)
    lines = aki.decision()
    botan.lay_card(Random(3))
    expect(aki.page.locator(LOG)).to_have_count(lines + 1)
    assert aki.page.evaluate("window.flown") == []
    assert aki.see("missed").count() == 0
    aki.page.evaluate(TURN_AWAY, False)
    aki.see("recount").click()
    aki.page.wait_for_function("() => window.flown.length > 0")
    expect(aki.see("missed")).to_have_count(0)
    expect(aki.page.locator("circle.anchor").first).to_be_attached()


def both_hold_a_card(aki: Visitor, botan: Visitor) -> None:
    """Of two, one takes a card; the other one is what is left."""
    asked = "[data-testid=sentence].mine"
    for visitor in (aki, botan):
        expect(visitor.page.locator(".slot, circle.anchor").first).to_be_attached()
    expect(aki.page.locator(asked).or_(aki.see("sentence").get_by_text("Waiting"))).to_be_visible()
    taker = aki if aki.page.locator(asked).count() else botan
    expect(taker.page.locator(".slot button:enabled").first).to_be_visible()
    taker.take_card()
    for visitor in (aki, botan):
        expect(visitor.page.locator("circle.anchor").first).to_be_attached()


NOTE_LINES = """() => {
  const lines = () => document.querySelectorAll('[data-testid=log] li').length;
  const totals = () => [...document.querySelectorAll('ol.seats .score')].map(score => score.textContent).join();
  window.grown = [[performance.now(), lines(), totals()]];
  new MutationObserver(() => {
    if (lines() !== window.grown.at(-1)[1]) window.grown.push([performance.now(), lines(), totals()]);
  }).observe(document.querySelector('[data-testid=log]'), { childList: true });
}"""


# With every line of the log: what it says, and the houses of the others as they stand there at that moment.
NOTE_HOUSES = """() => {
  const lines = () => [...document.querySelectorAll('[data-testid=log] li')].map(line => line.innerText.trim());
  const houses = () => Object.fromEntries([...document.querySelectorAll('[data-house]')]
    .map(house => [house.innerText.trim(), house.querySelector(':scope > svg').innerHTML]));
  window.built = [[lines().length, [], houses()]];
  new MutationObserver(() => {
    const [now, [known]] = [lines(), window.built.at(-1)];
    if (now.length !== known) window.built.push([now.length, now.slice(known), houses()]);
  }).observe(document.querySelector('[data-testid=log]'), { childList: true });
}"""


@pytest.mark.long
def test_what_happens_by_itself_is_seen_step_by_step(visit: Visit) -> None:
    """After the last card of a round lines are scored: one after another, and no total is ahead of its line."""
    aki = at_a_slow_table(visit)
    # What the others do is told and seen at once: a house grows with the line that says so, and with no other.
    aki.page.evaluate(NOTE_HOUSES)
    aki.take_card()
    assert aki.wait_for_me() == "house"
    expect(aki.see("skip")).to_have_count(0)
    laid = 0
    for (_, _, before), (_, lines, after) in pairwise(aki.page.evaluate("window.built")):
        for name, house in after.items():
            told = any(line.startswith(f"{name} lays") for line in lines)
            assert (house != before[name]) == told, (name, lines)
            laid += told
    assert laid == 2
    rng = Random(3)
    for _ in range(6):
        while aki.wait_for_me() == "row":
            aki.take_card()
            aki.page.wait_for_timeout(100)
        # Everybody else has laid: what follows Aki's answer happens by itself.
        expect(aki.see("skip")).to_have_count(0)
        before = aki.scores()
        aki.page.evaluate(NOTE_LINES)
        aki.lay_card(rng)
        aki.wait_for_me()
        expect(aki.see("skip")).to_have_count(0)
        grown = aki.page.evaluate("window.grown")
        if aki.scores() != before:
            break
    moments, lines, totals = zip(*grown, strict=True)
    assert len(lines) >= 4
    assert max(late - early for early, late in pairwise(moments)) > 300
    old = ",".join(map(str, before))
    assert totals[1] == old, "the card lies, and nothing has been scored yet"
    assert totals[-1] != old
