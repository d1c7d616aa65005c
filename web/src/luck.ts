// What this browser has added to a table's luck. It remembers it, to see for itself that it was not left out.

import { addLuck, Trouble } from "./http";
import { remember, remembered } from "./memory";
import { hex } from "./replay/blake2b";
import type { TableInfo } from "./wire";

interface Added {
  // What the server had promised before.
  promise: string;
  part: string;
  // Whether the server has said that it is in.
  taken: boolean;
}

const key = (table: string) => `luck-${table}`;

export function addedTo(table: string): Added | null {
  try {
    return JSON.parse(remembered(key(table)) ?? "null") as Added | null;
  } catch {
    return null;
  }
}

const gathering = ({ luck }: TableInfo): boolean => luck !== null && luck !== undefined && !luck.parts.length;

// Adds random bytes of our own, after the promise and before anything is drawn. The table as it is then.
export async function addToLuck(info: TableInfo): Promise<TableInfo> {
  if (!gathering(info)) return info;
  // The server may have heard us although we have not heard it: never two different ones.
  const known = addedTo(info.table);
  const part = known?.part ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  const keep = (taken: boolean) => remember(key(info.table), JSON.stringify({ promise: info.commitment, part, taken }));
  if (!known) keep(false);
  try {
    const now = await addLuck(info.table, { part });
    keep(true);
    return now;
  } catch (error) {
    if (error instanceof Trouble) return info;
    throw error;
  }
}

// Whether what this browser has added is in; null where it has added nothing, or the server never said that it had heard.
export function isIn(table: string, promise: string, parts: readonly string[]): boolean | null {
  const added = addedTo(table);
  if (!added || !parts.length) return null;
  if (parts.includes(added.part) && promise === added.promise) return true;
  return added.taken ? false : null;
}

// Those for whom nothing is drawn yet, or nothing was.
export function silentNames({ luck, seats }: TableInfo): string[] {
  return seats.filter(({ seat }) => luck?.silent.includes(seat)).map(({ name }) => name);
}
