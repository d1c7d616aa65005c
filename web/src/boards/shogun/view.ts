// The table as a seat sees it, and what can be read off it.

import type { LogLine } from "../../wire";
import { ACTIONS, BID, CONVERSIONS } from "./printed";
import type { Shogun, ShogunOptions, ShogunView } from "./types";

export type Module = ShogunOptions["modules"][number];

export const NONE = -1;
export const HIDDEN = -2;
export const NEUTRAL = -1;
export const CLOSED = -2;

// What became of a space of the Chambers without a marker.
export const TILE = { bag: -1, open: -2, turned: -3 } as const;

export const has = (view: ShogunView, module: Module): boolean => view.options.modules.includes(module);

// The ten actions in the order of the cards: those opened so far, then the others, whose order nobody knows.
export function actionsInOrder(row: readonly number[]): { space: number; place: number | null }[] {
  const closed = Array.from({ length: ACTIONS }, (_, space) => space).filter((space) => !row.includes(space));
  return [...row.map((space, i) => ({ space, place: i + 1 })), ...closed.map((space) => ({ space, place: null }))];
}

// The spaces of a plan in the order in which they are best filled.
export function planSpaces(view: ShogunView): number[] {
  const actions = actionsInOrder(view.row).map(({ space }) => space);
  return has(view, "court") ? [...actions, ...CONVERSIONS, BID] : [...actions, BID];
}

// Plans are being laid: nobody's is known to others yet.
export const planning = (view: ShogunView): boolean => view.row.length > 0 && view.confirmed.some((done) => !done);

// The players as they sit, or in turn order where there is one; who has no place yet comes last.
export function inTurn(view: ShogunView): number[] {
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  return [...view.order, ...seats.filter((seat) => !view.order.includes(seat))];
}

// The action that is being carried out, and by whom: the card shown last.
export function carriedOut(view: ShogunView, log: readonly LogLine<Shogun>[]): { space: number; seat: number } | null {
  if (!view.row.length || planning(view)) return null;
  for (let i = log.length - 1; i >= 0; i--) {
    const told = log[i]?.event;
    if (told?.event === "actions-opened") return null;
    if (told?.event === "shown" && told.space < ACTIONS) return { space: told.space, seat: told.seat };
  }
  return null;
}

// Armies, buildings, markers and the like that an update has changed: for the map to mark.
export function changed(before: ShogunView | null, after: ShogunView): Set<number> {
  const found = new Set<number>();
  if (!before || before.options.side !== after.options.side) return found;
  for (const list of ["owner", "armies", "buildings", "markers", "statues"] as const)
    after[list].forEach((value, province) => {
      if (before[list][province] !== value) found.add(province);
    });
  for (const [seat, province] of after.leaders.entries()) if (province >= 0 && before.leaders[seat] !== province) found.add(province);
  return found;
}
