"""Bots go by how well they play, not by what programmers call them."""

from random import Random

import pytest
from playwright.sync_api import expect

from bakufu.bots.levels import LEVELS
from tests.web.conftest import Visit
from tests.web.test_narrow import PHONE


def test_levels_are_words_that_people_use_in_both_languages(visit: Visit) -> None:
    named = {
        "en-GB": ["first game", "easy", "fair", "strong", "expert", "master"],
        "fr-FR": ["première partie", "facile", "moyen", "fort", "expert", "maître"],
    }
    for locale, levels in named.items():
        aki = visit(locale=locale)
        aki.enter()
        offered = aki.page.locator("form li").nth(1).locator("select").nth(1).locator("option").all_inner_texts()
        assert offered == levels
        aki.set_table()
        seat = aki.page.locator('ol.seats li[data-seat="1"]')
        expect(seat).to_contain_text(levels[2])
        expect(aki.page.locator("body")).not_to_contain_text("greedy")


def test_the_lobby_says_how_long_a_game_takes_and_how_hard_it_is(visit: Visit) -> None:
    aki = visit()
    aki.enter()
    told = aki.page.locator(".game .about").all_inner_texts()
    assert len(told) == 4
    assert all("minutes" in text or "hour" in text for text in told)
    assert all("learn" in text for text in told)
    # What it is like, and a picture of the board of the one that is chosen.
    assert all(len(text.split(" · ")) == 3 for text in told)
    shown = set()
    for game in aki.page.locator('input[name="game"]').all():
        game.check()
        expect(aki.see("picture")).to_have_count(1)
        aki.see("picture").scroll_into_view_if_needed()
        aki.page.wait_for_function("() => document.querySelector('[data-testid=picture]').naturalWidth > 100")
        shown.add(aki.see("picture").get_attribute("src"))
    assert len(shown) == 4


def test_on_a_telephone_the_name_has_all_the_room(visit: Visit) -> None:
    aki = visit(**PHONE)
    aki.enter()
    aki.choose("edo_yashiki", 5)
    aki.set_table()
    names = aki.page.locator("ol.seats .name")
    expect(names).to_have_count(5)
    assert all(name.evaluate("name => name.scrollWidth <= name.clientWidth") for name in names.all())


NAMED = dict(zip(LEVELS, ("first game", "easy", "fair", "strong", "expert", "master"), strict=True))


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_is_played_against_each_level(visit: Visit, level: str) -> None:
    aki = visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    aki.page.get_by_label("Which bot on seat 2").select_option(label=NAMED[level])
    aki.set_table()
    aki.sit_down()
    bot = aki.page.locator('ol.seats li[data-seat="1"]')
    expect(bot).to_contain_text(NAMED[level])
    if LEVELS[level] > 1:
        # Who thinks that long is seen to think, sooner or later while somebody else has nothing to do.
        for _ in range(6):
            aki.play(Random(level), until=1)
            if "has to decide" in bot.inner_text():
                break
        else:
            raise AssertionError("it was never seen to think")
    aki.play(Random(level))
    expect(aki.see("ending")).to_be_visible()
    mine, its = aki.scores()
    # Cards laid anywhere score next to nothing; a beginner does better, and everybody else by far.
    assert its > mine
