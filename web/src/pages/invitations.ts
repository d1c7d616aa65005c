// The invitations of tables that were set up in this browser: they can be copied again until they are used.

import { remember, remembered } from "../memory";
import type { Invitation } from "../wire";

export function keepInvitations(table: string, invitations: readonly Invitation[]): void {
  remember(`invitations-${table}`, invitations.length ? JSON.stringify(invitations) : null);
}

export function keptInvitations(table: string): Invitation[] {
  try {
    return JSON.parse(remembered(`invitations-${table}`) ?? "[]") as Invitation[];
  } catch {
    return [];
  }
}

export const linkFor = (table: string, code: string): string => `${location.origin}/t/${table}#${code}`;
