import { expect, test } from "vitest";
import { budgetOf, costOf } from "../src/boards/shogun/budget";
import { BID, CHEST_CARD, PROVINCES } from "../src/boards/shogun/printed";

const NONE = -1;
const empty = Array.from({ length: BID + 1 }, () => NONE);
const [izu, kii] = ["Izu", "Kii"].map((name) => PROVINCES.find((province) => province.name === name)!.id) as [number, number];

test("buildings and armies are paid, tax and rice are gained, a bid costs its chests", () => {
  const plan = empty
    .with(0, kii)
    .with(4, izu)
    .with(5, kii)
    .with(3, kii)
    .with(BID, CHEST_CARD + 2);
  expect(budgetOf(plan)).toEqual({ chests: -3 + 6 - 3 - 2, rice: 4, armies: 5 });
});

test("a chest card on an action costs nothing, and brings nothing", () => {
  expect(budgetOf(empty.with(0, CHEST_CARD + 4).with(4, CHEST_CARD))).toEqual({ chests: 0, rice: 0, armies: 0 });
});

test("what each action costs", () => {
  expect(Array.from({ length: 10 }, (_, space) => costOf(space))).toEqual([3, 2, 1, 0, 0, 3, 2, 1, 0, 0]);
});
