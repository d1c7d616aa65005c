"""The table is heard after the first gesture, unless one does not want to."""

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_movement import TURN_AWAY
from tests.web.visitor import Visitor

# A browser without ears: counts what would be heard.
LISTEN = """() => {
  window.heard = 0;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    createGain() {
      window.heard++;
      return super.createGain();
    }
  };
}"""


def heard(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("window.heard"))


def test_it_sounds_until_it_is_switched_off(visit: Visit) -> None:
    aki = visit()
    aki.page.add_init_script(f"({LISTEN})()")
    aki.begin("edo_yashiki", 2, taking="draft")
    aki.wait_for_me()
    assert heard(aki) == 0, "browsers forbid it before a gesture"
    aki.play(Random(1), until=1)
    aki.page.wait_for_function("() => window.heard > 0")

    aki.see("sound").click()
    expect(aki.see("sound")).to_have_attribute("aria-pressed", "false")
    before = heard(aki)
    aki.play(Random(2), until=1)
    assert heard(aki) == before
    aki.page.reload()
    expect(aki.see("sound")).to_have_attribute("aria-pressed", "false")


def test_a_bell_calls_who_looks_elsewhere(visit: Visit) -> None:
    aki, botan = visit(), visit()
    aki.page.add_init_script(f"({LISTEN})()")
    aki.enter()
    wish = {
        "game": "edo_yashiki",
        "seats": [{"kind": "person", "name": "Botan"}, {"kind": "me", "name": "Aki"}],
        "options": {"taking": "draft", "draw_first": False},
    }
    made = aki.page.request.post(f"{aki.address}/api/tables", data=wish).json()
    table = f"{aki.address}/t/{made['info']['table']}"
    botan.page.goto(f"{table}#{made['invitations'][0]['code']}")
    botan.see("take").click()
    aki.page.goto(table)
    expect(aki.see("sentence")).to_contain_text("Botan")
    aki.page.locator("h1").click()
    aki.page.evaluate(TURN_AWAY, True)
    botan.take_card()
    aki.page.wait_for_function("() => window.heard > 0")
    assert aki.page.title().startswith("●")
