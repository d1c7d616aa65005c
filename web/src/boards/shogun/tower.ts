// The fall of the cubes: where each of them is at every moment, in the picture's own units.
// On which shelf a cube comes to rest is not told, so the picture chooses: it means nothing.

import { VILLAGE } from "./printed";
import { countOf, sideOf, type Fight } from "./fights";
import type { Drop } from "./types";

export const WIDTH = 420;
export const HEIGHT = 372;
export const CUBE = 15;

const MIDDLE = WIDTH / 2;
export const WALLS = { left: MIDDLE - 62, right: MIDDLE + 62, top: 46, bottom: 236 };
export const SHELVES = [
  { y: 118, from: WALLS.left, to: WALLS.right - 34, slant: 7 },
  { y: 186, from: WALLS.right, to: WALLS.left + 34, slant: 7 },
] as const;
const MOUTH = { x: MIDDLE, y: 26 };
export const ROWS = { attack: 292, defence: 320, others: 347 };
const BOWL = { y: 306, half: 120 };

export interface Point {
  x: number;
  y: number;
}

export interface Falling {
  colour: number;
  fate: Drop["fate"] | "lies";
  // When it begins to fall (ms), how long it falls, and by which points.
  at: number;
  takes: number;
  way: Point[];
  // Where it lies once the bowl is counted; null where it stays inside.
  counted: Point | null;
}

export interface Fall {
  cubes: Falling[];
  // Milliseconds: until the last cube lies, until the bowl is counted, until the table goes on.
  fallen: number;
  counted: number;
  over: number;
}

const FALL = 640;
const COUNTING = 420;
const READING = 1500;

// A small number that looks like chance and is the same each time.
const whim = (seed: number): number => {
  const x = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
};

// Where the nth cube inside lies: by turns on the one shelf and the other.
export function shelfPlace(nth: number): Point {
  const shelf = SHELVES[nth % 2]!;
  const place = Math.floor(nth / 2);
  const column = place % 5;
  const layer = Math.floor(place / 5);
  const direction = Math.sign(shelf.to - shelf.from);
  const x = shelf.from + direction * (CUBE * 0.75 + column * (CUBE + 1.5));
  const slope = (shelf.slant * (x - shelf.from)) / (shelf.to - shelf.from);
  return { x, y: shelf.y + slope - CUBE / 2 - 1 - layer * (CUBE + 1) };
}

// Rows of the bowl: the attack, the defence, and those who only lie there.
function countedPlaces(fight: Fight): (colour: number) => Point | null {
  const rows = { attack: 0, defence: 0, others: 0 };
  const all = { attack: 0, defence: 0, others: 0 };
  for (const { colour, count } of fight.bowl) all[sideOf(fight, colour) ?? "others"] += count;
  return (colour) => {
    const row = sideOf(fight, colour) ?? "others";
    const nth = rows[row]++;
    const room = WIDTH - 174;
    const step = Math.min(CUBE + 2, room / Math.max(1, all[row]));
    return { x: 84 + nth * step, y: ROWS[row] };
  };
}

export function fallOf(fight: Fight): Fall {
  const { drops } = fight;
  const step = drops.length ? Math.min(150, Math.max(40, 2400 / drops.length)) : 0;
  const place = countedPlaces(fight);
  const cubes: Falling[] = [];
  let inside = 0;
  // Cubes that were inside and stay there: all that are inside now but those that have just stayed.
  const stayed = new Map<number, number>();
  for (const { colour, fate } of drops) if (fate === "stays") stayed.set(colour, (stayed.get(colour) ?? 0) + 1);
  for (let colour = 0; colour <= VILLAGE; colour++)
    for (let n = countOf(fight.inside, colour) - (stayed.get(colour) ?? 0); n > 0; n--)
      cubes.push({ colour, fate: "lies", at: 0, takes: 0, way: [shelfPlace(inside++)], counted: null });
  // Attackers lie above the defence, the colours side by side, whatever the order in which they fell.
  const landed = drops
    .map((drop, i) => ({ ...drop, i }))
    .filter(({ fate }) => fate !== "stays")
    .toSorted((a, b) => a.colour - b.colour || a.i - b.i);
  const countedAt = new Map(landed.map(({ colour, i }) => [i, place(colour)]));
  drops.forEach(({ colour, fate }, i) => {
    const at = i * step;
    const jitter = (whim(i) - 0.5) * 26;
    const mouth = { x: MOUTH.x + jitter, y: MOUTH.y - whim(i + 7) * 10 };
    if (fate === "stays") {
      const rest = shelfPlace(inside++);
      const above = rest.y < SHELVES[0].y ? [] : [{ x: SHELVES[0].to + 12, y: SHELVES[0].y - 4 }];
      cubes.push({ colour, fate, at, takes: FALL * 0.6, way: [mouth, ...above, rest], counted: null });
      return;
    }
    const lip = { x: SHELVES[1].to - 14 + whim(i + 3) * 8, y: SHELVES[1].y + 6 };
    const tumbled = { x: MIDDLE + (whim(i + 11) - 0.5) * 2 * BOWL.half, y: BOWL.y + whim(i + 5) * 26 };
    const foot = { x: MIDDLE + (whim(i + 2) - 0.5) * 50, y: WALLS.bottom + 14 };
    const start =
      fate === "loose" ? [shelfPlace(inside + 2 * (i % 3))] : [mouth, { x: SHELVES[0].to + 14 - whim(i + 1) * 6, y: SHELVES[0].y - 2 }];
    cubes.push({ colour, fate, at, takes: FALL, way: [...start, lip, foot, tumbled], counted: countedAt.get(i) ?? null });
  });
  const fallen = (drops.length - 1) * step + FALL;
  return { cubes, fallen, counted: fallen + COUNTING, over: fallen + COUNTING + READING };
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  // Cubes fall: slowly at first, then faster.
  y: a.y + (b.y - a.y) * (b.y > a.y ? share * share : share),
});

// Where a cube is; null while it has not been thrown yet (it then waits in the hand above).
export function placeAt(cube: Falling, fall: Fall, time: number): Point | null {
  const last = cube.way.at(-1)!;
  if (cube.fate === "lies") return last;
  if (time < cube.at) return cube.fate === "loose" ? cube.way[0]! : null;
  if (time < cube.at + cube.takes) {
    const far = ((time - cube.at) / cube.takes) * (cube.way.length - 1);
    const leg = Math.min(Math.floor(far), cube.way.length - 2);
    return between(cube.way[leg]!, cube.way[leg + 1]!, far - leg);
  }
  if (!cube.counted || time <= fall.fallen) return last;
  const share = Math.min(1, (time - fall.fallen) / (fall.counted - fall.fallen));
  const eased = 1 - (1 - share) ** 3;
  return { x: last.x + (cube.counted.x - last.x) * eased, y: last.y + (cube.counted.y - last.y) * eased };
}

// How long (ms) the table is held for a throw.
export const lastsThrow = (drops: readonly Drop[]): number =>
  (drops.length - 1) * (drops.length ? Math.min(150, Math.max(40, 2400 / drops.length)) : 0) + FALL + COUNTING + READING;
