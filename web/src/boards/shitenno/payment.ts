// Ways to pay, narrowed down card by card.

import type { Asked } from "../../wire";
import type { Action, Shitenno } from "./types";

// What is picked so far: kinds of cards, in order, and tiles.
export interface Picked {
  cards: readonly number[];
  exchange: number;
  plusOne: number;
  joker: boolean;
}

export interface Way extends Picked {
  action: Action;
  label: string;
  // What nothing is got for.
  lostTroops: readonly number[];
  lostKoku: number;
}

export type Thing = { card: number } | "exchange" | "plusOne" | "joker";

export const NOTHING: Picked = { cards: [], exchange: 0, plusOne: 0, joker: false };

const waste = (way: Way): number => way.lostTroops.length + way.lostKoku;
const tiles = (way: Picked): number => way.exchange + way.plusOne + Number(way.joker);

// Every way that is offered; first those that waste least, then those that need the fewest tiles, then the fewest cards.
export function waysOf(asked: Asked<Shitenno>): Way[] {
  const ways = asked.actions.flatMap((action, i): Way[] => {
    if (action.do !== "pay") return [];
    const hint = asked.hints?.[i];
    const lost = hint && "lost_koku" in hint ? hint : { lost_troops: [], lost_koku: 0 };
    const { cards, exchange, plus_one: plusOne, joker } = action;
    const label = asked.labels[i] ?? "";
    return [{ action, label, cards, exchange, plusOne, joker, lostTroops: lost.lost_troops, lostKoku: lost.lost_koku }];
  });
  return ways.toSorted((a, b) => waste(a) - waste(b) || tiles(a) - tiles(b) || a.cards.length - b.cards.length);
}

const times = (cards: readonly number[], card: number): number => cards.filter((one) => one === card).length;

// Whether all that is picked is part of this way.
export const holds = (way: Picked, picked: Picked): boolean =>
  picked.cards.every((card) => times(picked.cards, card) <= times(way.cards, card)) &&
  picked.exchange <= way.exchange &&
  picked.plusOne <= way.plusOne &&
  (way.joker || !picked.joker);

// The way that is picked completely, if there is one.
export const complete = (ways: readonly Way[], picked: Picked): Way | null =>
  ways.find((way) => holds(way, picked) && holds(picked, way)) ?? null;

export const more = (picked: Picked, thing: Thing): Picked => {
  if (thing === "joker") return { ...picked, joker: true };
  if (thing === "exchange") return { ...picked, exchange: picked.exchange + 1 };
  if (thing === "plusOne") return { ...picked, plusOne: picked.plusOne + 1 };
  return { ...picked, cards: [...picked.cards, thing.card].toSorted((a, b) => a - b) };
};

// With one thing more. Where no way holds all of that, the thing begins a new choice; null where no way holds it at all.
export function withMore(ways: readonly Way[], picked: Picked, thing: Thing): Picked | null {
  const wider = more(picked, thing);
  if (ways.some((way) => holds(way, wider))) return wider;
  const alone = more(NOTHING, thing);
  return ways.some((way) => holds(way, alone)) ? alone : null;
}

export function withLess(picked: Picked, thing: Thing): Picked {
  if (thing === "joker") return { ...picked, joker: false };
  if (thing === "exchange") return { ...picked, exchange: Math.max(0, picked.exchange - 1) };
  if (thing === "plusOne") return { ...picked, plusOne: Math.max(0, picked.plusOne - 1) };
  const i = picked.cards.indexOf(thing.card);
  return i < 0 ? picked : { ...picked, cards: picked.cards.toSpliced(i, 1) };
}

// What would be sent, only to ask why it is not allowed.
export const asAction = (picked: Picked): Action => ({
  do: "pay",
  cards: [...picked.cards],
  exchange: picked.exchange,
  plus_one: picked.plusOne,
  joker: picked.joker,
});
