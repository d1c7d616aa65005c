// Fights and revolts, read off the log: who threw what, what fell out, how it ended.

import type { LogLine } from "../../wire";
import { VILLAGE } from "./printed";
import type { Cubes, Drop, Event, Shogun } from "./types";

type Line = LogLine<Shogun>;
type Told<K extends Event["event"]> = Extract<Event, { event: K }>;

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

export const countOf = (cubes: readonly Cubes[], colour: number): number => cubes.find((one) => one.colour === colour)?.count ?? 0;

// Every throw among these lines of the log, with what led to it and what came of it.
export function fightsIn(lines: readonly Line[]): Fight[] {
  const found: Fight[] = [];
  let cause: Cause | null = null;
  for (const { index, event: told, text } of lines) {
    switch (told.event) {
      case "attacked":
      case "revolted":
        cause = { told, text };
        break;
      case "thrown":
        found.push(begun(index, told, cause));
        cause = null;
        break;
      case "conquered":
      case "defended":
      case "cleared":
      case "put-down":
        end(found.at(-1), told, text);
        break;
      case "tower-seeded":
        if (found.length) found.at(-1)!.outcome = text;
        break;
      default:
    }
  }
  return found;
}

interface Cause {
  told: Told<"attacked" | "revolted">;
  text: string;
}

// Whom it is between, and about which province.
function parties(told: Cause["told"] | undefined): Pick<Fight, "kind" | "attacker" | "defender" | "province"> {
  if (!told) return { kind: "seed", attacker: -1, defender: -1, province: -1 };
  if (told.event === "revolted") return { kind: "revolt", attacker: VILLAGE, defender: told.seat, province: told.province };
  return { kind: "attack", attacker: told.seat, defender: told.defender, province: told.to };
}

function begun(index: number, { thrown, bowl, inside, drops }: Told<"thrown">, cause: Cause | null): Fight {
  return {
    index,
    ...parties(cause?.told),
    thrown,
    bowl,
    inside,
    drops,
    villageHelps: false,
    attack: null,
    defence: null,
    winner: null,
    about: cause?.text ?? "",
    outcome: "",
  };
}

function end(fight: Fight | undefined, told: Told<"conquered" | "defended" | "cleared" | "put-down">, text: string): void {
  if (!fight) return;
  fight.attack = told.event === "put-down" ? told.village : told.attack;
  fight.defence = told.defence;
  const own = fight.defender === VILLAGE ? 0 : countOf(fight.bowl, fight.defender);
  fight.villageHelps = fight.kind === "attack" && fight.defence > own;
  fight.winner = told.event === "cleared" ? null : told.seat;
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
export function lastFight(log: readonly Line[]): Fight | null {
  for (let i = log.length - 1; i >= 0; i--)
    if (log[i]?.event.event === "thrown") {
      // What led to it stands at most a few lines above: the armies added come between.
      const from = Math.max(0, i - 6);
      return fightsIn(log.slice(from, i + 4)).find(({ index }) => index === log[i]!.index) ?? null;
    }
  return null;
}
