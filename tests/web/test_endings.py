"""The end of a game: who has won, what the points came from, and once more."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import bakufu
from bakufu.bots import bot
from bakufu.kernel.table import Table
from tests.web.answering import unanswered
from tests.web.conftest import Visit
from tests.web.positions import lay
from tests.web.serving import Server
from tests.web.test_for_everybody import is_for_everybody

GAMES = [game.id for game in bakufu.all_games()]


def last_decision(game: str) -> tuple[Table[Any], int]:
    """A game but for its last answer, and who gives it."""
    table = bakufu.new(game, 3, 5, {"taking": "draft"} if game == "edo_yashiki" else {})
    player = bot("random", Random(5))
    while not table.over:
        seat = table.waiting_for[0]
        table.play(seat, player.choose(table.sight(seat)))
    seat = table.answers[-1][0]
    return table.as_of(len(table.answers) - 1), seat


@pytest.mark.parametrize("game", GAMES)
def test_a_result_with_all_its_parts_and_again_with_one_click(server: Server, visit: Visit, game: str) -> None:
    aki = visit()
    table, seat = last_decision(game)
    lay(table, seat, server, aki)
    first = aki.page.url
    aki.see("as-list").click()
    aki.page.locator("button[data-action]:enabled").first.click()
    expect(aki.see("ending")).to_be_visible()
    behind = "(one point behind|[0-9]+ points behind|level on points)"
    words = f"^(You win|You share the victory: .*|.* won; you came (second|third), {behind})$"
    expect(aki.see("ending")).to_have_text(re.compile(words))
    rows = [row.locator("td").all_inner_texts() for row in aki.see("sheet").locator("tbody tr").all()]
    assert len(rows) == 3
    parts = [[int(number.replace("−", "-")) for number in row[2:-1]] for row in rows]
    assert all(len(part) == len(parts[0]) >= 1 for part in parts)
    # Shogun and Bushido begin with what is no part of a count.
    if game in ("edo_yashiki", "shitenno"):
        assert [sum(part) for part in parts] == [int(row[-1]) for row in rows]
    if game in ("shogun", "bushido"):
        expect(aki.page.locator("p", has=aki.see("biggest"))).to_contain_text("The biggest fight:")
    expect(aki.page.locator("p", has=aki.see("best"))).to_contain_text(re.compile(r"Best turn: .*, \+[0-9]+"))
    if game == "edo_yashiki":
        is_for_everybody(aki, "the end")
    assert unanswered(aki, game) == []
    aki.see("again").click()
    aki.page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(aki.page.locator("ol.seats li")).to_have_count(3)
    # Everybody sits one seat further.
    expect(aki.page.locator(f'ol.seats li[data-seat="{(seat + 1) % 3}"]')).to_contain_text("you")


# When the last line of the log was there, and when the winner was named.
NOTE_END = """() => {
  const log = document.querySelector('[data-testid=log]');
  window.told = { lines: 0, at: 0, named: 0 };
  new MutationObserver(() => {
    const lines = log.children.length;
    if (lines !== window.told.lines) window.told = { lines, at: performance.now(), named: 0 };
    if (!window.told.named && document.querySelector('[data-testid=ending]')) window.told.named = performance.now();
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_the_count_is_played_through_before_the_winner_is_named(server: Server, visit: Visit) -> None:
    aki = visit(reduced_motion="no-preference")
    aki.enter()
    aki.page.evaluate("localStorage.setItem('bakufu-speed', 'fast')")
    table, seat = last_decision("shitenno")
    lay(table, seat, server, aki)
    aki.see("as-list").click()
    aki.page.locator("button[data-action]:enabled").first.wait_for()
    aki.page.evaluate(NOTE_END)
    aki.page.locator("button[data-action]:enabled").first.click()
    # Province by province; the question's place says that something happens, and not yet who has won.
    expect(aki.see("sentence")).to_have_text("Here is what happens…")
    expect(aki.see("ending")).to_be_visible()
    told = aki.page.evaluate("window.told")
    assert told["lines"] == aki.decision()
    assert told["named"] - told["at"] > 1_000
