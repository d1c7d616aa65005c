"""The guided first turns, from the lobby to the lobby."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import bakufu
from bakufu.kernel.glossary import glossary
from bakufu.server.api.guides import guide
from bakufu.server.wire.guides import Guide, GuideStep
from tests.web.conftest import Visit
from tests.web.test_narrow import PHONE, is_readable
from tests.web.visitor import Visitor

SEAL = '[data-testid="confirm"]'
CLICKS = {
    ("shitenno", "offer"): ('[data-tile="{tile}"][data-pick]', SEAL),
    ("shitenno", "divide"): ('[data-tile="{tile}"][data-pick]', '[data-tile="{other}"][data-pick]', SEAL),
    ("shitenno", "take-province"): ('[data-province="{province}"].may',),
    ("shitenno", "turn-to-gold"): ('[data-province="{province}"].may', SEAL),
    ("shogun", "lay"): ('[data-space="{space}"]', '[data-card="{card}"]'),
    ("shogun", "confirm"): ('[data-testid="confirm"]',),
    ("shogun", "take-special"): ('[data-testid="specials"] li:nth-child({place})',),
    ("shogun", "march"): ('[data-to="{to}"]', '[data-testid="confirm"]'),
    ("bushido", "march"): ('[data-hex="{origin}"]', SEAL),
    ("bushido", "play-ronin"): ('[data-tile="6"]', '[data-hex="{hex}"]', SEAL),
}
"""What a hand clicks for an answer. For others: what is named after the answer, and a seal where one is asked for."""


ABOUT = "[...document.querySelectorAll('[data-about]')].map((thing) => thing.dataset.about)"
SMALLEST_LIGHT = 16
"""In pixels; less would be overlooked."""


class Learner:
    """Somebody who follows a guide: on the board where the wanted answer can be clicked there, else by being shown."""

    def __init__(self, visitor: Visitor, game: str, language: str = "en") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.guide: Guide = guide(bakufu.find(game), language)
        self.by_hand = 0
        self.met: set[str] = set()

    def begin(self) -> None:
        """From the lobby."""
        self.visitor.enter()
        self.page.locator(f'[data-learn="{self.guide.game}"]').click()
        self.expect_step(0)

    def expect_step(self, number: int) -> None:
        """That this step is shown and said."""
        part = self.guide.steps[number].part
        before = sum(step.part < part for step in self.guide.steps)
        count = sum(step.part == part for step in self.guide.steps)
        expect(self.page.locator('[data-testid="note"] [aria-current="step"]')).to_have_accessible_name(
            re.compile(rf"^\S+ {number - before + 1} \S+ {count}$")
        )
        paragraphs = [" ".join(part.split()) for part in self.guide.steps[number].say.split("\n\n")]
        expect(self.visitor.see("say").locator("p")).to_have_text(paragraphs)

    def expect_light(self) -> None:
        """That something of what the sentence names is lit, where it can be seen."""
        expect(self.visitor.see("lit").first).to_be_visible()
        for box in (one.bounding_box() for one in self.visitor.see("lit").all()):
            assert box is not None
            assert min(box["width"], box["height"]) >= SMALLEST_LIGHT

    def follow(self) -> None:
        """Do everything that is wanted, to the last step: a first turn, then a last round with its count."""
        assert {step.part for step in self.guide.steps} == {0, 1}
        for number, step in enumerate(self.guide.steps):
            self.expect_step(number)
            self.expect_light()
            self.met |= set(self.page.evaluate(ABOUT))
            if step.wanted is None:
                expect(self.visitor.see("sentence")).to_have_count(0)
            else:
                assert step.asked
                expect(self.visitor.see("sentence")).to_have_text(step.asked.sentence)
            if number + 1 < len(self.guide.steps):
                self.go_on(step)

    def go_on(self, step: GuideStep) -> None:
        """What is wanted, by hand if a few clicks do it, else as the guide shows it; or just read on."""
        here = self.here()
        for clicked in self.clicks_for(step):
            thing = self.page.locator(clicked).first
            if self.here() == here and thing.is_visible():
                thing.click()
        if self.here() == here:
            self.visitor.see("on").click()
        else:
            self.by_hand += 1

    def here(self) -> Any:
        """Which step is shown."""
        return self.page.evaluate("location.hash")

    def clicks_for(self, step: GuideStep) -> list[str]:
        """What a hand clicks for the wanted answer, one after the other."""
        if step.wanted is None or step.asked is None:
            return []
        wanted, label = step.asked.actions[step.wanted], step.asked.labels[step.wanted]
        clicks = CLICKS.get((self.guide.game, wanted["do"]), (f'[data-pick][aria-label^="{label}"]', SEAL))
        return [*(one.format(**wanted) for one in clicks), f'button[data-action="{step.wanted}"]']


class EdoLearner(Learner):
    """Takes cards of the row and lays them with the mouse."""

    def go_on(self, step: GuideStep) -> None:
        """What is wanted, on the board."""
        if step.wanted is None or step.asked is None:
            self.visitor.see("on").click()
            return
        self.by_hand += 1
        wanted: dict[str, Any] = step.asked.actions[step.wanted]
        if wanted["do"] == "claim":
            self.page.locator(".slot button").nth(step.wanted).click()
            return
        if wanted["turned"]:
            self.page.keyboard.press("r")
        self.carry_to(wanted["x"], wanted["y"])
        self.page.mouse.down()
        self.page.mouse.up()

    def carry_to(self, x: int, y: int) -> None:
        """Move the card over a dot."""
        box = self.page.locator(f'circle.anchor[data-x="{x}"][data-y="{y}"]').bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=2)
        expect(self.page.locator("rect.target.allowed")).to_be_visible()


def test_edo_yashiki_on_its_board(visit: Visit) -> None:
    aki = EdoLearner(visit(), "edo_yashiki")
    aki.begin()
    aki.follow()
    assert aki.by_hand == 6
    assert {"kind-1", "kind-2", "kind-3", "kind-4", "card", "deck", "first"} <= aki.met
    # What wins is what it ends with.
    expect(aki.visitor.see("say")).to_contain_text("So this is what wins")
    # Now play: the lobby, with this game chosen.
    aki.visitor.see("now-play").click()
    expect(aki.page.locator('input[name="game"][value="edo_yashiki"]')).to_be_checked()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "language", "screen"),
    [
        ("bushido", "en", {}),
        ("shitenno", "fr", {"locale": "fr-FR"}),
        ("shogun", "en", PHONE),
    ],
)
def test_every_guide_from_the_first_step_to_the_last(
    visit: Visit, game: str, language: str, screen: dict[str, Any]
) -> None:
    aki = Learner(visit(**screen), game, language)
    aki.begin()
    aki.follow()
    assert aki.by_hand > 6
    # Whatever on the board says that it can be explained can be.
    known = {thing.id for thing in glossary(bakufu.find(game), language)}
    assert aki.met <= known
    assert len(aki.met) > len(known) // 3
    aki.visitor.see("now-play").click()
    expect(aki.page.locator(f'input[name="game"][value="{game}"]')).to_be_checked()


def test_another_answer_is_allowed_but_leads_nowhere(visit: Visit) -> None:
    aki = EdoLearner(visit(), "edo_yashiki")
    aki.page.goto(f"{aki.visitor.address}/learn/edo_yashiki#3")
    aki.expect_step(2)
    other, *_ = [n for n in range(2) if n != aki.guide.steps[2].wanted]
    aki.page.locator(".slot button").nth(other).click()
    expect(aki.visitor.see("remark")).to_contain_text("That is allowed")
    aki.expect_step(2)
    aki.go_on(aki.guide.steps[2])
    aki.expect_step(3)
    expect(aki.visitor.see("remark")).to_have_count(0)
    # Back, and on again by being shown.
    aki.visitor.see("back").click()
    aki.expect_step(2)
    aki.visitor.see("on").click()
    aki.expect_step(3)
    # A place in the air is refused, with the clause to read.
    house = aki.visitor.see("house").bounding_box()
    assert house is not None
    aki.page.mouse.move(house["x"] + 5, house["y"] + 5)
    aki.page.mouse.down()
    aki.page.mouse.up()
    expect(aki.visitor.see("remark")).to_contain_text("not allowed")
    aki.visitor.see("remark").get_by_role("button").click()
    expect(aki.visitor.see("rules")).to_contain_text("EDO-2.3")


def test_by_keyboard_in_another_language_and_after_coming_back(visit: Visit) -> None:
    aki = Learner(visit(), "shitenno")
    aki.begin()
    aki.visitor.see("on").focus()
    for _ in range(3):
        aki.page.keyboard.press("Enter")
    aki.expect_step(3)
    aki.page.get_by_role("button", name="fr", exact=True).click()
    aki.guide = guide(bakufu.find("shitenno"), "fr")
    aki.expect_step(3)
    aki.page.reload()
    aki.expect_step(3)


TALL = 844
"""How high a telephone is."""


def height(aki: Learner, part: str) -> tuple[float, float]:
    """From where to where a part of the page reaches."""
    box = aki.visitor.see(part).bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def test_on_a_telephone_the_note_covers_nothing(visit: Visit) -> None:
    aki = Learner(visit(**PHONE), "edo_yashiki")
    aki.begin()
    for number in range(len(aki.guide.steps)):
        aki.expect_step(number)
        is_readable(aki.visitor)
        (top, bottom), (note, end) = height(aki, "board"), height(aki, "note")
        assert top < bottom <= note + 1
        assert end <= TALL + 1
        if number + 1 < len(aki.guide.steps):
            aki.visitor.see("on").tap()
    # Folded, it leaves more room to the board, until there is something new to read.
    aki.visitor.see("fold").tap()
    expect(aki.visitor.see("say")).to_be_hidden()
    assert height(aki, "board")[1] > bottom
    aki.visitor.see("back").tap()
    expect(aki.visitor.see("say")).to_be_visible()


def test_on_a_telephone_a_hex_that_is_spoken_of_shows_its_name(visit: Visit) -> None:
    aki = Learner(visit(**PHONE), "bushido")
    aki.page.goto(f"{aki.visitor.address}/learn/bushido#2")
    expect(aki.visitor.see("say")).to_contain_text("A1")
    expect(aki.page.locator("[data-hex] .called")).to_have_text("A1")
    expect(aki.page.locator("[data-hex] .called")).to_be_visible()


def test_there_is_no_such_guide(visit: Visit) -> None:
    aki = visit()
    aki.expected = "404"
    aki.page.goto(f"{aki.address}/learn/chess")
    expect(aki.see("nowhere")).to_contain_text("There is no guide here")


WATCH = """() => {
  const log = document.querySelector('[data-testid="log"]');
  window.seen = [log.children.length];
  window.said = [];
  new MutationObserver(() => {
    window.seen.push(log.children.length);
    const say = document.querySelector('[data-testid="say"]');
    window.said.push(say.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  }).observe(log, { childList: true });
}"""


def test_what_the_others_do_is_seen_one_after_another(visit: Visit) -> None:
    aki = Learner(visit(reduced_motion="no-preference"), "shitenno")
    aki.page.goto(f"{aki.visitor.address}/learn/shitenno#7")
    aki.expect_step(6)
    aki.page.evaluate(WATCH)
    aki.visitor.see("on").click()
    aki.expect_step(7)
    expect(aki.visitor.see("on")).to_be_visible()
    # One province is taken, then the other, then a card is drawn.
    before, after = (sum(len(step.log) for step in aki.guide.steps[:count]) for count in (7, 8))
    between = [one.lines for one in aki.guide.steps[7].way]
    assert len(between) > 1
    assert aki.page.evaluate("window.seen") == [before, *between, after]
    # The words come when all of it has been seen.
    assert set(aki.page.evaluate("window.said")) == {False}
    expect(aki.visitor.see("say")).to_be_visible()


def test_who_has_seen_it_skips_it(visit: Visit) -> None:
    aki = Learner(visit(reduced_motion="no-preference"), "bushido")
    aki.page.goto(f"{aki.visitor.address}/learn/bushido#3")
    aki.expect_step(2)
    aki.visitor.see("on").click()
    aki.visitor.see("skip").click()
    aki.expect_step(3)
    expect(aki.visitor.see("on")).to_be_visible()
    expect(aki.visitor.see("skip")).to_have_count(0)
    expect(aki.page.locator('[data-testid="log"] li')).to_have_count(sum(len(step.log) for step in aki.guide.steps[:4]))
