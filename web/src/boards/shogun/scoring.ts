// The last count of points, part by part, read off the log.

import type { LogLine } from "../../wire";
import type { Happening } from "./view";

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

export function lastCount(log: readonly LogLine[], players: number): Sheet | null {
  const told = log.map((line) => line.event as Happening);
  const last = told.findLastIndex(({ event }) => event === "land-scored");
  if (last < 0) return null;
  const nothing = () => Array.from({ length: players }, () => 0);
  const parts = Object.fromEntries(PARTS.map((part) => [part, nothing()])) as Record<Part, number[]>;
  const scores = nothing();
  const add = (part: Part, seat: number, points: number) => (parts[part][seat] = (parts[part][seat] ?? 0) + points);
  // The lines of one count follow each other, a line of land for each player first.
  let from = last;
  while (told[from - 1]?.event === "land-scored") from--;
  for (const one of told.slice(from)) {
    const points = one["points"] as number;
    if (one.event === "land-scored") {
      add("provinces", one["seat"] as number, one["provinces"] as number);
      add("buildings", one["seat"] as number, one["buildings"] as number);
    } else if (one.event === "majority-scored")
      for (const seat of one["seats"] as number[]) add(MAJORITIES[one["building"] as number]!, seat, points);
    else if (one.event === "statues-scored") add("statues", one["seat"] as number, points);
    else if (one.event === "chamber-scored") for (const seat of one["seats"] as number[]) add("chambers", seat, points);
    else if (one.event === "score") scores[one["seat"] as number] = points;
    else break;
  }
  const sums = scores.map((_, seat) => PARTS.reduce((sum, part) => sum + (parts[part][seat] ?? 0), 0));
  return { parts, sums, scores };
}
