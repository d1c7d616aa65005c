// Points added up by part and seat, for the end of a game.

import type { LogLine, Words } from "../wire";
import { say } from "../words.svelte";
import type { Part, Turn } from "./board";

export class Tally {
  #parts = new Map<string, number[]>();

  constructor(private readonly players: number) {}

  // `label` is a message of the catalogue.
  add(label: string, seat: number, points: number): void {
    const part = this.#parts.get(label) ?? Array.from({ length: this.players }, () => 0);
    part[seat] = (part[seat] ?? 0) + points;
    this.#parts.set(label, part);
  }

  // In this order, without what brought nobody anything.
  parts(labels: readonly string[]): Part[] {
    return labels.flatMap((label) => {
      const points = this.#parts.get(label);
      return points?.some(Boolean) ? [{ label: say(label), points }] : [];
    });
  }
}

// What each new total was more than the one before, from 0 on.
export function rises<G extends Words>(
  log: readonly LogLine<G>[],
  total: (event: G["event"]) => { seat: number; points: number } | null,
): Turn[] {
  const known = new Map<number, number>();
  return log.flatMap(({ event, index }) => {
    const now = total(event);
    if (!now) return [];
    const points = now.points - (known.get(now.seat) ?? 0);
    known.set(now.seat, now.points);
    return [{ seat: now.seat, points, line: index }];
  });
}
