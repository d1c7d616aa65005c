// What the points came from.

import type { LogLine } from "../../wire";
import type { Part, Turn } from "../board";
import { rises, Tally } from "../tally";
import type { Edo, Event } from "./types";

export function breakdown(log: readonly LogLine<Edo>[], players: number): Part[] {
  const tally = new Tally(players);
  for (const { event } of log) {
    if (event.event === "line-scored") tally.add(`board-score-${event.kind}`, event.seat, event.points);
    else if (event.event === "kinds-scored") tally.add("board-score-kinds", event.seat, event.points);
  }
  return tally.parts([1, 2, 3, 4].map((kind) => `board-score-${kind}`).concat("board-score-kinds"));
}

const total = (event: Event) => (event.event === "score" ? { seat: event.seat, points: event.points } : null);

export const turns = (log: readonly LogLine<Edo>[]): Turn[] => rises(log, total);
