"""Draw the page's icons for telephones (web/public/icons/*.png) from its SVG files: `make icons`."""

from pathlib import Path

from playwright.sync_api import sync_playwright
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


def main() -> None:
    """Draw them all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, (source, size) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            drawing = (PUBLIC / source).read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size}" ', 1)
            page.set_content(f'<body style="margin:0;line-height:0">{drawing}</body>')
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
