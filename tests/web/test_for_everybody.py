"""For everybody: what axe-core looks for, on every page, light and dark, wide and narrow."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import ViewportSize, expect

import bakufu
from tests.web.conftest import Visit
from tests.web.positions import Wanted, lay, reached
from tests.web.serving import Server
from tests.web.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = [game.id for game in bakufu.all_games()]
Theme = Literal["light", "dark"]

WIDE, NARROW = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)

EVERYTHING = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast"]}

LOOKS: tuple[tuple[ViewportSize, Theme, dict[str, Any]], ...] = (
    (WIDE, "light", EVERYTHING),
    # In the dark only colours are other ones.
    (WIDE, "dark", COLOURS),
    (NARROW, "dark", EVERYTHING),
    (NARROW, "light", COLOURS),
)

SERIOUS = """async runOnly => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly });
  // A piece of a board is named after what choosing it does; what is printed on it is no label, but its description.
  const piece = (id, target) =>
    id === 'label-content-name-mismatch' && document.querySelector(target)?.matches('[data-pick]');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes
      .filter(({ target }) => !piece(id, target))
      .map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""


def is_for_everybody(visitor: Visitor, where: str) -> None:
    """Nothing serious or critical is found, however the page is looked at."""
    page = visitor.page
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make web-tests")
    if page.evaluate("typeof window.axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for size, theme, rules in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{where}, {size['width']} {theme}: {one}" for one in page.evaluate(SERIOUS, rules)]
    page.set_viewport_size(WIDE)
    assert found == []


def test_lobby_links_seat_and_nowhere(visit: Visit) -> None:
    aki, botan = visit(), visit()
    aki.enter()
    is_for_everybody(aki, "lobby")
    aki.seat(1, "person")
    aki.set_table()
    is_for_everybody(aki, "made")
    botan.page.goto(aki.page.get_by_label("Link for").first.input_value())
    expect(botan.see("name")).to_be_visible()
    is_for_everybody(botan, "taking a seat")
    botan.see("take").click()
    botan.see("links").click()
    expect(botan.page.get_by_role("textbox", name="Your seat’s code")).to_be_visible()
    is_for_everybody(botan, "recovery code")
    botan.expected = "404"
    botan.page.goto(f"{botan.address}/elsewhere")
    expect(botan.see("nowhere")).to_be_visible()
    is_for_everybody(botan, "nowhere")


@pytest.mark.parametrize("game", GAMES)
def test_the_table(visit: Visit, game: str) -> None:
    aki = visit()
    aki.begin(game, bakufu.find(game).counts[0])
    aki.page.locator('[data-testid="sentence"].mine').wait_for()
    # Beside the board stands the list, so both are looked at.
    aki.see("as-list").click()
    expect(aki.page.locator("button[data-action]").first).to_be_visible()
    is_for_everybody(aki, game)


# A game is looked at again when it is under way, where most lies on the table, and at what is asked seldom.
MOMENTS: tuple[tuple[str, int, dict[str, Any], tuple[str, ...]], ...] = (
    ("edo_yashiki", 3, {"taking": "draft", "specialists": True}, ("lay",)),
    ("shitenno", 3, {}, ("lot", "pay")),
    ("shogun", 3, {"modules": ["court", "samurai", "leaders", "chambers"]}, ("plan", "move", "revolt")),
    ("bushido", 5, {}, ("invite", "lay-tiles", "verdict")),
)
UNDER_WAY = 30


@pytest.mark.long
@pytest.mark.parametrize(("game", "players", "options", "names"), MOMENTS, ids=[moment[0] for moment in MOMENTS])
def test_in_the_middle_of_a_game(
    server: Server, visit: Visit, game: str, players: int, options: dict[str, Any], names: tuple[str, ...]
) -> None:
    aki = visit()
    for name in names:
        table, seat = reached(game, players, under_way(name), **options)
        lay(table, seat, server, aki)
        is_for_everybody(aki, f"{game}, {name}")


def under_way(name: str) -> Wanted:
    """This is asked, but not at the beginning."""
    return lambda table, decision: decision.name == name and len(table.answers) > UNDER_WAY


def test_panels_sheets_and_looking_back(visit: Visit) -> None:
    aki = visit()
    aki.begin("edo_yashiki", 3, taking="draft")
    aki.wait_for_me()
    aki.page.get_by_role("tab", name="Rules").click()
    aki.page.get_by_label("Find in the rules").fill("EDO-2")
    expect(aki.see("rules").locator(".clause").first).to_be_visible()
    is_for_everybody(aki, "rules")
    aki.page.get_by_role("tab", name="Chat").click()
    is_for_everybody(aki, "chat")
    aki.page.get_by_role("button", name="Help").click()
    is_for_everybody(aki, "help")
    aki.page.keyboard.press("Escape")
    aki.page.get_by_role("tab", name="Log").click()
    aki.see("replay").click()
    expect(aki.see("scrubber")).to_be_visible()
    is_for_everybody(aki, "looking back")
    aki.page.get_by_role("tab", name="Luck").click()
    is_for_everybody(aki, "luck")


# The boards are looked at above, all of them; what a guide adds to one is the same on each.
GUIDED = [game if game == "edo_yashiki" else pytest.param(game, marks=pytest.mark.long) for game in GAMES]


@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_first_turn(visit: Visit, game: str) -> None:
    aki = visit()
    aki.page.goto(f"{aki.address}/learn/{game}#4")
    expect(aki.page.locator(".board *").first).to_be_attached()
    expect(aki.page.get_by_role("button", name="Back")).to_be_visible()
    is_for_everybody(aki, f"learning {game}")
