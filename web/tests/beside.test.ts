import { expect, test } from "vitest";
import { beside } from "../src/shell/beside";

const page = { width: 800, height: 600 };
const card = { width: 300, height: 150 };

test("below what it speaks about, in its middle", () => {
  expect(beside({ left: 400, top: 100, width: 40, height: 40 }, card, page)).toEqual({ left: 270, top: 148 });
});

test("above where there is no room below, and never over the edge", () => {
  expect(beside({ left: 780, top: 500, width: 40, height: 40 }, card, page)).toEqual({ left: 492, top: 342 });
});

test("at the side of what is as high as the page", () => {
  expect(beside({ left: 20, top: 0, width: 100, height: 590 }, card, page)).toEqual({ left: 128, top: 8 });
});
