import { describe, expect, test } from "vitest";
import { framesOf, indexOfAction, paragraphsOf, same, stepIn } from "../src/pages/learn";
import { routeOf } from "../src/route";
import type { GuideStep, LogLine, Passing, Words } from "../src/wire";

const take = (card: number): Words["action"] & { card: number } => ({ do: "take", card });
const at = (at: number): Words["view"] & { at: number } => ({ at });

describe("the guided first turn", () => {
  test("has an address for each game", () => {
    expect(routeOf("/learn/edo_yashiki")).toEqual({ page: "learn", game: "edo_yashiki" });
    expect(routeOf("/learn/shogun/")).toEqual({ page: "learn", game: "shogun" });
    expect(routeOf("/learn/")).toEqual({ page: "nowhere" });
    expect(routeOf("/learn/../t")).toEqual({ page: "nowhere" });
  });

  test("knows an action again, whatever the order of its fields", () => {
    expect(same({ do: "lay", x: 1, cards: [3, 7] }, { cards: [3, 7], x: 1, do: "lay" })).toBe(true);
    expect(same({ do: "lay", cards: [3, 7] }, { do: "lay", cards: [7, 3] })).toBe(false);
    expect(same({ do: "lay", x: 1 }, { do: "lay", x: 1, y: undefined })).toBe(false);
    expect(same({ do: "lay", x: 1 }, { do: "lay", x: "1" })).toBe(false);
    expect(indexOfAction([{ do: "pass" }, take(2)], { card: 2, do: "take" } as Words["action"])).toBe(1);
    expect(indexOfAction([{ do: "pass" }], take(2))).toBe(-1);
  });

  test("begins where the address says, if there is such a step", () => {
    expect(stepIn("#3", 12)).toBe(2);
    for (const hash of ["", "#", "#0", "#13", "#x", "#3x", "#-1"]) expect(stepIn(hash, 12)).toBe(0);
  });

  test("speaks in paragraphs", () => {
    expect(paragraphsOf("One,\nstill one.\n\nTwo.")).toEqual(["One,\nstill one.", "Two."]);
    expect(paragraphsOf("")).toEqual([]);
  });
});

describe("what is seen between two steps", () => {
  const line = (index: number, event: string): LogLine => ({ index, event: { event }, text: event });
  const step = (view: Words["view"], log: LogLine[], way: Passing[] = []): GuideStep => ({
    part: 0,
    view,
    asked: null,
    waiting_for: [],
    log,
    way,
    say: "",
    wanted: null,
    light: [],
    open: "",
  });
  const steps = [
    step(at(0), [line(0, "dealt"), line(1, "dealt")]),
    step(at(2), [line(2, "took"), line(3, "fought")], [{ view: at(1), lines: 3 }]),
  ];

  test("ends with the step itself, and the whole log", () => {
    expect(framesOf(steps, 0)).toEqual([{ view: { at: 0 }, lines: 2 }]);
    expect(framesOf(steps, 1)).toEqual([
      { view: at(1), lines: 3 },
      { view: { at: 2 }, lines: 4 },
    ]);
    expect(framesOf(steps, 2)).toEqual([]);
  });
});
