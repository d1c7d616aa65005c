// What the points came from.

import type { LogLine } from "../../wire";
import type { Part, Turn } from "../board";
import { Tally } from "../tally";
import type { Shitenno } from "./types";

export function breakdown(log: readonly LogLine<Shitenno>[], players: number): Part[] {
  const tally = new Tally(players);
  for (const { event } of log) {
    if (event.event === "points-in-game") tally.add("board-score-game", event.seat, event.points);
    else if (event.event === "koku-left") tally.add("board-score-koku", event.seat, event.points);
    else if (event.event === "exchanges-used" || event.event === "plus-ones-used") tally.add("board-score-tiles", event.seat, event.points);
    else if (event.event === "majority" || event.event === "tie-broken") tally.add("board-score-majority", event.seat, event.points);
  }
  return tally.parts(["board-score-game", "board-score-koku", "board-score-tiles", "board-score-majority"]);
}

// All kamon that somebody placed in one year, with what the title added.
export function turns(log: readonly LogLine<Shitenno>[]): Turn[] {
  const found: Turn[] = [];
  let points = 0;
  for (const { event, index } of log) {
    if (event.event === "kamon-placed") points += event.points + event.extra;
    else if (event.event === "turn-ended") {
      found.push({ seat: event.seat, points, line: index });
      points = 0;
    }
  }
  return found;
}
