// What a table's maker was given: invitations, which can be copied until they are used, and the codes of the own seats.

import { makeTable, makeWhatIf, onceMore } from "../http";
import { remember, remembered } from "../memory";
import type { AskWhatIf, HeldSeat, Invitation, NewTable } from "../wire";

function kept<T>(key: string): T[] {
  try {
    return JSON.parse(remembered(key) ?? "[]") as T[];
  } catch {
    return [];
  }
}

const keep = (key: string, these: readonly unknown[]) => remember(key, these.length ? JSON.stringify(these) : null);

const keepInvitations = (table: string, invitations: readonly Invitation[]) => keep(`invitations-${table}`, invitations);
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
export const originOf = (network: string | null): string => (onlyHere(location.hostname) && network ? network : location.origin);

export const addressOf = (table: string, network: string | null): string => `${originOf(network)}/t/${table}`;

const linksAddress = (table: string): string => `/t/${table}/links`;

// Sets a table; where one goes from there. Whoever plays with friends has links to send first.
export async function newTable(wish: NewTable): Promise<string> {
  const { info, invitations, held } = await makeTable(wish);
  keepInvitations(info.table, invitations);
  keepHeld(info.table, held);
  if (held.length) await (await import("../luck")).addToLuck(info);
  return invitations.length ? linksAddress(info.table) : `/t/${info.table}`;
}

// The same table once more, for the same people; where one goes from there. Somebody may have set it already.
export async function tableAgain(old: string): Promise<string> {
  const { table, held, invitations } = await onceMore(old);
  if (invitations?.length) keepInvitations(table, invitations);
  keepHeld(table, held);
  return `/t/${table}`;
}

// A table that goes on from a finished game, against bots; where one goes from there.
export async function whatIf(table: string, told: AskWhatIf): Promise<string> {
  const { info, held } = await makeWhatIf(table, told);
  keepHeld(info.table, held);
  return `/t/${info.table}`;
}
