// A house as the view shows it, for drawing only: which squares there are, where rooms meet, which runs to frame in gold.

import type { Picture } from "./types";

export const KINDS = ["F", "T", "P", "G"] as const;
export type Kind = (typeof KINDS)[number];

// The column and row of its top left corner (the first card's is 0, 0), and its squares row by row;
// where its cards lie, covered or not (by the first rules nobody asks).
export type House = Picture;

export interface Square {
  x: number;
  y: number;
  kind: Kind;
}

export interface Run {
  x: number;
  y: number;
  length: number;
  down: boolean;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SHORTEST_RUN = 3;

export const isKind = (letter: string | undefined): letter is Kind => KINDS.some((kind) => kind === letter);

export function kindAt(house: House, x: number, y: number): Kind | null {
  const letter = house.squares[y - house.corner[1]]?.[x - house.corner[0]];
  return isKind(letter) ? letter : null;
}

export function squaresOf(house: House): Square[] {
  const [left, top] = house.corner;
  return house.squares.flatMap((row, i) =>
    [...row].flatMap((letter, j) => (isKind(letter) ? [{ x: left + j, y: top + i, kind: letter }] : [])),
  );
}

export function boundsOf(house: House): Bounds {
  const [left, top] = house.corner;
  return {
    left,
    top,
    right: left + Math.max(0, ...house.squares.map((row) => row.length)),
    bottom: top + house.squares.length,
  };
}

export function runsOf(house: House): Run[] {
  const runs: Run[] = [];
  for (const { x, y, kind } of squaresOf(house)) {
    for (const down of [false, true]) {
      const [dx, dy] = down ? [0, 1] : [1, 0];
      if (kindAt(house, x - dx, y - dy) === kind) continue;
      let length = 1;
      while (kindAt(house, x + dx * length, y + dy * length) === kind) length++;
      if (length >= SHORTEST_RUN) runs.push({ x, y, length, down });
    }
  }
  return runs;
}

export interface Edges {
  // Around the house, between two kinds, and between squares of one kind: paths in units of a square.
  outer: string;
  walls: string;
  joints: string;
}

export function edgesOf(house: House): Edges {
  const edges: Edges = { outer: "", walls: "", joints: "" };
  const { left, top, right, bottom } = boundsOf(house);
  const put = (a: Kind | null, b: Kind | null, line: string) => {
    if (a === null && b === null) return;
    edges[a === null || b === null ? "outer" : a === b ? "joints" : "walls"] += line;
  };
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const here = kindAt(house, x, y);
      put(kindAt(house, x - 1, y), here, `M${x} ${y}v1`);
      put(kindAt(house, x, y - 1), here, `M${x} ${y}h1`);
    }
  }
  return edges;
}
