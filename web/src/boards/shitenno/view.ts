// What can be read off Shitennō's view, and what is printed on its components.

import components from "../../../../src/bakufu/games/shitenno/components.toml";
import type { Asked, ShitennoView } from "./types";

interface PrintedProvince {
  name: string;
  troop: string;
  troops: number;
  gate: number;
  positions: number[];
}

interface Printed {
  troops: string[];
  players: { kamon: Record<string, number>; kamon_per_year: number; majority_points: number };
  titles: { id: string; seals: number; points_per_kamon?: number }[];
  koku_cards: Record<string, number>;
  troop_cards: { single: number; double: [string, string][] };
  bonus_tiles: { bonuses: string[]; of_each_pair: number; per_province: number };
  provinces: Record<string, PrintedProvince>;
}

const printed = components as Printed;

export const NONE = -1;
export const TITLES = printed.titles;
export const BONUSES = printed.bonus_tiles.bonuses;
export const [EXCHANGE, PLUS_ONE, DRAW] = ["exchange", "plus_one", "draw"].map((bonus) => BONUSES.indexOf(bonus)) as [
  number,
  number,
  number,
];
export const HATAMOTO = TITLES.findIndex(({ id }) => id === "hatamoto");
export const SENSEI = TITLES.findIndex(({ id }) => id === "sensei");
export const KAMON_PER_YEAR = printed.players.kamon_per_year;
export const MAJORITY_POINTS = printed.players.majority_points;

export interface Province {
  id: string;
  name: string;
  // Its own troop: so many always, and so many more once no tile lies under the gate.
  troop: number;
  troops: number;
  gate: number;
  positions: number[];
}

export const PROVINCES: readonly Province[] = Object.entries(printed.provinces).map(([id, province]) => ({
  ...province,
  id,
  troop: printed.troops.indexOf(province.troop),
}));

export const TILES_PER_PROVINCE = printed.bonus_tiles.per_province;
export const TROOPS = printed.troops.length;
const DOUBLES = printed.troop_cards.double.map((pair) => pair.map((troop) => printed.troops.indexOf(troop)));
export const FIRST_KOKU = TROOPS + DOUBLES.length;
const KOKU = Object.keys(printed.koku_cards).map(Number);
export const KINDS = FIRST_KOKU + KOKU.length;

// A card is known by its kind: the single troops, the doubles, then koku.
export const troopsOn = (card: number): readonly number[] => (card < TROOPS ? [card] : (DOUBLES[card - TROOPS] ?? []));
export const kokuOn = (card: number): number => KOKU[card - FIRST_KOKU] ?? 0;

// What the next position of a province costs.
export type Price = Asked;

const GOLD = 8;
export const seatOf = (kamon: number): number => kamon % GOLD;
export const isGold = (kamon: number): boolean => kamon >= GOLD;

export const bonusesOf = (view: ShitennoView, seat: number): readonly number[] =>
  view.bonuses.slice(seat * BONUSES.length, (seat + 1) * BONUSES.length);

// Whoever has the higher title first.
export const byRank = (view: ShitennoView): readonly number[] =>
  view.titles.map((_, seat) => seat).toSorted((a, b) => (view.titles[a] ?? 0) - (view.titles[b] ?? 0));

export const isSharing = (view: ShitennoView): boolean => view.turn !== NONE && view.year % 2 === 0;

// What the middle of the table shows.
export type Middle = "map" | "sharing" | "payment" | "scoring";

export interface Sum {
  troops: number[];
  koku: number;
}

// What some cards are together.
export function sumOf(cards: readonly number[]): Sum {
  const troops = Array.from({ length: TROOPS }, () => 0);
  let koku = 0;
  for (const card of cards) {
    for (const troop of troopsOn(card)) troops[troop]! += 1;
    koku += kokuOn(card);
  }
  return { troops, koku };
}

// Equal cards are told apart by a number, so that each keeps its place on the table.
export function counted(cards: readonly number[]): { card: number; key: string }[] {
  const seen = new Map<number, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { card, key: `${card}.${nth}` };
  });
}
