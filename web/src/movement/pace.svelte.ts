// How fast the table shows what happened: as the person says, and not at all where the system asks for less movement.

import { remember, remembered } from "../memory";

export const SPEEDS = { slow: 2, normal: 1, fast: 0.5, "at-once": 0 } as const;
export type Speed = keyof typeof SPEEDS;

const isSpeed = (word: string | null): word is Speed => word !== null && word in SPEEDS;

class Pace {
  #speed = $state<Speed>("normal");
  // The system asks for less movement.
  still = $state(false);

  constructor() {
    const kept = remembered("speed");
    if (isSpeed(kept)) this.#speed = kept;
    const less = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.still = less?.matches ?? false;
    less?.addEventListener("change", ({ matches }) => (this.still = matches));
  }

  get speed(): Speed {
    return this.still ? "at-once" : this.#speed;
  }

  // How long movements take: 1 as they are meant, 2 twice as long, 0 not at all.
  get now(): number {
    return SPEEDS[this.speed];
  }

  choose(speed: Speed): void {
    this.#speed = speed;
    remember("speed", speed === "normal" ? null : speed);
  }
}

export const pace = new Pace();
