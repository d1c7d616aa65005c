// What the log tells besides the view: who has refused, what was placed this year, how the game was scored.

import type { LogLine, Plain } from "../../wire";

const kind = (line: LogLine): string => line.event["event"] as string;
const number = (event: Plain, field: string): number => (event[field] as number | undefined) ?? 0;

// The lines after the last one of these kinds; null where there is none.
function since(log: readonly LogLine[], ...kinds: string[]): readonly LogLine[] | null {
  const last = log.findLastIndex((line) => kinds.includes(kind(line)));
  return last < 0 ? null : log.slice(last + 1);
}

// Who has said no to the lot on offer.
export const refusals = (log: readonly LogLine[]): number[] =>
  (since(log, "offered", "lot-taken", "lot-kept", "sharing-begins") ?? [])
    .filter((line) => kind(line) === "lot-refused")
    .map(({ event }) => number(event, "seat"));

interface Turn {
  placed: number;
  jokerUsed: boolean;
}

// What a player has done in the turn that is on.
export function turnOf(log: readonly LogLine[], seat: number): Turn {
  const lines = (since(log, "taking-begins", "turn-ended") ?? []).filter(({ event }) => event["seat"] === seat);
  return {
    placed: lines.filter((line) => kind(line) === "kamon-placed").length,
    jokerUsed: lines.some((line) => kind(line) === "paid" && line.event["joker"] === true),
  };
}

export const placeOf = (province: number, position: number): string => `${province}:${position}`;

// The places of kamon that were placed or turned to gold in the year that is on; positions count from 1.
export function fresh(log: readonly LogLine[]): ReadonlySet<string> {
  const lines = since(log, "taking-begins", "sharing-begins") ?? [];
  const changed = lines.filter((line) => ["kamon-placed", "turned-gold"].includes(kind(line)));
  return new Set(changed.map(({ event }) => placeOf(number(event, "province"), number(event, "position"))));
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
export function scoringOf(log: readonly LogLine[], players: number): Scoring | null {
  const end = log.findLastIndex((line) => kind(line) === "ended");
  if (end < 0) return null;
  const tallies = Array.from({ length: players }, () => ({ game: 0, koku: 0, tiles: 0, total: 0 }));
  const favours: Favour[] = [];
  let decides: string | null = null;
  for (const line of log.slice(end + 1)) {
    const { event, text } = line;
    const tally = tallies[number(event, "seat")];
    const points = number(event, "points");
    switch (kind(line)) {
      case "points-in-game":
        if (tally) tally.game = points;
        break;
      case "koku-left":
        if (tally) tally.koku = points;
        break;
      case "exchanges-used":
      case "plus-ones-used":
        if (tally) tally.tiles += points;
        break;
      case "majority":
      case "tie-broken":
        favours.push({
          province: number(event, "province"),
          seat: number(event, "seat"),
          points,
          level: (event["level"] as number[] | undefined) ?? [],
          text,
        });
        break;
      case "nobody-there":
        favours.push({ province: number(event, "province"), seat: -1, points: 0, level: [], text });
        break;
      case "total":
        if (tally) tally.total = points;
        break;
      case "title-decides":
        decides = decides === null ? text : `${decides} ${text}`;
        break;
    }
  }
  return { why: log[end]!.text, tallies, favours, decides };
}
