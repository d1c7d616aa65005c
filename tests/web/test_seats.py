"""Who plays for a seat: its owner, a caretaker when time is out, another browser with the recovery code."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def quick_table(aki: Visitor, *others: dict[str, str]) -> Any:
    """Aki begins, and everybody has five seconds for each decision."""
    aki.enter()
    wish = {
        "game": "edo_yashiki",
        "seats": [{"kind": "me", "name": "Aki"}, *others],
        "options": {"taking": "draft", "draw_first": False},
        "clock": {"kind": "decision", "seconds": 5},
    }
    made = aki.page.request.post(f"{aki.address}/api/tables", data=wish).json()
    # She has added to the luck, as her page would have: nobody waits for it.
    aki.page.request.post(f"{aki.address}/api/tables/{made['info']['table']}/part", data={"part": "ab" * 32})
    return made


@pytest.mark.long
def test_one_expiry_costs_one_decision_and_the_second_lets_the_caretaker_go_on(visit: Visit) -> None:
    aki = visit()
    made = quick_table(aki, {"kind": "bot", "bot": "greedy"})
    aki.page.goto(f"{aki.address}/t/{made['info']['table']}")
    seat = aki.page.locator('ol.seats li[data-seat="0"]')
    expect(seat).to_contain_text("you")
    # She looks on while her card is taken; where it is laid she is asked again, with all the time.
    expect(aki.see("time-out")).to_be_visible()
    expect(aki.page.locator("circle.anchor").first).to_be_attached()
    expect(seat.locator(".clock.running")).to_have_text(re.compile("0:0[45]"))
    expect(seat).to_contain_text("you")
    assert aki.see("caretaker").count() == 0
    expect(aki.see("caretaker")).to_contain_text("a bot plays for you")
    expect(seat).to_contain_text("a bot plays")
    aki.see("resume").click()
    expect(aki.see("caretaker")).to_have_count(0)
    expect(seat).to_contain_text("you")
    aki.play(Random(1), until=1)
    expect(aki.see("log")).to_contain_text("Aki lays")


def test_a_caretaker_plays_until_the_owner_is_back(visit: Visit) -> None:
    aki, botan = visit(), visit()
    made = quick_table(aki, {"kind": "person", "name": "Botan"})
    table = f"{aki.address}/t/{made['info']['table']}"
    botan.page.goto(f"{table}#{made['invitations'][0]['code']}")
    botan.see("take").click()
    seat = botan.page.locator('ol.seats li[data-seat="0"]')
    expect(seat).to_contain_text("away")
    # Aki has to take a card and is not here.
    expect(seat).to_contain_text("a bot plays")
    expect(botan.see("log")).to_contain_text("Aki takes")
    aki.page.goto(table)
    expect(seat).not_to_contain_text("a bot plays")
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
    aki.sit_down()
    code = aki.own_code()
    aki.wait_for_me()

    phone.page.goto(table)
    phone.see("recover").click()
    phone.see("code").fill(code)
    phone.see("take").click()
    again = phone.own_code()
    assert again != code
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
    expect(aki.page.locator("ol.seats .eyes")).to_contain_text("Aki")
    expect(aki.see("seat-lost")).to_have_count(0)
    expect(phone.see("seat-lost")).to_be_visible()
    aki.play(Random(3), until=1)


def test_a_bot_of_a_level_is_chosen_by_its_name_and_plays(visit: Visit) -> None:
    aki = visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    which = aki.page.get_by_label("Which bot on seat 2")
    assert which.locator("option").all_inner_texts()[:6] == ["first game", "easy", "fair", "strong", "expert", "master"]
    which.select_option(label="strong")
    aki.set_table()
    aki.sit_down()
    while aki.wait_for_me() != "house":
        aki.take_card()
    expect(aki.see("log")).to_contain_text("takes")
