"""Somebody who plays Shogun on its board: cards are laid, provinces chosen, orders given, all by clicks."""

from collections.abc import Iterable
from random import Random

from playwright.sync_api import Locator, expect

from tests.web.visitor import LOG, Visitor

DECIDE = '[data-testid="desk"]:not([data-desk="none"])'
CARD = ".hand .held.open:not(.barred)"
MODULES = {
    "court": "Imperial Court",
    "samurai": "Samurai",
    "leaders": "Military leaders",
    "chambers": "Chambers",
}


class Daimyo:
    """A visitor at a table of Shogun."""

    def __init__(self, visitor: Visitor, rng: Random) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.see = visitor.see
        self.rng = rng
        self.met: set[str] = set()
        """The decisions met so far, by the part of the board that answers them."""

    def sit(self, players: int = 3, modules: Iterable[str] = ()) -> None:
        """From the lobby to a table with bots."""
        self.visitor.enter()
        self.visitor.choose("shogun", players)
        for module in modules:
            self.page.get_by_label(MODULES[module]).check()
        self.visitor.set_table()
        self.visitor.sit_down()

    def wait(self) -> str:
        """Until there is something to decide, and which part of the board answers it; or `over`."""
        self.page.locator(f'{DECIDE}, [data-testid="ending"]').first.wait_for(state="attached")
        if self.visitor.over:
            return "over"
        return self.see("desk").get_attribute("data-desk") or ""

    def filled(self) -> Locator:
        """The spaces of the own plan that hold a card."""
        return self.page.locator(".slot.filled")

    def lay_plan(self) -> None:
        """Card by card, from either end of the hand, until the plan is full; and confirm it."""
        laid = self.filled().count()
        while not self.see("confirm").count():
            cards = self.page.locator(CARD)
            (cards.first if self.rng.random() < 0.5 else cards.last).click()
            laid += 1
            expect(self.filled()).to_have_count(laid)
        self.see("confirm").click()
        expect(self.see("confirm")).to_have_count(0)

    def one_of(self, selector: str) -> Locator:
        """Any of these."""
        found = self.page.locator(selector)
        found.first.wait_for()
        return found.nth(self.rng.randrange(found.count()))

    def answer(self, desk: str) -> None:
        """Decide something, by the means of that part of the board, and wait until it has been noticed."""
        self.met.add(desk)
        lines = self.page.locator(LOG)
        before = lines.count()
        match desk:
            case "plan":
                self.lay_plan()
                return
            case "special":
                self.one_of(".specials .free").click()
            case "march":
                self.one_of(".target").click()
                self.see("confirm").click()
            case "province":
                self.one_of(".provinces .held").click()
                self.see("confirm").or_(self.see("do")).first.click()
            case "few":
                self.one_of(".few button.decide").click()
            case "draft":
                self.one_of(".open.free, button[data-group]").click()
            case "favour":
                self.one_of(".desk .favours .free").click()
            case "bonus":
                self.one_of('.desk [data-testid="bonus"]').click()
            case "chamber":
                self.one_of(".desk .tile.free").click()
            case _:
                raise AssertionError(f"nothing on the board answers {desk}")
        expect(lines).not_to_have_count(before)

    def play(self) -> None:
        """To the end."""
        while (desk := self.wait()) != "over":
            self.answer(desk)
