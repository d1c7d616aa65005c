import { describe, expect, it } from "vitest";
import {
  byHex,
  choicesOf,
  firstCount,
  isGrave,
  offersOf,
  playerOf,
  tileFor,
  tilesAsked,
  unofferedHex,
  unofferedTile,
  withCount,
  withTile,
} from "../src/boards/bushido/choices";
import { boxOf, centre, hexName, outline, towards, wayBetween } from "../src/boards/bushido/map";
import { flights, lasts, sound } from "../src/boards/bushido/moves";
import { turns } from "../src/boards/bushido/score";
import { marksOf, momentFor, piecesOf, storyOf } from "../src/boards/bushido/story";
import {
  fallenOf,
  KATANA,
  katanaOn,
  PRINTED,
  rolesOf,
  TERRAINS,
  TILES,
  tileOf,
  toArms,
  tokensOf,
  troopsOf,
  valuesOf,
} from "../src/boards/bushido/view";
import type { Bushido, BushidoView, Event } from "../src/boards/bushido/types";
import { asking, partly, told } from "./partly";

const asked = asking<Bushido>;
const log = told<Bushido>;

it("counts as turns only what came after the land was taken", () => {
  const honour = (seat: number, before: number, after: number) => ({ event: "daimyo-honour" as const, seat, before, after });
  const lines = log(honour(0, 0, 28), { event: "daimyo-named", seat: 0, month: 1 }, honour(0, 28, 31), honour(1, 24, 22));
  expect(turns(lines).map(({ seat, points }) => [seat, points])).toEqual([
    [0, 3],
    [1, -2],
  ]);
});

describe("components", () => {
  it("reads tiles and terrain from the table that the rules read", () => {
    expect(TILES).toEqual(["katana-1", "katana-2", "katana-3", "chanoyu", "geisha", "shinobi", "ronin", "seppuku"]);
    expect(TERRAINS[0]).toBe("fortress");
    expect(valuesOf(TERRAINS.indexOf("mountain"))).toMatchObject({ honour: 2, koku: 2, katana: 0 });
    expect(valuesOf(-1)).toBeNull();
    expect(PRINTED.tea.gift).toBe(5);
  });

  it("counts katana, tokens and the tiles of a call to arms", () => {
    expect(katanaOn([2, 1, 3])).toBe(2 * KATANA[0]! + KATANA[1]! + 3 * KATANA[2]!);
    const view = partly<BushidoView>({ bonus_tokens: [3, 2, 0], daimyo: 1, samurai: 0, bushi: 2, sensei: 0, hatamoto: -1 });
    expect([0, 1, 2].map((seat) => tokensOf(view, seat))).toEqual([[3, 6], [6], []]);
    expect(rolesOf(view, 0)).toEqual(["samurai", "sensei"]);
    expect([1, 4, 5, 8, 9, 12].map(toArms)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it("counts troops in the game, and those out of it", () => {
    const view = partly<BushidoView>({ reserve: [12, 10], fallen: [0, 4], elite_fallen: [0, 1] });
    expect([0, 1].map((seat) => [troopsOf(view, seat), fallenOf(view, seat)])).toEqual([
      [18, 0],
      [16, 5],
    ]);
  });
});

describe("map", () => {
  it("names hexes as all sentences do", () => {
    expect([0, 5, 6, 29].map(hexName)).toEqual(["A1", "A6", "B1", "E6"]);
  });

  it("shifts every second row half a hex, and holds all hexes", () => {
    expect(centre(6).x - centre(0).x).toBeCloseTo(50);
    expect(centre(12).x).toBeCloseTo(centre(0).x);
    const near = (a: number, b: number) => Math.hypot(centre(a).x - centre(b).x, centre(a).y - centre(b).y);
    expect(near(0, 1)).toBeCloseTo(100);
    expect(near(1, 6)).toBeCloseTo(100);
    for (const hexes of [18, 24, 30]) {
      const box = boxOf(hexes);
      for (let hex = 0; hex < hexes; hex++) {
        const { x, y } = centre(hex);
        expect(x - 50).toBeGreaterThan(box.x);
        expect(x + 50).toBeLessThan(box.x + box.width);
        expect(y - 57).toBeGreaterThan(box.y);
        expect(y + 57).toBeLessThan(box.y + box.height);
      }
    }
    expect(outline().split("L")).toHaveLength(6);
  });

  it("goes with the arrow keys to the nearest hex that can be chosen", () => {
    const all = Array.from({ length: 18 }, (_, hex) => hex);
    expect(towards(0, all, 1, 0)).toBe(1);
    expect(towards(0, [0, 3, 5], 1, 0)).toBe(3);
    expect(towards(0, all, -1, 0)).toBeNull();
    expect([6, 12]).toContain(towards(0, all, 0, 1));
  });

  it("lets troops go from hex to hex without hiding either", () => {
    const { a, b, army } = wayBetween(0, 1);
    expect(a.x).toBeGreaterThan(centre(0).x);
    expect(b.x).toBeLessThan(centre(1).x);
    expect(army.x).toBeGreaterThan(a.x);
    expect(army.x).toBeLessThan(b.x);
  });
});

describe("choices", () => {
  const march = asked("march", [
    { do: "march", origin: 3, troops: 1, elite: 0 },
    { do: "march", origin: 3, troops: 2, elite: 0 },
    { do: "march", origin: 3, troops: 1, elite: 1 },
    { do: "march", origin: 8, troops: 1, elite: 0 },
  ]);

  it("sorts answers by hex and by number", () => {
    const places = byHex(offersOf(march));
    expect([...places.keys()]).toEqual([3, 8]);
    const here = places.get(3)!;
    expect(choicesOf(here, "troops", { troops: 1, elite: 0 })).toEqual([1, 2]);
    expect(choicesOf(here, "elite", { troops: 1, elite: 0 })).toEqual([0, 1]);
    expect(withCount(here, { troops: 2, elite: 1 })).toBeNull();
    expect(withCount(here, { troops: 1, elite: 1 })?.index).toBe(2);
  });

  it("begins with everybody who can march, but with one troop to place", () => {
    expect(firstCount(offersOf(march).slice(0, 3))).toEqual({ troops: 1, elite: 1 });
    const place = asked(
      "place-troops",
      [1, 2, 3].map((troops) => ({ do: "place", hex: 0, troops })),
    );
    expect(firstCount(offersOf(place))).toEqual({ troops: 1, elite: 0 });
    expect(firstCount([])).toEqual({ troops: 0, elite: 0 });
  });

  const effects = asked("effects", [
    { do: "play-ronin", hex: 4 },
    { do: "play-ronin", hex: 7 },
    { do: "play-shinobi", target: 2 },
    { do: "play-geisha" },
    { do: "pass" },
  ]);

  it("takes up a tile before it shows where to", () => {
    expect(withTile(effects, null).map(({ index }) => index)).toEqual([4]);
    expect(withTile(effects, tileOf("ronin")).map(({ index }) => index)).toEqual([0, 1]);
    expect(withTile(effects, tileOf("shinobi")).map(playerOf)).toEqual([2]);
    expect(tilesAsked(offersOf(effects))).toEqual(new Set([tileOf("ronin"), tileOf("shinobi"), tileOf("geisha")]));
    expect(withTile(march, null)).toHaveLength(4);
  });

  it("wants a seal under what is grave", () => {
    const [, , , geisha, pass] = offersOf(effects);
    expect(isGrave(effects, geisha!)).toBe(true);
    expect(isGrave(effects, pass!)).toBe(false);
    const attack = asked("order-attack", [{ do: "attack", hex: 1 }, { do: "pass" }]);
    expect(isGrave(attack, offersOf(attack)[1]!)).toBe(true);
    const tea = asked("tea-answer", [{ do: "accept" }, { do: "refuse" }]);
    expect(offersOf(tea).map((offer) => isGrave(tea, offer))).toEqual([false, true]);
  });

  it("knows tiles laid for a fight by their kind, and hints one by one", () => {
    const lay = asked("lay-tiles", [{ do: "lay", tile: 2 }, { do: "ready" }]);
    expect(offersOf(lay).map(tileFor)).toEqual([2, null]);
    const convert = asked("convert", [{ do: "convert", honour: 1 }, { do: "pass" }], [{ daimyo: 12, samurai: 3 }, null]);
    expect(offersOf(convert).map(({ hint }) => hint)).toEqual([{ daimyo: 12, samurai: 3 }, null]);
  });

  it("asks why not in the words of the decision", () => {
    expect(unofferedHex(march, 9, null)).toEqual({ do: "march", origin: 9, troops: 1, elite: 0 });
    expect(unofferedHex(effects, 9, null)).toEqual({ do: "play-ronin", hex: 9 });
    expect(unofferedHex(asked("hatamoto", []), 9, null)).toEqual({ do: "lead-revolt", hex: 9 });
    expect(unofferedHex(asked("hatamoto", []), 9, tileOf("ronin"))).toEqual({ do: "play-ronin", hex: 9 });
    expect(unofferedHex(asked("verdict", []), 9, null)).toBeNull();
    expect(unofferedTile(effects, tileOf("chanoyu"), 1)).toEqual({ do: "play-chanoyu" });
    expect(unofferedTile(effects, 0, 1)).toBeNull();
    expect(unofferedTile(asked("lay-tiles", []), tileOf("ronin"), 1)).toEqual({ do: "lay", tile: tileOf("ronin") });
  });
});

const ROLES: Event[] = [
  { event: "daimyo-named", seat: 0, month: 1 },
  { event: "role-given", seat: 1, role: "samurai" },
  { event: "role-given", seat: 2, role: "bushi" },
  { event: "role-given", seat: 1, role: "sensei" },
];
const ATTACK: Event = { event: "attack-ordered", seat: 0, origin: 3, hex: 9, troops: 4, elite: 1 };

describe("story", () => {
  it("follows a fight from the order to what became of it", () => {
    const lines = log(
      ...ROLES,
      ATTACK,
      { event: "stack-ready", seat: 2 },
      { event: "stack-ready", seat: 1 },
      { event: "stack-shown", seat: 1, number: 2, tile: 2 },
      { event: "stack-shown", seat: 2, number: 1, tile: 0 },
      { event: "tactic-chosen", seat: 2 },
      { event: "tactic-chosen", seat: 1 },
      { event: "tactic-shown", seat: 1, disc: 0, tiles: [0, 2], strength: 11 },
      { event: "tactic-shown", seat: 2, disc: 2, tiles: [0], strength: 1 },
      { event: "fight-won", seat: 1, attackers: 0, defenders: 3 },
      { event: "conquered", seat: 0, loser: 2, hex: 9 },
      { event: "samurai-honour", seat: 1, before: 10, after: 17 },
      { event: "called-to-arms", seat: 1, number: 1 },
      { event: "samurai-honour", seat: 2, before: 10, after: 12 },
    );
    const { fight, council } = storyOf(lines);
    expect(fight).toMatchObject({ hex: 9, origin: 3, daimyo: 0, troops: 4, elite: 1, winner: 1, defendersLost: 3, revolt: false });
    expect(fight?.attacker).toMatchObject({ seat: 1, ready: true, number: 2, top: 2, disc: 0, tiles: [0, 2], strength: 11 });
    expect(fight?.defender).toMatchObject({ seat: 2, chosen: true, disc: 2, strength: 1 });
    expect(fight?.after.map(({ text }) => text)).toEqual(["conquered", "samurai-honour"]);
    expect(council).toBeNull();

    const before = storyOf(lines.slice(0, 6)).fight;
    expect(before).toMatchObject({ winner: null });
    expect([before?.attacker.ready, before?.defender.ready, before?.defender.number]).toEqual([false, true, null]);
  });

  it("brings a beaten samurai before the council", () => {
    const lines = log(
      ...ROLES,
      ATTACK,
      { event: "fight-won", seat: 2, attackers: 4, defenders: 0 },
      { event: "loss-proposed", seat: 1, honour: 6 },
      { event: "advice-overruled", seat: 0 },
    );
    expect(storyOf(lines.slice(0, 6)).council).toMatchObject({ samurai: 1, daimyo: 0, sensei: 1, adviser: null, verdict: null });
    expect(storyOf(lines).council).toMatchObject({ adviser: 1, loss: 6, verdict: "overruled" });
    expect(storyOf([...lines, ...log(ATTACK)]).council).toBeNull();
  });

  it("tells a revolt from an attack", () => {
    const lines = log(...ROLES, { event: "revolt-led", seat: 3, hex: 5 }, { event: "fight-won", seat: 0, attackers: 2, defenders: 0 });
    const { fight, council } = storyOf(lines);
    expect(fight).toMatchObject({ revolt: true, origin: -1, attacker: { seat: 3 }, defender: { seat: 0 }, winner: 0 });
    expect(council).toBeNull();
  });

  it("remembers the last tea", () => {
    const lines = log(
      { event: "invited", seat: 0, guest: 2 },
      { event: "tea-refused", seat: 2 },
      { event: "invited", seat: 1, guest: 0 },
      { event: "tea-accepted", seat: 0 },
      { event: "converted", seat: 1, samurai: 12, daimyo: 6 },
    );
    expect(storyOf(lines.slice(0, 2)).tea).toMatchObject({ host: 0, guest: 2, answer: "refused" });
    expect(storyOf(lines).tea).toMatchObject({ host: 1, guest: 0, answer: "accepted", samurai: 12, daimyo: 6 });
  });

  it("tells after a fight who was sacrificed", () => {
    const lines = log(
      ATTACK,
      { event: "fight-won", seat: 1, attackers: 4, defenders: 0 },
      { event: "troops-sacrificed", seat: 0, troops: 4 },
      { event: "month-advanced", month: 2 },
    );
    expect(storyOf(lines).fight?.after.map(({ event }) => event["event"])).toEqual(["troops-sacrificed"]);
  });

  it("stops for what everybody should see, and for nothing but the end when it comes", () => {
    const news = log(
      { event: "tea-accepted", seat: 1 },
      { event: "samurai-honour", seat: 1, before: 1, after: 6 },
      { event: "converted", seat: 0, samurai: 4, daimyo: 2 },
      { event: "automatic-revolted", hex: 4, seat: 1, ronin: 1 },
    );
    expect(piecesOf(news).map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ["tea", 2],
      ["herald", 1],
    ]);
    expect(piecesOf([...news, ...log({ event: "became-shogun", seat: 0 })]).map(({ sign }) => sign)).toEqual(["shogun"]);
    expect(piecesOf(log({ event: "support-drawn", seat: 0, number: 2 }))).toEqual([]);
  });

  it("marks the hexes where something changed", () => {
    const news = log(
      { event: "regrouped", seat: 0, hex: 2, to: 3, troops: 1, elite: 0 },
      { event: "automatic-revolted", hex: 2, seat: 0, ronin: 1 },
      { event: "became-neutral", hex: 2, seat: 0 },
    );
    expect([...marksOf(news)].toSorted()).toEqual([
      [2, "revolt"],
      [3, "changed"],
    ]);
  });

  it("lays a sheet over the map for teas, fights and councils", () => {
    expect(momentFor("tea-ceremony", false)).toBeNull();
    expect(momentFor("tea-ceremony", true)).toBe("tea");
    expect(momentFor("tea-answer", false)).toBe("tea");
    expect(momentFor("choose-tactics", false)).toBe("fight");
    expect(momentFor("verdict", true)).toBe("council");
    expect(momentFor("order-attack", true)).toBeNull();
  });
});

describe("movement", () => {
  const before = partly<BushidoView>({ target: 9, daimyo: 0, troops: [0, 2], elite: [0, 1], step: "" });
  const fly = (event: Event) => flights(event, before, before);

  it("carries troops between hexes and screens, never more than one can see", () => {
    expect(fly(ATTACK).map(({ from, to, symbol }) => [from, to, symbol])).toEqual([
      ...Array.from({ length: 4 }, () => ["hex-3", "hex-9", "bushido-troop"]),
      ["hex-3", "hex-9", "bushido-big"],
    ]);
    expect(fly({ event: "troops-placed", seat: 1, hex: 2, troops: 12 })).toHaveLength(5);
    expect(fly({ event: "troops-returned", hex: 3, troops: 2 })[0]).toMatchObject({ from: "hex-9", to: "hex-3", seat: 0 });
    expect(fly({ event: "troops-retreated", seat: 2, hex: 1, to: 4 })).toHaveLength(3);
    expect(fly({ event: "support-drawn", seat: 1, number: 3 })[0]).toMatchObject({ from: "bag", to: "clan-1" });
    expect(fly({ event: "bonus-offered", seat: 0, honour: 3 })[0]).toMatchObject({ to: "hex-9" });
    expect(fly({ event: "stack-ready", seat: 1 })).toEqual([]);
  });

  it("sounds where something happens, and waits where there is something to see", () => {
    expect(sound(partly<Event>({ event: "fight-won" }))).toBe("clash");
    expect(sound(partly<Event>({ event: "stack-ready" }))).toBeNull();
    expect(lasts(partly<Event>({ event: "fight-won" }))).toBeGreaterThan(lasts(partly<Event>({ event: "tea-accepted" })));
    expect(lasts(partly<Event>({ event: "troops-placed" }))).toBe(0);
  });
});
