"""Take the pictures of the page for README and docs: every board in Chromium, wide and narrow; the lobby, a guide."""

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.web.bushido_visitor import Warlord
from tests.web.conftest import CHROMIUM
from tests.web.serving import Server
from tests.web.shitenno_visitor import General
from tests.web.shogun_visitor import CARD, Daimyo
from tests.web.visitor import Visitor

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
BOARDS_FOLDER = Path(__file__).parent.parent / "web" / "src" / "boards"
WIDE, NARROW = (1280, 800), (390, 844)
OTHERS = {"laptop": (1366, 625), "tablet": (820, 1180), "sideways": (844, 390)}
"""Further sizes, in which every board is looked at as well."""


def edo_yashiki(aki: Visitor) -> None:
    """Three cards lie; the fourth is carried over the house."""
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
    aki.page.keyboard.press("ArrowRight")


def shitenno(aki: Visitor) -> None:
    """Some provinces are held; the next sharing has begun, and somebody offers a lot."""
    general = General(aki, Random(4))
    general.sit_down(4)
    while (asked := general.asked()) != "take-provinces":
        general.decide(asked)
    while (asked := general.asked()) not in ("lot", "choose-lot", "make-lot"):
        general.decide(asked)


def shogun(aki: Visitor) -> None:
    """A march, with its odds."""
    daimyo = Daimyo(aki, Random(3))
    daimyo.sit(4)
    reach(daimyo, "march")
    daimyo.one_of(".target").click()


def reach(daimyo: Daimyo, wanted: str) -> None:
    """Decide until this part of the board is to answer."""
    while (desk := daimyo.wait()) != wanted:
        daimyo.answer(desk)


def shogun_modules(aki: Visitor) -> None:
    """A plan, with all four modules."""
    daimyo = Daimyo(aki, Random(5))
    daimyo.sit(5, ("court", "samurai", "leaders", "chambers"))
    reach(daimyo, "plan")
    for laid in range(1, 4):
        daimyo.page.locator(CARD).first.click()
        expect(daimyo.filled()).to_have_count(laid)


def bushido(aki: Visitor) -> None:
    """Somebody is attacked: tiles are laid behind the screen."""
    warlord, rng = Warlord(aki), Random(6)
    warlord.sit_down()
    while warlord.wait() != "lay-tiles":
        warlord.answer(rng)


BOARDS: dict[str, Callable[[Visitor], None]] = {
    "edo_yashiki": edo_yashiki,
    "shitenno": shitenno,
    "shogun": shogun,
    "shogun-modules": shogun_modules,
    "bushido": bushido,
}


def take(page: Page, name: str, size: tuple[int, int] = WIDE) -> None:
    """One picture, once everything lies still."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(f"docs/pictures/{name}.png", file=sys.stderr)


def visitor(browser: Browser, server: Server) -> Visitor:
    """With a window of their own."""
    page = browser.new_page(locale="en-GB", reduced_motion="reduce", viewport={"width": WIDE[0], "height": WIDE[1]})
    return Visitor(page, server.address)


LOBBY = {"edo_yashiki": 14, "shitenno": 18, "shogun": 20, "bushido": 6}
"""For each game a step of its guide at which the board shows well what the game is like."""


LIGHT = 3_500
"""Bytes for such a picture: the whole lobby has 120 000."""


def packed(picture: Image.Image, quality: int) -> bytes:
    """A picture as WebP."""
    into = BytesIO()
    picture.save(into, "WEBP", quality=quality, method=6)
    return into.getvalue()


def for_the_lobby(browser: Browser, server: Server) -> None:
    """Each board once more, small and light, for who chooses a game."""
    page = browser.new_page(
        locale="en-GB",
        reduced_motion="reduce",
        viewport={"width": WIDE[0], "height": WIDE[1]},
        device_scale_factor=0.26,
        bypass_csp=True,
    )
    for game, step in LOBBY.items():
        page.goto(f"{server.address}/learn/{game}#{step}")
        page.reload()
        expect(page.get_by_test_id("note")).to_be_visible()
        page.add_style_tag(content=".spotlight { display: none }")
        page.wait_for_timeout(600)
        path = BOARDS_FOLDER / game / "board.webp"
        board = Image.open(BytesIO(page.get_by_test_id("board").screenshot())).convert("RGB")
        taken = (packed(board, quality) for quality in range(90, 0, -5))
        path.write_bytes(next(picture for picture in taken if len(picture) <= LIGHT))
        print(path.relative_to(FOLDER.parent.parent), file=sys.stderr)
    page.close()


def main() -> None:
    """All of them, or those of the boards named."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for name in sys.argv[1:] or BOARDS:
                aki = visitor(browser, server)
                BOARDS[name](aki)
                take(aki.page, f"{name}-browser")
                if name == "shogun":
                    aki.page.evaluate("document.documentElement.dataset.theme = 'dark'")
                    take(aki.page, "dark")
                    aki.page.evaluate("document.documentElement.dataset.theme = 'light'")
                take(aki.page, f"{name}-phone", NARROW)
                for where, size in OTHERS.items() if name != "shogun-modules" else ():
                    take(aki.page, f"{name}-{where}", size)
                aki.page.close()
            aki = visitor(browser, server)
            aki.enter()
            take(aki.page, "lobby")
            aki.page.goto(f"{server.address}/learn/shogun#4")
            take(aki.page, "learn")
            for_the_lobby(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
