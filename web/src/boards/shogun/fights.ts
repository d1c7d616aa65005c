// Fights and revolts, read off the log: who threw what, what fell out, how it ended.

import type { LogLine } from "../../wire";
import { VILLAGE } from "./printed";
import type { Happening } from "./view";

export interface Cubes {
  colour: number;
  count: number;
}

export interface Drop {
  colour: number;
  fate: "stays" | "falls" | "loose";
}

export interface Fight {
  // The log line of the throw.
  index: number;
  kind: "attack" | "revolt" | "seed";
  // Colours: a seat's, or the village's. Nobody fights when the tower is seeded.
  attacker: number;
  defender: number;
  province: number;
  thrown: Cubes[];
  bowl: Cubes[];
  inside: Cubes[];
  drops: Drop[];
  // Whether village cubes in the bowl count for the defence.
  villageHelps: boolean;
  // What was counted; null while nobody has counted yet.
  attack: number | null;
  defence: number | null;
  winner: number | null;
  // In words: what it is about, and how it ended.
  about: string;
  outcome: string;
}

const OUTCOMES = ["conquered", "defended", "cleared", "put-down"];

export const countOf = (cubes: readonly Cubes[], colour: number): number =>
  cubes.find((one) => one.colour === colour)?.count ?? 0;

// Every throw among these lines of the log, with what led to it and what came of it.
export function fightsIn(lines: readonly LogLine[]): Fight[] {
  const found: Fight[] = [];
  let cause: LogLine | null = null;
  for (const line of lines) {
    const told = line.event as Happening;
    if (told.event === "attacked" || told.event === "revolted") cause = line;
    else if (told.event === "thrown") {
      found.push(begun(line, cause));
      cause = null;
    } else if (OUTCOMES.includes(told.event)) end(found.at(-1), told, line.text);
    else if (told.event === "tower-seeded" && found.length) found.at(-1)!.outcome = line.text;
  }
  return found;
}

function begun(line: LogLine, cause: LogLine | null): Fight {
  const thrown = line.event as unknown as Pick<Fight, "thrown" | "bowl" | "inside" | "drops">;
  const told = cause?.event as Happening | undefined;
  const revolt = told?.event === "revolted";
  return {
    index: line.index,
    kind: told ? (revolt ? "revolt" : "attack") : "seed",
    attacker: told ? (revolt ? VILLAGE : (told["seat"] as number)) : -1,
    defender: told ? ((revolt ? told["seat"] : told["defender"]) as number) : -1,
    province: told ? ((revolt ? told["province"] : told["to"]) as number) : -1,
    thrown: thrown.thrown,
    bowl: thrown.bowl,
    inside: thrown.inside,
    drops: thrown.drops,
    villageHelps: false,
    attack: null,
    defence: null,
    winner: null,
    about: cause?.text ?? "",
    outcome: "",
  };
}

function end(fight: Fight | undefined, told: Happening, text: string): void {
  if (!fight) return;
  fight.attack = (told["attack"] ?? told["village"]) as number;
  fight.defence = told["defence"] as number;
  const own = fight.defender === VILLAGE ? 0 : countOf(fight.bowl, fight.defender);
  fight.villageHelps = fight.kind === "attack" && fight.defence > own;
  fight.winner = told.event === "cleared" ? null : (told["seat"] as number);
  fight.outcome = text;
}

// On which side a cube in the bowl counts.
export function sideOf(fight: Fight, colour: number): "attack" | "defence" | null {
  if (fight.kind === "seed") return null;
  if (colour === fight.attacker) return "attack";
  if (colour === fight.defender || (colour === VILLAGE && fight.villageHelps)) return "defence";
  return null;
}

// The end of the last fight known, for those who come late or want nothing to move.
export function lastFight(log: readonly LogLine[]): Fight | null {
  for (let i = log.length - 1; i >= 0; i--)
    if ((log[i]?.event as Happening).event === "thrown") {
      // What led to it stands at most a few lines above: the armies added come between.
      const from = Math.max(0, i - 6);
      return fightsIn(log.slice(from, i + 4)).find(({ index }) => index === log[i]!.index) ?? null;
    }
  return null;
}
