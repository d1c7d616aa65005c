// What is chosen and not yet sealed: tiles on lots, cards for a price, or any other answer.

import type { Asked } from "../../wire";
import { complete, NOTHING, waysOf, withLess, withMore, type Picked, type Thing, type Way } from "./payment";
import type { Action, Shitenno } from "./types";
import { NONE } from "./view";

export class Choosing {
  // The tile laid on each lot; -1 for none yet.
  laid = $state.raw<readonly [number, number]>([NONE, NONE]);
  picked = $state.raw<Picked>(NOTHING);
  // What was picked card by card: only ways that hold all of it are listed.
  narrowed = $state.raw<Picked>(NOTHING);
  wish = $state.raw<Action | null>(null);

  readonly #asked: () => Asked<Shitenno> | null;
  readonly ways: readonly Way[] = $derived.by(() => {
    const asked = this.#asked();
    return asked?.name === "pay" ? waysOf(asked) : [];
  });
  // The answer that a seal would send.
  readonly chosen: Action | null = $derived.by(() => {
    const asked = this.#asked();
    const [tile, other] = this.laid;
    switch (asked?.name) {
      case "make-lot":
        return asked.actions.find((one) => one.do === "offer" && one.tile === tile) ?? null;
      case "split-cards":
        return asked.actions.find((one) => one.do === "divide" && one.tile === tile && one.other === other) ?? null;
      case "pay":
        return complete(this.ways, this.picked)?.action ?? null;
      default:
        return this.wish;
    }
  });
  readonly label: string | null = $derived.by(() => {
    const asked = this.#asked();
    return asked && this.chosen ? (asked.labels[asked.actions.indexOf(this.chosen)] ?? "") : null;
  });

  constructor(asked: () => Asked<Shitenno> | null) {
    this.#asked = asked;
  }

  // Nothing is chosen, except where there is only one way to pay.
  letGo = (): void => {
    this.laid = [NONE, NONE];
    this.wish = null;
    this.picked = this.ways.length === 1 && this.ways[0] ? this.ways[0] : NOTHING;
    this.narrowed = NOTHING;
  };

  want = (action: Action): void => {
    this.wish = action;
  };

  // A tile lies on one lot only.
  lay = (lot: 0 | 1, tile: number): void => {
    const there = this.laid[lot ? 0 : 1];
    const other = there === tile ? NONE : there;
    this.laid = lot ? [other, tile] : [tile, other];
  };

  take = (way: Way): void => {
    this.picked = way;
  };

  // One card or tile more or less; whether that could be done.
  toggle = (thing: Thing, on: boolean): boolean => {
    const next = on ? withMore(this.ways, this.picked, thing) : withLess(this.picked, thing);
    if (next) this.picked = this.narrowed = next;
    return next !== null;
  };
}
