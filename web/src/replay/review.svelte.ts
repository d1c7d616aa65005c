// A review of a finished game, with one pair of eyes: asked for, waited for, kept.

import { askReview, reviewOf, Trouble } from "../http";
import type { Language } from "../net";
import type { ReviewShown } from "../wire";

const PAUSE = 1_000;

export class GameReview {
  shown = $state.raw<ReviewShown | null>(null);
  trouble = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly table: string,
    readonly eyes: number,
    readonly language: Language,
  ) {}

  get underWay(): boolean {
    return this.shown?.state === "waiting" || this.shown?.state === "running";
  }

  look = (): Promise<void> => this.#hear(() => reviewOf(this.table, this.eyes, this.language));
  ask = (): Promise<void> => this.#hear(() => askReview(this.table, { seat: this.eyes }, this.language));

  async #hear(word: () => Promise<ReviewShown>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.shown = await word();
      this.trouble = "";
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = trouble.message;
      // The server is away: it may come back.
      if (trouble.status !== 0) return;
    }
    if (!this.#left && (this.underWay || this.trouble)) this.#timer = setTimeout(this.look, PAUSE);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }
}
