import { describe, expect, test } from "vitest";
import { cardSquares, FACES } from "../src/boards/edo_yashiki/cards";
import { Places, placeUnder } from "../src/boards/edo_yashiki/carrying";
import { Fingers } from "../src/boards/paper/fingers";
import { frameOf, nearer, readable } from "../src/boards/edo_yashiki/frame";
import { boundsOf, edgesOf, kindAt, runsOf, squaresOf, type House } from "../src/boards/edo_yashiki/house";
import { lastLaid } from "../src/boards/edo_yashiki/view";
import type { Edo } from "../src/boards/edo_yashiki/types";
import type { Asked } from "../src/wire";
import { told } from "./partly";

const HOUSE: House = { corner: [-1, 0], squares: [".FFF", "TTPP", "..P.", "..P."] };

describe("a house", () => {
  test("has squares where the picture shows one", () => {
    expect(squaresOf(HOUSE)).toHaveLength(9);
    expect(kindAt(HOUSE, 0, 0)).toBe("F");
    expect(kindAt(HOUSE, -1, 0)).toBeNull();
    expect(kindAt(HOUSE, 9, 9)).toBeNull();
    expect(boundsOf(HOUSE)).toEqual({ left: -1, top: 0, right: 3, bottom: 4 });
  });

  test("runs of three or more are framed, across and down, and shorter ones are not", () => {
    expect(runsOf(HOUSE)).toEqual([
      { x: 0, y: 0, length: 3, down: false },
      { x: 1, y: 1, length: 3, down: true },
    ]);
  });

  test("is outlined all around, with walls between kinds", () => {
    const { outer, walls, joints } = edgesOf({ corner: [0, 0], squares: ["FFT"] });
    expect(outer.match(/M/g)).toHaveLength(8);
    expect(walls).toBe("M2 0v1");
    expect(joints).toBe("M1 0v1");
  });

  test("leaves room around for a card on every side", () => {
    const frame = frameOf(HOUSE, true);
    expect(frame.x).toBeLessThan(-3);
    expect(frame.x + frame.width).toBeGreaterThan(5);
    expect(frame.y).toBeLessThan(-3);
    expect(frame.y + frame.height).toBeGreaterThan(7);
  });

  test("seen from nearer never leaves the paper", () => {
    const near = nearer({ x: 0, y: 0, width: 10, height: 10 }, 2, 99, -99);
    expect(near).toEqual({ x: 5, y: 0, width: 5, height: 5 });
  });
});

describe("the cards", () => {
  test("are 64, as the rules have them, all different", () => {
    expect(new Set(FACES).size).toBe(64);
    expect(FACES[0]).toBe("FFGGPF");
  });

  test("turned half round, the last square comes first", () => {
    const kinds = (turned: boolean) => cardSquares(0, turned).map(({ kind }) => kind);
    expect(kinds(true)).toEqual(kinds(false).toReversed());
  });
});

function asked(places: [number, number, boolean, number][]): Asked<Edo> {
  return {
    name: "lay",
    sentence: "Lay your card.",
    clause: "EDO-2.3",
    actions: places.map(([x, y, turned]) => ({ do: "lay", x, y, turned })),
    labels: places.map(([x, y]) => `lay at ${x}, ${y}`),
    hints: places.map(([, , , points]) => ({ points, covered: 1 })),
    secret: false,
    race: false,
  };
}

describe("carrying a card", () => {
  const places = new Places(
    asked([
      [0, 0, false, 0],
      [0, 0, true, 3],
      [2, 0, false, 5],
      [2, 4, true, 1],
    ]),
  );

  test("what a place would score depends on which way up", () => {
    expect(places.at({ x: 0, y: 0 }, false)?.points).toBe(0);
    expect(places.at({ x: 0, y: 0 }, true)?.points).toBe(3);
    expect(places.at({ x: 7, y: 7 }, false)).toBeNull();
  });

  test("a card that is the same turned is laid upright", () => {
    const same = new Places(asked([[0, 0, false, 2]]));
    expect(same.turns).toBe(false);
    expect(same.at({ x: 0, y: 0 }, true)?.points).toBe(2);
  });

  test("keys go from allowed place to allowed place and stay where there is no other", () => {
    expect(places.next({ x: 0, y: 0 }, 1, 0)).toEqual({ x: 2, y: 0 });
    expect(places.next({ x: 2, y: 0 }, 0, 1)).toEqual({ x: 2, y: 4 });
    expect(places.next({ x: 0, y: 0 }, -1, 0)).toEqual({ x: 0, y: 0 });
    expect(places.best(false)).toEqual({ x: 2, y: 0 });
  });

  test("every anchor is shown once", () => {
    expect(places.anchors).toHaveLength(3);
  });

  test("a place that is not allowed can still be asked about", () => {
    expect(places.actionAt({ x: 9, y: 9 }, true)).toEqual({ do: "lay", x: 9, y: 9, turned: true });
  });

  test("the pointer holds the card in the middle", () => {
    expect(placeUnder(1, 1.5)).toEqual({ x: 0, y: 0 });
  });
});

test("the last card of each player is remembered from the log", () => {
  const laid = (seat: number, x: number) => ({ event: "laid" as const, seat, x, y: 0 });
  expect(lastLaid(told<Edo>(laid(0, 1), laid(1, 2), laid(0, 3)), 3)).toEqual([{ x: 3, y: 0 }, { x: 2, y: 0 }, null]);
});

test("two fingers bring the paper nearer; one does not", () => {
  const fingers = new Fingers();
  fingers.down(1, 0, 0);
  expect(fingers.move(1, 10, 0)).toBeNull();
  fingers.down(2, 100, 0);
  expect(fingers.move(2, 200, 0)).toEqual({ nearer: 2, dx: 50, dy: 0 });
  fingers.up(1);
  expect(fingers.count).toBe(1);
});

test("letters are 14 pixels high, however small the house", () => {
  expect(readable(1) * 1).toBe(14);
  expect(readable(2) * 2).toBe(14);
  expect(readable(5)).toBe(6);
});
