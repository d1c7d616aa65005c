"""A race is for people: it waits until all are ready, nothing of it is seen before, and bots take their time."""

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.serving import Server
from tests.web.visitor import Visitor


def two_at_a_race(visit: Visit) -> tuple[Visitor, Visitor]:
    """Aki has set the table; Botan has come by a link, and no dialog stands between him and the table."""
    aki, botan = visit(), visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="race")
    aki.name_myself("Aki")
    aki.seat(1, "person")
    aki.set_table()
    link = aki.page.get_by_label("Link for").input_value()
    aki.sit_down()
    expect(aki.see("waiting")).to_contain_text("It begins when everybody is here")
    botan.page.goto(link)
    botan.see("name").fill("Botan")
    botan.see("take").click()
    return aki, botan


def test_it_begins_when_all_are_ready(visit: Visit) -> None:
    aki, botan = two_at_a_race(visit)
    for visitor in (aki, botan):
        expect(visitor.see("ready")).to_be_visible()
        expect(visitor.page.locator("dialog[open]")).to_have_count(0)
        # The first cards lie there; what is raced for does not.
        expect(visitor.see("house")).to_be_visible()
        expect(visitor.page.locator(".slot")).to_have_count(0)
    aki.see("ready").click()
    expect(aki.see("ready")).to_have_count(0)
    expect(aki.see("sentence")).to_contain_text("Botan")
    # Nothing starts behind what Botan reads meanwhile.
    botan.see("links").click()
    expect(botan.page.locator("dialog[open]")).to_be_visible()
    aki.page.wait_for_timeout(1_000)
    assert aki.page.locator(".slot").count() == 0
    botan.page.keyboard.press("Escape")
    # A reload forgets nothing.
    aki.page.reload()
    expect(aki.see("sentence")).to_contain_text("Botan")
    assert aki.see("ready").count() == 0
    botan.see("ready").click()
    for visitor in (aki, botan):
        expect(visitor.page.locator(".slot button:enabled")).to_have_count(2)


def test_the_points_of_a_round_are_seen_before_the_next_race(visit: Visit) -> None:
    aki, botan = two_at_a_race(visit)
    aki.page.emulate_media(reduced_motion="no-preference")
    for visitor in (aki, botan):
        visitor.see("ready").click()
    expect(aki.page.locator(".slot button:enabled")).to_have_count(2)
    aki.take_card()
    for visitor in (aki, botan):
        expect(visitor.page.locator("circle.anchor").first).to_be_attached()
        # The race is over: neither who won it nor who lost it takes that back; a card that was laid can be.
        expect(visitor.see("take-back")).to_have_count(0)
    aki.lay_card(Random(1))
    aki.see("take-back").click()
    expect(aki.page.locator("circle.anchor").first).to_be_attached()
    expect(aki.see("take-back")).to_have_count(0)
    for visitor in (aki, botan):
        visitor.lay_card(Random(1))
    for visitor in (aki, botan):
        expect(visitor.see("ready")).to_be_visible()
        # All that was to be seen has been.
        assert visitor.see("skip").count() == 0
        expect(visitor.see("log")).to_contain_text("Botan lays")
        expect(visitor.see("log")).not_to_contain_text("take a card: ")
        expect(visitor.page.locator(".slot")).to_have_count(0)


def test_who_takes_a_card_at_once_is_faster_than_the_bots(calm_server: Server, visit: Visit) -> None:
    aki = visit(calm_server)
    aki.enter()
    aki.choose("edo_yashiki", 3, taking="race")
    tempi = aki.see("tempo").locator("option").all_inner_texts()
    assert tempi == ["calm: about 12 seconds", "brisk: about 8 seconds", "fierce: about 3 seconds"]
    expect(aki.see("tempo")).to_have_value("brisk")
    aki.set_table()
    aki.see("ready").click()
    expect(aki.page.locator(".slot button:enabled")).to_have_count(3)
    aki.page.keyboard.press("1")
    expect(aki.page.locator("circle.anchor").first).to_be_attached()


def test_turns_are_what_is_offered_first(visit: Visit) -> None:
    aki = visit()
    aki.enter()
    aki.page.locator('input[name="game"][value="edo_yashiki"]').check()
    expect(aki.page.locator('[data-option="taking"]')).to_have_value('"draft"')
    assert aki.see("tempo").count() == 0
