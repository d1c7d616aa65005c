"""Being told that it is one's turn: with the tab in the background, and with the tab closed; and all about oneself."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.notifications.receiving import Receiver, Subscriber, receiving
from tests.server.notifications.test_told import TOLD, answer_once
from tests.server.serving import Browser, best, never, play_on, run_apart, serving, sqlite
from tests.server.serving import Server as Telling
from tests.web.conftest import Visit
from tests.web.test_for_everybody import is_for_everybody
from tests.web.visitor import Visitor

SUBSCRIBED = """(subscription) => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription });
  PushManager.prototype.getSubscription = async () => null;
}"""
"""No push service can be reached from here: this stands in for that of the browser's maker."""

ASKING = """() => {
  const kept = () => localStorage.getItem("permission") ?? "default";
  Object.defineProperty(Notification, "permission", { get: kept });
  Notification.requestPermission = async () => (localStorage.setItem("permission", "granted"), "granted");
  window.shown = [];
  const show = async (title, { body, tag }) => void shown.push([title, body, tag]);
  ServiceWorkerRegistration.prototype.showNotification = show;
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) =>
    shown.filter((one) => one[2] === tag).map((one) => ({ close: () => shown.splice(shown.indexOf(one), 1) }));
}"""
"""A browser without a screen refuses notifications before anybody is asked; here somebody is, and says yes."""

SHOWN = "window.shown"

WORKER = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag }) => void self.shown.push([title, body, tag]);
}"""
"""The same for the service worker, where no page is."""

HIDDEN = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


MUTED = "fetch('/api/me').then((told) => told.json()).then(({ devices }) => devices.map((one) => one.muted))"

CHANGED = """async ([old, given]) => {
  const event = new Event("pushsubscriptionchange");
  const subscription = (told) => told && { toJSON: () => told };
  if (!given) self.registration.pushManager.subscribe = async ({ applicationServerKey }) =>
    ((self.key = applicationServerKey), subscription(old));
  let done;
  const about = { oldSubscription: null, newSubscription: subscription(given) };
  Object.assign(event, { waitUntil: (work) => (done = work), ...about });
  self.dispatchEvent(event);
  await done;
}"""
"""The push service has given this browser another address; `given`: and the browser has said yes to it already."""


class Address:
    """Where visitors come to."""

    def __init__(self, server: Telling) -> None:
        self.address = server.url


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    with serving(sqlite(tmp_path_factory.mktemp("told")), *TOLD) as server:
        yield server


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


def until(visitor: Visitor, what: str, holds: Callable[[Any], bool]) -> None:
    """The page's policy allows no text to be run as a script, so it is asked again and again."""
    for _ in range(400):
        if holds(visitor.page.evaluate(what)):
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(what)


def deliver(visitor: Visitor, payload: Any) -> None:
    """What a push service has for this browser goes to its service worker, whether a page is open or not."""
    line = visitor.page.context.new_cdp_session(visitor.page)
    found: list[str] = []

    def hear(told: Any) -> None:
        found.extend(one["registrationId"] for one in told["registrations"] if not one["isDeleted"])

    line.on("ServiceWorker.workerRegistrationUpdated", hear)
    line.send("ServiceWorker.enable")
    while not found:
        visitor.page.wait_for_timeout(20)
    about = {"origin": visitor.address, "registrationId": found[-1], "data": json.dumps(payload)}
    line.send("ServiceWorker.deliverPushMessage", about)


def said_by(subscriber: Subscriber) -> dict[str, Any]:
    """As a browser writes a subscription down."""
    keys = {name: value for name, value in subscriber.public.items() if name != "endpoint"}
    return {"endpoint": subscriber.endpoint, "keys": keys}


def test_a_turn_is_told_to_a_tab_in_the_background_and_to_a_closed_one(
    visit: Visit, telling: Telling, receiver: Receiver
) -> None:
    aki = visit(Address(telling), locale="fr-FR", service_workers="allow")
    aki.expected = "409"
    subscriber = Subscriber(f"{receiver.address}/push")
    aki.page.add_init_script(f"({SUBSCRIBED})({json.dumps(said_by(subscriber))})")
    aki.page.add_init_script(f"({ASKING})()")
    with ExitStack() as until_done:
        ben = until_done.enter_context(Browser(telling))
        made = ben.set_table(["me", "person"], options={"taking": "draft", "draw_first": False})
        table, code = made.info.table, made.invitations[0].code
        aki.page.goto(f"{telling.url}/t/{table}#{code}")
        aki.see("take").click()
        # Asked politely, once.
        expect(aki.see("ask-to-tell")).to_contain_text("prévenir quand c’est à vous de jouer")
        is_for_everybody(aki, "asked at the table")
        aki.see("tell-me").click()
        expect(aki.see("ask-to-tell")).to_have_count(0)
        until(aki, "localStorage.getItem('bakufu-device')", bool)
        # For each table by itself.
        aki.page.get_by_role("button", name="Aide").click()
        expect(aki.see("tell-here")).to_be_checked()
        aki.see("tell-here").uncheck()
        until(aki, MUTED, lambda muted: muted == [[table]])
        aki.see("tell-here").check()
        until(aki, MUTED, lambda muted: muted == [[]])
        aki.page.keyboard.press("Escape")
        # In the background: title, icon, and a notification by the page itself.
        aki.page.evaluate(HIDDEN, True)
        run_apart(answer_once(ben, table, 0))
        until(aki, "document.title", lambda title: title.startswith("● "))
        until(aki, SHOWN, lambda shown: len(shown) == 1)
        assert aki.page.evaluate(SHOWN) == [["Edo Yashiki", "C’est à vous de jouer.", f"turn-{table}"]]
        until(aki, "document.title", lambda title: "(1) " in title)
        icon = aki.page.locator('link[rel="icon"]').get_attribute("href") or ""
        assert icon.startswith("data:image/svg+xml")
        assert "%3E1%3C%2Ftext" in icon
        # Who looks need not be told any more.
        aki.page.evaluate(HIDDEN, False)
        until(aki, SHOWN, lambda shown: shown == [])
        told = subscriber.read(receiver.next())
        assert told == {"game": "Edo Yashiki", "table": table}
        # Who looks at that very table is not told by the service worker; when its tab is closed, he is.
        [worker] = aki.page.context.service_workers
        worker.evaluate(WORKER)
        deliver(aki, told)
        aki.page.wait_for_timeout(200)
        assert worker.evaluate("self.shown") == []
        aki.page.goto(f"{telling.url}/me")
        deliver(aki, told)
        # What is no such message shows nothing.
        deliver(aki, {"game": "x", "table": "../elsewhere"})
        for _ in range(100):
            if worker.evaluate("self.shown"):
                break
            aki.page.wait_for_timeout(20)
        assert worker.evaluate("self.shown") == [["Edo Yashiki", "C’est à vous de jouer.", f"turn-{table}"]]

        # Here: quiet hours, how often, and the end of it.
        expect(aki.see("devices")).to_contain_text("celui-ci")
        aki.see("quiet-from").fill("22:30")
        expect(aki.see("quiet-until")).to_have_value("08:00")
        # Who leaves before a change has arrived has not made it.
        with aki.page.expect_response(lambda answer: '"every":15' in (answer.request.post_data or "")):
            aki.see("told-every").select_option("15")
        aki.page.reload()
        expect(aki.see("quiet-from")).to_have_value("22:30")
        expect(aki.see("told-every")).to_have_value("15")
        # The push service changes where messages go, twice, and no page has anything to do with it: they arrive,
        # and all that was wished stays.
        aki.page.goto(f"{telling.url}/healthz")
        for name, given in (("second", True), ("third", False)):
            subscriber = Subscriber(f"{receiver.address}/{name}")
            said = said_by(subscriber)
            worker.evaluate(CHANGED, [said, said if given else None])
        aki.page.goto(f"{telling.url}/me")
        expect(aki.page.locator("[data-device]")).to_have_count(1)
        expect(aki.see("devices")).to_contain_text("celui-ci")
        expect(aki.see("quiet-from")).to_have_value("22:30")
        assert worker.evaluate("self.key") == aki.page.request.get(f"{telling.url}/api/me").json()["push_key"]
        aki.see("told-every").select_option("0")
        aki.see("quiet-from").fill("08:00")
        expect(aki.see("quiet-until")).to_have_value("08:00")
        as_aki = until_done.enter_context(Browser(telling))
        as_aki.http.cookies["bakufu"] = aki.page.context.cookies()[0]["value"]
        run_apart(answer_once(as_aki, table, 1))
        run_apart(answer_once(ben, table, 0))
        heard = receiver.next()
        assert (heard.path, subscriber.read(heard)["table"]) == ("/third", table)
        # Webhooks, whose trouble is said in words.
        aki.see("hook-address").fill("ftp://example.org/")
        aki.see("hook-make").click()
        expect(aki.see("me-trouble")).to_contain_text("https://")
        aki.see("hook-form").select_option("ntfy")
        aki.see("hook-address").fill(f"{receiver.address}/topic")
        aki.see("hook-make").click()
        expect(aki.page.locator("[data-hook=ntfy]")).to_contain_text("127.0.0.1")
        # Nobody is at home there: it is given up, and says so. (The push service says the same of the browser.)
        receiver.statuses = [404] * 20
        # So the server may have forgotten this browser before the page says what it wishes.
        aki.expected = "409|404"
        for _ in range(20):
            seat = as_aki.http.get("/api/front").json()["mine"][0]["waiting_for"][0]
            run_apart(answer_once((ben, as_aki)[seat], table, seat))
            aki.page.wait_for_timeout(300)
            if as_aki.http.get("/api/me").json()["hooks"][0]["given_up"]:
                break
        aki.page.reload()
        expect(aki.see("hook-trouble")).to_contain_text("404")
        is_for_everybody(aki, "me")
        aki.see("vacation-take").click()
        expect(aki.see("vacation")).to_contain_text("Il reste 27 jours")
        aki.see("vacation-end").click()
        # Forgotten, by two gestures.
        expect(aki.see("forget-me")).to_be_disabled()
        aki.see("forget-sure").check()
        aki.see("forget-me").click()
        expect(aki.see("forget")).to_contain_text("C’est fait")
        expect(aki.page.locator("[data-hook], [data-device]")).to_have_count(0)


def test_numbers_are_shown_and_slow_tables_say_their_pace(visit: Visit, telling: Telling) -> None:
    aki = visit(Address(telling), service_workers="allow")
    aki.page.add_init_script(f"({ASKING})()")
    with Browser(telling) as as_aki, Browser(telling) as ben:
        waiting = as_aki.set_table(["me", "person"], options={"taking": "draft"})
        ben.join(waiting.info.table, waiting.invitations[0].code, "Ben")
        played = as_aki.set_table(["me", {"kind": "bot", "bot": "random"}], options={"taking": "draft"}).info.table
        aki.page.context.add_cookies([{"name": "bakufu", "value": as_aki.http.cookies["bakufu"], "url": telling.url}])

        async def to_the_end() -> None:
            async with as_aki.sit(played, 0) as chair:
                await play_on(chair, best, never)

        run_apart(to_the_end())
        for _ in range(200):
            if as_aki.http.get("/api/me").json()["numbers"]:
                break
    # Who does not want to be told is not asked again.
    aki.page.goto(f"{telling.url}/t/{waiting.info.table}")
    aki.see("tell-me-not").click()
    aki.page.reload()
    expect(aki.see("sentence")).to_be_visible()
    expect(aki.see("ask-to-tell")).to_have_count(0)
    aki.page.goto(telling.url)
    aki.see("clock").select_option("days")
    expect(aki.see("clock-time").locator("option")).to_have_text(["12 hours", "one day", "2 days", "3 days", "7 days"])
    aki.see("clock-time").select_option(label="3 days")
    aki.see("make").click()
    aki.page.wait_for_url("**/t/*")
    expect(aki.page.locator(".seats .clock").first).to_contain_text("2 d 23 h")
    expect(aki.see("ask-to-tell")).to_have_count(0)
    slow = aki.page.url.rpartition("/t/")[2].partition("/")[0]
    aki.page.goto(telling.url)
    # On the front page: who plays, with crests and points; since when, and how much time is left.
    line = aki.see("mine").locator(f'li[data-table="{slow}"]')
    expect(line).to_have_attribute("data-state", "turn")
    expect(line.get_by_test_id("pace")).to_have_text("3 days for each decision")
    expect(line.get_by_role("timer")).to_contain_text("2 d 23 h")
    expect(line).to_contain_text("just now")
    people = line.locator(".person").count()
    assert people >= 2
    expect(line.locator(".person svg.crest")).to_have_count(people)
    expect(line.locator(".person .score")).to_have_count(people)
    order = [one.get_attribute("data-state") for one in aki.see("mine").locator("li").all()]
    assert order in (["turn", "waiting", "finished"], ["turn", "turn", "finished"])
    until(aki, "document.title", lambda title: title.startswith(f"({order.count('turn')}) "))
    aki.see("to-me").click()
    row = aki.see("numbers").locator("tbody tr")
    expect(row).to_have_attribute("data-game", "edo_yashiki")
    expect(row.locator("td").first).to_have_text("2")
    expect(row.locator("td").nth(1)).to_have_text("1")
    expect(aki.page.locator("[data-rating=bots]")).to_contain_text(
        re.compile(r"Edo Yashiki, against bots: \d{4} ± \d+")
    )
    is_for_everybody(aki, "numbers")
    aki.see("my-games").get_by_role("link", name="Edo Yashiki").click()
    aki.page.wait_for_url(f"**/t/{played}**")
