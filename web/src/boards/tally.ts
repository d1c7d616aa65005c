// Points added up by part and seat, for the end of a game.

import { say } from "../words.svelte";
import type { Part } from "./board";

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
