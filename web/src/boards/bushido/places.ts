// Where on the board an event happened, and how great a fight was.

import { numberIn } from "../fields";
import type { Event } from "./types";

export const placesOf = (event: Event): string[] =>
  (["hex", "to", "origin"] as const).flatMap((field) => {
    const hex = numberIn(event, field);
    return hex === null ? [] : [`hex-${hex}`];
  });

export const fought = (event: Event): number => (event.event === "fight-won" ? event.attackers + event.defenders : 0);
