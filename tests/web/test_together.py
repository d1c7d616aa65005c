"""Several people, each with a browser of their own, at one table."""

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_two_browsers_at_one_table(visit: Visit) -> None:
    aki, botan, emi = visit(), visit(), visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    aki.name_myself("Aki")
    aki.seat(1, "person")
    table = aki.set_table()
    link = aki.page.get_by_label("Link for").input_value()
    assert link.startswith(f"{table}#")
    aki.sit_down()

    botan.page.goto(link)
    expect(botan.see("name")).to_be_focused()
    botan.see("name").fill("Botan")
    botan.see("take").click()
    recovery = botan.own_code()
    assert "#" not in botan.page.url
    expect(aki.page.locator("ol.seats")).to_contain_text("Botan")

    aki.page.get_by_role("tab", name="Chat").click()
    aki.page.get_by_label("Say something").fill("Konnichiwa!")
    aki.page.get_by_label("Say something").press("Enter")
    botan.page.get_by_role("tab", name="Chat").click()
    expect(botan.see("chat")).to_contain_text("Konnichiwa!")
    for visitor in (aki, botan):
        visitor.page.get_by_role("tab", name="Log").click()

    rng = Random(2)
    for _ in range(4):
        for visitor in (aki, botan):
            if visitor.page.locator(".slot button:enabled").count():
                visitor.take_card()
                visitor.page.wait_for_timeout(100)
    expect(aki.page.locator("circle.anchor").first).to_be_visible()
    expect(botan.page.locator("circle.anchor").first).to_be_visible()

    aki.lay_card(rng)
    expect(aki.see("sentence")).to_contain_text("Botan")
    aki.see("take-back").click()
    expect(aki.page.locator("circle.anchor").first).to_be_visible()
    aki.lay_card(rng)
    botan.lay_card(rng)
    expect(aki.see("log")).to_contain_text("Botan lays")
    assert aki.see("log").inner_text() == botan.see("log").inner_text()

    emi.expected = "403|409"
    emi.page.goto(link)
    emi.see("take").click()
    expect(emi.page.get_by_role("alert")).to_be_visible()
    emi.page.goto("about:blank")
    emi.page.goto(table)
    emi.see("recover").click()
    emi.see("code").fill(recovery)
    emi.see("take").click()
    expect(emi.page.locator("ol.seats .eyes")).to_contain_text("Botan")


def test_an_onlooker_sees_the_table_but_is_asked_nothing(visit: Visit) -> None:
    aki, emi = visit(), visit()
    table = aki.begin("edo_yashiki", 2, taking="draft")
    emi.page.goto(table)
    expect(emi.see("house")).to_be_visible()
    aki.play(Random(3), until=1)
    expect(emi.see("log")).to_contain_text("lays")
    assert emi.page.locator(".slot button, circle.anchor, button[data-action]").count() == 0


def test_a_table_may_close_itself_to_onlookers(visit: Visit) -> None:
    aki, emi = visit(), visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    aki.page.get_by_label("Others may watch").uncheck()
    table = aki.set_table()
    aki.sit_down()
    expect(aki.see("house")).to_be_visible()
    emi.page.goto(table)
    expect(emi.see("code")).to_be_visible()
    assert emi.see("house").count() == 0


def test_a_race_begins_when_everybody_sits(visit: Visit) -> None:
    aki, botan = visit(), visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="race")
    aki.seat(1, "person")
    aki.set_table()
    aki.sit_down()
    expect(aki.see("waiting")).to_contain_text("It begins when everybody is here")
    botan.page.goto(aki.page.get_by_label("Link for").input_value())
    botan.see("take").click()
    for visitor in (aki, botan):
        visitor.see("ready").click()
    for visitor in (aki, botan):
        expect(visitor.page.locator(".slot button").first).to_be_visible()
    cards = [
        [card.get_attribute("data-card") for card in visitor.page.locator("[data-card]").all()]
        for visitor in (aki, botan)
    ]
    assert cards[0] == cards[1]
    aki.page.keyboard.press("1")
    expect(aki.page.locator("circle.anchor").first).to_be_visible()
    # Of two cards the other one is what is left.
    expect(botan.page.locator("circle.anchor").first).to_be_visible()


def test_two_people_at_one_machine(visit: Visit) -> None:
    aki = visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    aki.seat(1, "me")
    aki.set_table()
    aki.sit_down()
    seats = aki.page.locator("ol.seats li")
    for _ in range(6):
        aki.page.locator(".slot button, circle.anchor, [data-testid=other-seat]").first.wait_for(state="attached")
        if aki.see("other-seat").count():
            aki.see("other-seat").click()
            expect(aki.see("other-seat")).to_have_count(0)
        elif aki.page.locator("circle.anchor").count():
            break
        else:
            aki.take_card()
            aki.page.wait_for_timeout(100)
    assert seats.count() == 2
    eyes = seats.locator("xpath=self::*[contains(@class, 'eyes')]").get_attribute("data-seat")
    aki.lay_card(Random(7))
    aki.see("other-seat").click()
    expect(aki.page.locator("circle.anchor").first).to_be_visible()
    assert aki.page.locator("ol.seats li.eyes").get_attribute("data-seat") != eyes
