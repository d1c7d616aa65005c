"""Thinking time, as the seats show it."""

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_the_clock_runs_for_the_one_who_must_decide(visit: Visit) -> None:
    aki = visit()
    aki.enter()
    aki.choose("edo_yashiki", 2, taking="draft")
    aki.page.get_by_label("Thinking time").select_option("decision")
    aki.page.get_by_label("How long").select_option(label="30 seconds")
    aki.set_table()
    aki.sit_down()
    aki.wait_for_me()
    clock = aki.page.locator("ol.seats li.eyes .clock.running")
    expect(clock).to_contain_text("0:")
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    assert int(clock.inner_text().removeprefix("0:")) < int(before.removeprefix("0:"))
