"""Take the pictures of the page for README and docs: every board in Chromium, in every size; the lobby, a guide."""

import sys
import tempfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.web.conftest import CHROMIUM
from tests.web.positions import lay, reached
from tests.web.serving import Server
from tests.web.shogun_visitor import CARD
from tests.web.visitor import Visitor

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
BOARDS_FOLDER = Path(__file__).parent.parent / "web" / "src" / "boards"
WIDE, NARROW = (1280, 800), (390, 844)
SIZES = {
    "browser": WIDE,
    "laptop": (1366, 625),
    "tablet": (820, 1180),
    "phone": NARROW,
    "sideways": (844, 390),
    "low": (740, 360),
}
"""Every board is looked at in all of them; and once more wide, with letters twice as large."""

LARGE = "--blink-settings=defaultFontSize=32"

BOARDS: dict[str, tuple[str, int, str, dict[str, Any]]] = {
    "edo_yashiki": ("edo_yashiki", 4, "lay", {"taking": "draft"}),
    "shitenno": ("shitenno", 4, "choose-lot", {}),
    "shogun": ("shogun", 4, "move", {}),
    "shogun-modules": ("shogun", 5, "plan", {"modules": ["court", "samurai", "leaders", "chambers"]}),
    "bushido": ("bushido", 4, "lay-tiles", {}),
}
"""Which game, with how many, at which decision: always the same, so that pictures differ only where the page does."""

UNDER_WAY = {"edo_yashiki": 40, "shitenno": 60, "shogun": 150, "shogun-modules": 300, "bushido": 120}
"""After so many answers there is something to see."""


def sit_down(name: str, aki: Visitor, server: Server) -> None:
    """In the middle of the game, with a first choice made where that shows more."""
    game, players, asked, options = BOARDS[name]
    least = UNDER_WAY[name]
    wanted = lambda table, decision: decision.name == asked and len(table.answers) > least  # noqa: E731
    lay(*reached(game, players, wanted, **options), server, aki)
    if name == "edo_yashiki":
        aki.page.keyboard.press("ArrowRight")
    elif name == "shogun":
        aki.page.locator(".target").first.click()
    elif name == "shogun-modules":
        for laid in range(1, 4):
            aki.page.locator(CARD).first.click()
            expect(aki.page.locator(".slot.filled")).to_have_count(laid)


def take(page: Page, name: str, size: tuple[int, int] = WIDE) -> None:
    """One picture, once everything lies still."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # Where nothing is pointed at.
    page.mouse.move(size[0] - 1, size[1] - 1)
    page.wait_for_timeout(600)
    # As many colours as the eye tells apart here; a third of the weight.
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
    print(f"docs/pictures/{name}.png", file=sys.stderr)


def visitor(browser: Browser, server: Server) -> Visitor:
    """With a window of their own."""
    page = browser.new_page(locale="en-GB", reduced_motion="reduce", viewport={"width": WIDE[0], "height": WIDE[1]})
    return Visitor(page, server.address)


LOBBY = {"edo_yashiki": 14, "shitenno": 18, "shogun": 20, "bushido": 6}
"""For each game a step of its guide at which the board shows well what the game is like."""


LIGHT = 10_000
"""Bytes for such a picture, of which one is shown at a time: the whole lobby has 120 000."""


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
        device_scale_factor=0.39,
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


def in_every_size(browser: Browser, server: Server, names: Sequence[str]) -> None:
    """The boards named, in every size, and one of them in the dark."""
    for name in names:
        aki = visitor(browser, server)
        sit_down(name, aki, server)
        for where, size in SIZES.items():
            take(aki.page, f"{name}-{where}", size)
        if name == "shogun":
            aki.page.evaluate("document.documentElement.dataset.theme = 'dark'")
            take(aki.page, "dark")
        aki.page.close()


def main() -> None:
    """All of them, or those of the boards named."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        large = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", LARGE])
        try:
            names = sys.argv[1:] or list(BOARDS)
            in_every_size(browser, server, names)
            for name in names:
                aki = visitor(large, server)
                sit_down(name, aki, server)
                take(aki.page, f"{name}-large")
                aki.page.close()
            if not sys.argv[1:]:
                aki = visitor(browser, server)
                aki.enter()
                take(aki.page, "lobby")
                aki.page.goto(f"{server.address}/learn/shogun#4")
                take(aki.page, "learn")
                for_the_lobby(browser, server)
        finally:
            browser.close()
            large.close()
            server.stop()


if __name__ == "__main__":
    main()
