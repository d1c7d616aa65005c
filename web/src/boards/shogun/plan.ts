// Laying a plan: what a hand wants, as the steps that lead there.

import { TOWER_CARD } from "./printed";
import type { Action } from "./types";
import { NONE } from "./view";

export type Plan = readonly number[];

export const lay = (card: number, space: number): Action => ({ do: "lay", card, space });
const lift = (space: number): Action[] => [{ do: "rethink" }, { do: "lift", space }];

// The card goes to the space, wherever it was; what lies there goes to the hand, or changes places with it.
export function steps(plan: Plan, card: number, space: number, from: number | null): Action[] {
  if (from === space) return [];
  const there = plan[space] ?? NONE;
  const lifted = from === null ? [] : lift(from);
  if (there === NONE) return [...lifted, lay(card, space)];
  if (there === card && card === TOWER_CARD && from === null) return [];
  const back = from === null ? [] : [lay(there, from)];
  return [...lifted, ...lift(space), lay(card, space), ...back];
}

export const takeOff = (space: number): Action[] => lift(space);

// The next space to be filled after this one, in the given order; null when none is free.
export function nextFree(plan: Plan, spaces: readonly number[], after: number | null): number | null {
  const free = (space: number) => (plan[space] ?? NONE) === NONE;
  const start = after === null ? 0 : spaces.indexOf(after) + 1;
  return spaces.slice(start).find(free) ?? spaces.find(free) ?? null;
}
