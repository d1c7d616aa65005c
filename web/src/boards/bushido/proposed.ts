// Where on the board a proposed answer is given.

import { numberIn } from "../fields";
import type { Action } from "./types";
import { tileOf } from "./view";

const PLAYED: Partial<Record<Action["do"], string>> = { "play-ronin": "ronin", "play-shinobi": "shinobi" };

export function proposed(action: Action): string[] {
  const hex = numberIn(action, "hex") ?? numberIn(action, "origin");
  const player = numberIn(action, "guest") ?? numberIn(action, "to") ?? numberIn(action, "target");
  const [tile, disc] = [numberIn(action, "tile"), numberIn(action, "disc")];
  const effect = PLAYED[action.do];
  const places = [
    ...(hex === null ? [] : [`hex-${hex}`]),
    ...(player === null ? [] : [`clan-${player}`, `answer:${action.do}:${player}`]),
    ...(tile === null ? [] : [`held-tile-${tile}`]),
    ...(disc === null ? [] : [`held-disc-${disc}`]),
    ...(effect === undefined ? [] : [`held-tile-${tileOf(effect)}`]),
  ];
  return places.length ? places : [`answer:${action.do}`];
}
