// What lines of the log need to know of the table around them.

import { getContext, setContext } from "svelte";
import type { BoardModule } from "../boards/board";

export interface Around {
  readonly board: BoardModule | null;
  // Lights places on the board; none where nothing is pointed at.
  light: (places: readonly string[]) => void;
}

const KEY = Symbol("around");

export const surround = (around: Around): Around => setContext(KEY, around);
export const around = (): Around | undefined => getContext<Around | undefined>(KEY);
