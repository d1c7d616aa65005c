"""A real server, a real browser."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.positions import Wanted, lay, reached
from tests.web.serving import Server
from tests.web.visitor import Visitor

CHROMIUM = os.environ.get("BAKUFU_CHROMIUM") or next(
    (
        path
        for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
        if (path := shutil.which(name))
    ),
    None,
)
PAGE = Path(__file__).parents[2] / "web" / "dist" / "index.html"

Visit = Callable[..., Visitor]
Bring = Callable[..., None]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("There is no Chromium here: install Debian's package chromium, or name one with BAKUFU_CHROMIUM.")
    if not PAGE.is_file():
        pytest.skip("The page is not built: make web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()
    assert server.complaints() == ""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that the test may kill."""
    server = Server(tmp_path)
    yield server
    server.stop()
    assert server.complaints() == ""


@pytest.fixture
def calm_server(tmp_path: Path) -> Iterator[Server]:
    """One with time to look at what a race begins with."""
    server = Server(tmp_path, ready=2.0, reaction=2.0)
    yield server
    server.stop()
    assert server.complaints() == ""


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors, each with a browser of their own; at the end none of their browsers may have complained."""
    visitors: list[Visitor] = []

    def come(at: Server | None = None, **context: Any) -> Visitor:
        address = (at or request.getfixturevalue("server")).address
        settings = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"}
        # The service worker fetches all of the page for later; who tests what it keeps lets it.
        settings["service_workers"] = "block"
        page = browser.new_context(**(settings | context)).new_page()
        visitors.append(Visitor(page, address))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.page.context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


@pytest.fixture
def bring(server: Server) -> Bring:
    """Brings a visitor into the middle of a game, where something is asked; its past is always the same."""

    def come(visitor: Visitor, game: str, players: int, wanted: Wanted, **options: Any) -> None:
        lay(*reached(game, players, wanted, **options), server, visitor)

    return come
