import { describe, expect, test } from "vitest";
import { nearer, NEAREST, towards } from "../src/boards/paper/frame";

const MAP = { x: 0, y: 0, width: 1000, height: 600 };

describe("a large picture", () => {
  test("is never moved beyond its paper", () => {
    expect(nearer(MAP, 2, 9999, -9999)).toEqual({ x: 500, y: 0, width: 500, height: 300 });
    expect(nearer(MAP, 1, 50, 50)).toEqual(MAP);
  });

  test("comes nearer around the point that is looked at", () => {
    const { zoom, dx, dy } = towards(MAP, MAP, 1, 2, 300, 200);
    const shown = nearer(MAP, zoom, dx, dy);
    // The point stays at the same share of the picture.
    expect((300 - shown.x) / shown.width).toBeCloseTo(0.3);
    expect((200 - shown.y) / shown.height).toBeCloseTo(200 / 600);
  });

  test("comes no nearer than can be read, and no farther than the whole", () => {
    expect(towards(MAP, MAP, 1, 100, 0, 0).zoom).toBe(NEAREST);
    expect(towards(MAP, nearer(MAP, 2, 0, 0), 2, 0.01, 0, 0)).toEqual({ zoom: 1, dx: 0, dy: 0 });
  });
});
