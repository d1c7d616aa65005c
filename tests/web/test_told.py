"""Being told that it is one's turn: with the tab open, in the background, and closed."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.notifications.receiving import Subscriber, receiving
from tests.server.notifications.test_told import TOLD, answer_once
from tests.server.serving import Browser, run_apart, serving, sqlite
from tests.server.serving import Server as TellingServer
from tests.web.conftest import Visit
from tests.web.test_for_everybody import complaints_of_axe
from tests.web.visitor import Visitor


class At:
    """Where visitors go."""

    def __init__(self, server: TellingServer) -> None:
        self.address = server.url


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TellingServer]:
    with serving(sqlite(tmp_path_factory.mktemp("told")), *TOLD) as server:
        yield server


SUBSCRIBED = """(subscription) => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription, unsubscribe: async () => true });
  PushManager.prototype.getSubscription = async () => null;
}"""
"""No push service can be reached from here: this one stands in for the browser maker's."""

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag }) => ({ title, body, tag }))"""


def cookie_of(visitor: Visitor, browser: Browser) -> None:
    """Both are the same person."""
    for one in visitor.page.context.cookies():
        browser.http.cookies.set(one["name"], one["value"], domain="127.0.0.1")


def deliver(visitor: Visitor, payload: str) -> None:
    """What a push service has for this browser, to its service worker; no page need be open."""
    line = visitor.page.context.new_cdp_session(visitor.page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"] if not one["isDeleted"]),
    )
    line.send("ServiceWorker.enable")
    visitor.page.wait_for_timeout(100)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visitor.address, "registrationId": found[-1], "data": payload},
    )
