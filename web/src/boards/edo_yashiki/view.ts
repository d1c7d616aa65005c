// What Edo Yashiki's view holds (src/bakufu/games/edo_yashiki/view.py).

import type { LogLine } from "../../wire";
import type { House } from "./house";

export interface EdoView {
  options: { taking: "race" | "sealed" | "draft"; specialists: boolean };
  first: number;
  deck: number;
  row: number[];
  // The card that each player has taken and not laid yet; -1 for none.
  hands: number[];
  named: number;
  has_named: boolean[];
  houses: House[];
  // The specialists present: bit 1 floor, 2 tatami, 3 pond, 4 garden.
  specialists: number[];
  scores: number[];
}

export interface Laid {
  x: number;
  y: number;
}

// Where each player laid last, to show what changed.
export function lastLaid(log: readonly LogLine[], players: number): (Laid | null)[] {
  const found = Array.from<Laid | null>({ length: players }).fill(null);
  for (const { event } of log) {
    if (event["event"] === "laid") found[event["seat"] as number] = { x: event["x"] as number, y: event["y"] as number };
  }
  return found;
}
