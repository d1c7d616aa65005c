"""Who plays for a seat: its owner, a caretaker when time is out, another browser with the recovery code."""

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_a_caretaker_plays_until_the_owner_is_back(visit: Visit) -> None:
    aki, botan = visit(), visit()
    aki.enter()
    wish = {
        "game": "edo_yashiki",
        "seats": [{"kind": "me", "name": "Aki"}, {"kind": "person", "name": "Botan"}],
        "options": {"taking": "draft", "draw_first": False},
        "clock": {"kind": "decision", "seconds": 5},
    }
    made = aki.page.request.post(f"{aki.address}/api/tables", data=wish).json()
    table = f"{aki.address}/t/{made['info']['table']}"
    botan.page.goto(f"{table}#{made['invitations'][0]['code']}")
    botan.see("take").click()
    botan.see("sit").click()
    seat = botan.page.locator('ol.seats li[data-seat="0"]')
    expect(seat).to_contain_text("away")
    # Aki has to take a card and is not here.
    expect(seat).to_contain_text("a caretaker plays")
    expect(botan.see("log")).to_contain_text("Aki takes")
    aki.page.goto(table)
    expect(seat).not_to_contain_text("a caretaker plays")
    expect(seat).not_to_contain_text("away")
    aki.wait_for_me()
    aki.play(Random(1), until=1)
    expect(botan.see("log")).to_contain_text("Aki lays")


def test_a_seat_is_lost_to_another_browser_and_got_back(visit: Visit) -> None:
    aki, phone = visit(), visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    aki.name_myself("Aki")
    table = aki.set_table()
    code = aki.page.get_by_role("textbox", name="Keep this code").input_value()
    aki.sit_down()
    aki.wait_for_me()

    phone.page.goto(table)
    phone.see("recover").click()
    phone.see("code").fill(code)
    phone.see("take").click()
    again = phone.page.get_by_role("textbox", name="Keep this code").input_value()
    assert again != code
    phone.see("sit").click()
    expect(phone.page.locator("ol.seats .eyes")).to_contain_text("Aki")

    # What was Aki's browser looks on now, and can do nothing.
    expect(aki.see("seat-lost")).to_be_visible()
    expect(aki.page.locator("ol.seats .eyes")).to_have_count(0)
    expect(aki.page.locator(".slot button, circle.anchor, button[data-action]")).to_have_count(0)
    phone.play(Random(2), until=1)
    expect(aki.see("log")).to_contain_text("Aki lays")

    aki.see("seat-lost").get_by_role("button").click()
    aki.see("code").fill(again)
    aki.see("take").click()
    aki.see("sit").click()
    expect(aki.page.locator("ol.seats .eyes")).to_contain_text("Aki")
    expect(aki.see("seat-lost")).to_have_count(0)
    expect(phone.see("seat-lost")).to_be_visible()
    aki.play(Random(3), until=1)
