"""Draw the page's icons (web/public/icons/*.png, favicon.ico) from its SVG files: `make icons`."""

from pathlib import Path
from struct import pack

from playwright.sync_api import Page, sync_playwright
from tests.web.conftest import CHROMIUM

PUBLIC = Path(__file__).parent.parent / "web" / "public"

ICONS = {
    "192": ("seal.svg", 192),
    "512": ("seal.svg", 512),
    "maskable-512": ("icons/maskable.svg", 512),
    "apple-180": ("icons/maskable.svg", 180),
    "badge-96": ("icons/badge.svg", 96),
}
"""Each with what it is drawn from, and its width and height."""

SMALL = 32
"""The width and height of the one that browsers ask for where no page names another."""


def main() -> None:
    """Draw them all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, (source, size) in ICONS.items():
            (PUBLIC / "icons" / f"{name}.png").write_bytes(drawn(page, source, size))
        (PUBLIC / "favicon.ico").write_bytes(as_ico(drawn(page, "seal.svg", SMALL), SMALL))
        browser.close()


def drawn(page: Page, source: str, size: int) -> bytes:
    """An icon as a PNG."""
    page.set_viewport_size({"width": size, "height": size})
    drawing = (PUBLIC / source).read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size}" ', 1)
    page.set_content(f'<body style="margin:0;line-height:0">{drawing}</body>')
    return page.screenshot(omit_background=True)


def as_ico(png: bytes, size: int) -> bytes:
    """A file of one picture: how many there are, then of each how large it is and where it begins."""
    head = pack("<HHH", 0, 1, 1)
    about = pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), len(head) + 16)
    return head + about + png


if __name__ == "__main__":
    main()
