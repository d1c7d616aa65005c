// Where on the board an event happened.

import type { Event } from "./types";

export const placesOf = (event: Event): string[] => ("province" in event ? [`province:${event.province}`] : []);
