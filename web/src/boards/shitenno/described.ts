// A province in words, for those who do not see it.

import type { SeatInfo } from "../../wire";
import { say } from "../../words.svelte";
import type { ShitennoView } from "./types";
import { isGold, PROVINCES, seatOf } from "./view";

export function described(view: ShitennoView, seats: readonly SeatInfo[], province: number): string {
  const name = PROVINCES[province]?.name ?? "";
  const kamon = view.provinces[province] ?? [];
  const price = view.prices[province];
  const standing = kamon.map((one) => say(isGold(one) ? "board-in-gold" : "board-in-silver", { name: seats[seatOf(one)]?.name ?? "" }));
  const here = say("board-standing", { number: kamon.length, names: standing.join(", ") });
  if (!price) return `${say("board-province-full", { province: name })} ${here}`;
  const about = {
    province: name,
    position: kamon.length + 1,
    koku: price.koku,
    owns: price.owns,
    own: say(`own-${price.own}`),
    others: price.others,
    other: price.others ? say(`troop-${price.other}`) : "",
  };
  return `${say("board-province", about)} ${here}`;
}
