// Where on the board a proposed answer is given.

import type { Action, ShitennoView } from "./types";

export function proposed(action: Action, view: ShitennoView): string[] {
  switch (action.do) {
    case "add":
      return [`shared-card:${action.card}`];
    case "take-out":
      return [`lot-card:${action.card}`];
    case "offer":
      return [`tile:${action.tile}`];
    case "divide":
      return [`tile:${action.tile}`, `tile:${action.other}`];
    case "choose":
      return [action.tile === view.lot_tiles[0] ? "lot" : "shared"];
    case "pay":
      return action.cards.map((card) => `hand-card:${card}`);
    case "take-province":
    case "turn-to-gold":
      return [`province:${action.province}`];
    default:
      return [`answer:${action.do}`];
  }
}
