// What the log tells about the things that take several answers: a fight, a tea ceremony, a council.

import type { LogLine } from "../../wire";
import { numberIn } from "../fields";
import type { Bushido, Event } from "./types";
import type { Role } from "./view";

type Line = LogLine<Bushido>;
type Told = Event["event"];

export interface Side {
  seat: number;
  ready: boolean;
  // How many tiles, and the one on top; null until they are shown.
  number: number | null;
  top: number;
  chosen: boolean;
  disc: number | null;
  tiles: number[];
  strength: number | null;
}

export interface Fight {
  // Where it stands in the log: two fights differ in it.
  index: number;
  hex: number;
  origin: number;
  // Whether ronin attack, led by the hatamoto.
  revolt: boolean;
  // Whose troops the samurai leads.
  daimyo: number;
  troops: number;
  elite: number;
  attacker: Side;
  defender: Side;
  winner: number | null;
  attackersLost: number;
  defendersLost: number;
  // What became of it: conquered, returned, neutral, honour won.
  after: Line[];
}

export interface Tea {
  index: number;
  host: number;
  guest: number;
  answer: "accepted" | "refused" | null;
  samurai: number;
  daimyo: number;
}

export interface Council {
  index: number;
  samurai: number;
  daimyo: number;
  sensei: number;
  // Who demands seppuku or proposes a loss; the loss is null for seppuku.
  adviser: number | null;
  loss: number | null;
  verdict: "taken" | "overruled" | null;
}

const side = (seat: number): Side => ({
  seat,
  ready: false,
  number: null,
  top: -1,
  chosen: false,
  disc: null,
  tiles: [],
  strength: null,
});

// What belongs to a fight that is over; the first line of anything else ends its story.
const AFTER: readonly Told[] = [
  "troops-sacrificed",
  "troops-returned",
  "troops-retreated",
  "troops-scattered",
  "conquered",
  "became-neutral",
  "automatic-revolted",
  "samurai-honour",
  "daimyo-honour",
];

export interface Story {
  fight: Fight | null;
  tea: Tea | null;
  council: Council | null;
}

// The last of each kind, read from the beginning: roles are given long before they matter.
export function storyOf(log: readonly Line[]): Story {
  const roles: Partial<Record<Role, number>> = {};
  const story: Story = { fight: null, tea: null, council: null };
  let telling = false;
  for (const line of log) {
    const { event, index } = line;
    const fight = story.fight;
    const seat = numberIn(event, "seat");
    const mine = fight && (seat === fight.attacker.seat ? fight.attacker : seat === fight.defender.seat ? fight.defender : null);
    switch (event.event) {
      case "daimyo-named":
        roles.daimyo = event.seat;
        break;
      case "role-given":
        roles[event.role] = event.seat;
        break;
      case "attack-ordered":
      case "revolt-led": {
        const revolt = event.event === "revolt-led";
        const army = revolt ? { origin: -1, troops: 0, elite: 0 } : event;
        story.fight = {
          index,
          hex: event.hex,
          origin: army.origin,
          revolt,
          daimyo: roles.daimyo ?? -1,
          troops: army.troops,
          elite: army.elite,
          attacker: side(revolt ? event.seat : (roles.samurai ?? -1)),
          defender: side((revolt ? roles.daimyo : roles.bushi) ?? -1),
          winner: null,
          attackersLost: 0,
          defendersLost: 0,
          after: [],
        };
        story.council = null;
        break;
      }
      case "stack-ready":
        if (mine) mine.ready = true;
        break;
      case "stack-shown":
        if (mine) [mine.number, mine.top] = [event.number, event.tile];
        break;
      case "stack-empty":
        if (mine) mine.number = 0;
        break;
      case "tactic-chosen":
        if (mine) mine.chosen = true;
        break;
      case "tactic-shown":
        if (mine) {
          mine.disc = event.disc;
          mine.tiles = event.tiles;
          mine.strength = event.strength;
        }
        break;
      case "fight-won":
        if (!fight) break;
        fight.winner = event.seat;
        fight.attackersLost = event.attackers;
        fight.defendersLost = event.defenders;
        telling = true;
        if (!fight.revolt && event.seat === fight.defender.seat) {
          story.council = {
            index,
            samurai: fight.attacker.seat,
            daimyo: roles.daimyo ?? -1,
            sensei: roles.sensei ?? -1,
            adviser: null,
            loss: null,
            verdict: null,
          };
        }
        continue;
      case "invited":
        story.tea = { index, host: event.seat, guest: event.guest, answer: null, samurai: 0, daimyo: 0 };
        break;
      case "tea-accepted":
        if (story.tea) story.tea.answer = "accepted";
        break;
      case "tea-refused":
        if (story.tea) story.tea.answer = "refused";
        break;
      case "converted":
        if (story.tea) [story.tea.samurai, story.tea.daimyo] = [event.samurai, event.daimyo];
        break;
      case "seppuku-demanded":
      case "loss-proposed":
        if (!story.council) break;
        story.council.adviser = event.seat;
        story.council.loss = event.event === "loss-proposed" ? event.honour : null;
        break;
      case "advice-taken":
        if (story.council) story.council.verdict = "taken";
        break;
      case "advice-overruled":
        if (story.council) story.council.verdict = "overruled";
        break;
      default:
    }
    if (!telling) continue;
    if (AFTER.includes(event.event)) story.fight?.after.push(line);
    else telling = false;
  }
  return story;
}

// What an update brings that everybody stops to look at.
export interface Piece {
  kind: "fight" | "tea" | "council" | "herald";
  // For a herald: the symbol, and the lines it reads out.
  sign: string;
  lines: Line[];
}

const HERALDS: Partial<Record<Told, string>> = {
  "automatic-revolted": "ronin",
  "revolt-led": "ronin",
  "geisha-played": "geisha",
  "shinobi-played": "shinobi",
  "mikado-law": "bag",
  "called-to-arms": "katana-3",
  "kotau-played": "kotau",
  "campaign-declared": "campaign",
  "elite-recruited": "elite",
  "long-wait": "month",
  "became-shogun": "shogun",
  "year-over": "month",
};
const TEAS: readonly Told[] = ["tea-accepted", "tea-refused", "converted"];
const COUNCILS: readonly Told[] = ["seppuku-demanded", "loss-proposed", "advice-taken", "advice-overruled"];

export function piecesOf(news: readonly Line[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (kind: Piece["kind"], sign: string, line: Line) => {
    const last = pieces.at(-1);
    if (last?.kind === kind && last.sign === sign) last.lines.push(line);
    else pieces.push({ kind, sign, lines: [line] });
  };
  for (const line of news) {
    const name = line.event.event;
    if (name === "fight-won") add("fight", "", line);
    else if (TEAS.includes(name)) add("tea", "", line);
    else if (COUNCILS.includes(name)) add("council", "", line);
    else if (HERALDS[name]) add("herald", HERALDS[name], line);
  }
  // When the game is over nothing else matters.
  const last = pieces.filter(({ lines }) => lines.some(({ event }) => event.event === "became-shogun" || event.event === "year-over"));
  return last.length ? last : pieces;
}

// The hexes on which something has just changed.
export function marksOf(news: readonly Line[]): Map<number, "changed" | "revolt"> {
  const found = new Map<number, "changed" | "revolt">();
  for (const { event } of news) {
    for (const name of ["hex", "to", "origin"] as const) {
      const hex = numberIn(event, name);
      if (hex !== null && hex >= 0 && !found.has(hex)) found.set(hex, "changed");
    }
    if (event.event === "automatic-revolted") found.set(event.hex, "revolt");
  }
  return found;
}

// What lies over the map as long as somebody must answer there.
export type Moment = "fight" | "tea" | "council";

export function momentFor(step: string, mine: boolean): Moment | null {
  switch (step) {
    case "lay-tiles":
    case "choose-tactics":
      return "fight";
    case "tea-ceremony":
      // Whom to invite is a thought of the host alone.
      return mine ? "tea" : null;
    case "tea-answer":
    case "convert-honour":
      return "tea";
    case "council":
    case "advice":
    case "verdict":
      return "council";
    default:
      return null;
  }
}
