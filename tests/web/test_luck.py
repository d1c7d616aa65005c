"""Luck to which the browsers add: what people see of it, and what their browsers find out by themselves."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.server.serving import Browser as Program
from tests.server.serving import best, never, play_on, run_apart
from tests.web.conftest import Visit
from tests.web.serving import Server
from tests.web.visitor import Visitor


def added(visitor: Visitor, table: str) -> Any:
    """What this browser remembers of it."""
    return json.loads(visitor.page.evaluate(f"localStorage.getItem('bakufu-luck-{table}')"))


def play_to_the_end(visitor: Visitor, server: Server, table: str) -> None:
    """With the visitor's cookie, and quicker than by hand."""
    there: Any = SimpleNamespace(url=server.address, port=server.port)

    async def play() -> None:
        async with program.sit(table, 0) as chair:
            await play_on(chair, best, never)

    with Program(there) as program:
        [cookie] = visitor.page.context.cookies()
        program.http.cookies["bakufu"] = str(cookie.get("value"))
        run_apart(play())


def open_luck(visitor: Visitor, table: str, tab: str) -> None:
    visitor.page.goto(f"{visitor.address}/t/{table}/replay")
    visitor.page.get_by_role("tab", name=tab).click()
    expect(visitor.see("joint")).to_be_visible()


def test_a_browser_finds_its_own_part_and_a_lie(visit: Visit, server: Server) -> None:
    aki, daigo = visit(), visit(locale="fr-FR")
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    table = aki.set_table().rsplit("/", 1)[1]
    expect(aki.see("board")).to_be_visible()
    part = added(aki, table)["part"]
    assert added(aki, table)["taken"]
    assert aki.see("gathering").count() == aki.see("luck-without").count() == 0
    play_to_the_end(aki, server, table)

    open_luck(aki, table, "Luck")
    expect(aki.see("parts")).to_contain_text(part)
    expect(aki.see("mine").locator("b.good")).to_have_text("✓ correct")
    expect(aki.see("luck").locator("b.good")).to_have_count(5)
    seed = aki.page.request.get(f"{aki.address}/api/tables/{table}/luck").json()["seed"]
    expect(aki.see("joint")).to_have_text(seed)
    # Another browser checks all the rest.
    open_luck(daigo, table, "Hasard")
    expect(daigo.see("parts")).to_contain_text("Puis le navigateur de chacun y a ajouté quelque chose")
    expect(daigo.see("luck").locator("b.good")).to_have_count(4)
    assert daigo.see("mine").count() == 0

    def lie(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json=told | {"parts": ["ab" * 32, ""]})

    # A server that has put something else in its place.
    for visitor, tab, no in ((aki, "Luck", "✗ not correct"), (daigo, "Hasard", "✗ c’est faux")):
        visitor.page.route("**/luck?*", lie)
        open_luck(visitor, table, tab)
        expect(visitor.see("luck").locator("b.bad").first).to_have_text(no)
    expect(aki.see("mine").locator("b.bad")).to_have_count(1)
    expect(aki.see("luck").locator("b.bad")).to_have_count(2)

    aki.page.evaluate(f"localStorage.setItem('bakufu-luck-{table}', {json.dumps(json.dumps(other(part)))})")
    aki.page.goto(f"{aki.address}/t/{table}")
    expect(aki.see("luck-not-mine")).to_contain_text("Do not trust this server.")


def other(part: str) -> dict[str, Any]:
    """What a browser would remember that has added something else."""
    return {"promise": "", "part": part[::-1], "taken": True}


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Server]:
    """One that waits a while for people's parts."""
    server = Server(tmp_path, luck=3.0)
    yield server
    server.stop()
    assert server.complaints() == ""


def test_who_is_silent_is_waited_for_and_then_named(slow_server: Server, visit: Visit) -> None:
    aki, botan = visit(slow_server, locale="fr-FR"), visit(slow_server)
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    aki.seat(1, "person")
    table = aki.set_table().rsplit("/", 1)[1]
    aki.see("go").click()
    expect(aki.see("waiting")).to_be_visible()
    kept = aki.page.evaluate(f"localStorage.getItem('bakufu-invitations-{table}')")
    join = {"code": json.loads(kept)[0]["code"], "name": "Botan"}
    assert botan.page.request.post(f"{slow_server.address}/api/tables/{table}/join", data=join).ok
    expect(aki.see("gathering")).to_have_text("On attend la part de hasard de Botan.")
    expect(aki.see("board")).to_be_visible()
    expect(aki.see("luck-without")).to_have_text("N’ont rien ajouté au hasard\xa0: Botan.")
