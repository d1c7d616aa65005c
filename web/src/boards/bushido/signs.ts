// What each sign stands for, wherever it is drawn: a thing of the glossary.

import { DISCS, ROLES, TILES } from "./view";

const THINGS: Readonly<Record<string, string>> = {
  honour: "daimyo-honour",
  koku: "troops",
  katana: "income",
  troop: "troops",
  fallen: "fallen",
  big: "elite",
  elite: "elite",
  tile: "tiles",
  disc: "discs",
  bag: "bag",
  month: "month",
  shogun: "month",
  campaign: "campaign-token",
};

const numbered = (kind: string, names: readonly string[], id: string): string | undefined =>
  names.includes(id) ? `${kind}-${names.indexOf(id)}` : undefined;

export const thingOf = (id: string): string | undefined =>
  THINGS[id] ??
  numbered("tile", TILES, id) ??
  numbered("disc", DISCS, id) ??
  (ROLES.some((role) => role === id) ? `role-${id}` : undefined);
