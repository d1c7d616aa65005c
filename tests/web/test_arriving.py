"""The first minute: from the lobby to the board, with links that work and a server that may stumble."""

import re

from playwright.sync_api import Route, expect

from tests.web.conftest import Visit
from tests.web.serving import Server


def test_against_bots_it_is_one_click_from_the_lobby_to_the_board(visit: Visit) -> None:
    aki = visit()
    aki.enter()
    aki.see("make").click()
    expect(aki.see("board")).to_be_visible()
    code = aki.own_code()
    assert len(code) >= 8
    # Nothing is lost by a reload.
    aki.page.reload()
    assert aki.own_code() == code
    # On a telephone held sideways, where the bar has no room for it, it is in the help.
    aki.page.set_viewport_size({"width": 740, "height": 360})
    aki.page.get_by_role("button", name="Help").click()
    aki.see("links-help").click()
    assert aki.page.get_by_role("textbox", name="Your seat’s code").input_value() == code


def test_links_have_an_address_of_their_own(server: Server, visit: Visit) -> None:
    aki = visit()
    aki.enter()
    aki.seat(1, "person")
    table = aki.set_table()
    assert aki.page.url == f"{table}/links"
    link = aki.page.get_by_label("Link for").input_value()
    aki.page.reload()
    assert aki.page.get_by_label("Link for").input_value() == link
    # Nobody elsewhere could open an address of this machine only.
    assert link.startswith("http://127.0.0.1")
    expect(aki.see("only-here")).to_contain_text("--host 0.0.0.0")
    assert "Only this machine can open them; with --host 0.0.0.0" in (server.data / "server.log").read_text()


def test_who_knows_the_network_gives_links_for_it(visit: Visit) -> None:
    aki = visit()
    aki.enter()

    def open_to_all(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json=told | {"address": "http://192.0.2.7:8000"})

    aki.page.route("**/api/lobby*", open_to_all)
    aki.seat(1, "person")
    aki.set_table()
    expect(aki.page.get_by_label("Link for")).to_have_value(re.compile("^http://192.0.2.7:8000/t/.*#"))
    expect(aki.see("only-here")).to_have_count(0)


def test_focus_is_on_the_heading_of_every_page(visit: Visit) -> None:
    aki = visit()
    aki.expected = "404"
    aki.enter()
    heading = aki.page.locator("h1")
    expect(heading).to_be_focused()
    aki.seat(1, "person")
    aki.set_table()
    expect(heading).to_be_focused()
    aki.sit_down()
    expect(heading).to_be_focused()
    for address in ("/learn/shogun", "/problems/shitenno", "/me", "/nowhere"):
        aki.page.goto(aki.address + address)
        expect(heading).to_be_focused()
    # By a link and back again, too.
    aki.enter()
    aki.page.locator('[data-learn="shogun"]').click()
    expect(aki.see("note")).to_be_visible()
    expect(heading).to_be_focused()
    aki.page.go_back()
    expect(aki.see("make")).to_be_visible()
    expect(heading).to_be_focused()


def test_a_server_that_stumbles_is_no_table_that_is_gone(visit: Visit) -> None:
    aki = visit()
    aki.expected = "500"
    aki.enter()
    broken = True

    def stumble(route: Route) -> None:
        if broken:
            route.fulfill(status=500, json={"problem": "server-error", "sentence": "The server stumbled."})
        else:
            route.continue_()

    aki.page.route(re.compile(r"/api/tables/[^/]+$"), stumble)
    aki.set_table()
    expect(aki.see("nowhere")).to_contain_text("The server stumbled.")
    expect(aki.see("nowhere")).not_to_contain_text("no such table")
    broken = False
    expect(aki.see("board")).to_be_visible()
