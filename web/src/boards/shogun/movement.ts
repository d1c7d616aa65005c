// What travels over the board because of an event, how it sounds, and how long the table waits for it.

import type { Flight, Sound } from "../board";
import { BUILDINGS, PROVINCES, VILLAGE } from "./printed";
import { lastsThrow } from "./tower";
import type { Event } from "./types";

const province = (id: number) => `province:${id}`;
// On a narrow screen what the clans have lies behind a tab; their crests are always to be seen.
const clan = (seat: number) => (globalThis.matchMedia?.("(max-width: 63.99em)").matches ? `player-${seat}` : `clan:${seat}`);

// An army's cube; the village's has nobody's colour.
const cube = (from: string, to: string, seat: number): Flight =>
  seat === VILLAGE ? { from, to, symbol: "shogun-cube", size: 20 } : { from, to, symbol: "shogun-cube", seat, size: 20 };

const thing = (from: string, to: string, symbol: string): Flight => ({ from, to, symbol, size: 24 });

type Travels = { [K in Event["event"]]?: (event: Extract<Event, { event: K }>) => Flight[] };

const TRAVELS: Travels = {
  "group-placed": (e) => [cube(clan(e.seat), province(e.province), e.seat)],
  deployed: (e) => [cube(clan(e.seat), province(e.province), e.seat)],
  levied: (e) => [cube(clan(e.seat), province(e.province), e.seat)],
  moved: (e) => [cube(province(e.province), province(e.to), e.seat)],
  attacked: (e) => [cube(province(e.province), "tower", e.seat), ...(e.defenders > 0 ? [cube(province(e.to), "tower", e.defender)] : [])],
  revolted: (e) => [cube(province(e.province), "tower", e.seat)],
  conquered: (e) => [cube("tower", province(e.province), e.seat)],
  defended: (e) => [cube("tower", province(e.province), e.seat)],
  "put-down": (e) => [cube("tower", province(e.province), e.seat)],
  "armies-in-bowl": (e) => [cube(clan(e.seat), "tower", e.seat)],
  "armies-converted": (e) =>
    e.card < PROVINCES.length ? [cube(province(e.card), clan(e.seat), e.seat)] : [cube("tower", clan(e.seat), e.seat)],
  built: (e) => [thing(clan(e.seat), province(e.province), `shogun-${BUILDINGS[e.building]}`)],
  "rice-gathered": (e) => [thing(province(e.province), clan(e.seat), "shogun-rice")],
  "tax-gathered": (e) => [thing(province(e.province), clan(e.seat), "shogun-chest")],
  "leader-placed": (e) => [{ ...cube(clan(e.seat), province(e.province), e.seat), symbol: "shogun-leader" }],
  "leader-moved": (e) => [{ ...cube(province(e.province), province(e.to), e.seat), symbol: "shogun-leader" }],
  "leader-lost": (e) => [{ ...cube(province(e.province), clan(e.seat), e.seat), symbol: "shogun-leader" }],
  "statue-placed": (e) => [{ ...cube(clan(e.seat), province(e.province), e.seat), symbol: "shogun-statue" }],
  "trophy-taken": (e) => [{ ...cube(province(e.province), clan(e.seat), e.of), symbol: "shogun-statue" }],
  "chamber-taken": (e) => [cube(clan(e.seat), `chamber:${e.tile}`, e.seat)],
};

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  "season-began": "bell",
  "event-drawn": "bell",
  laid: "card",
  lifted: "card",
  shown: "card",
  "special-taken": "card",
  planned: "brush",
  "took-province": "card",
  "group-placed": "wood",
  built: "wood",
  deployed: "wood",
  levied: "wood",
  moved: "wood",
  "leader-moved": "wood",
  "leader-placed": "wood",
  "statue-placed": "wood",
  "chamber-taken": "wood",
  "rice-gathered": "coin",
  "tax-gathered": "coin",
  "chests-got": "coin",
  attacked: "drum",
  revolted: "drum",
  thrown: "wood",
  conquered: "clash",
  defended: "clash",
  cleared: "clash",
};

export function flights<K extends Event["event"]>(event: Extract<Event, { event: K }> & { event: K }): Flight[] {
  const travels: ((event: Extract<Event, { event: K }>) => Flight[]) | undefined = TRAVELS[event.event];
  return travels?.(event) ?? [];
}

export const sound = ({ event }: Event): Sound | null => SOUNDS[event] ?? null;

const PAUSES: Partial<Record<Event["event"], number>> = {
  "event-drawn": 900,
  "bid-opened": 150,
  shown: 120,
  "action-opened": 250,
  score: 400,
};

export const lasts = (event: Event): number => (event.event === "thrown" ? lastsThrow(event.drops) : (PAUSES[event.event] ?? 0));
