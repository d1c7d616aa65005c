// What the log tells besides the view: who has refused, what was placed this year, how the game was scored.

import type { LogLine } from "../../wire";
import type { Event, Shitenno } from "./types";

type Line = LogLine<Shitenno>;

// The lines after the last one of these kinds; null where there is none.
function since(log: readonly Line[], ...kinds: Event["event"][]): readonly Line[] | null {
  const last = log.findLastIndex((line) => kinds.includes(line.event.event));
  return last < 0 ? null : log.slice(last + 1);
}

// Who has said no to the lot on offer.
export const refusals = (log: readonly Line[]): number[] =>
  (since(log, "offered", "lot-taken", "lot-kept", "sharing-begins") ?? []).flatMap(({ event }) =>
    event.event === "lot-refused" ? [event.seat] : [],
  );

interface Turn {
  placed: number;
  jokerUsed: boolean;
}

// What a player has done in the turn that is on.
export function turnOf(log: readonly Line[], seat: number): Turn {
  const lines = (since(log, "taking-begins", "turn-ended") ?? []).filter(({ event }) => "seat" in event && event.seat === seat);
  return {
    placed: lines.filter(({ event }) => event.event === "kamon-placed").length,
    jokerUsed: lines.some(({ event }) => event.event === "paid" && event.joker),
  };
}

export const placeOf = (province: number, position: number): string => `${province}:${position}`;

// The places of kamon that were placed or turned to gold in the year that is on; positions count from 1.
export function fresh(log: readonly Line[]): ReadonlySet<string> {
  const lines = since(log, "taking-begins", "sharing-begins") ?? [];
  const places = lines.flatMap(({ event }) =>
    event.event === "kamon-placed" || event.event === "turned-gold" ? [placeOf(event.province, event.position)] : [],
  );
  return new Set(places);
}

export interface Tally {
  game: number;
  koku: number;
  // Exchange and plus-one tiles that were left.
  tiles: number;
  total: number;
}

export interface Favour {
  province: number;
  // Who gets the points; -1 where nobody stands.
  seat: number;
  points: number;
  // Who was level, where the kamon furthest left had to decide.
  level: number[];
  text: string;
}

export interface Scoring {
  why: string;
  tallies: Tally[];
  favours: Favour[];
  // Where a title decides between players who are level.
  decides: string | null;
}

// The final scoring as the log tells it, in its order; null before the end.
export function scoringOf(log: readonly Line[], players: number): Scoring | null {
  const end = log.findLastIndex(({ event }) => event.event === "ended");
  if (end < 0) return null;
  const tallies = Array.from({ length: players }, () => ({ game: 0, koku: 0, tiles: 0, total: 0 }));
  const favours: Favour[] = [];
  let decides: string | null = null;
  const tallyOf = ({ seat }: { seat: number }): Tally => tallies[seat] ?? { game: 0, koku: 0, tiles: 0, total: 0 };
  for (const { event, text } of log.slice(end + 1)) {
    switch (event.event) {
      case "points-in-game":
        tallyOf(event).game = event.points;
        break;
      case "koku-left":
        tallyOf(event).koku = event.points;
        break;
      case "exchanges-used":
      case "plus-ones-used":
        tallyOf(event).tiles += event.points;
        break;
      case "majority":
      case "tie-broken":
        favours.push({
          province: event.province,
          seat: event.seat,
          points: event.points,
          level: event.event === "tie-broken" ? event.level : [],
          text,
        });
        break;
      case "nobody-there":
        favours.push({ province: event.province, seat: -1, points: 0, level: [], text });
        break;
      case "total":
        tallyOf(event).total = event.points;
        break;
      case "title-decides":
        decides = decides === null ? text : `${decides} ${text}`;
        break;
      default:
    }
  }
  return { why: log[end]!.text, tallies, favours, decides };
}
