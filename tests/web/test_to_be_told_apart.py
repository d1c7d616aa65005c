"""What must be told apart: what may be chosen, regions, small figures, names; light and dark, large and small."""

import re
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import ViewportSize, expect

from bakufu.kernel.table import Table
from bakufu.kernel.words import Decision
from tests.web.conftest import Visit
from tests.web.positions import lay, reached
from tests.web.serving import Server
from tests.web.test_for_everybody import under_way
from tests.web.visitor import LOG, Visitor

LAPTOP, LOW, TABLET = (1280, 800), (1366, 625), (820, 1180)
UPRIGHT, SIDEWAYS = (390, 844), (844, 390)

# Colours as L*a*b* has them, in which distances are what the eye sees.
COLOURS = """() => {
  const drawn = document.createElement('canvas').getContext('2d');
  const seen = name => {
    drawn.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    const whole = parseInt(drawn.fillStyle.slice(1), 16);
    const [r, g, b] = [16, 8, 0].map(by => ((whole >> by) & 255) / 255)
      .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const [x, y, z] = [
      (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
      0.2126 * r + 0.7152 * g + 0.0722 * b,
      (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    ].map(part => part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const others = [0, 1, 2, 3, 4].map(seat => `--seat-${seat}`)
    .concat(['brown', 'yellow', 'red', 'purple', 'green'].map(region => `--shogun-${region}`), '--vermilion');
  const choose = seen('--choose');
  return Object.fromEntries(others.map(name => [name, Math.hypot(...seen(name).map((part, i) => part - choose[i]))]));
}"""

# What on a board is drawn in the colour of what may be chosen, and what in the red that once meant three things.
DRAWN_IN = """() => {
  const rgb = name => {
    const one = document.createElement('i');
    one.style.color = `var(${name})`;
    document.body.append(one);
    const colour = getComputedStyle(one).color;
    one.remove();
    return colour;
  };
  const [choose, red] = [rgb('--choose'), rgb('--vermilion')];
  const found = { choose: 0, red: [] };
  for (const element of document.querySelectorAll('.board, .board *')) {
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const lines = [style.stroke, style.borderTopColor, style.outlineColor];
    const own = [...lines, style.fill, style.backgroundColor, style.color];
    if (own.includes(choose)) found.choose += 1;
    if (own.includes(red)) found.red.push(element.outerHTML.slice(0, 80));
  }
  return found;
}"""


def sized(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    visitor.page.wait_for_timeout(150)


@pytest.mark.parametrize(
    ("game", "players", "name", "options"),
    [
        ("edo_yashiki", 3, "take", {"taking": "draft"}),
        ("shitenno", 3, "take-provinces", {}),
        ("shogun", 3, "move", {}),
        ("bushido", 3, "order-attack", {}),
    ],
)
def test_what_may_be_chosen_has_a_colour_of_its_own(
    server: Server, visit: Visit, game: str, players: int, name: str, options: dict[str, Any]
) -> None:
    aki = visit()
    lay(*reached(game, players, under_way(name), **options), server, aki)
    aki.page.locator(".board [data-pick], .board .slot button:enabled").first.wait_for()
    for theme in ("light", "dark"):
        aki.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(aki.page.locator("html")).to_have_attribute("data-theme", theme)
        drawn = aki.page.evaluate(DRAWN_IN)
        assert drawn["choose"] > 0
        assert drawn["red"] == []
        if game == "shogun":
            near = {colour: far for colour, far in aki.page.evaluate(COLOURS).items() if far < 25}
            assert near == {}, theme
    lines_light_what_they_tell_of(aki)
    if game == "edo_yashiki":
        assert aki.page.locator(f"{LOG} .piece svg").count() > 10
        expect(aki.see("log")).not_to_contain_text(re.compile("[FTPG]{2}/| at -?[0-9]"))


DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def lines_light_what_they_tell_of(aki: Visitor) -> None:
    """Pointing at one of the last lines of the log lights its place on the board."""
    for line in reversed(aki.page.locator(LOG).all()[-80:]):
        line.hover()
        aki.page.evaluate(DRAWN)
        if aki.see("lit").count():
            box, board = aki.see("lit").first.bounding_box(), aki.see("board").bounding_box()
            assert box is not None
            assert board is not None
            assert board["x"] - 8 <= box["x"] <= board["x"] + board["width"]
            aki.page.mouse.move(1, 1)
            expect(aki.see("lit")).to_have_count(0)
            return
    raise AssertionError("no line lights anything")


def test_regions_differ_by_texture_on_every_screen(server: Server, visit: Visit) -> None:
    aki = visit()
    lay(*reached("shogun", 5, under_way("plan")), server, aki)
    expect(aki.page.locator(".map pattern.hatch")).not_to_have_count(0)
    patterns = aki.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.map pattern.hatch')]
            .map(pattern => [pattern.id.split('-').at(-1), pattern.innerHTML]))"""
    )
    assert set(patterns) == {"brown", "yellow", "red", "purple", "green"}
    assert len(set(patterns.values())) == 5
    for size in (LAPTOP, SIDEWAYS, UPRIGHT):
        sized(aki, size)
        # Where the whole map is seen: on a telephone under its tab.
        if (tab := aki.page.get_by_role("tab", name="Map")).is_visible():
            tab.click()
        grounds = aki.page.locator(".map .ground:not(.closed)").count()
        assert aki.page.locator(".map .texture").count() == grounds == 45
        seen: list[Image.Image] = []
        bare: list[Image.Image] = []
        for pictures, shown in ((seen, "visible"), (bare, "hidden")):
            aki.page.evaluate(
                f"() => document.querySelectorAll('.texture').forEach(path => path.style.visibility = '{shown}')"
            )
            pictures.append(Image.open(BytesIO(aki.page.locator(".map").screenshot())).convert("L"))
        changed = ImageChops.difference(seen[0], bare[0]).point(lambda level: 255 if level > 10 else 0)
        share = changed.histogram()[255] / (changed.width * changed.height)
        assert share > 0.02, (size, share)
        # And cards say the region by the same texture.
        if (tab := aki.page.get_by_role("tab", name="Plans")).is_visible():
            tab.click()
        assert aki.page.locator(".held .band rect[fill^='url(#shogun-cards-']").count() > 5


def with_marked_card(table: Table[Any], decision: Decision) -> bool:
    """A plan, with a province in hand that has a revolt marker."""
    marked = {province for province, markers in enumerate(table.state.markers) if markers}
    return decision.name == "plan" and any(getattr(action, "card", None) in marked for action in decision.actions)


TOO_SMALL = """() => [...document.querySelectorAll('.map .figure')]
  .filter(text => text.checkVisibility())
  .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)
  .filter(size => size < 10.95)"""

CLIPPED = """() => [...document.querySelectorAll('.held .card.province')].flatMap(card => {
  const outer = card.getBoundingClientRect();
  return [...card.querySelectorAll('.yields > span')]
    .filter(value => {
      const { left, right, top, bottom } = value.getBoundingClientRect();
      return left < outer.left + 8 || right > outer.right || top < outer.top || bottom > outer.bottom + 0.5;
    })
    .map(() => card.textContent.trim());
})"""


def test_shogun_can_be_read_on_a_laptop_and_beside_a_revolt_marker(server: Server, visit: Visit) -> None:
    aki = visit()
    lay(*reached("shogun", 4, with_marked_card), server, aki)
    assert aki.page.locator(".held .yields:has(> :nth-child(4))").count() > 0
    for size in (LAPTOP, LOW):
        sized(aki, size)
        assert aki.page.locator(".map .figure").count() == 90
        assert aki.page.evaluate(TOO_SMALL) == []
    for size in (LAPTOP, LOW, TABLET, UPRIGHT, SIDEWAYS):
        sized(aki, size)
        assert aki.page.evaluate(CLIPPED) == [], size


CONTRAST = """() => {
  const light = colour => {
    const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map(Number)
      .map(part => part / 255).map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = element => {
    for (let up = element; up; up = up.parentElement) {
      const colour = getComputedStyle(up).backgroundColor;
      if (!/^rgba\\(.*, 0\\)$/.test(colour)) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  return [...document.querySelectorAll('.clan .role')].filter(role => role.checkVisibility()).map(role => {
    const [one, other] = [light(getComputedStyle(role).color), light(behind(role))].sort((a, b) => b - a);
    return [role.textContent.trim(), (one + 0.05) / (other + 0.05)];
  });
}"""

NAMES = """() => [...document.querySelectorAll('.clan .name')].filter(name => name.checkVisibility())
  .map(name => [name.textContent, name.offsetWidth > 10 && name.scrollWidth <= name.clientWidth + 1])"""


OVERFULL = (
    "() => [...document.querySelectorAll('.clan')].filter(clan => clan.scrollHeight > clan.clientHeight + 2).length"
)


@pytest.mark.long
def test_bushido_keeps_its_size_its_names_and_its_contrast(server: Server, visit: Visit) -> None:
    """From decision to decision the map stays as it was; roles stand beside names, and can be read in the dark."""
    aki = visit()
    maps: dict[tuple[int, int], set[tuple[int, int]]] = {LAPTOP: set(), LOW: set()}
    for name in ("invite", "give-samurai", "order-attack", "march", "lay-tiles", "verdict"):
        table, seat = reached("bushido", 4, under_way(name))
        lay(table, seat, server, aki)
        for size, seen in maps.items():
            sized(aki, size)
            box = aki.page.locator(".bushido > .middle").bounding_box()
            assert box is not None
            seen.add((round(box["width"]), round(box["height"])))
            names = aki.page.evaluate(NAMES)
            assert len(names) == 4
            assert aki.page.evaluate(OVERFULL) == 0, (name, size)
            assert all(whole and text for text, whole in names), (name, names)
    for theme in ("light", "dark"):
        aki.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(aki.page.locator("html")).to_have_attribute("data-theme", theme)
        roles = aki.page.evaluate(CONTRAST)
        assert len(roles) >= 4
        assert [(role, ratio) for role, ratio in roles if ratio < 4.5] == [], theme
    assert [len(seen) for seen in maps.values()] == [1, 1], maps
