// The map as the board gives it to be drawn, and the drawing itself: provinces.json, which tools/shogun_map.py makes of
// the rules' own table of provinces and borders. A province goes by its place in that table, as in the view.

import type { Box } from "../../paper/frame";
import table from "../../../../../src/bakufu/games/shogun/components.toml";
import drawing from "./provinces.json";

export type Side = "sun" | "moon";
export const BUILDINGS = ["castle", "temple", "theatre"] as const;
export type Building = (typeof BUILDINGS)[number];

export const NEUTRAL = -1;
export const CLOSED = -2;

// What stands in a province.
export interface ProvinceState {
  // A seat, NEUTRAL or CLOSED.
  owner: number;
  armies: number;
  buildings: readonly Building[];
  // Revolt markers.
  markers: number;
  // Whose leader and whose statue; -1 for none.
  leader: number;
  statue: number;
}

// Armies on their way, or about to go: an arrow from one province to another.
export interface March {
  from: number;
  to: number;
  seat: number;
  armies: number;
}

// The board's own words for what the map shows.
export interface MapWords {
  map: string;
  neutral: string;
  closed: string;
}

interface Face {
  name: string;
  tax: number;
  rice: number;
  spaces: number;
  sun: string;
  moon: string;
}

const printed = table as { regions: { names: string[] }; provinces: Record<string, Face> };

export const REGIONS: readonly string[] = printed.regions.names;
export const KEYS: readonly string[] = Object.keys(printed.provinces);
export const FACES: readonly Face[] = Object.values(printed.provinces);

export const regionOf = (province: number, side: Side): number => REGIONS.indexOf(FACES[province]?.[side] ?? "");

// What the view says of each province.
export function provincesOf(view: {
  owner: readonly number[];
  armies: readonly number[];
  buildings: readonly number[];
  markers: readonly number[];
  leaders: readonly number[];
  statues: readonly number[];
}): ProvinceState[] {
  return view.owner.map((owner, province) => ({
    owner,
    armies: view.armies[province] ?? 0,
    buildings: BUILDINGS.filter((_, building) => ((view.buildings[province] ?? 0) >> building) & 1),
    markers: view.markers[province] ?? 0,
    leader: view.leaders.indexOf(province),
    statue: view.statues[province] ?? -1,
  }));
}

// ---- what is drawn

export type Point = readonly [number, number];

export interface Stand {
  name: Point;
  army: Point;
  figures: Point;
  // The two printed figures stand one above the other.
  stacked: boolean;
  sites: readonly Point[];
}

interface Drawn {
  box: number[];
  // Numbers two by two.
  lines: { beside: string[]; points: number[] }[];
  routes: { beside: string[]; points: number[] }[];
  islets: number[][];
  provinces: Record<string, { outline: number[]; name: number[]; army: number[]; figures: number[]; stacked: boolean; sites: number[][] }>;
}

const drawn: Drawn = drawing;

const [x = 0, y = 0, width = 0, height = 0] = drawn.box;
export const BOX: Box = { x, y, width, height };

export const pairsOf = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0] as const);

const pathOf = (points: readonly Point[]): string => `M${points.map(([a, b]) => `${a} ${b}`).join("L")}`;

// The closed outline of a province, woven from lines that it shares with its neighbours.
export function outlineOf(province: number): Point[] {
  const numbers = drawn.provinces[KEYS[province] ?? ""]?.outline ?? [];
  return numbers.flatMap((number) => {
    const points = pairsOf(drawn.lines[number < 0 ? ~number : number]?.points ?? []);
    return (number < 0 ? points.reverse() : points).slice(0, -1);
  });
}

export const OUTLINES: readonly string[] = KEYS.map((_, province) => `${pathOf(outlineOf(province))}Z`);

const point = ([x = 0, y = 0]: readonly number[] = []): Point => [x, y];

export const STANDS: readonly Stand[] = KEYS.map((key) => {
  const there = drawn.provinces[key];
  return {
    name: point(there?.name),
    army: point(there?.army),
    figures: point(there?.figures),
    stacked: there?.stacked ?? false,
    sites: (there?.sites ?? []).map(point),
  };
});

const joined = (wanted: (beside: readonly number[]) => boolean): string =>
  drawn.lines
    .filter(({ beside }) => wanted(beside.map((key) => KEYS.indexOf(key))))
    .map(({ points }) => pathOf(pairsOf(points)))
    .join("");

export const COASTS: string = joined((beside) => beside.length === 1);
export const BORDERS: string = joined((beside) => beside.length === 2);

// The borders between two regions, on one side of the board.
export const regionBorders = (side: Side): string =>
  joined(([one = -1, other = -1]) => other >= 0 && regionOf(one, side) !== regionOf(other, side));

export const ROUTES: readonly string[] = drawn.routes.map(({ points }) => pathOf(pairsOf(points)));

export const ISLETS: string = drawn.islets.map((flat) => `${pathOf(pairsOf(flat))}Z`).join("");

// The brush stroke of a march: bent a little, thin where it comes from, with a head where it goes to.
export function marchPath({ from, to }: March): string {
  const [ax, ay] = STANDS[from]?.army ?? [0, 0];
  const [bx, by] = STANDS[to]?.army ?? [0, 0];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  // So far along, so far aside; the stroke begins and ends beside the armies, not on them.
  const [start, end] = [Math.min(24, length * 0.16), length - Math.min(26, length * 0.2)];
  const bend = length * 0.12;
  const at = (along: number, aside: number) => `${(ax + ux * along - uy * aside).toFixed(1)} ${(ay + uy * along + ux * aside).toFixed(1)}`;
  const middle = (start + end) / 2;
  const neck = end - 16;
  return (
    `M${at(start, -2)}Q${at(middle, -bend - 5)} ${at(neck, -6)}L${at(neck - 2, -13)}L${at(end, 0)}` +
    `L${at(neck - 2, 13)}L${at(neck, 6)}Q${at(middle, -bend + 5)} ${at(start, 2)}Z`
  );
}
