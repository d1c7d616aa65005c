// What is printed on the board, the cards and the tiles, as the rules' own table has it.

import table from "../../../../src/bakufu/games/shogun/components.toml";
import type { Action, ShogunOptions } from "./types";

export type Side = ShogunOptions["side"];

export interface Province {
  id: number;
  key: string;
  name: string;
  tax: number;
  rice: number;
  spaces: number;
  region: Record<Side, number>;
}

export interface YearEvent {
  effect: string;
  winter: number;
  amount?: number;
}

export interface Favour {
  number: number;
  kind: string;
  amount?: number;
  building?: string;
  against?: string[];
}

export type Gift = Extract<Action, { do: "take-bonus" }>["kind"];

interface Printed {
  players: { armies: number; village_armies: number; chest_cards: number[] };
  regions: { names: string[] };
  provinces: Record<string, { name: string; tax: number; rice: number; spaces: number; sun: string; moon: string }>;
  events: YearEvent[];
  favours: Favour[];
  actions: { building_cost: number[]; deployed: number[]; deploy_cost: number[] };
  court: { courtiers: number; tower_cards: number; prices: number[] };
  samurai: { regions_needed: number; cards: Partial<Record<Gift, number>>[] };
  leaders: { statues: number };
  chambers: { size: number; row_points: number[]; column_points: number[] };
}

const printed = table as Printed;

export const REGIONS = printed.regions.names;

export const PROVINCES: readonly Province[] = Object.entries(printed.provinces).map(([key, face], id) => ({
  id,
  key,
  name: face.name,
  tax: face.tax,
  rice: face.rice,
  spaces: face.spaces,
  region: { sun: REGIONS.indexOf(face.sun), moon: REGIONS.indexOf(face.moon) },
}));

export const EVENTS = printed.events;
export const ACTION_FIGURES = printed.actions;
export const FAVOURS = new Map(printed.favours.map((favour) => [favour.number, favour]));
export const PRICES = printed.court.prices;
export const COURT = printed.court;
export const SAMURAI = printed.samurai;
export const STATUES = printed.leaders.statues;
export const CHAMBERS = printed.chambers;
export const VILLAGE = 5;

// Cards for the plan: a province's card has the province's number, then come the chest cards, then the tower card.
export const CHEST_CARD = PROVINCES.length;
export const TOWER_CARD = CHEST_CARD + printed.players.chest_cards.length;

// Spaces of a plan: the ten actions, the Court's three, the bid.
export const ACTIONS = 10;
export const CONVERSIONS: readonly number[] = [10, 11, 12];
export const BID = 13;
export const BUILDINGS = ["castle", "temple", "theatre"] as const;

// What a card says when it is pointed at.
export const thingOf = (card: number): string =>
  card < 0 ? "face-down" : card < CHEST_CARD ? `province-${card}` : card === TOWER_CARD ? "tower-card" : `chest-card-${card - CHEST_CARD}`;

export const provinceOf = (id: number): Province | undefined => PROVINCES[id];
export const nameOf = (id: number): string => PROVINCES[id]?.name ?? "";
