// Where on the board an event happened, and how great a fight was.

import { numberIn } from "../fields";
import type { Event } from "./types";

export const placesOf = (event: Event): string[] =>
  (["province", "to"] as const).flatMap((field) => {
    const province = numberIn(event, field);
    return province === null ? [] : [`province:${province}`];
  });

export function fought(event: Event): number {
  switch (event.event) {
    case "conquered":
    case "defended":
    case "cleared":
      return event.attack + event.defence;
    default:
      return 0;
  }
}
