// Which part of the board answers which decision.

import type { Decision } from "./types";

export type Desk = "plan" | "special" | "draft" | "march" | "province" | "favour" | "bonus" | "chamber" | "few";

// Every decision there is.
export const DESKS: Record<Decision, Desk> = {
  "take-province": "draft",
  "place-group": "draft",
  plan: "plan",
  lift: "plan",
  "confirm-plan": "plan",
  special: "special",
  deploy: "few",
  move: "march",
  "move-own": "march",
  revolt: "province",
  favour: "favour",
  "cancel-event": "few",
  "use-favour": "province",
  bonus: "bonus",
  "place-leader": "province",
  "move-leader": "province",
  "return-leader": "province",
  chamber: "chamber",
};

// Where one must see the map to decide.
export const ON_MAP: readonly Desk[] = ["march", "province", "draft", "few"];
