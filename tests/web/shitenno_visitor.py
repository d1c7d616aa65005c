"""Somebody at Shitennō's board: what they click there."""

from random import Random

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor


class General:
    """Plays on the board itself; `at` is the page."""

    def __init__(self, at: Visitor, rng: Random) -> None:
        self.at = at
        self.rng = rng
        self.seen: set[str] = set()
        """The decisions met so far."""

    @property
    def board(self) -> Locator:
        """The whole board."""
        return self.at.see("shitenno")

    def sit_down(self, players: int) -> None:
        """From the lobby to a table with bots."""
        self.at.enter()
        self.at.choose("shitenno", players)
        self.at.name_myself("Aki")
        self.at.set_table()
        self.at.sit_down()

    def asked(self) -> str:
        """What there is to decide, once there is something; `over` when the game is."""
        something = '[data-asked]:not([data-asked=""]), [data-testid="ending"]'
        name = ""
        while not name:
            self.at.page.locator(something).first.wait_for(state="attached")
            # Between waiting and looking the table may have moved on.
            name = "over" if self.at.over else self.board.get_attribute("data-asked") or ""
        self.seen.add(name)
        return name

    def play(self) -> None:
        """To the end."""
        while (now := self.asked()) != "over":
            self.decide(now)

    def decide(self, name: str) -> None:
        """Answer by clicks; chance decides what."""
        page = self.at.page
        match name:
            case "make-lot" | "split-cards":
                for _ in range(self.rng.randrange(1, 3)):
                    self.move_card()
                for _ in range(1 if name == "make-lot" else 2):
                    tiles = page.locator("[data-tile][data-pick]")
                    tiles.nth(self.rng.randrange(tiles.count())).click()
            case "lot":
                page.locator(f'[data-option="{self.rng.choice(["accept", "refuse"])}"]').click()
            case "choose-lot":
                self.at.see(self.rng.choice(["lot", "shared"])).click()
            case "take-provinces":
                self.take_province()
                return
            case "pay":
                ways = page.locator(".way")
                ways.nth(self.rng.randrange(min(ways.count(), 5))).click()
            case "gild":
                page.locator("[data-province].may").first.click()
        self.seal()

    def move_card(self) -> None:
        """One of the shared cards goes into the lot."""
        cards = self.at.see("shared").locator("[data-card][data-pick]")
        if count := cards.count():
            there = self.at.see("lot").locator("[data-card]").count()
            cards.nth(self.rng.randrange(count)).click()
            expect(self.at.see("lot").locator("[data-card]")).to_have_count(there + 1)

    def take_province(self) -> None:
        """One that can be paid; or the turn ends."""
        page = self.at.page
        offered = page.locator("[data-province].may")
        if count := offered.count():
            moment = self.moment()
            offered.nth(self.rng.randrange(count)).click()
            self.changed(moment)
        else:
            page.locator('[data-option="end-turn"]').click()
            self.seal()

    def moment(self) -> str:
        """Changes with every decision."""
        return self.board.get_attribute("data-moment") or ""

    def changed(self, moment: str) -> None:
        """Wait until the decision is another one."""
        expect(self.board).not_to_have_attribute("data-moment", moment)

    def seal(self) -> None:
        """Do what is chosen."""
        moment = self.moment()
        self.at.see("confirm").click()
        self.changed(moment)
