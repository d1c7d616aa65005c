// The answers of a decision, looked up by what they say.

import type { Asked } from "../../wire";
import { numberIn } from "../fields";
import type { Action, Chances, Hint, Shogun } from "./types";

export interface Offer<A extends Action = Action> {
  action: A;
  label: string;
  hint: Hint;
}

type Kind = Action["do"];
type Of<K extends Kind> = Extract<Action, { do: K }>;
// A kind of answer, and as much of it as matters.
type Wish<K extends Kind> = { do: K } & Partial<Of<K>>;

export const offersOf = (asked: Asked<Shogun> | null): Offer[] =>
  asked?.actions.map((action, i) => ({ action, label: asked.labels[i] ?? "", hint: asked.hints?.[i] ?? null })) ?? [];

export function matches<K extends Kind>(action: Action, wish: Wish<K>): action is Of<K> {
  const fields = new Map<string, unknown>(Object.entries(action));
  return Object.entries(wish).every(([name, value]) => fields.get(name) === value);
}

export const offers = <K extends Kind>(asked: Asked<Shogun> | null, wish: Wish<K>): Offer<Of<K>>[] =>
  offersOf(asked).flatMap(({ action, ...words }) => (matches(action, wish) ? [{ action, ...words }] : []));

export const offer = <K extends Kind>(asked: Asked<Shogun> | null, wish: Wish<K>): Offer<Of<K>> | null => offers(asked, wish)[0] ?? null;

export interface March {
  to: number;
  // By the number of armies, from 1 on.
  offers: { armies: number; action: Of<"march">; odds: Chances | null; label: string }[];
}

// Where armies may go, and with how many.
export function marches(asked: Asked<Shogun> | null): March[] {
  const found = new Map<number, March>();
  for (const { action, label, hint } of offers(asked, { do: "march" })) {
    const { to, armies } = action;
    const march = found.get(to) ?? { to, offers: [] };
    march.offers.push({ armies, action, odds: hint, label });
    found.set(to, march);
  }
  return [...found.values()];
}

// The province that an answer names.
export const provinceIn = (action: Action): number | null => numberIn(action, "province") ?? numberIn(action, "to");

// The provinces that the answers name, each with its answers.
export function byProvince(asked: Asked<Shogun> | null): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const one of offersOf(asked)) {
    const province = provinceIn(one.action);
    if (province !== null) found.set(province, [...(found.get(province) ?? []), one]);
  }
  return found;
}
