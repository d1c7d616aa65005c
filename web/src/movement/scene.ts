// What moves and sounds when a view takes the place of the one before, in the order of the events that made it.

import type { BoardModule, Flight, Sound } from "../boards/board";
import type { LogLine, Words } from "../wire";

// Milliseconds at pace 1.
export const FLIGHT = 280;
const NEXT_PIECE = 45;
const NEXT_EVENT = 130;
const REST = 420;
// So much longer for each line more that is to be read, but never so long.
const READING = 120;
const LONGEST_REST = 1_200;
// The more waits, the shorter the rest after each.
const MANY = 12;
const SOUNDS_AT_ONCE = 3;

export interface Moving {
  flight: Flight;
  // When it sets out.
  at: number;
}

export interface Scene {
  moving: Moving[];
  sounds: { sound: Sound; at: number }[];
  // Until all has been seen; then a rest, so that it can be followed.
  lasts: number;
}

type Hands = Pick<BoardModule, "flights" | "sound" | "lasts">;

export function sceneOf(board: Hands | null, news: readonly LogLine[], before: Words["view"], after: Words["view"]): Scene {
  const scene: Scene = { moving: [], sounds: [], lasts: 0 };
  let at = 0;
  for (const { event } of news) {
    const sound = board?.sound?.(event) ?? null;
    if (sound) scene.sounds.push({ sound, at });
    const flights = board?.flights?.(event, before, after) ?? [];
    flights.forEach((flight, i) => scene.moving.push({ flight, at: at + i * NEXT_PIECE }));
    const seen = flights.length ? (flights.length - 1) * NEXT_PIECE : 0;
    if (flights.length) scene.lasts = Math.max(scene.lasts, at + seen + FLIGHT);
    at += Math.max(board?.lasts?.(event) ?? 0, flights.length ? seen + NEXT_EVENT : 0);
  }
  scene.lasts = Math.max(scene.lasts, at);
  return scene;
}

// How long the next view has to wait.
export function holdOf(scene: Scene, news: readonly LogLine[], pace: number, behind: number): number {
  const reading = Math.min(LONGEST_REST, REST + READING * (news.length - 1));
  const rest = news.length ? reading * Math.min(1, MANY / Math.max(1, behind)) : 0;
  return (scene.lasts + rest) * pace;
}

// Without movement everything would sound at one moment: of each kind one, and not too many.
export function soundsAtOnce(scene: Scene): Sound[] {
  return [...new Set(scene.sounds.map(({ sound }) => sound))].slice(0, SOUNDS_AT_ONCE);
}
