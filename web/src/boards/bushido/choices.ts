// What can be answered, sorted by what one points at: a hex, a player, a tile or disc behind the own screen, or nothing.

import type { Asked } from "../../wire";
import { numberIn } from "../fields";
import type { Action, Bushido, Decision, Hint } from "./types";
import { KATANA, tileOf } from "./view";

export interface Offer {
  action: Action;
  label: string;
  index: number;
  hint: Hint;
}

export interface Count {
  troops: number;
  elite: number;
}

export const offersOf = (asked: Asked<Bushido> | null): Offer[] =>
  (asked?.actions ?? []).map((action, index) => ({
    action,
    label: asked?.labels[index] ?? "",
    index,
    hint: asked?.hints?.[index] ?? null,
  }));

export const hexOf = ({ action }: Offer): number | null => numberIn(action, "hex") ?? numberIn(action, "origin");

// The names under which answers speak of a player.
export const PLAYER = ["guest", "to", "target"] as const;

export const playerOf = ({ action }: Offer): number | null =>
  PLAYER.reduce<number | null>((found, name) => found ?? numberIn(action, name), null);

export const countOf = ({ action }: Offer): Count => ({
  troops: numberIn(action, "troops") ?? 0,
  elite: numberIn(action, "elite") ?? 0,
});

export const amountOf = ({ action }: Offer): number | null => numberIn(action, "honour");

const EFFECT_OF: Partial<Record<Action["do"], string>> = {
  "play-ronin": "ronin",
  "play-shinobi": "shinobi",
  "play-chanoyu": "chanoyu",
  "play-geisha": "geisha",
  "demand-seppuku": "seppuku",
};

// The kind of tile that an answer takes from behind the screen.
export function tileFor({ action }: Offer): number | null {
  const effect = EFFECT_OF[action.do];
  return effect ? tileOf(effect) : numberIn(action, "tile");
}

export function discFor({ action }: Offer): number | null {
  return action.do === "play-kotau" ? 4 : numberIn(action, "disc");
}

export const isPass = ({ action }: Offer): boolean => action.do === "pass";

// In these decisions a tile is picked up first, and then shown where to.
const WITH_TILES: readonly Decision[] = ["effects", "hatamoto"];

export const inHandFirst = (asked: Asked<Bushido> | null): boolean => asked !== null && WITH_TILES.includes(asked.name);

// What can be done with the tile in the hand, or with none.
export const withTile = (asked: Asked<Bushido> | null, tile: number | null): Offer[] =>
  offersOf(asked).filter((offer) => !inHandFirst(asked) || tileFor(offer) === tile);

export function byHex(offers: readonly Offer[]): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of offers) {
    const hex = hexOf(offer);
    if (hex !== null) found.set(hex, [...(found.get(hex) ?? []), offer]);
  }
  return found;
}

// Whoever marches mostly takes all; whoever places troops begins with one.
export function firstCount(offers: readonly Offer[]): Count {
  const counts = offers.map(countOf);
  const all = offers.some(({ action }) => action.do === "march" || action.do === "move-to");
  const sum = (count: Count) => count.troops + 3 * count.elite;
  return counts.reduce(
    (best, count) => ((all ? sum(count) > sum(best) : sum(count) < sum(best)) ? count : best),
    counts[0] ?? { troops: 0, elite: 0 },
  );
}

export const withCount = (offers: readonly Offer[], { troops, elite }: Count): Offer | null =>
  offers.find((offer) => countOf(offer).troops === troops && countOf(offer).elite === elite) ?? null;

// The numbers to choose from of one kind, while the other stays as it is.
export function choicesOf(offers: readonly Offer[], kind: keyof Count, { troops, elite }: Count): number[] {
  const counts = offers.map(countOf);
  const found = counts.filter((count) => (kind === "troops" ? count.elite === elite : count.troops === troops));
  return found.map((count) => count[kind]).toSorted((a, b) => a - b);
}

export const tilesAsked = (offers: readonly Offer[]): Set<number> => new Set(offers.map(tileFor).filter((tile) => tile !== null));

export const discsAsked = (offers: readonly Offer[]): Set<number> => new Set(offers.map(discFor).filter((disc) => disc !== null));

// Steps that cannot be taken back and cost dearly: they want a seal.
const GRAVE: readonly Action["do"][] = [
  "refuse",
  "play-geisha",
  "play-kotau",
  "demand-seppuku",
  "agree",
  "recruit",
  "declare",
  "offer",
  "ready",
  "call-to-arms",
];

export const isGrave = (asked: Asked<Bushido>, offer: Offer): boolean =>
  GRAVE.includes(offer.action.do) || (isPass(offer) && asked.name === "order-attack");

// An answer that is not offered, for the question why it is not; null where nothing fits.
const ON_HEX: Partial<Record<Decision, (hex: number) => Action>> = {
  "build-fortress": (hex) => ({ do: "occupy", hex }),
  "take-province": (hex) => ({ do: "occupy", hex }),
  "place-troops": (hex) => ({ do: "place", hex, troops: 1 }),
  "remove-troops": (hex) => ({ do: "remove", hex, troops: 1 }),
  "place-elite": (hex) => ({ do: "place-elite", hex }),
  effects: (hex) => ({ do: "play-ronin", hex }),
  hatamoto: (hex) => ({ do: "lead-revolt", hex }),
  regroup: (hex) => ({ do: "move-from", hex }),
  "regroup-to": (hex) => ({ do: "move-to", hex, troops: 1, elite: 0 }),
  "order-attack": (hex) => ({ do: "attack", hex }),
  march: (origin) => ({ do: "march", origin, troops: 1, elite: 0 }),
  retreat: (hex) => ({ do: "retreat", hex }),
};

export function unofferedHex(asked: Asked<Bushido>, hex: number, tile: number | null): Action | null {
  if (asked.name === "hatamoto" && tile !== null) return { do: "play-ronin", hex };
  return ON_HEX[asked.name]?.(hex) ?? null;
}

export function unofferedTile(asked: Asked<Bushido>, tile: number, other: number): Action | null {
  if (asked.name === "lay-tiles") return { do: "lay", tile };
  if (asked.name === "seppuku" && tile === tileOf("seppuku")) return { do: "demand-seppuku" };
  if (asked.name !== "effects" || tile < KATANA.length) return null;
  if (tile === tileOf("shinobi")) return { do: "play-shinobi", target: other };
  if (tile === tileOf("chanoyu")) return { do: "play-chanoyu" };
  return tile === tileOf("geisha") ? { do: "play-geisha" } : null;
}
