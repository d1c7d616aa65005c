// What the points of all winters came from.

import type { LogLine } from "../../wire";
import type { Part, Turn } from "../board";
import { rises, Tally } from "../tally";
import { PARTS } from "./scoring";
import type { Event, Shogun } from "./types";

const MAJORITIES = ["castles", "temples", "theatres"] as const;

export function breakdown(log: readonly LogLine<Shogun>[], players: number): Part[] {
  const tally = new Tally(players);
  const add = (part: (typeof PARTS)[number], seat: number, points: number) => tally.add(`board-count-${part}`, seat, points);
  for (const { event } of log) {
    if (event.event === "land-scored") {
      add("provinces", event.seat, event.provinces);
      add("buildings", event.seat, event.buildings);
    } else if (event.event === "majority-scored") for (const seat of event.seats) add(MAJORITIES[event.building]!, seat, event.points);
    else if (event.event === "statues-scored") add("statues", event.seat, event.points);
    else if (event.event === "chamber-scored") for (const seat of event.seats) add("chambers", seat, event.points);
  }
  return tally.parts(PARTS.map((part) => `board-count-${part}`));
}

const total = (event: Event) => (event.event === "score" ? { seat: event.seat, points: event.points } : null);

export const turns = (log: readonly LogLine<Shogun>[]): Turn[] => rises(log, total);
