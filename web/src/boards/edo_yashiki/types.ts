// Edo Yashiki's words: what is seen, asked, answered and told.
// Written by tools/wire_types.py from src/bakufu/games/edo_yashiki: change that, then run `make wire-types`.

import type { Words } from "../../wire";

export interface EdoOptions {
  draw_first: boolean;
  taking: "draft" | "race" | "sealed";
  specialists: boolean;
}

export interface Picture {
  cards?: [number, number][];
  corner: [number, number];
  squares: string[];
}

export interface EdoView {
  options: EdoOptions;
  first: number;
  deck: number;
  row: number[];
  // The card that each player has taken and not laid yet; -1 for none.
  hands: number[];
  // What this seat has secretly named.
  named: number;
  has_named: boolean[];
  houses: Picture[];
  // The lines that still have to score: kind, length, column and row of the first square, 1 if it goes down.
  lines: [number, number, number, number, number][][];
  // Those present, in bits: 1 floor, 2 tatami, 3 pond, 4 garden.
  specialists: number[];
  scores: number[];
}

export interface Gain {
  covered: number;
  points: number;
}

export type Action =
  | { do: "claim"; card: number }
  | { do: "name"; card: number }
  | { do: "lay"; x: number; y: number; turned: boolean }
  | { do: "score-next"; kind: number; length: number };

export type Event =
  | { event: "dealt"; seat: number; card: number }
  | { event: "turned-up"; seat: number; cards: number[] }
  | { event: "named"; seat: number }
  | { event: "named-card"; card: number }
  | { event: "names-opened"; card: number; seats: number[] }
  | { event: "took"; seat: number; card: number }
  | { event: "laid"; seat: number; card: number; x: number; y: number; turned: boolean; covered: number }
  | { event: "line-scored"; seat: number; kind: number; length: number; points: number; x: number; y: number; down: boolean }
  | { event: "line-failed"; seat: number; kind: number; length: number; x: number; y: number; down: boolean; why: string }
  | { event: "kinds-scored"; seat: number; kinds: number; points: number }
  | { event: "specialists-back"; seat: number }
  | { event: "score"; seat: number; points: number }
  | { event: "ended"; why: string };

export type Decision =
  | "claim"
  | "take"
  | "name"
  | "lay"
  | "score";

export type Hint = Gain;

// All of them, as the messages and the board's props want them.
export interface Edo extends Words {
  view: EdoView;
  action: Action;
  event: Event;
  decision: Decision;
  hint: Hint;
}
