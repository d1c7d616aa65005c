// A game looked back at with one pair of eyes: moments are fetched page by page, the log at once.

import { tick } from "svelte";
import { momentsOf, storyOf } from "../http";
import type { Language } from "../net";
import { pace } from "../movement/pace.svelte";
import type { Stage } from "../table.svelte";
import type { Moment, PastLine } from "../wire";

// How long a moment is looked at while the film runs, at pace 1 and where nothing moves.
const LOOK = 550;
const STILL = 700;

export class Film {
  length = $state(0);
  over = $state(false);
  lines = $state.raw<PastLine[]>([]);
  // The moment that is shown, and the one that is wanted (it may have to be fetched first).
  now = $state.raw<Moment | null>(null);
  wanted = $state(0);
  news = $state.raw<PastLine[]>([]);
  playing = $state(false);
  stage: Stage | null = null;
  #answers: number[] = [];
  #pages = new Map<number, Promise<Moment[]>>();
  #size = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly eyes: number,
    readonly language: Language,
  ) {}

  // Reads the log and shows a moment; none named: the last.
  async open(at: number | null): Promise<void> {
    let story = await storyOf(this.table, this.eyes, 0, this.language);
    const lines = [...story.lines];
    while (lines.length < story.all_lines && story.lines.length) {
      story = await storyOf(this.table, this.eyes, lines.length, this.language);
      lines.push(...story.lines);
    }
    this.lines = lines;
    this.length = story.moments;
    this.over = story.over;
    this.#answers = story.answers;
    await this.go(at ?? story.moments - 1);
  }

  // The log as it was at the moment that is shown.
  get log(): PastLine[] {
    const at = this.now?.index ?? -1;
    return this.lines.filter(({ moment }) => moment <= at);
  }

  // The same moment of the game in another film, or about the same while how often others answered is not known.
  sameAs(other: Film): number {
    const count = other.#answers[other.wanted];
    if (count !== undefined && this.#answers.length) return this.atAnswers(count);
    return other.wanted >= other.length - 1 ? this.length - 1 : Math.round((other.wanted / other.length) * this.length);
  }

  // The moment that lasted when so many answers had been given; known when the game is over.
  atAnswers(count: number): number {
    return Math.max(
      0,
      this.#answers.findLastIndex((one) => one <= count),
    );
  }

  // How many answers had been given at a moment.
  answersAt(moment: number): number {
    return this.#answers[moment] ?? 0;
  }

  async #moment(index: number): Promise<Moment | undefined> {
    // The first page tells how long pages are.
    if (!this.#size) {
      this.#pages.set(0, momentsOf(this.table, this.eyes, 0, this.language));
      this.#size = (await this.#pages.get(0)!).length || 1;
    }
    const page = Math.floor(index / this.#size);
    for (const near of [page, page + 1]) {
      const first = near * this.#size;
      if (first < this.length && !this.#pages.has(near)) {
        const fetched = momentsOf(this.table, this.eyes, first, this.language);
        this.#pages.set(near, fetched);
        // What could not be fetched is asked for again when it is wanted again.
        fetched.catch(() => this.#pages.delete(near));
      }
    }
    return (await this.#pages.get(page))?.[index % this.#size];
  }

  // Shows a moment and says how long it is worth looking at. One step forward is shown as it happened, with all that moved.
  async go(index: number): Promise<number> {
    this.wanted = Math.min(Math.max(0, index), this.length - 1);
    const wanted = this.wanted;
    const moment = await this.#moment(wanted);
    if (!moment || this.wanted !== wanted) return 0;
    const before = this.now;
    const moving = before !== null && wanted === before.index + 1;
    const news = this.lines.filter((line) => line.moment === wanted);
    const scene = before && this.stage?.next(news, before.view, moment.view, moving, 0);
    this.now = moment;
    this.news = moving ? news : [];
    if (scene) void tick().then(scene.start);
    return scene?.lasts ?? 0;
  }

  step(by: number): void {
    this.pause();
    void this.go(this.wanted + by);
  }

  jump(index: number): void {
    this.pause();
    void this.go(index);
  }

  play(): void {
    if (this.wanted >= this.length - 1) void this.go(0);
    this.playing = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#on, LOOK * pace.now);
  }

  #on = async (): Promise<void> => {
    if (!this.playing) return;
    const lasts = await this.go(this.wanted + 1);
    if (this.wanted >= this.length - 1) this.playing = false;
    else if (this.playing) this.#timer = setTimeout(this.#on, pace.now ? lasts + LOOK * pace.now : STILL);
  };

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
}
