// Between a table and its board: from the events of an update to what flies and sounds.

import type { BoardModule } from "../boards/board";
import type { Stage } from "../table.svelte";
import { pace } from "./pace.svelte";
import { holdOf, sceneOf, soundsAtOnce, type Moving } from "./scene";
import { sounds } from "./sounds.svelte";

export interface Wings {
  prepare(moving: readonly Moving[], pace: number): () => void;
  land(): void;
}

export function stageOf(board: () => BoardModule | null, wings: () => Wings | undefined): Stage {
  return {
    next(news, before, after, moving, behind) {
      if (!moving) {
        wings()?.land();
        return { lasts: 0, start: () => {} };
      }
      const scene = sceneOf(board(), news, before, after);
      if (pace.now === 0) {
        return { lasts: 0, start: () => soundsAtOnce(scene).forEach((sound) => sounds.play(sound)) };
      }
      const fly = wings()?.prepare(scene.moving, pace.now);
      const start = () => {
        fly?.();
        for (const { sound, at } of scene.sounds) sounds.play(sound, at * pace.now);
      };
      return { lasts: holdOf(scene, news, pace.now, behind), start };
    },
  };
}
