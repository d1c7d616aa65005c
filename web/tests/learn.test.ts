import { describe, expect, test } from "vitest";
import { indexOfAction, paragraphsOf, same, stepIn } from "../src/pages/learn";
import { routeOf } from "../src/route";

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
    expect(indexOfAction([{ do: "pass" }, { do: "take", card: 2 }], { card: 2, do: "take" })).toBe(1);
    expect(indexOfAction([{ do: "pass" }], { do: "take", card: 2 })).toBe(-1);
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
