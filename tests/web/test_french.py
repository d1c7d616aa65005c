"""In French nothing is left in English: whatever is read or heard is looked for in the English catalogue."""

import re
from collections.abc import Iterator
from importlib import resources
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

import bakufu
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

GAMES = [game.id for game in bakufu.all_games()]
PLACE = "\0"
LETTERS = 4
"""A sentence with fewer letters of its own says nothing about its language."""

WORDS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    // A game whose board is not drawn yet shows its data under their own names.
    if ((node.parentElement ?? node).closest('.plain-view')) continue;
    // A language is called by its own name, and says so.
    if ((node.closest ? node : node.parentElement).closest('button[lang=en]')) continue;
    if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent);
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (node.hasAttribute(name)) found.add(node.getAttribute(name));
  }
  return [...found].map(text => text.trim()).filter(Boolean);
}"""


SHOWN = (
    """() => [...document.querySelectorAll('[data-testid=decision], [data-testid=log]')].map(e => e.innerText).join()"""
)


def forms(pattern: ast.Pattern | None) -> Iterator[str]:
    """Every form of a message, with a mark where something is put in."""
    if pattern is None:
        return
    said = [""]
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            said = [form + part.value for form in said]
        elif isinstance(part.expression, ast.SelectExpression):
            variants = [form for variant in part.expression.variants for form in forms(variant.value)]
            said = [form + variant for form in said for variant in variants]
        else:
            said = [form + PLACE for form in said]
    yield from said


def catalogue(package: str, language: str) -> dict[str, set[str]]:
    text = resources.files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: set(forms(entry.value))
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    }


def english_of(game: str) -> re.Pattern[str]:
    """What is said in English and not in French as well."""
    packages = ["bakufu.server", "bakufu.server.sentences", "bakufu.kernel", bakufu.find(game).package]
    english, french = (
        {form for package in packages for said in catalogue(package, language).values() for form in said}
        for language in ("en", "fr")
    )
    only = {form for form in english - french if len(re.sub(r"[\W\d_]", "", form)) >= LETTERS}
    assert len(only) > 150
    return re.compile("|".join(".+".join(map(re.escape, form.split(PLACE))) for form in sorted(only)))


def speaks_french(visitor: Visitor, english: re.Pattern[str]) -> None:
    words = visitor.page.evaluate(WORDS)
    assert len(words) > 10
    assert [text for text in words if english.fullmatch(text) or text.startswith(("[page-", "[board-"))] == []


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "shogun" else pytest.mark.long) for game in GAMES]
)
def test_nothing_at_the_table_is_left_in_english(visit: Visit, game: str) -> None:
    english = english_of(game)
    aki = visit(locale="fr-FR")
    aki.enter()
    speaks_french(aki, english)
    aki.page.evaluate("localStorage.setItem('bakufu-list', 'yes')")
    aki.choose(game, bakufu.find(game).counts[0])
    aki.set_table()
    aki.sit_down()
    aki.see("links").click()
    speaks_french(aki, english)
    aki.page.keyboard.press("Escape")
    rng = Random(game)
    for _ in range(6):
        assert aki.wait_for_me() != "over"
        speaks_french(aki, english)
        before = aki.page.evaluate(SHOWN)
        aki.click_answer(rng)
        aki.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
    aki.page.get_by_role("button", name="Aide").click()
    speaks_french(aki, english)
    aki.page.keyboard.press("Escape")
    aki.see("replay").click()
    expect(aki.see("scrubber")).to_be_visible()
    speaks_french(aki, english)


def test_english_would_be_noticed(visit: Visit) -> None:
    aki = visit(locale="en-GB")
    aki.enter()
    english = english_of("edo_yashiki")
    found = {text for text in aki.page.evaluate(WORDS) if english.fullmatch(text)}
    assert {"Create the table", "A table in one minute", "2–5 players", "Seat 1"} <= found
