// The answers of a decision, looked up by what they say.

import type { Asked, Plain } from "../../wire";

export interface Offer {
  action: Plain;
  label: string;
  hint: unknown;
}

export const offersOf = (asked: Asked | null): Offer[] =>
  asked?.actions.map((action, i) => ({ action, label: asked.labels[i] ?? "", hint: asked.hints?.[i] ?? null })) ?? [];

export const matches = (action: Plain, wish: Plain): boolean =>
  Object.entries(wish).every(([key, value]) => action[key] === value);

export const offer = (asked: Asked | null, wish: Plain): Offer | null => {
  const i = asked?.actions.findIndex((action) => matches(action, wish)) ?? -1;
  return asked && i >= 0 ? { action: asked.actions[i]!, label: asked.labels[i] ?? "", hint: asked.hints?.[i] ?? null } : null;
};

export const offers = (asked: Asked | null, wish: Plain): Offer[] =>
  offersOf(asked).filter(({ action }) => matches(action, wish));

// How a fight may end.
export interface Odds {
  attacker: number;
  nobody: number;
  defender: number;
}

export interface March {
  to: number;
  // By the number of armies, from 1 on.
  offers: { armies: number; action: Plain; odds: Odds | null; label: string }[];
}

// Where armies may go, and with how many.
export function marches(asked: Asked | null): March[] {
  const found = new Map<number, March>();
  for (const { action, label, hint } of offers(asked, { do: "march" })) {
    const to = action["to"] as number;
    const march = found.get(to) ?? { to, offers: [] };
    march.offers.push({ armies: action["armies"] as number, action, odds: hint as Odds | null, label });
    found.set(to, march);
  }
  return [...found.values()];
}

// The provinces that the answers name, each with its answers.
export function byProvince(asked: Asked | null): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const one of offersOf(asked)) {
    const province = one.action["province"] ?? one.action["to"];
    if (typeof province === "number") found.set(province, [...(found.get(province) ?? []), one]);
  }
  return found;
}
