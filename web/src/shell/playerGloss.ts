// A crest stands for a player in every game: who that is, in the words of a gloss.

import type { Gloss, SeatInfo } from "../wire";
import { say } from "../words.svelte";
import { levelOf } from "./levels";

export function playerGloss(id: string, seats: readonly SeatInfo[]): Gloss | null {
  const number = /^player-(\d+)$/.exec(id)?.[1];
  const info = seats.find(({ seat }) => String(seat) === number);
  if (!info) return null;
  const { name, kind, bot } = info;
  const level = kind === "bot" || bot ? (bot ? say("page-bot-level", { level: levelOf(bot) }) : say("page-bot")) : "none";
  return { id, name, does: say("page-gloss-player", { level }), costs: "", clause: "" };
}
