// What a board gets and gives. A game's board is `<game id>.svelte` in this folder; nothing else names a game.

import type { Component } from "svelte";
import type { Asked, LogLine, Plain, SeatInfo } from "../wire";

export interface BoardProps {
  view: Plain;
  // With whose eyes; -1 is an onlooker.
  seat: number;
  seats: readonly SeatInfo[];
  asked: Asked | null;
  waitingFor: readonly number[];
  log: readonly LogLine[];
  // An answer is under way, or the line is broken: draw, but take no answer.
  busy: boolean;
  // When (by performance.now) the race begins that was announced; null when none was.
  raceAt: number | null;
  play: (action: Plain) => void;
  whyNot: (action: Plain) => void;
}

export interface BoardModule {
  default: Component<BoardProps>;
  // Whether this decision can be answered on the board itself; what cannot, gets buttons.
  handles: (asked: Asked) => boolean;
}

const modules = import.meta.glob<BoardModule>("./*.svelte");

export const hasBoard = (game: string): boolean => `./${game}.svelte` in modules;

export async function boardOf(game: string): Promise<BoardModule | null> {
  return (await modules[`./${game}.svelte`]?.()) ?? null;
}
