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
