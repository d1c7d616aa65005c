// What a table's maker was given: invitations, which can be copied until they are used, and the codes of the own seats.

import { remember, remembered } from "../memory";
import type { HeldSeat, Invitation } from "../wire";

function kept<T>(key: string): T[] {
  try {
    return JSON.parse(remembered(key) ?? "[]") as T[];
  } catch {
    return [];
  }
}

const keep = (key: string, these: readonly unknown[]) => remember(key, these.length ? JSON.stringify(these) : null);

export const keepInvitations = (table: string, invitations: readonly Invitation[]) => keep(`invitations-${table}`, invitations);
export const keptInvitations = (table: string): Invitation[] => kept(`invitations-${table}`);

// A code that was used gives way to a new one.
export function keepHeld(table: string, held: readonly HeldSeat[]): void {
  const others = keptHeld(table).filter(({ seat }) => !held.some((one) => one.seat === seat));
  keep(`held-${table}`, [...others, ...held]);
}
export const keptHeld = (table: string): HeldSeat[] => kept(`held-${table}`);

const OWN = /^(localhost|127\..*|\[::1\]|0\.0\.0\.0)$/;

// Whether nobody else could open what this address leads to.
export const onlyHere = (host: string): boolean => OWN.test(host);

// `network`: where others find the server, if it knows.
export function addressOf(table: string, network: string | null): string {
  return `${onlyHere(location.hostname) && network ? network : location.origin}/t/${table}`;
}

export const linksAddress = (table: string): string => `/t/${table}/links`;
