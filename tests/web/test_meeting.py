"""Finding tables and coming back to them: several browsers, and the front page between them."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Browser, best, never, play_on, run_apart
from tests.server.serving import Server as Served
from tests.web.conftest import Visit
from tests.web.serving import Server
from tests.web.test_for_everybody import is_for_everybody
from tests.web.visitor import Visitor


def mine(visitor: Visitor, table: str) -> Locator:
    """The line of a table on the front page."""
    return visitor.see("mine").locator(f'li[data-table="{table}"]')


def top_of(shown: Locator) -> float:
    """How far down it stands in the window."""
    box = shown.bounding_box()
    assert box
    return box["y"]


def id_of(address: str) -> str:
    return address.rpartition("/t/")[2].partition("/")[0]


def together(aki: Visitor, *others: tuple[Visitor, str]) -> str:
    """A table that Aki has set, with friends who have come by their links; its address."""
    aki.enter()
    aki.choose("edo_yashiki", 1 + len(others), taking="draft")
    aki.name_myself("Aki")
    for seat in range(1, 1 + len(others)):
        aki.seat(seat, "person")
    table = aki.set_table()
    expect(aki.page.get_by_label("Link for")).to_have_count(len(others))
    links = [link.input_value() for link in aki.page.get_by_label("Link for").all()]
    aki.sit_down()
    for (visitor, name), link in zip(others, links, strict=True):
        visitor.page.goto(link)
        visitor.see("name").fill(name)
        visitor.see("take").click()
    for visitor in (aki, *(one for one, _ in others)):
        expect(visitor.see("sentence")).to_be_visible()
    return table


def play_to_the_end(table: str, **people: tuple[Visitor, int]) -> None:
    """The game is played in their names, without their browsers."""
    with ExitStack() as until_done:
        players = []
        for visitor, seat in people.values():
            served = Served("", port=int(visitor.address.rpartition(":")[2]))
            browser = until_done.enter_context(Browser(served))
            browser.http.cookies["bakufu"] = visitor.page.context.cookies()[0]["value"]
            players.append((browser, seat))

        async def play() -> None:
            async with players[0][0].sit(table, players[0][1]) as one, players[1][0].sit(table, players[1][1]) as two:
                await asyncio.gather(play_on(one, best, never), play_on(two, best, never))

        run_apart(play())


def test_coming_back_through_the_front_page_and_once_more(visit: Visit) -> None:
    aki, botan = visit(), visit(locale="fr-FR")
    table = id_of(together(aki, (botan, "Botan")))
    for visitor in (aki, botan):
        visitor.page.goto(visitor.address)
        expect(mine(visitor, table)).to_contain_text("Botan")
    # Whoever's turn it is sees it first, and nothing need be loaded again when it is the other's.
    turn, other = (aki, botan) if mine(aki, table).get_attribute("data-state") == "turn" else (botan, aki)
    expect(mine(turn, table)).to_have_attribute("data-state", "turn")
    expect(mine(other, table)).to_have_attribute("data-state", "waiting")
    is_for_everybody(turn, "my tables")
    mine(turn, table).get_by_role("link").click()
    turn.wait_for_me()
    turn.take_card()
    expect(mine(other, table)).to_have_attribute("data-state", "turn")
    expect(mine(botan, table) if other is botan else mine(aki, table)).to_contain_text(
        "à vous de jouer" if other is botan else "your turn"
    )
    play_to_the_end(table, aki=(aki, 0), botan=(botan, 1))
    expect(mine(other, table)).to_have_attribute("data-state", "finished")

    # Again: the other one sees it on the front page and at the old table, and sits down with one click.
    expect(turn.see("ending")).to_be_visible()
    turn.see("again").click()
    turn.page.wait_for_url(re.compile("/t/(?!" + table + ")"))
    new = id_of(turn.page.url)
    expect(mine(other, new)).to_have_attribute("data-state", "invited")
    is_for_everybody(other, "an invitation")
    mine(other, new).get_by_test_id("accept").click()
    for visitor in (turn, other):
        expect(visitor.see("sentence")).to_be_visible()
    assert id_of(other.page.url) == new
    # Everybody sits one seat further: who began is not the first again.
    expect(aki.page.locator("ol.seats li.eyes")).to_have_attribute("data-seat", "1")
    turn.page.goto(f"{turn.address}/t/{table}")
    expect(turn.see("again")).to_contain_text(re.compile("the table is ready|la table est prête"))


def test_an_open_table_is_joined_by_strangers(visit: Visit) -> None:
    aki, botan, emi = visit(), visit(), visit()
    for visitor in (botan, emi):
        visitor.enter()
    # What somebody is about to press stays where it is when a list comes above it, also at the top of the page.
    pointed_at = emi.page.locator(".game").first
    pointed_at.hover()
    assert emi.page.evaluate("scrollY") == 0
    top = top_of(pointed_at)
    aki.enter()
    aki.choose("edo_yashiki", 3, taking="draft")
    aki.name_myself("Aki")
    for seat in (1, 2):
        aki.seat(seat, "person")
    aki.see("open").check()
    table = aki.set_table()
    aki.sit_down()
    listed = botan.see("open-tables").locator(f'li[data-table="{id_of(table)}"]')
    expect(listed).to_contain_text("2 seats are free")
    expect(emi.see("open-tables").locator(f'li[data-table="{id_of(table)}"]')).to_be_attached()
    emi.page.evaluate("new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))")
    assert top_of(pointed_at) == pytest.approx(top, abs=1), "to the pixel"
    is_for_everybody(botan, "open tables")
    listed.get_by_test_id("join-open").click()
    expect(botan.see("waiting")).to_be_visible()
    # Who only has the address may sit down, too.
    emi.page.goto(table)
    emi.see("sit-here").first.click()
    for visitor in (aki, botan, emi):
        expect(visitor.see("sentence")).to_be_visible()
        expect(visitor.page.locator("ol.seats li.eyes")).to_contain_text("you")
    # It is full: who comes now may watch.
    fumi = visit()
    fumi.enter()
    fumi.see("open-tables").locator(f'li[data-table="{id_of(table)}"]').get_by_test_id("watch").click()
    expect(fumi.see("sentence")).to_be_visible()
    expect(fumi.page.locator("ol.seats li.eyes")).to_have_count(0)


def test_playing_now(visit: Visit) -> None:
    aki = visit()
    aki.enter()
    aki.choose("shitenno", 3)
    aki.see("play-now").click()
    expect(aki.see("bots-in")).to_be_visible()
    expect(aki.page.locator("ol.seats")).to_contain_text("bot, fair")
    expect(aki.see("sentence")).to_be_visible()


def test_all_seats_go_to_another_browser(visit: Visit) -> None:
    aki, phone = visit(), visit(viewport={"width": 390, "height": 844})
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    table = id_of(aki.set_table())
    aki.enter()
    aki.see("move").click()
    expect(aki.see("qr")).to_be_visible()
    link = aki.page.get_by_label("The link for the other device").input_value()
    assert re.fullmatch(re.escape(aki.address) + "/move#[A-Za-z0-9_-]{20,}", link)
    is_for_everybody(aki, "taking seats elsewhere")
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(link)
    is_for_everybody(phone, "taking seats here")
    phone.see("take-all").click()
    expect(mine(phone, table)).to_have_attribute("data-state", "turn")
    assert not any(link.partition("#")[2] in url for url in asked if "#" not in url)
    # It works once, and what it took is gone here.
    aki.page.keyboard.press("Escape")
    expect(aki.see("mine")).to_have_count(0)
    phone.expected = "403"
    phone.page.goto("about:blank")
    phone.page.goto(link)
    phone.see("take-all").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("has been used already")


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """Where whoever is not here has been gone for long."""
    server = Server(tmp_path, gone=0.0)
    yield server
    server.stop()
    assert server.complaints() == ""


def test_leaving_replacing_and_ending(impatient: Server, visit: Visit) -> None:
    aki, botan, emi, fumi = (visit(impatient) for _ in range(4))
    table = together(aki, (botan, "Botan"), (emi, "Emi"))
    people = {"Aki": aki, "Botan": botan, "Emi": emi}
    # Botan leaves for good: a bot plays on, until Fumi takes over.
    botan.see("leaving").click()
    is_for_everybody(botan, "leaving")
    botan.see("leave").click()
    botan.see("leave-sure").click()
    expect(botan.see("make")).to_be_visible()
    expect(botan.see("mine")).to_have_count(0)
    expect(aki.page.locator('ol.seats li[data-seat="1"]')).to_contain_text("a bot plays")
    aki.see("leaving").click()
    aki.page.locator("[data-invite='1']").click()
    link = aki.page.get_by_label("Link for").input_value()
    aki.page.keyboard.press("Escape")
    fumi.page.goto(link)
    fumi.see("name").fill("Fumi")
    fumi.see("take").click()
    expect(aki.page.locator('ol.seats li[data-seat="1"]')).to_contain_text("Fumi")
    people = {"Aki": aki, "Fumi": fumi, "Emi": emi}
    # Whoever has to decide goes away; the others agree on a bot in that place.
    names = list(people)
    sentence = aki.page.locator("ol.seats li.awaited").first
    expect(sentence).to_be_visible()
    gone = int(sentence.get_attribute("data-seat") or 0)
    people[names[gone]].page.goto("about:blank")
    one, two = (people[name] for seat, name in enumerate(names) if seat != gone)
    expect(one.page.locator(f'ol.seats li[data-seat="{gone}"].away')).to_be_visible()
    one.see("leaving").click()
    one.page.locator(f"[data-replace='{gone}']").click()
    expect(two.see("proposal")).to_contain_text(f"replace {names[gone]}")
    two.see("proposal").get_by_role("button").click()
    two.page.locator(f"[data-replace='{gone}']").click()
    expect(two.page.locator(f'ol.seats li[data-seat="{gone}"]')).to_contain_text("a bot plays")
    people[names[gone]].page.goto(table)
    expect(people[names[gone]].see("leaving")).to_have_count(0)
    # Then both have had enough.
    one.see("end").click()
    two.see("end").click()
    two.page.keyboard.press("Escape")
    expect(two.see("sentence")).to_contain_text("The players have ended this game")
