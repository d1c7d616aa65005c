import { describe, expect, it } from "vitest";
import { Choosing } from "../src/boards/shitenno/choosing.svelte";
import { fresh, refusals, scoringOf, turnOf } from "../src/boards/shitenno/happened";
import { brushed, SHAPES, SPOTS } from "../src/boards/shitenno/map";
import { flights, LINE, lasts, sound } from "../src/boards/shitenno/movement";
import { nearest } from "../src/boards/nearest";
import { complete, holds, NOTHING, waysOf, withLess, withMore } from "../src/boards/shitenno/payment";
import type { Action, Decision, Event, Shitenno, ShitennoView } from "../src/boards/shitenno/types";
import { byRank, counted, FIRST_KOKU, kokuOn, PROVINCES, sumOf, troopsOn } from "../src/boards/shitenno/view";
import { asking, partly, told, type Part } from "./partly";

const [BUSHI, SAMURAI, SHINOBI, SOHEI] = [0, 1, 2, 3];
const BUSHI_SOHEI = 10;
const [ONE_KOKU, TWO_KOKU, THREE_KOKU] = [14, 15, 16];

const log = told<Shitenno>;
const before = partly<ShitennoView>({ lot_tiles: [] });
const fly = (event: Part<Event>, view = before) => flights(partly<Event>(event), view);

describe("what is printed", () => {
  it("knows what is on every kind of card", () => {
    expect(troopsOn(SHINOBI)).toEqual([SHINOBI]);
    expect(troopsOn(BUSHI_SOHEI)).toEqual([BUSHI, SOHEI]);
    expect(FIRST_KOKU).toBe(ONE_KOKU);
    expect([BUSHI_SOHEI, ONE_KOKU, TWO_KOKU, THREE_KOKU].map(kokuOn)).toEqual([0, 1, 2, 3]);
  });

  it("adds cards up, a double card as two troops", () => {
    expect(sumOf([BUSHI, BUSHI_SOHEI, TWO_KOKU, THREE_KOKU])).toEqual({ troops: [2, 0, 0, 1], koku: 5 });
  });

  it("has a shape and a place for a crest on the map for every province", () => {
    for (const { id } of PROVINCES) {
      expect(SHAPES[id]).toMatch(/^M.*Z$/);
      expect(SPOTS[id]).toBeDefined();
    }
  });
});

describe("the brush", () => {
  it("comes back to where it began, through every point", () => {
    const path = brushed([
      [130, 40],
      [132, 40],
      [131, 38],
    ]);
    expect(path.match(/C/g)).toHaveLength(3);
    expect(path.startsWith("M25.9 124C")).toBe(true);
    expect(path.endsWith("25.9 124Z")).toBe(true);
  });
});

it("tells equal cards apart", () => {
  expect(counted([SAMURAI, SAMURAI, SOHEI]).map(({ key }) => key)).toEqual(["1.0", "1.1", "3.0"]);
});

it("puts the higher title first", () => {
  expect(byRank(partly<ShitennoView>({ titles: [3, 0, 2] }))).toEqual([1, 2, 0]);
});

describe("what the log tells", () => {
  it("who has refused the lot on offer, and not the one before", () => {
    const lines = log(
      { event: "offered", seat: 0 },
      { event: "lot-refused", seat: 1 },
      { event: "lot-taken", seat: 2 },
      { event: "offered", seat: 0 },
      { event: "lot-refused", seat: 3 },
    );
    expect(refusals(lines)).toEqual([3]);
    expect(refusals([...lines, ...log({ event: "lot-kept", seat: 0 }, { event: "new-tairo", seat: 1 })])).toEqual([]);
  });

  it("what a player has done in the turn that is on", () => {
    const lines = log(
      { event: "taking-begins" },
      { event: "paid", seat: 1, joker: true },
      { event: "kamon-placed", seat: 1, province: 2, position: 1 },
      { event: "turn-ended", seat: 1 },
      { event: "paid", seat: 0, joker: false },
      { event: "kamon-placed", seat: 0, province: 4, position: 1 },
    );
    expect(turnOf(lines, 0)).toEqual({ placed: 1, jokerUsed: false });
    expect(turnOf(lines, 1)).toEqual({ placed: 0, jokerUsed: false });
    expect(turnOf(lines.slice(0, 3), 1)).toEqual({ placed: 1, jokerUsed: true });
  });

  it("what is new on the board this year", () => {
    const placed = { event: "kamon-placed" as const, seat: 1, province: 2, position: 1 };
    expect(fresh(log({ event: "taking-begins" }, placed, { event: "turned-gold", province: 5, position: 3 }))).toEqual(
      new Set(["2:1", "5:3"]),
    );
    expect(fresh(log({ event: "taking-begins" }, placed, { event: "sharing-begins" }))).toEqual(new Set());
  });

  it("the final scoring, in the order in which it was counted", () => {
    const scoring = scoringOf(
      log(
        { event: "ended", why: "koku" },
        { event: "points-in-game", seat: 0, points: 20 },
        { event: "points-in-game", seat: 1, points: 18 },
        { event: "koku-left", seat: 1, points: 3 },
        { event: "exchanges-used", seat: 0, tiles: 2, points: 2 },
        { event: "plus-ones-used", seat: 0, tiles: 1, points: 1 },
        { event: "majority", seat: 1, province: 0, points: 6, kamon: 2 },
        { event: "tie-broken", seat: 0, province: 1, points: 6, kamon: 1, level: [0, 1], position: 1 },
        { event: "nobody-there", province: 2 },
        { event: "total", seat: 0, points: 29 },
        { event: "total", seat: 1, points: 27 },
      ),
      2,
    );
    expect(scoring?.tallies).toEqual([
      { game: 20, koku: 0, tiles: 3, total: 29 },
      { game: 18, koku: 3, tiles: 0, total: 27 },
    ]);
    expect(scoring?.favours.map(({ province, seat, points, level }) => [province, seat, points, level.length])).toEqual([
      [0, 1, 6, 0],
      [1, 0, 6, 2],
      [2, -1, 0, 0],
    ]);
    expect(scoring?.decides).toBeNull();
    expect(scoringOf(log({ event: "turn-ended", seat: 0 }), 2)).toBeNull();
  });
});

describe("ways to pay", () => {
  const pay = (cards: number[], exchange = 0, plus_one = 0, joker = false): Action => ({ do: "pay", cards, exchange, plus_one, joker });
  const asked = {
    ...asking<Shitenno>(
      "pay",
      [pay([BUSHI_SOHEI, SAMURAI]), pay([SAMURAI, SAMURAI, BUSHI]), pay([SAMURAI, SAMURAI], 0, 1), pay([THREE_KOKU], 0, 1, true)],
      [
        { lost_troops: [SOHEI], lost_koku: 0 },
        { lost_troops: [], lost_koku: 0 },
        { lost_troops: [], lost_koku: 0 },
        { lost_troops: [], lost_koku: 2 },
      ],
    ),
    labels: ["a", "b", "c", "d"],
  };
  const ways = waysOf(asked);

  it("come with the least wasteful first, and of those the one without tiles", () => {
    expect(ways.map(({ label }) => label)).toEqual(["b", "c", "a", "d"]);
    expect(ways[0]?.action).toBe(asked.actions[1]);
  });

  it("are narrowed down by what is picked", () => {
    const one = withMore(ways, NOTHING, { card: SAMURAI })!;
    expect(ways.filter((way) => holds(way, one)).map(({ label }) => label)).toEqual(["b", "c", "a"]);
    const two = withMore(ways, one, { card: SAMURAI })!;
    expect(ways.filter((way) => holds(way, two)).map(({ label }) => label)).toEqual(["b", "c"]);
    expect(complete(ways, two)).toBeNull();
    expect(complete(ways, withMore(ways, two, "plusOne")!)?.label).toBe("c");
    expect(complete(ways, withMore(ways, two, { card: BUSHI })!)?.label).toBe("b");
  });

  it("begin anew with a card that does not go with the others, and refuse one that no way holds", () => {
    const one = withMore(ways, NOTHING, { card: SAMURAI })!;
    expect(withMore(ways, one, { card: THREE_KOKU })?.cards).toEqual([THREE_KOKU]);
    expect(withMore(ways, one, { card: SHINOBI })).toBeNull();
    expect(withMore(ways, one, "exchange")).toBeNull();
  });

  it("give back what is put back", () => {
    const picked = { cards: [SAMURAI, SAMURAI], exchange: 1, plusOne: 1, joker: true };
    expect(withLess(picked, { card: SAMURAI }).cards).toEqual([SAMURAI]);
    expect(withLess(picked, "joker").joker).toBe(false);
    expect(withLess(withLess(picked, "plusOne"), "exchange")).toEqual({ ...picked, exchange: 0, plusOne: 0 });
    expect(withLess(picked, { card: BUSHI })).toBe(picked);
  });
});

describe("what is chosen and not yet sealed", () => {
  function choosingFrom(name: Decision, actions: Action[]): Choosing {
    const asked = asking<Shitenno>(name, actions);
    return new Choosing(() => asked);
  }

  it("an offer is complete with a tile", () => {
    const choosing = choosingFrom("make-lot", [
      { do: "add", card: 1 },
      { do: "offer", tile: 0 },
      { do: "offer", tile: 2 },
    ]);
    expect(choosing.label).toBeNull();
    choosing.lay(0, 2);
    expect(choosing.label).toBe("answer 2");
    choosing.lay(0, -1);
    expect(choosing.chosen).toBeNull();
  });

  it("two lots need two tiles, and one tile cannot lie on both", () => {
    const choosing = choosingFrom("split-cards", [
      { do: "divide", tile: 0, other: 3 },
      { do: "divide", tile: 3, other: 0 },
    ]);
    choosing.lay(1, 0);
    expect(choosing.chosen).toBeNull();
    choosing.lay(0, 3);
    expect(choosing.label).toBe("answer 1");
    choosing.lay(1, 3);
    expect(choosing.laid).toEqual([-1, 3]);
  });

  it("the only way to pay is picked at once, and anything else not", () => {
    const pay = (card: number): Action => ({ do: "pay", cards: [card], exchange: 0, plus_one: 0, joker: false });
    const one = choosingFrom("pay", [pay(SOHEI)]);
    one.letGo();
    expect(one.label).toBe("answer 0");
    const two = choosingFrom("pay", [pay(SOHEI), pay(TWO_KOKU)]);
    two.letGo();
    expect(two.chosen).toBeNull();
    expect(two.toggle({ card: BUSHI }, true)).toBe(false);
    expect(two.toggle({ card: TWO_KOKU }, true)).toBe(true);
    expect(two.label).toBe("answer 1");
    expect(two.narrowed.cards).toEqual([TWO_KOKU]);
  });

  it("is let go of", () => {
    const accept: Action = { do: "accept" };
    const choosing = choosingFrom("lot", [accept, { do: "refuse" }]);
    choosing.want(accept);
    expect(choosing.label).toBe("answer 0");
    choosing.letGo();
    expect(choosing.label).toBeNull();
  });
});

describe("movement", () => {
  it("cards come from their decks to the tray", () => {
    const found = fly({ event: "sharing-begins", seat: 0, cards: [SAMURAI, TWO_KOKU] });
    expect(found.map(({ from, to, symbol }) => [from, to, symbol])).toEqual([
      ["deck:troop", "shared", "shi-card-1"],
      ["deck:koku", "shared", "shi-card-15"],
    ]);
  });

  it("of two lots each goes from its own place", () => {
    const lots = partly<ShitennoView>({ lot_tiles: [0, 3] });
    expect(fly({ event: "lot-taken", seat: 1, cards: [SOHEI], tile: 0 }, lots)[0]).toMatchObject({ from: "lot", to: "player:1" });
    expect(fly({ event: "lot-taken", seat: 0, cards: [SOHEI], tile: 3 }, lots)[0]).toMatchObject({ from: "shared", to: "player:0" });
  });

  it("a kamon goes to its position, the tile to its taker", () => {
    expect(fly({ event: "kamon-placed", seat: 2, province: 5, position: 3, points: 8, extra: 0 })).toEqual([
      { from: "player:2", to: "position:5:3", symbol: "shi-kamon-2", seat: 2, size: 30 },
    ]);
    expect(fly({ event: "tile-taken", seat: 2, province: 5, bonus: 1 })[0]).toMatchObject({
      from: "gate:5",
      to: "player:2",
      symbol: "shi-bonus-1",
    });
  });

  it("secret cards travel face down", () => {
    expect(fly({ event: "cards-dealt", seat: 1, number: 2 }).map(({ symbol }) => symbol)).toEqual(["shi-back-troop", "shi-back-troop"]);
  });

  it("koku clink, troops do not", () => {
    expect(sound(partly<Event>({ event: "paid", cards: [SAMURAI] }))).toBe("card");
    expect(sound(partly<Event>({ event: "paid", cards: [SAMURAI, ONE_KOKU] }))).toBe("coin");
    expect(sound(partly<Event>({ event: "title-taken" }))).toBeNull();
  });

  it("the table waits for each line of the scoring", () => {
    expect((["majority", "tie-broken", "nobody-there"] as const).map((event) => lasts(partly<Event>({ event })))).toEqual([
      LINE,
      LINE,
      LINE,
    ]);
    expect(lasts(partly<Event>({ event: "kamon-placed" }))).toBe(0);
  });
});

describe("arrow keys", () => {
  const area = (x: number, y: number) => ({ left: x, right: x + 10, top: y, bottom: y + 10 });
  const others = [area(100, 0), area(50, 4), area(0, 60), area(60, 60)];

  it("lead to the nearest thing in their direction, straight ahead before aside", () => {
    expect(nearest("ArrowRight", area(0, 0), others)).toBe(1);
    expect(nearest("ArrowDown", area(0, 0), others)).toBe(2);
    expect(nearest("ArrowLeft", area(0, 0), others)).toBe(-1);
    expect(nearest("a", area(0, 0), others)).toBe(-1);
  });
});
