"""Take the pictures of the page for README and docs: a table of Edo Yashiki in Chromium, wide and narrow."""

import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright
from tests.web.conftest import CHROMIUM
from tests.web.serving import Server
from tests.web.visitor import Visitor

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SIZES = {"browser": (1280, 800), "phone": (390, 844)}


def main() -> None:
    """Play some cards, carry one over the house, and take the pictures."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            aki = Visitor(browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 800}), server.address)
            aki.enter()
            aki.choose("edo_yashiki", 4, taking="draft")
            aki.name_myself("Aki")
            aki.set_table()
            aki.sit_down()
            for _ in range(3):
                while aki.wait_for_me() == "row":
                    aki.take_card()
                aki.page.keyboard.press("ArrowRight")
                before = aki.decision()
                aki.page.keyboard.press("Enter")
                while aki.decision() == before:
                    aki.page.wait_for_timeout(50)
            while aki.wait_for_me() != "house":
                aki.take_card(Random(1).randrange(2))
            for name, (width, height) in SIZES.items():
                aki.page.set_viewport_size({"width": width, "height": height})
                aki.page.keyboard.press("ArrowRight")
                aki.page.wait_for_timeout(500)
                aki.page.screenshot(path=FOLDER / f"edo_yashiki-{name}.png")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
