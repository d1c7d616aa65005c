// Bushido's words: what is seen, asked, answered and told.
// Written by tools/wire_types.py from src/bakufu/games/bushido: change that, then run `make wire-types`.

import type { Words } from "../../wire";

export interface BushidoOptions {
  draw_first: boolean;
  campaign: boolean;
  elite: boolean;
  provinces: "drawn" | "mix";
}

export interface Screen {
  seat: number;
  tiles: number[];
  discs: number[];
}

export interface Stack {
  seat: number;
  number: number;
  top: number;
}

export interface BushidoView {
  options: BushidoOptions;
  daimyo: number;
  samurai: number;
  bushi: number;
  sensei: number;
  hatamoto: number;
  month: number;
  idle: number;
  // Of the twelve; 0 before the first turn and after the last.
  phase: number;
  // What the table is waiting for, by the name of the procedure.
  step: string;
  // The hex that the daimyō has pointed at: where troops leave, or what they are to march on.
  at: number;
  // By hex, as are the next ones.
  terrain: number[];
  owner: number[];
  troops: number[];
  elite: number[];
  ronin: number[];
  face_down: number[];
  // What wins: the daimyō honour.
  scores: number[];
  daimyo_honour: number[];
  samurai_honour: number[];
  koku: number[];
  income: number[];
  reserve: number[];
  elite_reserve: number[];
  // Troops that are out of the game (BUS-5.2).
  fallen: number[];
  elite_fallen: number[];
  bonus_tokens: number[];
  campaign_token: boolean[];
  bag: number;
  // How many tiles each player has.
  tiles: number[];
  // How many discs each player has.
  discs: number[];
  // By seat, then by kind.
  open_discs: number[];
  disc_piles: number;
  discards: number;
  open_discards: number[];
  // What is behind the own screen.
  screen: Screen | null;
  // What a spy sees just now (BUS-3.4).
  spied: Screen | null;
  origin: number;
  target: number;
  army: number;
  elite_army: number;
  bonus: number;
  // The katana tiles that this seat has laid for a fight, by kind.
  laid: number[];
  top: number;
  // The disc that this seat has chosen.
  tactic: number;
  stacks: Stack[];
}

export interface Rungs {
  daimyo: number;
  samurai?: number;
}

export type Action =
  | { do: "pass" }
  | { do: "occupy"; hex: number }
  | { do: "place"; hex: number; troops: number }
  | { do: "remove"; hex: number; troops: number }
  | { do: "discard"; disc: number }
  | { do: "recruit" }
  | { do: "place-elite"; hex: number }
  | { do: "invite"; guest: number }
  | { do: "accept" }
  | { do: "refuse" }
  | { do: "convert"; honour: number }
  | { do: "buy"; honour: number }
  | { do: "give"; role: "bushi" | "samurai" | "sensei"; to: number }
  | { do: "play-ronin"; hex: number }
  | { do: "play-shinobi"; target: number }
  | { do: "play-chanoyu" }
  | { do: "play-geisha" }
  | { do: "lead-revolt"; hex: number }
  | { do: "declare" }
  | { do: "move-from"; hex: number }
  | { do: "move-to"; hex: number; troops: number; elite: number }
  | { do: "attack"; hex: number }
  | { do: "march"; origin: number; troops: number; elite: number }
  | { do: "offer"; honour: number }
  | { do: "lay"; tile: number }
  | { do: "ready" }
  | { do: "choose"; disc: number }
  | { do: "retreat"; hex: number }
  | { do: "demand-seppuku" }
  | { do: "propose"; honour: number }
  | { do: "agree" }
  | { do: "overrule" }
  | { do: "call-to-arms" }
  | { do: "play-kotau"; wish: "haste" | "stay" | "support" };

export type Event =
  | { event: "first-player"; seat: number }
  | { event: "fortress-built"; seat: number; hex: number }
  | { event: "province-taken"; seat: number; hex: number; terrain: number }
  | { event: "daimyo-honour"; seat: number; before: number; after: number }
  | { event: "samurai-honour"; seat: number; before: number; after: number }
  | { event: "troops-placed"; seat: number; hex: number; troops: number }
  | { event: "troops-removed"; seat: number; hex: number; troops: number }
  | { event: "elite-placed"; seat: number; hex: number }
  | { event: "elite-left"; seat: number; troops: number }
  | { event: "left-empty"; seat: number; hex: number }
  | { event: "support-drawn"; seat: number; number: number }
  | { event: "tiles-drawn"; tiles: number[] }
  | { event: "mikado-law" }
  | { event: "discs-discarded"; seat: number; number: number }
  | { event: "disc-put-away"; disc: number }
  | { event: "discs-drawn"; seat: number; number: number }
  | { event: "tactics-drawn"; discs: number[] }
  | { event: "discs-shuffled" }
  | { event: "daimyo-named"; seat: number; month: number }
  | { event: "elite-recruited"; seat: number }
  | { event: "invited"; seat: number; guest: number }
  | { event: "tea-accepted"; seat: number }
  | { event: "tea-refused"; seat: number }
  | { event: "converted"; seat: number; samurai: number; daimyo: number }
  | { event: "honour-bought"; seat: number; tiles: number; daimyo: number }
  | { event: "role-given"; seat: number; role: "bushi" | "hatamoto" | "samurai" | "sensei" }
  | { event: "ronin-placed"; seat: number; hex: number }
  | { event: "shinobi-played"; seat: number; target: number }
  | { event: "screen-seen"; target: number }
  | { event: "chanoyu-played"; seat: number }
  | { event: "geisha-played"; seat: number }
  | { event: "automatic-revolted"; hex: number; seat: number; ronin: number }
  | { event: "revolt-led"; seat: number; hex: number }
  | { event: "became-neutral"; hex: number; seat: number }
  | { event: "seppuku-demanded"; seat: number; tiles: number }
  | { event: "loss-proposed"; seat: number; honour: number }
  | { event: "advice-taken"; seat: number }
  | { event: "advice-overruled"; seat: number }
  | { event: "called-to-arms"; seat: number; number: number }
  | { event: "temporised"; seat: number }
  | { event: "kotau-played"; seat: number; wish: "haste" | "stay" | "support" }
  | { event: "month-advanced"; month: number }
  | { event: "month-stays"; month: number }
  | { event: "long-wait"; turns: number }
  | { event: "became-shogun"; seat: number }
  | { event: "year-over" }
  | { event: "final-honour"; seat: number; honour: number }
  | { event: "campaign-declared"; seat: number }
  | { event: "regrouped"; seat: number; hex: number; to: number; troops: number; elite: number }
  | { event: "attack-ordered"; seat: number; origin: number; hex: number; troops: number; elite: number }
  | { event: "bonus-offered"; seat: number; honour: number }
  | { event: "neutral-taken"; seat: number; origin: number; hex: number; troops: number; elite: number }
  | { event: "no-attack"; seat: number }
  | { event: "kotau-swapped"; seat: number }
  | { event: "tile-laid"; tile: number }
  | { event: "stack-ready"; seat: number }
  | { event: "stack-shown"; seat: number; number: number; tile: number }
  | { event: "stack-empty"; seat: number }
  | { event: "tactic-chosen"; seat: number }
  | { event: "chosen-tactic"; disc: number }
  | { event: "tactic-shown"; seat: number; disc: number; tiles: number[]; strength: number }
  | { event: "fight-won"; seat: number; attackers: number; defenders: number }
  | { event: "troops-sacrificed"; seat: number; troops: number }
  | { event: "troops-returned"; hex: number; troops: number }
  | { event: "troops-retreated"; seat: number; hex: number; to: number }
  | { event: "troops-scattered"; seat: number; hex: number }
  | { event: "conquered"; seat: number; loser: number; hex: number };

export type Decision =
  | "build-fortress"
  | "take-province"
  | "place-troops"
  | "remove-troops"
  | "discard"
  | "recruit"
  | "place-elite"
  | "invite"
  | "tea-answer"
  | "convert"
  | "buy"
  | "give-samurai"
  | "give-bushi"
  | "give-sensei"
  | "effects"
  | "hatamoto"
  | "declare"
  | "regroup"
  | "regroup-to"
  | "order-attack"
  | "march"
  | "offer-bonus"
  | "lay-tiles"
  | "choose-tactic"
  | "retreat"
  | "seppuku"
  | "advice"
  | "verdict"
  | "to-arms"
  | "audience";

export type Hint = Rungs | null;

// All of them, as the messages and the board's props want them.
export interface Bushido extends Words {
  view: BushidoView;
  action: Action;
  event: Event;
  decision: Decision;
  hint: Hint;
}
