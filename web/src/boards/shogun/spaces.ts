// The sign and the cost of each space of a plan.

import type { Sign } from "./signs";

export const SPACE_SIGNS: readonly Sign[] = [
  "castle",
  "temple",
  "theatre",
  "rice",
  "chest",
  "deploy",
  "deploy",
  "deploy",
  "move",
  "move",
  "court",
  "court",
  "court",
  "bid",
];

export const SPECIAL_SIGNS: readonly Sign[] = ["chest", "rice", "cube", "attack", "defence"];

export const SEASON_SIGNS: readonly Sign[] = ["spring", "summer", "autumn", "winter"];

// What tells spaces with the same sign apart, where there is no room for words.
export const MARKS: Readonly<Record<number, string>> = { 5: "5", 6: "3", 7: "1", 8: "A", 9: "B", 10: "3", 11: "2", 12: "1" };
