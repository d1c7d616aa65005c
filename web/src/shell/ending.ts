// What a game is remembered by.

import type { BoardModule, Turn } from "../boards/board";
import type { LogLine } from "../wire";

// The turn that brought most; of equal ones the first.
export function bestTurn(board: Pick<BoardModule, "turns"> | null, log: readonly LogLine[]): Turn | null {
  return (board?.turns?.(log) ?? []).reduce<Turn | null>((best, turn) => (turn.points > (best?.points ?? 0) ? turn : best), null);
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
