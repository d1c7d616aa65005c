// The faces of the cards, from the table that the rules read.

import printed from "../../../../src/bakufu/games/edo_yashiki/components.toml?raw";
import type { Kind, Square } from "./house";

export const COLUMNS = 2;
export const ROWS = 3;

export const FACES: readonly string[] = [...printed.matchAll(/"([FTPG]{2} [FTPG]{2} [FTPG]{2})"/g)].map((match) =>
  match[1]!.replaceAll(" ", ""),
);

export function cardSquares(card: number, turned: boolean): Square[] {
  const face = [...(FACES[card] ?? "")] as Kind[];
  if (turned) face.reverse();
  return face.map((kind, i) => ({ x: i % COLUMNS, y: Math.floor(i / COLUMNS), kind }));
}
