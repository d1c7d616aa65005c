// What can be read off Bushido's view, and what is printed on its components.

import printed from "../../../../src/bakufu/games/bushido/components.toml";
import type { BushidoView } from "./types";

interface Values {
  honour: number;
  koku: number;
  katana: number;
}

interface Components {
  players: { troops: number; discs: number; bonus_tokens: number[]; winning_honour: number; months: number };
  terrain: Record<string, Values>;
  map: { columns: number };
  katana_tiles: Record<string, number>;
  effect_tiles: Record<string, number>;
  to_arms: Record<string, number>;
  tea: {
    gift: number;
    rate: number;
    refusal: { guest_samurai: number; host_daimyo: number };
    free_to_refuse_from: number;
  };
  treasury: { tiles: number };
  council: { mild: number; thanks: number };
}

export const PRINTED = printed as Components;

export const TERRAINS = Object.keys(PRINTED.terrain);
export const FORTRESS = TERRAINS.indexOf("fortress");
export const FACE_DOWN = -1;
export const valuesOf = (terrain: number): Values | null => PRINTED.terrain[TERRAINS[terrain] ?? ""] ?? null;

// Kinds of tiles: the katana tiles, then the effects; kinds of discs.
export const KATANA = Object.keys(PRINTED.katana_tiles).map(Number);
export const EFFECTS = Object.keys(PRINTED.effect_tiles);
export const TILES = [...KATANA.map((katana) => `katana-${katana}`), ...EFFECTS];
export const DISCS = ["battle", "duel", "ambush", "traitor", "kotau"];

export const tileOf = (effect: string): number => TILES.indexOf(effect);

export const ROLES = ["daimyo", "samurai", "bushi", "sensei", "hatamoto"] as const;
export type Role = (typeof ROLES)[number];

export const NOBODY = -1;

// How many troops of a player stand on the map or march, and how many are out of the game.
export const troopsOf = (view: BushidoView, seat: number): number =>
  PRINTED.players.troops - (view.reserve[seat] ?? 0) - (view.fallen[seat] ?? 0);
export const fallenOf = (view: BushidoView, seat: number): number => (view.fallen[seat] ?? 0) + (view.elite_fallen[seat] ?? 0);

export const rolesOf = (view: BushidoView, seat: number): Role[] => ROLES.filter((role) => view[role] === seat);

// The bonus tokens that a player has left; the view counts them in bits.
export const tokensOf = (view: BushidoView, seat: number): number[] =>
  PRINTED.players.bonus_tokens.filter((_, bit) => ((view.bonus_tokens[seat] ?? 0) >> bit) & 1);

// How many tiles a call to arms brings in a month.
export const toArms = (month: number): number => Object.entries(PRINTED.to_arms).find(([last]) => month <= Number(last))?.[1] ?? 0;

export const katanaOn = (tiles: readonly number[]): number => tiles.reduce((sum, number, kind) => sum + number * (KATANA[kind] ?? 0), 0);
