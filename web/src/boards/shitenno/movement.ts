// What travels over the board because of an event, how it sounds, and how long the table waits for it.

import type { Flight, Sound } from "../board";
import type { Event, ShitennoView } from "./types";
import { FIRST_KOKU } from "./view";

const CARD = 44;
const KAMON = 30;
// Each line of the final scoring stands for so long (ms) before the next is told.
export const LINE = 900;

const player = ({ seat }: { seat: number }): string => `player:${seat}`;
const deckOf = (card: number): string => (card < FIRST_KOKU ? "troop" : "koku");

export function flights(event: Event, before: ShitennoView): Flight[] {
  switch (event.event) {
    case "sharing-begins":
      return event.cards.map((card) => ({
        from: `deck:${deckOf(card)}`,
        to: "shared",
        symbol: `shi-card-${card}`,
        size: CARD,
      }));
    case "lot-taken":
    case "lot-kept": {
      // Of two lots, the second is what was left beside the first.
      const from = before.lot_tiles[1] === event.tile ? "shared" : "lot";
      return event.cards.map((card) => ({ from, to: player(event), symbol: `shi-card-${card}`, size: CARD }));
    }
    case "cards-dealt":
      return Array.from({ length: event.number }, () => ({
        from: "deck:troop",
        to: player(event),
        symbol: "shi-back-troop",
        size: CARD,
      }));
    case "paid":
      return event.cards.map((card) => ({ from: player(event), to: `deck:${deckOf(card)}`, symbol: `shi-card-${card}`, size: CARD }));
    case "kamon-placed":
      return [
        {
          from: player(event),
          to: `position:${event.province}:${event.position}`,
          symbol: `shi-kamon-${event.seat}`,
          seat: event.seat,
          size: KAMON,
        },
      ];
    case "tile-taken":
      return [{ from: `gate:${event.province}`, to: player(event), symbol: `shi-bonus-${event.bonus}`, size: KAMON }];
    default:
      return [];
  }
}

export function sound(event: Event): Sound | null {
  switch (event.event) {
    case "sharing-begins":
    case "taking-begins":
    case "ended":
      return "drum";
    case "offered":
    case "divided":
    case "lot-taken":
    case "lot-kept":
    case "cards-dealt":
      return "card";
    case "lot-refused":
      return "brush";
    case "paid":
      return event.cards.some((card) => card >= FIRST_KOKU) ? "coin" : "card";
    case "kamon-placed":
      return "wood";
    case "turned-gold":
    case "majority":
    case "tie-broken":
      return "bell";
    default:
      return null;
  }
}

// An offer is read before it is answered; the end is told line by line.
export function lasts(event: Event): number {
  switch (event.event) {
    case "offered":
    case "divided":
      return 700;
    case "lot-refused":
      return 400;
    case "ended":
    case "majority":
    case "tie-broken":
    case "nobody-there":
      return LINE;
    default:
      return 0;
  }
}
