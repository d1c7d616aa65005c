// What travels over the board because of an event, how it sounds, and how long the table waits for it.

import type { Plain } from "../../wire";
import type { Flight, Sound } from "../board";
import { FIRST_KOKU } from "./view";

const CARD = 44;
const KAMON = 30;
// Each line of the final scoring stands for so long (ms) before the next is told.
export const LINE = 900;

const number = (event: Plain, field: string): number => event[field] as number;
const cards = (event: Plain, field = "cards"): readonly number[] => (event[field] as number[] | undefined) ?? [];
const deckOf = (card: number): string => (card < FIRST_KOKU ? "troop" : "koku");

export function flights(event: Plain, before: Plain): Flight[] {
  const seat = number(event, "seat");
  const player = `player:${seat}`;
  switch (event["event"]) {
    case "sharing-begins":
      return cards(event).map((card) => ({
        from: `deck:${deckOf(card)}`,
        to: "shared",
        symbol: `shi-card-${card}`,
        size: CARD,
      }));
    case "lot-taken":
    case "lot-kept": {
      // Of two lots, the second is what was left beside the first.
      const tiles = (before["lot_tiles"] as number[] | undefined) ?? [];
      const from = tiles[1] === event["tile"] ? "shared" : "lot";
      return cards(event).map((card) => ({ from, to: player, symbol: `shi-card-${card}`, size: CARD }));
    }
    case "cards-dealt":
      return Array.from({ length: number(event, "number") }, () => ({
        from: "deck:troop",
        to: player,
        symbol: "shi-back-troop",
        size: CARD,
      }));
    case "paid":
      return cards(event).map((card) => ({ from: player, to: `deck:${deckOf(card)}`, symbol: `shi-card-${card}`, size: CARD }));
    case "kamon-placed":
      return [
        {
          from: player,
          to: `position:${number(event, "province")}:${number(event, "position")}`,
          symbol: `shi-kamon-${seat}`,
          seat,
          size: KAMON,
        },
      ];
    case "tile-taken":
      return [{ from: `gate:${number(event, "province")}`, to: player, symbol: `shi-bonus-${number(event, "bonus")}`, size: KAMON }];
    default:
      return [];
  }
}

export function sound(event: Plain): Sound | null {
  switch (event["event"]) {
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
      return cards(event).some((card) => card >= FIRST_KOKU) ? "coin" : "card";
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
export function lasts(event: Plain): number {
  switch (event["event"]) {
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
