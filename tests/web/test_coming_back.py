"""Nothing that was done is lost: not by a reload, not by a server that is killed."""

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.serving import Server


def test_reload_in_the_middle_of_a_decision(visit: Visit) -> None:
    aki = visit()
    aki.begin("edo_yashiki", 3, taking="draft")
    aki.play(Random(4), until=1)
    while aki.wait_for_me() != "house":
        aki.take_card()
    dots, lines = aki.page.locator("circle.anchor").count(), aki.see("log").inner_text()
    aki.page.keyboard.press("ArrowUp")
    aki.page.reload()
    assert aki.wait_for_me() == "house"
    assert aki.page.locator("circle.anchor").count() == dots
    assert aki.see("log").inner_text().startswith(lines)
    aki.lay_card(Random(4))


def test_the_server_is_killed_and_started_again(own_server: Server, visit: Visit) -> None:
    aki = visit(own_server)
    aki.expected = "WebSocket|ERR_CONNECTION|Failed to load|fetching the script"
    aki.begin("edo_yashiki", 2, taking="draft")
    rng = Random(5)
    aki.play(rng, until=2)
    while aki.wait_for_me() != "house":
        aki.take_card()
    lines = aki.see("log").inner_text()
    own_server.kill()
    expect(aki.see("lost")).to_be_visible()
    expect(aki.see("confirm")).to_be_disabled()
    own_server.start()
    expect(aki.see("lost")).to_have_count(0)
    assert aki.see("log").inner_text().startswith(lines)
    aki.play(rng)
    assert aki.over
