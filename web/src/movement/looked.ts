// How much of a table's log a seat had seen when the person last looked; for the tables looked at last.

import { remember, remembered } from "../memory";

const MOST = 30;

type Looked = [place: string, lines: number][];

function all(): Looked {
  try {
    const kept: unknown = JSON.parse(remembered("looked") ?? "[]");
    return Array.isArray(kept) ? (kept as Looked) : [];
  } catch {
    return [];
  }
}

export function lookedAt(table: string, seat: number): number | null {
  return all().find(([place]) => place === `${table}.${seat}`)?.[1] ?? null;
}

export function keepLooked(table: string, seat: number, lines: number): void {
  const place = `${table}.${seat}`;
  remember("looked", JSON.stringify([[place, lines], ...all().filter(([other]) => other !== place)].slice(0, MOST)));
}
