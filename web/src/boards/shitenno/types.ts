// Shitennō's words: what is seen, asked, answered and told.
// Written by tools/wire_types.py from src/bakufu/games/shitenno: change that, then run `make wire-types`.

import type { Words } from "../../wire";

export interface ShitennoOptions {
  draw_first: boolean;
}

export interface Asked {
  own: number;
  owns: number;
  other: number;
  others: number;
  koku: number;
}

export interface ShitennoView {
  options: ShitennoOptions;
  year: number;
  // Who shares, or whose turn it is; -1 when the game is over.
  turn: number;
  titles: number[];
  received: number[];
  shared: number[];
  lot: number[];
  // The tile of the lot on offer; the tiles of the two lots of a split.
  lot_tiles: number[];
  troop_deck: number;
  troop_discards: number[];
  koku_deck: number;
  koku_discards: number[];
  // The own cards, all of them.
  hand: number[];
  // The part of each hand that everybody knows.
  known: number[][];
  // How many cards of each hand only their owner knows.
  secret: number[];
  // For each seat how many to exchange, to add one, to draw.
  bonuses: number[];
  kamon_left: number[];
  // The kamon in each province from left to right: the seat, plus 8 if it is golden.
  provinces: number[][];
  // Who would get the points of each province if the game ended now; -1 where nobody stands.
  leads: number[];
  tops: number[];
  // What the next position of each province costs; nothing where it is full.
  prices: (Asked | null)[];
  // The province that this seat is about to pay for, or -1.
  paying: number;
  // How many tiles of each sort are still in the provinces: bushi with exchange, bushi with plus one, and so on.
  tiles: number[];
  // Points so far; the final ones when the game is over.
  scores: number[];
  // The version of the rules that is played by.
  rules: number;
}

export interface Waste {
  lost_koku: number;
  lost_troops: number[];
}

export interface Gain {
  extra: number;
  points: number;
}

export type Action =
  | { do: "add"; card: number }
  | { do: "take-out"; card: number }
  | { do: "offer"; tile: number }
  | { do: "divide"; tile: number; other: number }
  | { do: "accept" }
  | { do: "refuse" }
  | { do: "choose"; tile: number }
  | { do: "take-province"; province: number }
  | { do: "draw-troop" }
  | { do: "end-turn" }
  | { do: "pay"; cards: number[]; exchange: number; plus_one: number; joker: boolean }
  | { do: "turn-to-gold"; province: number }
  | { do: "keep-silver" };

export type Event =
  | { event: "title-dealt"; seat: number; title: number }
  | { event: "tiles-turned-up"; troops: number[] }
  | { event: "cards-dealt"; seat: number; number: number }
  | { event: "cards-seen"; cards: number[] }
  | { event: "sharing-begins"; year: number; seat: number; cards: number[] }
  | { event: "deck-renewed"; cards: number }
  | { event: "last-of-deck"; cards: number[] }
  | { event: "offered"; seat: number; cards: number[]; tile: number }
  | { event: "lot-refused"; seat: number }
  | { event: "lot-taken"; seat: number; cards: number[]; tile: number }
  | { event: "lot-kept"; seat: number; cards: number[]; tile: number }
  | { event: "new-tairo"; seat: number }
  | { event: "divided"; seat: number; cards: number[]; tile: number; other_cards: number[]; other_tile: number }
  | { event: "title-taken"; seat: number; title: number }
  | { event: "taking-begins"; year: number; seats: number[] }
  | { event: "paid"; seat: number; province: number; cards: number[]; exchange: number; plus_one: number; joker: boolean }
  | { event: "kamon-placed"; seat: number; province: number; position: number; points: number; extra: number }
  | { event: "tile-taken"; seat: number; province: number; bonus: number }
  | { event: "tile-turned-up"; province: number; troop: number }
  | { event: "turn-ended"; seat: number; placed: number }
  | { event: "turned-gold"; seat: number; province: number; position: number }
  | { event: "ended"; why: string }
  | { event: "points-in-game"; seat: number; points: number }
  | { event: "koku-left"; seat: number; points: number }
  | { event: "exchanges-used"; seat: number; tiles: number; points: number }
  | { event: "plus-ones-used"; seat: number; tiles: number; points: number }
  | { event: "majority"; seat: number; province: number; points: number; kamon: number }
  | { event: "tie-broken"; seat: number; province: number; points: number; kamon: number; level: number[]; position: number }
  | { event: "nobody-there"; province: number }
  | { event: "total"; seat: number; points: number }
  | { event: "title-decides"; seat: number; title: number; level: number[] };

export type Decision =
  | "make-lot"
  | "lot"
  | "split-cards"
  | "choose-lot"
  | "take-provinces"
  | "pay"
  | "gild";

export type Hint = Waste | Gain | null;

// All of them, as the messages and the board's props want them.
export interface Shitenno extends Words {
  view: ShitennoView;
  action: Action;
  event: Event;
  decision: Decision;
  hint: Hint;
}
