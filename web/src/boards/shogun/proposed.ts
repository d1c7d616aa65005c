// Where on the board a proposed answer is given.

import type { Action, ShogunView } from "./types";

export function proposed(action: Action, view: ShogunView): string[] {
  switch (action.do) {
    case "take-province":
      return [`open:${action.province}`, `province:${action.province}`];
    case "take-top":
      return ["pile"];
    case "lay":
      return [`card:${action.card}`, `slot:${action.space}`];
    case "lift":
      return [`slot:${action.space}`];
    case "take-special":
      return [`special:${action.place}`];
    case "march":
    case "move-leader":
      return [`province:${action.to}`, `answer:to:${action.to}`];
    case "deploy":
      return [`province:${view.acting}`];
    case "revolt-next":
    case "use-favour-at":
    case "place-leader":
      return [`province:${action.province}`];
    case "take-favour":
      return [`favour-${action.favour}`];
    case "take-chamber":
      return [`chamber:${action.tile}`];
    default:
      return [`answer:${action.do}`];
  }
}
