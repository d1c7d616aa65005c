"""Somebody in front of a browser: what they click, and what they read."""

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000
"""Milliseconds; the machine may be busy."""

LOG = '[data-testid="log"] li'


BLOCKED = "Service Worker registration blocked by Playwright"
"""What it says where a test lets none be registered."""


class Visitor:
    """One page. Whatever the browser complains about is kept in `complaints`."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        self.expected = ""
        """A pattern of complaints that the test itself causes, such as a server that is gone."""
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.on("console", lambda message: self._complain(message.type, message.text, message.location["url"]))
        page.on("pageerror", lambda error: self._complain("error", str(error)))

    def _complain(self, kind: str, text: str, where: str = "") -> None:
        if text == BLOCKED:
            return
        if kind in ("error", "warning") and not (self.expected and re.search(self.expected, text)):
            self.complaints.append(f"{text} {where}")

    def see(self, name: str) -> Locator:
        """A part of the page by its test id."""
        return self.page.get_by_test_id(name)

    # In the lobby.

    def enter(self) -> None:
        """Open the lobby."""
        self.page.goto(self.address)
        expect(self.see("make")).to_be_visible()

    def choose(self, game: str, players: int, **options: str) -> None:
        """Choose a game, how many play it, and options that have several values."""
        # By key: what is listed above may come just then, and move everything from under a pointer.
        offered = self.page.locator(f'input[name="game"][value="{game}"]')
        offered.press("Space")
        expect(offered).to_be_checked()
        self.page.locator(".counts").get_by_role("button", name=str(players), exact=True).click()
        for name, value in options.items():
            self.page.locator(f'[data-option="{name}"]').select_option(f'"{value}"')

    def name_myself(self, name: str) -> None:
        """Write the own name beside the first seat."""
        self.page.locator("form li").nth(0).locator("input").fill(name)

    def seat(self, number: int, kind: str) -> None:
        """Who sits there: me, person or bot."""
        self.page.locator("form li").nth(number).locator("select").first.select_option(kind)

    def set_table(self) -> str:
        """Press the button; the table's address. With friends the links to send them come first."""
        self.see("make").click()
        self.page.wait_for_url(re.compile("/t/"))
        return self.page.url.removesuffix("/links")

    def sit_down(self) -> None:
        """At the table, from the page with the links if that came first."""
        if self.page.url.endswith("/links"):
            self.see("go").click()
        expect(self.see("board")).to_be_visible()

    def own_code(self) -> str:
        """The code that gets the own seat back; it waits behind a button."""
        self.see("links").click()
        code = self.page.get_by_role("textbox", name="Your seat’s code").input_value()
        self.page.keyboard.press("Escape")
        return code

    def begin(self, game: str, players: int, **options: str) -> str:
        """At a table against bots, where the lobby is not what a test is about; the table's address."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
        wish = {"game": game, "seats": seats, "options": options}
        made = self.page.request.post(f"{self.address}/api/tables", data=wish).json()
        self.page.goto(f"{self.address}/t/{made['info']['table']}")
        expect(self.see("board")).to_be_visible()
        return self.page.url

    # At the table.

    @property
    def over(self) -> bool:
        """Whether the result is shown."""
        return self.see("ending").is_visible()

    def scores(self) -> list[int]:
        """What stands beside the seats."""
        return [int(text) for text in self.page.locator("ol.seats .score").all_inner_texts()]

    def wait_for_me(self) -> str:
        """Until there is something to decide (which: the row, the house, a list), or the game is over.

        Before a race one is ready, whenever that is asked.
        """
        parts = {"row": ".slot button:enabled", "house": "circle.anchor", "list": "button[data-action]:enabled"}
        anything = ", ".join((*parts.values(), '[data-testid="ending"]'))
        ready = self.see("ready")
        self.page.locator(anything).or_(ready).first.wait_for(state="attached")
        if ready.count():
            ready.click()
            expect(ready).to_have_count(0)
            return self.wait_for_me()
        if self.over:
            return "over"
        return next((name for name, part in parts.items() if self.page.locator(part).count()), "")

    def decision(self) -> int:
        """How much the log holds: it grows with every answer."""
        return self.page.locator(LOG).count()

    def take_card(self, nth: int = 0) -> None:
        """Click a card of the row, if it is still there: others may be quicker."""
        cards = self.page.locator(".slot button:enabled")
        if cards.count() > nth:
            try:
                cards.nth(nth).click(timeout=1_000, force=True)
            except Exception as error:  # Gone between looking and clicking: that is a race.
                if "Timeout" not in type(error).__name__ and "detached" not in str(error):
                    raise

    def lay_card(self, rng: Random) -> None:
        """Carry the card to one of the dots with the mouse and click; wait until it lies."""
        dots = self.page.locator("circle.anchor")
        box = dots.nth(rng.randrange(dots.count())).bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=2)
        expect(self.page.locator("rect.target.allowed")).to_be_visible()
        card = self.see("house").get_attribute("data-hand") or ""
        self.page.mouse.down()
        self.page.mouse.up()
        # Not until the dots are gone: the next card may be in the hand at once.
        expect(self.see("house")).not_to_have_attribute("data-hand", card)

    def click_answer(self, rng: Random) -> None:
        """Click one of the answers listed."""
        buttons = self.page.locator("button[data-action]:enabled")
        count = buttons.count()
        if not count:
            return
        button = buttons.nth(rng.randrange(count))
        try:
            button.click(timeout=2_000)
        except Exception as error:
            if "Timeout" not in type(error).__name__:
                raise

    def play(self, rng: Random, until: int | None = None) -> None:
        """Decide by clicks, on the board where it can be done there; to the end or for so many cards laid."""
        laid = 0
        while until is None or laid < until:
            match self.wait_for_me():
                case "row":
                    self.take_card()
                case "house":
                    self.lay_card(rng)
                    laid += 1
                case "list":
                    self.click_answer(rng)
                case "over":
                    return
