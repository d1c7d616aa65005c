// What a board gets and gives. A game's board is `<game id>.svelte` in this folder; nothing else names a game.

import type { Component } from "svelte";
import type { Asked, LogLine, SeatInfo, Words } from "../wire";

// A board names its game's words (`BoardProps<Edo>`); what surrounds it knows only what all games have in common.
export interface BoardProps<G extends Words = Words> {
  view: G["view"];
  // With whose eyes; -1 is an onlooker.
  seat: number;
  seats: readonly SeatInfo[];
  asked: Asked<G> | null;
  waitingFor: readonly number[];
  log: readonly LogLine<G>[];
  // The last lines of the log: what has just happened, and made this view out of the one before.
  news: readonly LogLine<G>[];
  // How long movements take: 1 as a board means them, 2 twice as long, 0 not at all.
  pace: number;
  // An answer is under way, or the line is broken: draw, but take no answer.
  busy: boolean;
  // When (by performance.now) the race begins that was announced; null when none was.
  raceAt: number | null;
  // What a guide speaks about, where one leads.
  pointed?: Pointed | null;
  // What a hint proposes, where one was asked for.
  hinted?: G["action"] | null;
  play: (action: G["action"]) => void;
  whyNot: (action: G["action"]) => void;
}

export interface Pointed {
  // By `data-place` or `data-about`; what is named here is labelled too, however small it is.
  light: readonly string[];
  // The part of the board that holds it, where one is shown at a time; empty: any.
  open: string;
}

// Something travels over the board. Places are the values of `data-place` attributes in the board's own picture: where
// it comes from is looked up before the new view is drawn, where it goes to after. `player-<seat>` is the crest in the
// column of seats. Small symbols (up to 30 pixels) are tossed in an arc, larger ones slide. What is not found stays.
export interface Flight {
  from: string;
  to: string;
  // The id of a <symbol> that the board defines, drawn in the colour of a seat (`currentColor`) where one is named.
  symbol: string;
  seat?: number;
  // How wide it is, in CSS pixels; without it as wide as the places are.
  size?: number;
  // What is at `to` is the piece itself: it is not seen there before it has arrived.
  hides?: boolean;
}

export type Sound = "wood" | "card" | "coin" | "drum" | "bell" | "clash" | "brush";

// A part of the final score, by seat.
export interface Part {
  label: string;
  points: readonly number[];
}

export interface Turn {
  seat: number;
  points: number;
  // The line of the log that tells it.
  line: number;
}

export interface BoardModule<G extends Words = Words> {
  default: Component<BoardProps<G>>;
  // Whether this decision can be answered on the board itself; what cannot, gets buttons.
  handles: (asked: Asked<G>) => boolean;
  // What moves because of an event, and how it sounds.
  flights?: (event: G["event"], before: G["view"], after: G["view"]) => Flight[];
  sound?: (event: G["event"]) => Sound | null;
  // How long (ms at pace 1) the table is held after an event that the board plays out by itself, such as a fight.
  lasts?: (event: G["event"]) => number;
  // What the scores are made of, when the game is over.
  breakdown?: (log: readonly LogLine<G>[], players: number) => Part[];
  // A line of the log in which a piece is better shown than spelled: words and pieces in turn; what draws a piece, and what is heard of it.
  spoken?: (line: LogLine<G>) => readonly (string | number)[];
  Piece?: Component<{ piece: number }>;
  spelled?: (piece: number) => string;
  // Where on the board an event happened, by `data-place`.
  placesOf?: (event: G["event"]) => string[];
  // Where on the board a proposed answer is given, by `data-place`.
  proposed?: (action: G["action"], view: G["view"]) => string[];
  // How many fought, where an event is the outcome of a fight.
  fought?: (event: G["event"]) => number;
  // What turns have brought, in the order in which they are told.
  turns?: (log: readonly LogLine<G>[]) => Turn[];
}

// Here the page takes the server's word that what it tells of a game is in that game's words.
const modules = import.meta.glob<BoardModule>("./*.svelte");

export const hasBoard = (game: string): boolean => `./${game}.svelte` in modules;

export async function boardOf(game: string): Promise<BoardModule | null> {
  return (await modules[`./${game}.svelte`]?.()) ?? null;
}

// What stands for a game in the lobby: `<game id>/emblem.svg`, in the colours of the page.
const emblems = import.meta.glob<string>("./*/emblem.svg", { query: "?raw", import: "default", eager: true });

// A small picture of the board, as `make pictures` takes it: `<game id>/board.webp`.
const pictures = import.meta.glob<string>("./*/board.webp", { query: "?url", import: "default", eager: true });

export const pictureOf = (game: string): string | null => pictures[`./${game}/board.webp`] ?? null;

export const emblemOf = (game: string): string => emblems[`./${game}/emblem.svg`] ?? "";
