// What a game is remembered by.

import type { BoardModule } from "../boards/board";
import type { LogLine } from "../wire";

export interface Turn {
  seat: number;
  points: number;
  // The line of the log that tells it.
  line: number;
}

// What raised somebody's score most at once.
export function bestTurn(board: Pick<BoardModule, "total"> | null, log: readonly LogLine[]): Turn | null {
  const known = new Map<number, number>();
  let best: Turn | null = null;
  for (const { event, index } of log) {
    const now = board?.total?.(event);
    if (!now) continue;
    const points = now.points - (known.get(now.seat) ?? 0);
    if (points > (best?.points ?? 0)) best = { seat: now.seat, points, line: index };
    known.set(now.seat, now.points);
  }
  return best;
}

// The line that tells of the fight with most on both sides.
export function biggestFight(board: Pick<BoardModule, "fought"> | null, log: readonly LogLine[]): LogLine | null {
  let biggest: { line: LogLine; size: number } | null = null;
  for (const line of log) {
    const size = board?.fought?.(line.event) ?? 0;
    if (size > (biggest?.size ?? 0)) biggest = { line, size };
  }
  return biggest?.line ?? null;
}
