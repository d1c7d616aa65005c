import { describe, expect, test } from "vitest";
import { DESKS } from "../src/boards/shogun/decisions";
import { countOf, fightsIn, lastFight, sideOf } from "../src/boards/shogun/fights";
import { flights, lasts, sound } from "../src/boards/shogun/movement";
import { byProvince, marches, offer } from "../src/boards/shogun/offers";
import { nextFree, steps, takeOff } from "../src/boards/shogun/plan";
import { BID, CHEST_CARD, nameOf, PROVINCES, TOWER_CARD, VILLAGE } from "../src/boards/shogun/printed";
import { lastCount } from "../src/boards/shogun/scoring";
import { fallOf, HEIGHT, placeAt, WALLS, WIDTH } from "../src/boards/shogun/tower";
import type { Action, Drop, Event, Hint, Shogun, ShogunView } from "../src/boards/shogun/types";
import { actionsInOrder, carriedOut, changed } from "../src/boards/shogun/view";
import * as parts from "./partly";

const CATALOGUE = import.meta.glob<string>("../../src/bakufu/games/shogun/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const told = (...events: parts.Part<Event>[]) => parts.told<Shogun>(...events).map((line) => ({ ...line, text: `line ${line.index}` }));

const asking = (actions: Action[], hints: Hint[] | null = null) => ({
  ...parts.asking<Shogun>("move", actions, hints),
  labels: actions.map((action) => JSON.stringify(action)),
});

const view = (some: Partial<ShogunView>): ShogunView =>
  parts.partly<ShogunView>({
    options: { draw_first: true, side: "sun", start: "preset", modules: [], tower: "shelves" },
    players: 3,
    row: [],
    confirmed: [true, true, true],
    leaders: [-1, -1, -1],
    owner: [0, 1],
    armies: [2, 2],
    buildings: [0, 0],
    markers: [0, 0],
    statues: [-1, -1],
    ...some,
  });

const DROPS: Drop[] = [
  { colour: 0, fate: "falls" },
  { colour: VILLAGE, fate: "loose" },
  { colour: 0, fate: "stays" },
  { colour: 1, fate: "falls" },
  { colour: 0, fate: "falls" },
];
const ATTACK: Event = { event: "attacked", seat: 0, province: 3, to: 4, armies: 3, defender: 1, defenders: 1 };
const THROW: Event = {
  event: "thrown",
  thrown: [
    { colour: 0, count: 3 },
    { colour: 1, count: 1 },
  ],
  bowl: [
    { colour: 0, count: 2 },
    { colour: 1, count: 1 },
    { colour: VILLAGE, count: 1 },
  ],
  inside: [
    { colour: 0, count: 2 },
    { colour: 2, count: 1 },
  ],
  drops: DROPS,
};

describe("what is printed", () => {
  test("cards and provinces have the numbers of the rules", () => {
    expect(PROVINCES).toHaveLength(45);
    expect([CHEST_CARD, TOWER_CARD]).toEqual([45, 50]);
    expect(nameOf(0)).toBe("Mutsu");
    expect(nameOf(TOWER_CARD)).toBe("");
    const perRegion = [0, 1, 2, 3, 4].map((region) => PROVINCES.filter((one) => one.region.moon === region).length);
    expect(perRegion).toEqual([9, 9, 9, 9, 9]);
  });
});

describe("a plan", () => {
  const empty = Array.from({ length: 14 }, () => -1);

  test("a card from the hand goes to an empty space in one step", () => {
    expect(steps(empty, 7, 2, null)).toEqual([{ do: "lay", card: 7, space: 2 }]);
  });

  test("what lies there comes back to the hand first", () => {
    expect(steps(empty.with(2, 9), 7, 2, null)).toEqual([{ do: "rethink" }, { do: "lift", space: 2 }, { do: "lay", card: 7, space: 2 }]);
  });

  test("two laid cards change places", () => {
    expect(steps(empty.with(2, 9).with(5, 7), 7, 2, 5)).toEqual([
      { do: "rethink" },
      { do: "lift", space: 5 },
      { do: "rethink" },
      { do: "lift", space: 2 },
      { do: "lay", card: 7, space: 2 },
      { do: "lay", card: 9, space: 5 },
    ]);
    expect(steps(empty.with(2, 9), 9, 2, 2)).toEqual([]);
    expect(takeOff(3)).toEqual([{ do: "rethink" }, { do: "lift", space: 3 }]);
  });

  test("the next free space comes after this one, and then from the beginning", () => {
    const plan = empty.with(1, 9);
    expect(nextFree(plan, [0, 1, 2], 0)).toBe(2);
    expect(nextFree(plan, [0, 1, 2], 2)).toBe(0);
    expect(nextFree(plan, [1], null)).toBeNull();
  });

  test("actions stand in the order of the cards, unknown ones behind", () => {
    const order = actionsInOrder([8, 3, 0, 7, 9]);
    expect(order.map(({ space }) => space)).toEqual([8, 3, 0, 7, 9, 1, 2, 4, 5, 6]);
    expect(order.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, null, null, null, null, null]);
  });

  test("the action carried out is the card shown last, but not while plans are laid", () => {
    const log = told(
      { event: "shown", seat: 1, space: 4, card: 3 },
      { event: "actions-opened" },
      { event: "shown", seat: 2, space: 8, card: 3 },
      { event: "shown", seat: 2, space: 10, card: 3 },
    );
    expect(carriedOut(view({ row: [8] }), log)).toEqual({ space: 8, seat: 2 });
    expect(carriedOut(view({ row: [8] }), log.slice(0, 2))).toBeNull();
    expect(carriedOut(view({ row: [8], confirmed: [true, false, true] }), log)).toBeNull();
  });
});

describe("answers", () => {
  const asked = asking(
    [{ do: "stay" }, { do: "march", to: 4, armies: 1 }, { do: "march", to: 4, armies: 2 }, { do: "march", to: 6, armies: 1 }],
    [null, { attacker: 0.2, nobody: 0.3, defender: 0.5 }, { attacker: 0.6, nobody: 0.2, defender: 0.2 }, null],
  );

  test("marches go by province and number, with the odds of each", () => {
    const [first, second] = marches(asked);
    expect(first!.to).toBe(4);
    expect(first!.offers.map(({ armies, odds }) => [armies, odds?.attacker])).toEqual([
      [1, 0.2],
      [2, 0.6],
    ]);
    expect(second!.offers).toHaveLength(1);
    expect(second!.offers[0]!.odds).toBeNull();
  });

  test("an answer is found by what it says, and only among those offered", () => {
    expect(offer(asked, { do: "stay" })?.action).toEqual({ do: "stay" });
    expect(offer(asked, { do: "march", to: 5 })).toBeNull();
    expect(offer(null, { do: "stay" })).toBeNull();
    expect([...byProvince(asked).keys()]).toEqual([4, 6]);
  });

  test("every decision of the game is answered on the board", () => {
    const words = Object.values(CATALOGUE).join();
    const decisions = [...words.matchAll(/^decision-([a-z-]+) =/gm)].map(([, name]) => name);
    expect(decisions.length).toBeGreaterThan(10);
    expect(Object.keys(DESKS).toSorted()).toEqual(decisions.toSorted());
  });
});

describe("fights", () => {
  test("are read off the log with their cause and their end", () => {
    const [fight] = fightsIn(
      told(ATTACK, { event: "army-added", seat: 0 }, THROW, { event: "conquered", seat: 0, province: 4, armies: 0, attack: 2, defence: 1 }),
    );
    expect(fight).toMatchObject({ kind: "attack", attacker: 0, defender: 1, province: 4, attack: 2, defence: 1, winner: 0 });
    expect(fight!.about).toBe("line 0");
    expect(fight!.outcome).toBe("line 3");
    // One of two defenders counted: the village stays out of it.
    expect(sideOf(fight!, VILLAGE)).toBeNull();
    expect(sideOf(fight!, 1)).toBe("defence");
  });

  test("the village helps where it was counted", () => {
    const [fight] = fightsIn(told(ATTACK, THROW, { event: "cleared", province: 4, attack: 2, defence: 2 }));
    expect(fight!.villageHelps).toBe(true);
    expect(fight!.winner).toBeNull();
    expect(sideOf(fight!, VILLAGE)).toBe("defence");
  });

  test("in a revolt the village attacks", () => {
    const [fight] = fightsIn(
      told({ event: "revolted", seat: 1, province: 4, armies: 3, villagers: 1 }, THROW, {
        event: "put-down",
        seat: 1,
        province: 4,
        armies: 0,
        village: 1,
        defence: 1,
      }),
    );
    expect(fight).toMatchObject({ kind: "revolt", attacker: VILLAGE, defender: 1, attack: 1, winner: 1 });
    expect(sideOf(fight!, 0)).toBeNull();
  });

  test("the last one is found in a long log", () => {
    const log = told(ATTACK, THROW, { event: "cleared", province: 4, attack: 2, defence: 2 }, { event: "shown", space: 1 });
    expect(lastFight(log)).toMatchObject({ index: 1, outcome: "line 2" });
    expect(lastFight([])).toBeNull();
  });
});

describe("the tower", () => {
  const [fight] = fightsIn(told(ATTACK, THROW, { event: "cleared", province: 4, attack: 2, defence: 2 }));
  const fall = fallOf(fight!);
  const at = (time: number) => fall.cubes.map((cube) => ({ cube, place: placeAt(cube, fall, time) }));
  const within = (x: number, y: number) => x > WALLS.left && x < WALLS.right && y > WALLS.top && y < WALLS.bottom;

  test("in the end the bowl holds what the event says, and the tower what stayed", () => {
    const end = at(fall.over);
    for (const { colour, count } of fight!.bowl)
      expect(end.filter(({ cube, place }) => cube.colour === colour && place!.y > WALLS.bottom)).toHaveLength(count);
    const inside = end.filter(({ place }) => within(place!.x, place!.y));
    for (const { colour, count } of fight!.inside) expect(inside.filter(({ cube }) => cube.colour === colour)).toHaveLength(count);
    expect(end).toHaveLength(4 + 3);
  });

  test("cubes fall in the order of the event", () => {
    const falling = fall.cubes.filter(({ fate }) => fate !== "lies");
    expect(falling.map(({ colour }) => colour)).toEqual(DROPS.map(({ colour }) => colour));
    expect(falling.map(({ at }) => at)).toEqual(falling.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  test("nobody is seen before being thrown, but who lies inside", () => {
    const begin = at(-1).filter(({ place }) => place !== null);
    expect(begin.map(({ cube }) => cube.fate).toSorted()).toEqual(["lies", "lies", "loose"]);
  });

  test("the bowl is counted in two rows, the attack above", () => {
    const rows = [0, 1].map(
      (colour) => new Set(fall.cubes.filter((one) => one.colour === colour && one.counted).map((one) => one.counted!.y)),
    );
    expect(rows.map((row) => row.size)).toEqual([1, 1]);
    expect([...rows[0]!][0]).toBeLessThan([...rows[1]!][0]!);
    const village = fall.cubes.find((one) => one.colour === VILLAGE && one.counted);
    expect(village!.counted!.y).toBe([...rows[1]!][0]);
  });

  test("even a great throw stays in the picture, and does not take forever", () => {
    const many = Array.from({ length: 60 }, (_, i): Drop => ({ colour: i % 3, fate: i % 4 ? "falls" : "stays" }));
    const great = fallOf({
      ...fight!,
      drops: many,
      inside: [0, 1, 2].map((colour) => ({ colour, count: 5 })),
      bowl: [0, 1, 2].map((colour) => ({ colour, count: 15 })),
    });
    for (const time of [0, 500, 1500, great.over])
      for (const cube of great.cubes) {
        const place = placeAt(cube, great, time);
        if (place) expect(place.x > 0 && place.x < WIDTH && place.y > 0 && place.y < HEIGHT).toBe(true);
      }
    expect(great.over).toBeLessThan(6_000);
    expect(lasts(parts.partly<Event>({ event: "thrown", drops: many }))).toBe(great.over);
  });

  test("the table is held exactly as long as the cubes fall and are read", () => {
    expect(lasts(THROW)).toBe(fall.over);
    expect(countOf(fight!.bowl, 0)).toBe(2);
  });
});

describe("movement", () => {
  test("armies go from province to province, and both sides into the tower", () => {
    expect(flights({ event: "moved", seat: 2, province: 3, to: 5, armies: 4 })).toEqual([
      { from: "province:3", to: "province:5", symbol: "shogun-cube", seat: 2, size: 20 },
    ]);
    expect(flights(ATTACK).map(({ from, to, seat }) => [from, to, seat])).toEqual([
      ["province:3", "tower", 0],
      ["province:4", "tower", 1],
    ]);
    // The village has no seat's colour.
    expect(flights({ ...ATTACK, defender: VILLAGE })[1]!.seat).toBeUndefined();
  });

  test("harvests come home, buildings go up", () => {
    expect(flights({ event: "rice-gathered", seat: 1, province: 8, rice: 3 })[0]).toMatchObject({
      from: "province:8",
      to: "clan:1",
      symbol: "shogun-rice",
    });
    expect(flights({ event: "built", seat: 1, province: 8, building: 2, chests: 1 })[0]).toMatchObject({
      to: "province:8",
      symbol: "shogun-theatre",
    });
    expect(flights({ event: "score", seat: 1, points: 0, chests: 0 })).toEqual([]);
  });

  test("a fight sounds and a plan is quiet to others", () => {
    expect(sound(ATTACK)).toBe("drum");
    expect(sound(parts.partly<Event>({ event: "tax-gathered" }))).toBe("coin");
    expect(sound(parts.partly<Event>({ event: "score" }))).toBeNull();
    expect(lasts(parts.partly<Event>({ event: "moved" }))).toBe(0);
  });

  test("what an update has changed is marked", () => {
    const before = view({});
    expect(changed(before, view({ armies: [2, 5] }))).toEqual(new Set([1]));
    expect(changed(before, view({ leaders: [0, -1, -1] }))).toEqual(new Set([0]));
    expect(changed(null, before)).toEqual(new Set());
  });
});

describe("the count of points", () => {
  const land = (seat: number, provinces: number, buildings: number): Event => ({ event: "land-scored", seat, provinces, buildings });
  const log = told(
    land(0, 9, 9),
    { event: "score", seat: 0, points: 18, chests: 1 },
    { event: "season-began", year: 2, season: 0 },
    land(0, 5, 2),
    land(1, 4, 3),
    { event: "majority-scored", seats: [0, 1], region: 2, building: 0, points: 2 },
    { event: "majority-scored", seats: [1], region: 3, building: 2, points: 1 },
    { event: "statues-scored", seat: 0, points: 2 },
    { event: "chamber-scored", seats: [1], line: 1, down: false, points: 3 },
    { event: "score", seat: 0, points: 29, chests: 4 },
    { event: "score", seat: 1, points: 13, chests: 4 },
  );

  test("is the last one, part by part", () => {
    const sheet = lastCount(log, 2)!;
    expect(sheet.parts.provinces).toEqual([5, 4]);
    expect(sheet.parts.castles).toEqual([2, 2]);
    expect(sheet.parts.theatres).toEqual([0, 1]);
    expect(sheet.parts.statues).toEqual([2, 0]);
    expect(sheet.parts.chambers).toEqual([0, 3]);
    expect(sheet.sums).toEqual([11, 13]);
    expect(sheet.scores).toEqual([29, 13]);
  });

  test("there is none before the first winter", () => {
    expect(lastCount(told({ event: "shown", space: BID }), 2)).toBeNull();
  });
});
