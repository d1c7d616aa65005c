"""Shogun on its board."""

import re
from itertools import combinations
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from bakufu.games.shogun.actions import March
from bakufu.kernel.table import Table
from bakufu.kernel.words import Decision
from tests.web.conftest import Bring, Visit
from tests.web.positions import asks
from tests.web.shogun_visitor import CARD, Daimyo
from tests.web.test_narrow import PHONE, is_readable
from tests.web.visitor import LOG

# A point of a province: in the middle of its frame there may be another one.
WITHIN = """land => {
  const { left, top, width, height } = land.getBoundingClientRect();
  const parts = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
  const points = parts.flatMap(x => parts.map(y => [left + x * width, top + y * height]));
  return points.find(([x, y]) => document.elementFromPoint(x, y) === land);
}"""

# Every name with its size and where it is: left, top, right, bottom, without the air above and below the letters.
NAMES = """() => [...document.querySelectorAll('.mapbox .standing .name')].map(name => {
  const { left, top, right, bottom, height } = name.getBoundingClientRect();
  const size = parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a;
  return [name.textContent, size, left, top + height / 4, right, bottom - height / 4];
})"""

# Words of the plan that begin on one line and end on another, or do not end within their place.
BROKEN = """() => [...document.querySelectorAll('.slot .words')].flatMap(label =>
  [...label.textContent.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const letters = document.createRange();
    letters.setStart(label.firstChild, index);
    letters.setEnd(label.firstChild, index + word.length);
    const lines = letters.getClientRects();
    return lines.length !== 1 || lines[0].right > label.getBoundingClientRect().right + 0.5;
  }).map(({ 0: word }) => word))"""

ALL = ("court", "samurai", "leaders", "chambers")


@pytest.mark.long
def test_from_the_lobby_to_the_final_count_by_clicks(visit: Visit) -> None:
    aki = Daimyo(visit(), Random(1))
    aki.sit()
    aki.play()
    expect(aki.see("ending")).to_contain_text(re.compile("You win|won; you came|share the victory"))
    count = aki.see("desk").get_by_test_id("scores")
    expect(count).to_contain_text("year 2")
    totals = [int(text) for text in count.locator("tbody tr td:last-child").all_inner_texts()]
    assert totals == aki.visitor.scores()
    assert {"plan", "special", "march"} <= aki.met


def test_every_module_has_its_place(visit: Visit) -> None:
    aki = Daimyo(visit(), Random(2))
    aki.sit(3, ALL)
    for panel, part in (
        ("court", ".favours .favour"),
        ("samurai", "table tr"),
        ("leaders", "li"),
        ("chambers", ".tile.open"),
    ):
        aki.page.locator(f'[data-panel="{panel}"]').click()
        assert aki.page.locator(f'[data-panel-of="{panel}"] {part}').count() in (3, 4, 6)


DECISIONS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("take-province", "draft", {"start": "draft"}),
    ("place-group", "draft", {"start": "draft", "side": "moon"}),
    ("special", "special", {}),
    ("deploy", "few", {}),
    ("move", "march", {}),
    ("move-own", "march", {}),
    ("revolt", "province", {}),
    ("favour", "favour", {"modules": ["court"]}),
    ("cancel-event", "few", {"modules": ["court"]}),
    ("use-favour", "province", {"modules": ["court"]}),
    ("bonus", "bonus", {"modules": ["samurai"]}),
    ("place-leader", "province", {"modules": ["leaders"]}),
    ("move-leader", "province", {"modules": ["leaders"]}),
    ("return-leader", "province", {"modules": ["leaders"]}),
    ("chamber", "chamber", {"modules": ["chambers"]}),
    ("chamber", "chamber", {"modules": list(ALL), "side": "moon", "start": "draft"}),
)


@pytest.mark.parametrize(
    ("name", "desk", "options"), DECISIONS, ids=[f"{n}-{i}" for i, (n, *_) in enumerate(DECISIONS)]
)
def test_every_decision_is_made_on_the_board_with_one_module_or_all(
    visit: Visit, bring: Bring, name: str, desk: str, options: dict[str, Any]
) -> None:
    aki = Daimyo(visit(), Random(name))
    bring(aki.visitor, "shogun", 3, asks(name), **options)
    assert aki.wait() == desk
    aki.answer(desk)


def test_a_card_is_laid_by_dragging_and_taken_back_and_changes_places(visit: Visit) -> None:
    aki = Daimyo(visit(), Random(4))
    aki.sit()
    assert aki.wait() == "plan"
    hand = aki.page.locator(CARD)
    cards = hand.count()
    first, second = aki.page.locator(".slot").nth(3), aki.page.locator(".slot").nth(7)
    name = hand.first.locator(".name").inner_text()
    hand.first.drag_to(first)
    expect(first).to_contain_text(name)
    expect(hand).to_have_count(cards - 1)
    other = hand.first.locator(".name").inner_text()
    hand.first.drag_to(second)
    expect(second).to_contain_text(other)
    first.locator(".bed").drag_to(second.locator(".bed"))
    expect(second).to_contain_text(name)
    expect(first).to_contain_text(other)
    first.click()
    expect(first).not_to_contain_text(other)
    expect(hand).to_have_count(cards - 1)


def test_a_plan_by_keyboard_alone(visit: Visit) -> None:
    aki = Daimyo(visit(), Random(5))
    aki.sit()
    assert aki.wait() == "plan"
    keys = aki.page.keyboard
    aki.page.locator(CARD).first.focus()
    keys.press("ArrowRight")
    expect(aki.page.locator(".slot").nth(1)).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    expect(aki.page.locator(".slot").nth(1)).to_have_class(re.compile("filled"))
    expect(aki.page.locator(".slot").nth(2)).to_have_attribute("aria-pressed", "true")
    for laid in range(2, 12):
        # The focus stays in the hand, and goes to the button in the end.
        expect(aki.page.locator(".hand :focus")).to_have_count(1)
        keys.press("Enter")
        expect(aki.filled()).to_have_count(laid)
    expect(aki.see("confirm")).to_be_focused()
    keys.press("Enter")
    expect(aki.see("log")).to_contain_text("has finished planning")


def test_a_province_on_the_map_lays_its_card(visit: Visit) -> None:
    aki = Daimyo(visit(), Random(6))
    aki.sit()
    assert aki.wait() == "plan"
    province = aki.page.locator('.mapbox [data-pick][aria-label^="Suruga on"]')
    province.focus()
    aki.page.keyboard.press("Enter")
    expect(aki.page.locator(".slot").first).to_contain_text("Suruga")
    expect(province).to_have_count(0)


def test_a_province_that_is_not_allowed_says_which_clause_forbids_it(visit: Visit, bring: Bring) -> None:
    aki = Daimyo(visit(), Random(12))
    aki.sit()
    assert aki.wait() == "plan"
    notice, hand = aki.see("notice"), aki.page.locator(CARD)
    # Not in the hand: nothing is laid, and the server says why.
    cards = hand.count()
    elsewhere = aki.page.locator(".mapbox [data-province][aria-disabled]")
    aki.page.mouse.click(*elsewhere.first.evaluate(WITHIN))
    expect(notice).to_contain_text(re.compile("You do not have .+ in hand."))
    expect(hand).to_have_count(cards)
    notice.get_by_role("button").click()
    expect(aki.see("rules").locator(".pointed")).to_contain_text("SHO-3.3")
    aki.page.get_by_role("tab", name="Log").click()

    # Where no army can go, by keys: Tab stops where something can be chosen, arrows lead on from there.
    bring(aki.visitor, "shogun", 3, asks("move"))
    assert aki.wait() == "march"
    expect(notice).to_have_count(0)
    offered = aki.page.locator(".mapbox [data-province][data-pick]:not([aria-disabled])")
    expect(offered).to_have_count(aki.page.locator(".target").count())
    offered.first.focus()
    focused = aki.page.locator(".mapbox :focus")
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") * 3:
        if focused.get_attribute("aria-disabled"):
            break
        aki.page.keyboard.press(key)
    aki.page.keyboard.press("Enter")
    # What lies next to it may be closed, or under somebody's protection.
    expect(notice).to_contain_text(re.compile("not adjacent to|is closed|has a temple|is protected"))
    expect(notice.get_by_role("button")).to_be_visible()
    expect(aki.page.locator(".march")).to_be_visible()

    # Where no answer is about a province there is nothing to ask.
    bring(aki.visitor, "shogun", 3, asks("special"))
    assert aki.wait() == "special"
    expect(aki.page.locator(".mapbox [data-pick]")).to_have_count(0)


def may_attack(table: Table[Any], decision: Decision) -> bool:
    """One of the targets is somebody else's."""
    marches = [action for action in decision.actions if isinstance(action, March)]
    return decision.name == "move" and any(table.state.owner[one.to] not in table.pending for one in marches)


def test_the_odds_are_seen_before_an_attack(visit: Visit, bring: Bring) -> None:
    aki = Daimyo(visit(), Random(7))
    bring(aki.visitor, "shogun", 3, may_attack)
    attacks = aki.page.locator(".target:has(.odds)")
    attacks.first.click()
    said = aki.see("odds").inner_text()
    shares = [int(number) for number in re.findall(r"\d+", said)]
    assert 98 <= sum(shares) <= 102
    expect(aki.see("confirm")).to_contain_text("Attack")
    name = attacks.first.locator(".name").inner_text()
    aki.see("confirm").click()
    expect(aki.see("log")).to_contain_text(f" attacks {name} from ")
    expect(aki.see("last-fight")).to_contain_text(re.compile(r"^\d+ to \d+: "))


def test_the_cubes_of_a_fight_fall_and_a_key_goes_on(visit: Visit, bring: Bring) -> None:
    aki = Daimyo(visit(reduced_motion="no-preference"), Random(8))
    bring(aki.visitor, "shogun", 3, may_attack)
    aki.page.locator(".target:has(.odds)").first.click()
    aki.see("confirm").click()
    fight = aki.see("fight")
    expect(fight.locator("svg .cube").first).to_be_visible()
    aki.page.keyboard.press("Escape")
    expect(fight).to_have_count(0)
    assert aki.wait() != "over"


def test_names_on_the_map_can_be_read_and_stand_apart(visit: Visit) -> None:
    aki = Daimyo(visit(), Random(13))
    aki.sit(5)
    aki.wait()
    names = aki.page.evaluate(NAMES)
    assert len(names) == 45
    assert min(size for _, size, *_ in names) >= 12.5
    for (one, _, *here), (other, _, *there) in combinations(names, 2):
        left, top = max(here[0], there[0]), max(here[1], there[1])
        right, bottom = min(here[2], there[2]), min(here[3], there[3])
        assert max(left - right, top - bottom) > 2, (one, other)


def test_on_a_telephone_no_word_of_the_plan_is_broken(visit: Visit) -> None:
    aki = Daimyo(visit(**PHONE), Random(14))
    aki.sit(3, ("court",))
    assert aki.wait() == "plan"
    for language in ("en", "fr"):
        aki.page.locator(f"button[lang={language}]").tap()
        expect(aki.page.locator("html")).to_have_attribute("lang", language)
        assert aki.page.evaluate(BROKEN) == []
        is_readable(aki.visitor)


def test_on_a_telephone_a_plan_is_laid_and_the_parts_are_behind_tabs(visit: Visit) -> None:
    aki = Daimyo(visit(**PHONE), Random(10))
    aki.sit(4, ALL)
    assert aki.wait() == "plan"
    is_readable(aki.visitor)
    for tab, part in (
        ("clans", ".clans"),
        ("tower", "[data-panel-of=tower] svg"),
        ("chambers", ".tile"),
        ("map", ".mapbox .paper"),
    ):
        aki.page.locator(f'[data-tab-id="{tab}"]').tap()
        expect(aki.page.locator(part).first).to_be_visible()
        if tab != "map":
            is_readable(aki.visitor)
    expect(aki.page.locator(".mapbox .next")).to_contain_text("Next:")
    aki.page.locator('[data-tab-id="desk"]').tap()
    for laid in range(1, 4):
        aki.page.locator(CARD).first.tap()
        expect(aki.filled()).to_have_count(laid)
    is_readable(aki.visitor)


def test_on_a_telephone_the_map_comes_near_and_the_order_is_given_below_it(visit: Visit, bring: Bring) -> None:
    aki = Daimyo(visit(**PHONE), Random(11))
    paper = aki.page.locator(".mapbox .paper > svg")
    bring(aki.visitor, "shogun", 3, asks("plan"))
    whole = float((paper.get_attribute("viewBox") or "").split()[2])
    bring(aki.visitor, "shogun", 3, asks("move"))
    assert aki.wait() == "march"
    assert float((paper.get_attribute("viewBox") or "").split()[2]) < whole / 2
    expect(paper).to_be_visible()
    aki.page.locator(".target").first.tap()
    expect(aki.see("confirm")).to_be_in_viewport()
    lines = aki.page.locator(LOG)
    before = lines.count()
    aki.see("confirm").tap()
    expect(lines).not_to_have_count(before)
