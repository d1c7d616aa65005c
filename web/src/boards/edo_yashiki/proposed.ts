// Where on the board a proposed answer is given.

import type { Action } from "./types";

export function proposed(action: Action): string[] {
  switch (action.do) {
    case "claim":
    case "name":
      return [`row-${action.card}`];
    case "lay":
      return ["proposed"];
    default:
      return [];
  }
}
