"""What the page weighs on its way to the browser."""

import pytest
from playwright.sync_api import CDPSession, expect

from tests.web.conftest import Visit

MOST = 120_000
"""Bytes for the lobby, all together."""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_lobby_is_light_and_brings_no_board(visit: Visit, language: str) -> None:
    aki = visit(locale=language)
    weights: dict[str, int] = {}
    line: CDPSession = aki.page.context.new_cdp_session(aki.page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda told: weights.update({told["requestId"]: told["encodedDataLength"]}))
    asked: list[str] = []
    aki.page.on("request", lambda request: asked.append(request.url))
    aki.enter()
    aki.page.wait_for_load_state("networkidle")
    assert 0 < sum(weights.values()) <= MOST
    assert not any(game in url for url in asked for game in ("shogun-", "bushido-", "shitenno-", "edo_yashiki-"))
    aki.choose("bushido", 3)
    aki.set_table()
    expect(aki.page.locator(".bushido")).to_be_visible()
    assert any("bushido-" in url for url in asked)
    assert not any(game in url for url in asked for game in ("shogun-", "shitenno-", "edo_yashiki-"))


def test_what_is_named_after_its_contents_is_sent_packed_and_kept_for_ever(visit: Visit) -> None:
    aki = visit()
    aki.enter()
    script = aki.page.locator("script[src]").get_attribute("src")
    plain = aki.page.request.get(f"{aki.address}{script}", headers={"accept-encoding": "identity"})
    for encoding in ("br", "gzip"):
        sent = aki.page.request.get(f"{aki.address}{script}", headers={"accept-encoding": encoding})
        assert sent.headers["content-encoding"] == encoding
        assert "immutable" in sent.headers["cache-control"]
        assert sent.text() == plain.text()
    assert "content-encoding" not in plain.headers
    # The page itself is packed as well, and asked for anew each time.
    for encoding in ("br", "gzip"):
        sent = aki.page.request.get(aki.address, headers={"accept-encoding": encoding})
        assert sent.headers["content-encoding"] == encoding
        assert "immutable" not in sent.headers["cache-control"]
