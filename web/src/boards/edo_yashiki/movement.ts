// What moves and sounds at Edo Yashiki's table.

import type { LogLine } from "../../wire";
import type { Flight, Sound } from "../board";
import type { Edo, EdoView, Event } from "./types";

export interface Face {
  card: number;
  turned: boolean;
}

export const symbolOf = ({ card, turned }: Face): string => `edo-card-${card}${turned ? "-turned" : ""}`;

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  dealt: "card",
  "turned-up": "card",
  took: "card",
  laid: "wood",
  "line-scored": "coin",
  "kinds-scored": "bell",
  "specialists-back": "brush",
  ended: "drum",
};

export const sound = ({ event }: Event): Sound | null => SOUNDS[event] ?? null;

export function flights(happened: Event, _: EdoView, after: EdoView): Flight[] {
  switch (happened.event) {
    case "turned-up":
      // Who races must see the cards at once.
      if (after.options.taking === "race") return [];
      return happened.cards.map((card) => ({
        from: "deck",
        to: `row-${card}`,
        symbol: symbolOf({ card, turned: false }),
        hides: true,
      }));
    case "took":
      return [{ from: `row-${happened.card}`, to: `hand-${happened.seat}`, symbol: symbolOf({ ...happened, turned: false }), hides: true }];
    case "laid":
      return [{ from: `held-${happened.seat}`, to: `laid-${happened.seat}`, symbol: symbolOf(happened) }];
    default:
      return [];
  }
}

// Every card that is seen, and those that have just been laid.
export function facesOf(view: EdoView, news: readonly LogLine<Edo>[]): Face[] {
  const faces = [...view.row, ...view.hands.filter((card) => card >= 0)].map((card) => ({ card, turned: false }));
  for (const { event: happened } of news) {
    if (happened.event === "laid" || happened.event === "took") {
      faces.push({ card: happened.card, turned: happened.event === "laid" && happened.turned });
    }
  }
  return [...new Map(faces.map((face) => [symbolOf(face), face])).values()];
}
