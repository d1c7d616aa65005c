// Every message between this page and the server; docs/protocol.md says when which is sent.
// Written by tools/wire_types.py from src/bakufu/server/wire: change that, then run `make wire-types`.

// What a game's own words hold (an action, an event, a view) only that game's board knows.
export type Plain = Record<string, unknown>;

export type Language = "en" | "fr";

export const LANGUAGES: readonly { id: Language; name: string }[] = [
  { id: "en", name: "English" },
  { id: "fr", name: "Français" },
];

export interface Choice {
  value: unknown;
  label: string;
}

export interface Option {
  name: string;
  label: string;
  kind: "one" | "set" | "switch";
  choices: Choice[];
  default: unknown;
}

export interface GameInfo {
  id: string;
  name: string;
  tagline: string;
  counts: number[];
  options: Option[];
  guide: boolean;
}

export interface BrokenInfo {
  name: string;
  sentence: string;
}

export interface Lobby {
  version: string;
  games: GameInfo[];
  bots: string[];
  languages: string[];
  broken: BrokenInfo[];
}

export interface SeatWish {
  kind: "bot" | "me" | "person";
  name?: string | null;
  bot?: string | null;
}

export interface Clock {
  kind?: "decision" | "game" | "none";
  seconds?: number;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Plain;
  clock?: Clock;
  onlookers?: boolean;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "person";
  taken: boolean;
  bot: string | null;
}

export interface TableInfo {
  table: string;
  game: string;
  game_name: string;
  players: number;
  options: Plain;
  seats: SeatInfo[];
  clock: Clock;
  onlookers: boolean;
  commitment: string;
  over: boolean;
  yours: number[];
}

export interface Invitation {
  seat: number;
  code: string;
}

export interface HeldSeat {
  seat: number;
  recovery: string;
}

export interface TableMade {
  info: TableInfo;
  invitations: Invitation[];
  held: HeldSeat[];
}

export interface Join {
  code: string;
  name?: string | null;
}

export interface Recover {
  code: string;
}

export interface Brought {
  record: string;
}

export interface RuleClause {
  id: string;
  chapter: string;
  text: string;
  ruling: boolean;
}

export interface PastLine {
  index: number;
  moment: number;
  event: Plain;
  text: string;
}

export interface Story {
  moments: number;
  lines: PastLine[];
  all_lines: number;
  over: boolean;
  answers: number[];
}

export interface Moment {
  index: number;
  view: Plain;
  waiting_for: number[];
  sentence: string;
}

export interface MomentLuck {
  moment: number;
  draws: number[][];
}

export interface Luck {
  commitment: string;
  seed: string;
  moments: MomentLuck[];
  verified: boolean;
}

export interface Problem {
  problem: string;
  sentence: string;
}

export interface Hello {
  say: "hello";
  id: number;
  seat: number;
  language?: "en" | "fr";
  known?: number;
  wants?: ("hints" | "labels" | "story")[];
}

export interface Play {
  say: "play";
  id: number;
  action: Plain;
}

export interface TakeBack {
  say: "take-back";
  id: number;
}

export interface WhyNot {
  say: "why-not";
  id: number;
  action: Plain;
}

export interface Chat {
  say: "chat";
  id: number;
  text: string;
}

export interface Speak {
  say: "speak";
  id: number;
  language: "en" | "fr";
}

export interface Want {
  say: "want";
  id: number;
  wants: ("hints" | "labels" | "story")[];
}

export interface Pong {
  say: "pong";
  id: number;
}

export interface Asked {
  name: string;
  sentence: string;
  clause: string;
  actions: Plain[];
  labels: string[];
  hints: unknown[] | null;
  secret: boolean;
  race: boolean;
}

export interface LogLine {
  index: number;
  event: Plain;
  text: string;
}

export interface Hand {
  left: number | null;
  running: boolean;
  caretaker: boolean;
  here: boolean;
}

export interface FinalResult {
  places: number[];
  scores: number[];
  why: string[];
}

export interface Update {
  tell: "update";
  number: number;
  view: Plain;
  asked: Asked | null;
  still_asked: boolean;
  waiting_for: number[];
  sentence: string;
  log: LogLine[];
  log_from: number;
  hands: Hand[];
  can_take_back: boolean;
  result: FinalResult | null;
}

export interface Welcome {
  tell: "welcome";
  info: TableInfo;
  seat: number;
}

export interface Done {
  tell: "done";
  id: number;
}

export interface Overtaken {
  tell: "overtaken";
  id: number;
  sentence: string;
}

export interface NotAllowed {
  tell: "refusal";
  id: number;
  clause: string;
  sentence: string;
}

export interface Mistaken {
  tell: "mistaken";
  id: number | null;
  problem: string;
  sentence: string;
}

export interface Said {
  tell: "said";
  index: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Ready {
  tell: "ready";
  seconds: number;
}

export interface Ping {
  tell: "ping";
  id: number;
}

export interface Passing {
  view: Plain;
  lines: number;
}

export interface GuideStep {
  view: Plain;
  asked: Asked | null;
  waiting_for: number[];
  log: LogLine[];
  way: Passing[];
  say: string;
  wanted: number | null;
}

export interface Guide {
  game: string;
  game_name: string;
  seat: number;
  seats: SeatInfo[];
  steps: GuideStep[];
}

export type ClientWord = Hello | Play | TakeBack | WhyNot | Chat | Speak | Want | Pong;

export type ServerNews = Update | Welcome | Done | Overtaken | NotAllowed | Mistaken | Said | Ready | Ping;
