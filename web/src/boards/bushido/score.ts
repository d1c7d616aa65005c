// How daimyō honour came and went.

import type { LogLine } from "../../wire";
import type { Part, Turn } from "../board";
import { Tally } from "../tally";
import type { Bushido } from "./types";

export function breakdown(log: readonly LogLine<Bushido>[], players: number): Part[] {
  const tally = new Tally(players);
  for (const { event } of log) {
    if (event.event !== "daimyo-honour") continue;
    const rise = event.after - event.before;
    tally.add(rise > 0 ? "board-honour-won" : "board-honour-lost", event.seat, rise);
  }
  return tally.parts(["board-honour-won", "board-honour-lost"]);
}

// What the land gave before the first month was nobody's turn.
export const turns = (log: readonly LogLine<Bushido>[]): Turn[] =>
  log
    .slice(
      Math.max(
        0,
        log.findIndex(({ event }) => event.event === "daimyo-named"),
      ),
    )
    .flatMap(({ event, index }) =>
      event.event === "daimyo-honour" ? [{ seat: event.seat, points: event.after - event.before, line: index }] : [],
    );
