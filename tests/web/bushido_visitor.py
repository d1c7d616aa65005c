"""Somebody at a table of Bushido: what they point at, and what they see."""

from random import Random

from playwright.sync_api import Locator

from tests.web.visitor import LOG, Visitor

QUIET = ("effects", "hatamoto", "regroup", "discard", "buy", "invite", "seppuku", "advice", "offer-bonus")
"""Where somebody in a hurry has nothing to say."""

CHOOSABLE = '[data-hex][data-pick], [data-testid="screen"] [data-pick], [data-answer]:enabled, [data-testid="confirm"]'

CHANGED = """before => {
  const board = document.querySelector('.bushido');
  const now = [board.dataset.asked ?? '', document.querySelectorAll('LOG').length].join();
  return now !== before && (board.dataset.asked || document.querySelector('[data-testid="ending"]'));
}""".replace("LOG", LOG)


class Warlord:
    """A visitor's hands on the board of Bushido."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.board = self.page.locator(".bushido")
        self.answered: set[str] = set()

    def sit_down(self, players: int = 3) -> None:
        """From the lobby to the table."""
        self.visitor.enter()
        self.visitor.choose("bushido", players)
        self.visitor.set_table()
        self.visitor.sit_down()
        self.wait()

    def see(self, name: str) -> Locator:
        """A part of the page by its test id."""
        return self.visitor.see(name)

    @property
    def asked(self) -> str:
        """The decision that is asked, if any."""
        return self.board.get_attribute("data-asked") or ""

    def wait(self) -> str:
        """Until there is something to decide, or the game is over."""
        self.page.locator('.bushido[data-asked], [data-testid="ending"]').first.wait_for(state="attached")
        return "over" if self.visitor.over else self.asked

    def hexes(self) -> Locator:
        """All hexes that can be chosen."""
        return self.page.locator("[data-hex][data-pick]")

    def behind(self) -> Locator:
        """All tiles and discs behind the own screen that can be chosen."""
        return self.see("screen").locator("[data-pick]")

    def answers(self) -> Locator:
        """What can be answered in words."""
        return self.page.locator("[data-answer]:enabled")

    def seal(self) -> None:
        """Press the seal."""
        self.see("confirm").click()

    def answer(self, rng: Random) -> str:
        """Decide on the board, by clicks, whatever is asked; wait until it is done."""
        name = self.asked
        if self.see("spied").count():
            self.see("moment").get_by_role("button", name="Close").click()
        before = f"{name},{self.page.locator(LOG).count()}"
        # What is asked stands there a moment before it can be answered.
        self.page.locator(CHOOSABLE).first.wait_for(state="attached")
        self._decide(name, rng)
        self.page.wait_for_function(CHANGED, arg=before)
        self.answered.add(name)
        return name

    def _decide(self, name: str, rng: Random) -> None:
        passing = self.page.locator('[data-answer="pass"]:enabled')
        if name in QUIET and passing.count() and rng.random() < 0.85:
            passing.click()
        elif name == "lay-tiles" and (rng.random() < 0.4 or not self.behind().count()):
            # With tiles laid it waits to be confirmed already.
            if not self.see("confirm").count():
                self.page.locator('[data-answer="ready"]').click()
            self.seal()
        elif name in ("effects", "hatamoto"):
            self._play_a_tile(passing, rng)
        elif self.hexes().count():
            one(self.hexes(), rng).click()
            if name == "place-troops":
                self._all_of_them()
            if name not in ("regroup", "order-attack"):
                self.seal()
        elif self.behind().count():
            one(self.behind(), rng).click()
            if name != "lay-tiles":
                self.seal()
        elif self.see("confirm").count():
            self.seal()
        else:
            one(self.answers(), rng).click()
            if self.see("confirm").count():
                self.seal()

    def _all_of_them(self) -> None:
        line = self.see("plate").locator("input[type=range]")
        if line.count():
            line.fill(line.get_attribute("max") or "")

    def _play_a_tile(self, passing: Locator, rng: Random) -> None:
        if not self.behind().count():
            passing.click()
            return
        one(self.behind(), rng).click()
        if self.hexes().count():
            one(self.hexes(), rng).click()
        elif not self.see("confirm").count():
            # Whose screen a shinobi looks behind; to pass would be no seal's matter.
            one(self.page.locator("[data-answer]:enabled:not(.pass)"), rng).click()
        self.seal()

    def play(self, rng: Random) -> None:
        """To the end."""
        while self.wait() != "over":
            self.answer(rng)


def one(several: Locator, rng: Random) -> Locator:
    """Any of them, as soon as there are some."""
    several.first.wait_for(state="attached")
    return several.nth(rng.randrange(several.count()))
