import { flushSync, mount, unmount } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import table from "../../src/bakufu/games/shogun/components.toml";
import type { Pick } from "../src/boards/pick";
import Map_ from "../src/boards/shogun/Map.svelte";
import {
  BOX,
  CLOSED,
  KEYS,
  NEUTRAL,
  OUTLINES,
  ROUTES,
  STANDS,
  marchPath,
  provincesOf,
  regionBorders,
  regionOf,
} from "../src/boards/shogun/map/map";

const { borders } = table as { borders: { land: [string, string][]; sea: [string, string][] } };
const number = (key: string) => KEYS.indexOf(key);

// The sides of a path as it is drawn, each as text that does not depend on its direction.
function sides(path: string): Set<string> {
  const points = path.replace(/^M|Z$/g, "").split("L");
  return new Set(points.map((point, i) => [points.at(i - 1), point].sort().join(" to ")));
}

describe("the drawing", () => {
  test("shares borders between exactly those provinces that border by land", () => {
    const drawn = OUTLINES.map(sides);
    const shared = KEYS.flatMap((one, i) =>
      KEYS.slice(i + 1).flatMap((other, j) => {
        const theirs = drawn[i + 1 + j]!;
        return [...drawn[i]!].some((side) => theirs.has(side)) ? [[one, other].sort().join("-")] : [];
      }),
    );
    expect(shared.sort()).toEqual(borders.land.map((pair) => [...pair].sort().join("-")).sort());
  });

  test("has a dotted line for every sea route", () => {
    expect(ROUTES).toHaveLength(borders.sea.length);
  });

  test("has thick borders between regions, other ones by sun than by moon", () => {
    for (const side of ["sun", "moon"] as const) {
      const apart = borders.land.filter(([a, b]) => regionOf(number(a), side) !== regionOf(number(b), side));
      expect(regionBorders(side).split("M").length - 1).toBe(apart.length);
    }
    expect(regionBorders("sun")).not.toBe(regionBorders("moon"));
  });

  test("keeps everything on the paper", () => {
    for (const { name, army, figures, sites } of STANDS)
      for (const [x, y] of [name, army, figures, ...sites]) {
        expect(x).toBeGreaterThan(BOX.x);
        expect(x).toBeLessThan(BOX.x + BOX.width);
        expect(y).toBeGreaterThan(BOX.y);
        expect(y).toBeLessThan(BOX.y + BOX.height);
      }
  });

  test("draws a march as one closed stroke from the one towards the other", () => {
    const [kai, suruga] = [number("kai"), number("suruga")];
    const there = marchPath({ from: kai, to: suruga, seat: 0, armies: 2 });
    expect(there).toMatch(/^M[-\d.LQ ]+Z$/);
    expect(there).not.toBe(marchPath({ from: suruga, to: kai, seat: 0, armies: 2 }));
  });
});

const none = (value: number) => KEYS.map(() => value);
const VIEW = {
  owner: none(NEUTRAL),
  armies: none(0),
  buildings: none(0),
  markers: none(0),
  leaders: [number("shinano"), -1],
  statues: none(-1),
};
VIEW.owner[number("shinano")] = 0;
VIEW.armies[number("shinano")] = 7;
VIEW.buildings[number("shinano")] = 0b101;
VIEW.markers[number("shinano")] = 2;
VIEW.owner[number("mutsu")] = CLOSED;

test("a province is what the view says of it", () => {
  expect(provincesOf(VIEW)[number("shinano")]).toEqual({
    owner: 0,
    armies: 7,
    buildings: ["castle", "theatre"],
    markers: 2,
    leader: 0,
    statue: -1,
  });
  expect(provincesOf(VIEW)[number("mino")]).toMatchObject({ owner: NEUTRAL, buildings: [], leader: -1 });
});

describe("the map", () => {
  beforeAll(() => {
    // jsdom lays nothing out.
    vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
  });

  let map: Record<string, unknown> | null = null;
  afterEach(async () => {
    if (map) await unmount(map);
    document.body.replaceChildren();
  });

  const WORDS = { map: "Map", neutral: "neutral", closed: "closed" };
  const picks = new SvelteMap<number, Pick>();
  const marked = new SvelteSet<number>();

  function laid() {
    picks.clear();
    marked.clear();
    const props = { provinces: provincesOf(VIEW), side: "sun" as const, names: ["Aki", "Beniko"], words: WORDS, picks, marked, pace: 0 };
    map = mount(Map_, { target: document.body, props });
    flushSync();
  }
  const ground = (key: string) => document.querySelector<SVGPathElement>(`[data-province="${number(key)}"]`)!;
  const standing = (key: string) => document.querySelector(`[data-place="province:${number(key)}"]`)!.closest("[role=img]")!;

  test("shows who stands where", () => {
    laid();
    expect(document.querySelectorAll("[data-province]")).toHaveLength(KEYS.length);
    expect(standing("shinano").getAttribute("aria-label")).toContain("Aki 7");
    expect(standing("shinano").querySelectorAll('[href="#shogun-castle"], [href="#shogun-theatre"]')).toHaveLength(2);
    expect(standing("shinano").querySelectorAll(".site")).toHaveLength(1);
    expect(standing("shinano").querySelector('[href="#shogun-leader"]')).not.toBeNull();
    expect(standing("mino").querySelector(".number")).toBeNull();
    expect(standing("mutsu").querySelector(".figure")).toBeNull();
  });

  test("offers what can be chosen to mouse and keys, and nothing else", () => {
    laid();
    expect(document.querySelectorAll("path[role=button]")).toHaveLength(0);
    const act = vi.fn();
    picks.set(number("shinano"), { label: "take Shinano", act });
    flushSync();
    const shinano = document.querySelector<SVGPathElement>("path[role=button]")!;
    expect(shinano).toBe(ground("shinano"));
    expect(shinano.getAttribute("aria-label")).toBe("take Shinano");
    shinano.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    shinano.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(act).toHaveBeenCalledTimes(2);
    picks.clear();
    flushSync();
    expect(shinano.getAttribute("role")).toBeNull();
  });

  test("tells the facts of the province that is pointed at", () => {
    laid();
    const facts = () => document.querySelector("[data-testid=facts]")?.textContent ?? "";
    expect(facts()).toBe("");
    ground("shinano").dispatchEvent(new Event("pointerover", { bubbles: true }));
    flushSync();
    expect(facts()).toContain("Shinano");
    expect(facts()).toContain("Aki");
    ground("mutsu").dispatchEvent(new Event("pointerover", { bubbles: true }));
    flushSync();
    expect(facts()).toContain("closed");
  });

  test("marks what has just changed", () => {
    laid();
    expect(document.querySelector(".marked")).toBeNull();
    marked.add(number("mino"));
    flushSync();
    expect(document.querySelectorAll(".marked")).toHaveLength(1);
    expect(document.querySelector(".marked")!.getAttribute("d")).toBe(OUTLINES[number("mino")]);
  });
});
