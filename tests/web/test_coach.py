"""The coach in the browser: a finished game reviewed, a what-if played on, a hint, a problem solved by clicks."""

import re
from random import Random

import msgspec
import pytest
from playwright.sync_api import expect

import bakufu
from bakufu.arena.match import play_on
from bakufu.bots import bot
from bakufu.coach.problems import shipped
from bakufu.kernel.text import Texts
from tests.web.conftest import Visit
from tests.web.serving import Server
from tests.web.test_for_everybody import is_for_everybody
from tests.web.visitor import Visitor

PHONE = {"viewport": {"width": 390, "height": 844}}
SLOW = 90_000
"""Milliseconds for a review on a busy machine."""

RINGED = """() => {
  const ring = document.querySelector('[data-testid="proposed"]')?.getBoundingClientRect();
  const inside = ring && document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
  return inside?.closest("button")?.dataset.card;
}"""
"""The card that a hint's ring is around; the ring follows it a frame later when something else makes room."""


@pytest.fixture(scope="module")
def record() -> str:
    """A short game that is over: a player who blunders against one who does not."""
    table = bakufu.new("edo_yashiki", 2, 3, {"taking": "draft"}, ("Aki", "Botan"))
    play_on(table, [bot(name, Random(1)) for name in ("random", "fair")], Random(3))
    return "".join(f"{line}\n" for line in table.record.lines())


def brought(visitor: Visitor, record: str) -> str:
    """The game at a table, where it can be looked back at."""
    answer = visitor.page.request.post(f"{visitor.address}/api/records", data={"record": record})
    return f"{visitor.address}/t/{answer.json()['table']}"


def test_a_review_is_asked_for_read_and_gone_on_with(visit: Visit, record: str) -> None:
    aki = visit()
    table = brought(aki, record)
    aki.page.goto(f"{table}/replay#0.0")
    aki.page.get_by_role("tab", name="Review").click()
    aki.see("ask-review").click()
    review = aki.see("review")
    expect(review).to_have_attribute("data-state", "done", timeout=SLOW)

    # The graph has a line for everybody, and a click goes to the moment.
    expect(aki.see("graph").locator("path.chances")).to_have_count(2)
    before = aki.see("moment").inner_text()
    box = aki.see("graph").bounding_box()
    assert box
    aki.page.mouse.click(box["x"] + 0.6 * box["width"], box["y"] + 0.5 * box["height"])
    expect(aki.see("moment")).not_to_have_text(before)
    expect(aki.see("graph-told")).to_contain_text(re.compile(r"Move \d+, (Aki|Botan) decides"))

    # Choices, luck, and how far all that is to be believed.
    expect(aki.see("mistakes")).to_contain_text(re.compile("of the .* choices"))
    expect(aki.see("ledger").locator("tbody tr")).to_have_count(2)
    expect(aki.see("honest")).to_contain_text("From 4 samples each")
    aki.see("all-choices").click()
    choices = review.locator(".choices li")
    assert choices.count() > 5
    is_for_everybody(aki, "review")
    second = choices.nth(1)
    move = int(second.get_attribute("data-move") or 0)
    second.get_by_role("button", name=f"Move {move + 1}", exact=True).click()
    expect(aki.see("graph-told")).to_contain_text(f"Move {move + 1}, Aki decides")

    # The same in French, on a phone, for whoever else comes.
    emi = visit(locale="fr-FR", **PHONE)
    emi.page.goto(f"{table}/replay#0.0")
    emi.page.get_by_role("tab", name="Analyse").click()
    expect(emi.see("ledger")).to_contain_text("départ")
    assert emi.page.evaluate("document.documentElement.scrollWidth") <= 390

    # From there it is played on against bots, as a what-if.
    second.get_by_test_id("what-if").click()
    aki.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    expect(aki.see("what-if-notice")).to_contain_text(f"move {move + 1} of another game")
    expect(aki.see("decision")).to_be_visible()
    expect(aki.page.locator("ol.seats")).to_contain_text("Botan")
    aki.play(Random(1), until=1)
    aki.see("what-if-notice").get_by_role("link").click()
    expect(aki.see("scrubber")).to_be_visible()


def test_a_game_that_goes_on_offers_no_review(visit: Visit) -> None:
    aki = visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    expect(aki.see("hints-allowed")).to_be_checked()
    aki.seat(1, "person")
    expect(aki.see("hints-allowed")).not_to_be_checked()
    aki.seat(1, "bot")
    table = aki.set_table()
    aki.sit_down()
    # Who chooses second gets the card that is left and is asked where it goes.
    while aki.wait_for_me() != "row":
        aki.lay_card(Random(1))

    # Against bots alone there are hints: told, and counted beside the seat.
    aki.see("hint").click()
    expect(aki.see("hint-told")).to_contain_text("A master would choose")
    expect(aki.see("hints-0")).to_have_text("one hint")
    # What it proposes is ringed in the row, until it is taken.
    expect(aki.see("proposed")).to_have_count(1)
    ringed = aki.page.wait_for_function(RINGED).json_value()
    aki.page.locator(f'.slot button[data-card="{ringed}"]').click()
    expect(aki.see("house")).not_to_have_attribute("data-hand", "-1")
    expect(aki.see("proposed")).to_have_count(0)
    aki.page.reload()
    expect(aki.see("hints-0")).to_have_text("one hint")

    aki.page.goto(f"{table}/replay")
    expect(aki.page.get_by_role("tab")).to_have_count(2)


def test_a_problem_is_solved_by_clicks(visit: Visit, server: Server) -> None:
    game = bakufu.find("edo_yashiki")
    first = shipped(game).problems[0]
    texts = Texts(game, "en")
    best = texts.action(game.read_action(first.best[0]))
    state = game.load(first.position)
    cards = [msgspec.to_builtins(one)["card"] for one in state.stack[-1].ask(state, first.seat).actions]
    wrong = next(card for card in cards if card != first.best[0]["card"])

    aki = visit()
    aki.enter()
    aki.page.locator('[data-problems="edo_yashiki"]').click()
    expect(aki.see("problem")).to_contain_text("Problem 1 of")
    aki.page.locator(f'.slot button:enabled[data-card="{wrong}"]').click()
    verdict = aki.see("verdict")
    expect(verdict).to_have_attribute("data-outcome", "wrong")
    expect(verdict).to_contain_text(f"Best: {best}")
    is_for_everybody(aki, "a problem")
    aki.see("again").click()
    aki.page.locator(f'.slot button:enabled[data-card="{first.best[0]["card"]}"]').click()
    expect(verdict).to_have_attribute("data-outcome", "solved")
    expect(aki.page.locator('[data-problem="1"]')).to_have_text("1 ✓")
    aki.see("next").click()
    expect(aki.see("problem")).to_contain_text("Problem 2 of")

    emi = visit(locale="fr-FR", **PHONE)
    emi.page.goto(f"{server.address}/problems/edo_yashiki#2")
    expect(emi.see("problem")).to_contain_text("Problème 2 sur")
    assert emi.page.evaluate("document.documentElement.scrollWidth") <= 390
    emi.expected = "404"
    emi.page.goto(f"{server.address}/problems/nothing")
    expect(emi.page.locator("h1")).to_have_text("Il n’y a pas de problèmes ici")
