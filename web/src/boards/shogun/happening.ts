// Words for what the cards of the year and of the Court say, short enough for a card.

import { say } from "../../words.svelte";
import type { Favour, YearEvent } from "./printed";

const kebab = (word: string) => word.replaceAll("_", "-");

export const effectWords = (event: YearEvent): string => say(`board-effect-${kebab(event.effect)}`, { amount: event.amount ?? 0 });

export const effectWordsLong = (event: YearEvent): string =>
  say(`effect-${kebab(event.effect)}`, { amount: event.amount ?? 0, winter: event.winter });

export const favourWords = (favour: Favour): string =>
  say(`board-favour-${kebab(favour.kind)}`, {
    amount: favour.amount ?? 0,
    building: favour.building ? say(`building-${favour.building}`) : "",
    against: favour.against?.join(", ") ?? "",
  });
