import { expect, test } from "vitest";
import { joined } from "../src/shell/spotlight";

const box = (x: number, y: number, width = 20, height = 20) => ({ x, y, width, height });

test("what lies in a row is lit as a whole", () => {
  expect(joined([box(0, 0), box(40, 0), box(20, 0)])).toEqual([box(0, 0, 60)]);
});

test("what touches only at a corner is not: what lies beside was not named", () => {
  expect(joined([box(0, 0), box(20, 20)])).toHaveLength(2);
});

test("the same thing in two places is lit in both", () => {
  expect(joined([box(0, 0), box(200, 0), box(0, 0)])).toEqual([box(200, 0), box(0, 0)]);
});
