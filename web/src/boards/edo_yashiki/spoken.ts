// How the log speaks of cards and places: with small pictures, and a light on the board.

import type { LogLine } from "../../wire";
import { words } from "../../words.svelte";
import { cardSquares, COLUMNS, ROWS } from "./cards";
import { KINDS } from "./house";
import type { Edo, Event } from "./types";

// A card as it is spelled, with the column and row where it was laid.
const SPELLED = /\p{L}{2}\/\p{L}{2}\/\p{L}{2}(?: \p{L}+ -?\d+, -?\d+)?/gu;

function cardsIn(event: Event): readonly number[] {
  if ("cards" in event) return event.cards;
  return "card" in event ? [event.card] : [];
}

export function spoken({ event, text }: LogLine<Edo>): readonly (string | number)[] {
  const cards = cardsIn(event);
  const between = text.split(SPELLED);
  // What is not spelled as expected is left as it stands.
  if (between.length !== cards.length + 1) return [text];
  return between.flatMap((word, i) => [word, ...cards.slice(i, i + 1)]);
}

// Who does not see a card hears its squares.
export const spelled = (card: number): string =>
  cardSquares(card, false)
    .map(({ kind }) => words.say(`kind-${KINDS.indexOf(kind) + 1}`))
    .join(", ");

const square = (seat: number, x: number, y: number): string => `square:${seat}:${x},${y}`;

export function placesOf(event: Event): string[] {
  if (event.event === "laid")
    return Array.from({ length: COLUMNS * ROWS }, (_, i) => square(event.seat, event.x + (i % COLUMNS), event.y + Math.floor(i / COLUMNS)));
  if (event.event === "line-scored" || event.event === "line-failed")
    return Array.from({ length: event.length }, (_, i) =>
      square(event.seat, event.x + (event.down ? 0 : i), event.y + (event.down ? i : 0)),
    );
  return event.event === "turned-up" ? ["row"] : [];
}
