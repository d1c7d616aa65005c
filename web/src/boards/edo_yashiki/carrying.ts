// The card in the hand: where it may lie, as the decision lists it, and where the keys carry it next.

import type { Asked } from "../../wire";
import { COLUMNS, ROWS } from "./cards";
import type { Action, Edo } from "./types";

export interface Place {
  x: number;
  y: number;
}

export interface Lay {
  action: Action;
  label: string;
  points: number | null;
  covered: number | null;
}

const keyOf = (x: number, y: number, turned: boolean) => `${x},${y},${turned}`;

export class Places {
  readonly anchors: Place[] = [];
  // Whether the decision lists turned cards at all; a card that looks the same is only laid upright.
  turns = false;
  #lays = new Map<string, Lay>();

  constructor(asked: Asked<Edo>) {
    const seen = new Set<string>();
    asked.actions.forEach((action, i) => {
      if (action.do !== "lay") return;
      const { x, y, turned } = action;
      if (turned) this.turns = true;
      const hint = asked.hints?.[i];
      this.#lays.set(keyOf(x, y, turned), {
        action,
        label: asked.labels[i] ?? "",
        points: hint?.points ?? null,
        covered: hint?.covered ?? null,
      });
      if (!seen.has(`${x},${y}`)) {
        seen.add(`${x},${y}`);
        this.anchors.push({ x, y });
      }
    });
  }

  at({ x, y }: Place, turned: boolean): Lay | null {
    return this.#lays.get(keyOf(x, y, turned && this.turns)) ?? null;
  }

  // The action that a place stands for, allowed or not: what is refused can be asked about.
  actionAt({ x, y }: Place, turned: boolean): Action {
    return this.at({ x, y }, turned)?.action ?? { do: "lay", x, y, turned: turned && this.turns };
  }

  // Where the keys begin: at the place that would score most.
  best(turned: boolean): Place | null {
    const worth = (place: Place) => this.at(place, turned)?.points ?? -1;
    return this.anchors.reduce<Place | null>((most, place) => (!most || worth(place) > worth(most) ? place : most), null);
  }

  // The next allowed place in a direction: near along it, and not far beside it.
  next(from: Place, dx: number, dy: number): Place {
    let found = from;
    let least = Infinity;
    for (const place of this.anchors) {
      const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
      const beside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
      if (along <= 0) continue;
      const cost = along + 2 * beside;
      if (cost < least) [found, least] = [place, cost];
    }
    return found;
  }
}

// The place of a card whose middle is here.
export const placeUnder = (x: number, y: number): Place => ({ x: Math.round(x - COLUMNS / 2), y: Math.round(y - ROWS / 2) });
