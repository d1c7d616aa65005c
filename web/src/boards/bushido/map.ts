// Where hexes lie: rows of pointed hexes 100 wide, every second row half a hex to the east.

import type { Box } from "../paper/frame";
import { PRINTED } from "./view";

export const WIDTH = 100;
export const RADIUS = WIDTH / Math.sqrt(3);
const PITCH = RADIUS * 1.5;
const MARGIN = 7;
const { columns: COLUMNS } = PRINTED.map;

export interface Point {
  x: number;
  y: number;
}

export function centre(hex: number): Point {
  const row = Math.floor(hex / COLUMNS);
  return { x: (hex % COLUMNS) * WIDTH + WIDTH / 2 + (row % 2) * (WIDTH / 2), y: RADIUS + row * PITCH };
}

export function boxOf(hexes: number): Box {
  const rows = Math.ceil(hexes / COLUMNS);
  const width = COLUMNS * WIDTH + (rows > 1 ? WIDTH / 2 : 0);
  const height = 2 * RADIUS + (rows - 1) * PITCH;
  return { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

// A hex around (0, 0), a little smaller by `inset`.
export function outline(inset = 0): string {
  const r = RADIUS - inset / Math.cos(Math.PI / 6);
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * 60 - 90) * (Math.PI / 180);
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

// A letter for the row and a number for the column, as all sentences name it.
export const hexName = (hex: number): string => String.fromCharCode(65 + Math.floor(hex / COLUMNS)) + String((hex % COLUMNS) + 1);

// The one of some hexes that an arrow key leads to: the nearest in that direction.
export function towards(from: number, among: readonly number[], dx: number, dy: number): number | null {
  const here = centre(from);
  let best: number | null = null;
  let least = Infinity;
  for (const hex of among) {
    const { x, y } = centre(hex);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (along <= 1 || along + 2 * aside >= least) continue;
    least = along + 2 * aside;
    best = hex;
  }
  return best;
}

// Above the heads of those who stand there.
export const ABOVE = 20;

// The way of troops: from hex to hex, short of both middles; on it the place of those who are under way.
export function wayBetween(from: number, to: number): { a: Point; b: Point; army: Point } {
  const [a, b] = [centre(from), centre(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const at = (way: number): Point => ({
    x: a.x + ((b.x - a.x) / length) * way,
    y: a.y + ((b.y - a.y) / length) * way - ABOVE,
  });
  return { a: at(10), b: at(length - 25), army: at(length * 0.36) };
}
