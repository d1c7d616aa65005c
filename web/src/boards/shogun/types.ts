// Shogun's words: what is seen, asked, answered and told.
// Written by tools/wire_types.py from src/bakufu/games/shogun: change that, then run `make wire-types`.

import type { Words } from "../../wire";

export interface Cubes {
  colour: number;
  count: number;
}

export interface Drop {
  colour: number;
  fate: "falls" | "loose" | "stays";
}

export interface ShogunOptions {
  draw_first: boolean;
  side: "moon" | "sun";
  start: "draft" | "preset";
  modules: ("chambers" | "court" | "leaders" | "samurai")[];
  tower: "shelves" | "thirds";
}

export interface ShogunView {
  options: ShogunOptions;
  players: number;
  year: number;
  season: number;
  owner: number[];
  armies: number[];
  buildings: number[];
  markers: number[];
  reserve: number[];
  bowl: number[];
  // How many cubes of each colour are in the tower (SHO-2.1).
  inside: number[];
  chests: number[];
  rice: number[];
  scores: number[];
  supply: number[];
  year_events: number[];
  event: number;
  row: number[];
  closed: number;
  specials: number[];
  // Who has still to take a special card, the next one first (SHO-3.6).
  choosing: number[];
  special: number[];
  places: number[];
  order: number[];
  // While plans are laid: this seat's cards that are not on the plan.
  hand: number[];
  // Each plan, space by space: a card this seat knows, -1 for none, -2 for one that lies face down.
  plans: number[][];
  confirmed: boolean[];
  rethinking: boolean;
  // Where the player at turn has armies to deploy, to move or to settle; -1 where no province is at stake.
  acting: number;
  pile: number;
  open: number[];
  groups: number[][];
  courtiers: number[];
  hall: number[];
  favours: number[];
  favours_left: number;
  calm: number;
  peace: number[];
  samurai: number[];
  leaders: number[];
  statues: number[];
  statues_left: number[];
  trophies: number[];
  tiles: number[];
  region_row: number[];
  // The region whose ruler takes a chamber now (SHO-10.3), -1 where none does.
  chamber_for: number;
}

export interface Chances {
  attacker: number;
  defender: number;
  nobody: number;
}

export type Action =
  | { do: "take-province"; province: number }
  | { do: "take-top" }
  | { do: "replace-open" }
  | { do: "place-group"; armies: number; leader: boolean }
  | { do: "lay"; card: number; space: number }
  | { do: "rethink" }
  | { do: "lift"; space: number }
  | { do: "confirm" }
  | { do: "take-special"; place: number }
  | { do: "deploy"; armies: number }
  | { do: "march"; to: number; armies: number }
  | { do: "stay" }
  | { do: "revolt-next"; province: number }
  | { do: "take-favour"; favour: number }
  | { do: "decline" }
  | { do: "use-favour-at"; province: number }
  | { do: "cancel-event" }
  | { do: "keep-event" }
  | { do: "take-bonus"; kind: "armies_in_bowl" | "chests" | "points" | "rice"; amount: number }
  | { do: "place-leader"; province: number }
  | { do: "move-leader"; to: number; statue: boolean }
  | { do: "take-chamber"; tile: number };

export type Event =
  | { event: "first-player"; seat: number }
  | { event: "starts-with"; seat: number; province: number; armies: number }
  | { event: "provinces-opened"; provinces: number[] }
  | { event: "put-under"; seat: number; provinces: number[] }
  | { event: "took-province"; seat: number; province: number; unseen: boolean }
  | { event: "group-placed"; seat: number; province: number; armies: number }
  | { event: "thrown"; thrown: Cubes[]; bowl: Cubes[]; inside: Cubes[]; drops: Drop[] }
  | { event: "tower-seeded" }
  | { event: "events-opened"; year: number; events: number[] }
  | { event: "season-began"; year: number; season: number }
  | { event: "actions-opened"; actions: number[] }
  | { event: "action-opened"; action: number; place: number }
  | { event: "specials-opened"; specials: number[] }
  | { event: "laid"; card: number; space: number }
  | { event: "lifted"; card: number; space: number }
  | { event: "planned"; seat: number }
  | { event: "event-drawn"; drawn: number }
  | { event: "bid-opened"; seat: number; card: number; chests: number }
  | { event: "choice-ordered"; seats: number[] }
  | { event: "special-taken"; seat: number; special: number; place: number }
  | { event: "shown"; seat: number; space: number; card: number }
  | { event: "card-lost"; seat: number; province: number; space: number }
  | { event: "not-done"; seat: number; space: number; card: number; why: string }
  | { event: "built"; seat: number; province: number; building: number; chests: number }
  | { event: "rice-gathered"; seat: number; province: number; rice: number }
  | { event: "tax-gathered"; seat: number; province: number; chests: number }
  | { event: "marker-added"; province: number; markers: number }
  | { event: "marker-off"; province: number }
  | { event: "deployed"; seat: number; province: number; armies: number; chests: number }
  | { event: "moved"; seat: number; province: number; to: number; armies: number }
  | { event: "stayed"; seat: number; province: number }
  | { event: "attacked"; seat: number; province: number; to: number; armies: number; defender: number; defenders: number }
  | { event: "army-added"; seat: number; why: string }
  | { event: "revolted"; seat: number; province: number; armies: number; villagers: number }
  | { event: "conquered"; seat: number; province: number; armies: number; attack: number; defence: number }
  | { event: "defended"; seat: number; province: number; armies: number; attack: number; defence: number }
  | { event: "cleared"; province: number; attack: number; defence: number }
  | { event: "put-down"; seat: number; province: number; armies: number; village: number; defence: number }
  | { event: "winter-came"; left: number; rice: number }
  | { event: "fed"; seat: number; rice: number; provinces: number; missing: number }
  | { event: "revolts-drawn"; seat: number; provinces: number[] }
  | { event: "land-scored"; seat: number; provinces: number; buildings: number }
  | { event: "majority-scored"; seats: number[]; region: number; building: number; points: number }
  | { event: "score"; seat: number; points: number; chests: number }
  | { event: "courtiers-came"; seat: number; courtiers: number }
  | { event: "favours-opened"; favours: number[] }
  | { event: "armies-converted"; seat: number; card: number; armies: number }
  | { event: "favour-taken"; seat: number; favour: number; courtiers: number }
  | { event: "favour-declined"; seat: number }
  | { event: "event-cancelled"; seat: number }
  | { event: "chests-got"; seat: number; chests: number }
  | { event: "rice-got"; seat: number; rice: number }
  | { event: "points-got"; seat: number; points: number }
  | { event: "armies-in-bowl"; seat: number; armies: number }
  | { event: "calm-kept"; seat: number }
  | { event: "peace-made"; seat: number; spaces: number[] }
  | { event: "levied"; seat: number; province: number; armies: number }
  | { event: "banner-turned"; seat: number; number: number }
  | { event: "leader-placed"; seat: number; province: number }
  | { event: "leader-moved"; seat: number; province: number; to: number }
  | { event: "statue-placed"; seat: number; province: number }
  | { event: "trophy-taken"; seat: number; province: number; of: number }
  | { event: "leader-lost"; seat: number; province: number }
  | { event: "statues-scored"; seat: number; points: number }
  | { event: "chambers-opened"; tiles: number[] }
  | { event: "chamber-taken"; seat: number; region: number; tile: number }
  | { event: "chamber-scored"; seats: number[]; line: number; down: boolean; points: number };

export type Decision =
  | "take-province"
  | "place-group"
  | "plan"
  | "lift"
  | "confirm-plan"
  | "special"
  | "deploy"
  | "move"
  | "move-own"
  | "revolt"
  | "favour"
  | "cancel-event"
  | "use-favour"
  | "bonus"
  | "place-leader"
  | "move-leader"
  | "return-leader"
  | "chamber";

export type Hint = Chances | null;

// All of them, as the messages and the board's props want them.
export interface Shogun extends Words {
  view: ShogunView;
  action: Action;
  event: Event;
  decision: Decision;
  hint: Hint;
}
