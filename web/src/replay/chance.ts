// The luck of a game, drawn again from its seed exactly as src/bakufu/kernel/chance.py does.

import type { Luck } from "../wire";
import { blake2b, bytesOf, hex } from "./blake2b";

const BLOCK_BITS = 512;

export const promiseOf = (seed: string): string => hex(blake2b(bytesOf(seed), 32, "bakufu-promise"));

// The seed of joint luck, as src/bakufu/kernel/luck.py makes it.
export function jointSeed(secret: string, parts: readonly string[]): string {
  const counted = parts.map((part) => (part.length / 2).toString(16).padStart(2, "0") + part);
  return hex(blake2b(bytesOf(secret + counted.join("")), 32, "bakufu-luck"));
}

export class Chance {
  #seed: Uint8Array;
  #block = 0;
  #pool = 0n;
  #left = 0;

  constructor(seed: string) {
    this.#seed = bytesOf(seed);
  }

  #next(): void {
    const text = new Uint8Array(this.#seed.length + 8);
    text.set(this.#seed);
    new DataView(text.buffer).setBigUint64(this.#seed.length, BigInt(this.#block), true);
    this.#pool = blake2b(text).reduceRight((pool, byte) => (pool << 8n) | BigInt(byte), 0n);
    this.#left = BLOCK_BITS;
    this.#block++;
  }

  below(n: number): number {
    if (n === 1) return 0;
    const bits = (n - 1).toString(2).length;
    for (;;) {
      if (this.#left < bits) this.#next();
      const drawn = Number(this.#pool & ((1n << BigInt(bits)) - 1n));
      this.#pool >>= BigInt(bits);
      this.#left -= bits;
      if (drawn < n) return drawn;
    }
  }
}

export interface Checked {
  // The hash of what was promised, computed here.
  promise: string;
  kept: boolean;
  // The seed that follows from it and from what others have added; where nobody was asked, it was promised itself.
  seed: string;
  draws: number;
  // Whether every draw follows from the seed.
  drawn: boolean;
}

export function checked(luck: Luck): Checked {
  const promise = promiseOf(luck.secret ?? luck.seed);
  const chance = new Chance(luck.seed);
  const draws = luck.moments.flatMap((moment) => moment.draws);
  return {
    promise,
    kept: promise === luck.commitment,
    seed: luck.secret === null ? luck.seed : jointSeed(luck.secret, luck.parts),
    draws: draws.length,
    drawn: draws.every(([of, which]) => chance.below(of!) === which),
  };
}
