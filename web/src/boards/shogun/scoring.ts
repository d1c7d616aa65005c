// The last count of points, part by part, read off the log.

import type { LogLine } from "../../wire";
import type { Shogun } from "./types";

export const PARTS = ["provinces", "buildings", "castles", "temples", "theatres", "statues", "chambers"] as const;
export type Part = (typeof PARTS)[number];

export interface Sheet {
  // By part, then by seat.
  parts: Record<Part, number[]>;
  // What the count came to, and the score after it.
  sums: number[];
  scores: number[];
}

const MAJORITIES: readonly Part[] = ["castles", "temples", "theatres"];

export function lastCount(log: readonly LogLine<Shogun>[], players: number): Sheet | null {
  const told = log.map(({ event }) => event);
  const last = told.findLastIndex(({ event }) => event === "land-scored");
  if (last < 0) return null;
  const nothing = () => Array.from({ length: players }, () => 0);
  const parts: Record<Part, number[]> = {
    provinces: nothing(),
    buildings: nothing(),
    castles: nothing(),
    temples: nothing(),
    theatres: nothing(),
    statues: nothing(),
    chambers: nothing(),
  };
  const scores = nothing();
  const add = (part: Part, seat: number, points: number) => (parts[part][seat] = (parts[part][seat] ?? 0) + points);
  // The lines of one count follow each other, a line of land for each player first.
  let from = last;
  while (told[from - 1]?.event === "land-scored") from--;
  for (const one of told.slice(from)) {
    if (one.event === "land-scored") {
      add("provinces", one.seat, one.provinces);
      add("buildings", one.seat, one.buildings);
    } else if (one.event === "majority-scored") for (const seat of one.seats) add(MAJORITIES[one.building]!, seat, one.points);
    else if (one.event === "statues-scored") add("statues", one.seat, one.points);
    else if (one.event === "chamber-scored") for (const seat of one.seats) add("chambers", seat, one.points);
    else if (one.event === "score") scores[one.seat] = one.points;
    else break;
  }
  const sums = scores.map((_, seat) => PARTS.reduce((sum, part) => sum + (parts[part][seat] ?? 0), 0));
  return { parts, sums, scores };
}
