// What can be read off Edo Yashiki's table.

import type { LogLine } from "../../wire";
import type { Edo } from "./types";

export interface Laid {
  x: number;
  y: number;
}

// Where each player laid last, to show what changed.
export function lastLaid(log: readonly LogLine<Edo>[], players: number): (Laid | null)[] {
  const found = Array.from<Laid | null>({ length: players }).fill(null);
  for (const { event } of log) {
    if (event.event === "laid") found[event.seat] = { x: event.x, y: event.y };
  }
  return found;
}
