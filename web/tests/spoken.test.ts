import { expect, test } from "vitest";
import { placesOf, spoken } from "../src/boards/edo_yashiki/spoken";

const laid = { event: "laid", seat: 1, card: 7, x: -4, y: 2, turned: true, covered: 3 } as const;

test("a card is shown instead of its letters and its place", () => {
  expect(spoken({ index: 0, event: laid, text: "Botan lays FG/PF/FG at -4, 2, turned, covering 3 squares." })).toEqual([
    "Botan lays ",
    7,
    ", turned, covering 3 squares.",
  ]);
  expect(spoken({ index: 0, event: laid, text: "Botan pose SJ/BS/SJ en -4, 2." })).toEqual(["Botan pose ", 7, "."]);
});

test("several cards, each at its place", () => {
  const event = { event: "turned-up", seat: 0, cards: [1, 2] } as const;
  expect(spoken({ index: 0, event: { ...event, cards: [1, 2] }, text: "The row: FF/TP/GG and FT/FP/GP." })).toEqual([
    "The row: ",
    1,
    " and ",
    2,
    ".",
  ]);
});

test("a line without cards is left alone", () => {
  expect(spoken({ index: 0, event: { event: "score", seat: 0, points: 3 }, text: "Aki has 3 points." })).toEqual(["Aki has 3 points."]);
});

test("a line of the log points at the squares it speaks about", () => {
  expect(placesOf(laid)).toEqual(["square:1:-4,2", "square:1:-3,2", "square:1:-4,3", "square:1:-3,3", "square:1:-4,4", "square:1:-3,4"]);
});
