// How daimyō honour came and went.

import type { LogLine } from "../../wire";
import type { Part } from "../board";
import { Tally } from "../tally";
import type { Bushido, Event } from "./types";

export function breakdown(log: readonly LogLine<Bushido>[], players: number): Part[] {
  const tally = new Tally(players);
  for (const { event } of log) {
    if (event.event !== "daimyo-honour") continue;
    const rise = event.after - event.before;
    tally.add(rise > 0 ? "board-honour-won" : "board-honour-lost", event.seat, rise);
  }
  return tally.parts(["board-honour-won", "board-honour-lost"]);
}

export const total = (event: Event) => (event.event === "daimyo-honour" ? { seat: event.seat, points: event.after } : null);
