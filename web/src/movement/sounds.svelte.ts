// Whether the table is heard. Browsers let a page be heard only after a first gesture.

import type { Sound } from "../boards/board";
import { remember, remembered } from "../memory";
import { grainOf, perform } from "./synth";

class Sounds {
  on = $state(remembered("sound") !== "off");
  #context: AudioContext | null = null;
  #grain: AudioBuffer | null = null;

  // Listens for the first gesture.
  start(): void {
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, this.#wake, { once: true });
  }

  #wake = (): void => {
    if (!this.on || this.#context || typeof AudioContext !== "function") return;
    this.#context = new AudioContext();
    this.#grain = grainOf(this.#context);
  };

  switch(): void {
    this.on = !this.on;
    remember("sound", this.on ? null : "off");
    if (this.on) {
      this.#wake();
      this.play("wood");
    }
  }

  // After so many milliseconds.
  play(sound: Sound, after = 0): void {
    if (!this.on || !this.#context || !this.#grain) return;
    if (this.#context.state === "suspended") void this.#context.resume();
    perform(this.#context, this.#grain, sound, this.#context.currentTime + 0.005 + after / 1000);
  }
}

export const sounds = new Sounds();
