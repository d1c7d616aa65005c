// What travels over the board because of an event, how it sounds, and how long everybody looks.

import type { Flight, Sound } from "../board";
import type { BushidoView, Event } from "./types";

const TROOP = "bushido-troop";
const BIG = "bushido-big";

const place = {
  hex: (hex: number) => `hex-${hex}`,
  clan: (seat: number) => `clan-${seat}`,
};

// So many symbols that one sees them all, and no more.
const MOST = 5;
const several = (flight: Flight, count: number): Flight[] => Array.from({ length: Math.min(Math.max(count, 0), MOST) }, () => flight);

function army(from: string, to: string, { troops, elite = 0 }: { troops: number; elite?: number }, seat: number): Flight[] {
  return [...several({ from, to, symbol: TROOP, seat, size: 26 }, troops), ...several({ from, to, symbol: BIG, seat, size: 36 }, elite)];
}

export function flights(event: Event, before: BushidoView, after: BushidoView): Flight[] {
  const { hex, clan } = place;
  switch (event.event) {
    case "fortress-built":
    case "province-taken":
      return [{ from: clan(event.seat), to: hex(event.hex), symbol: TROOP, seat: event.seat, size: 26 }];
    case "troops-placed":
      return army(clan(event.seat), hex(event.hex), event, event.seat);
    case "troops-removed":
      return army(hex(event.hex), clan(event.seat), event, event.seat);
    case "elite-placed":
      return [{ from: clan(event.seat), to: hex(event.hex), symbol: BIG, seat: event.seat, size: 36 }];
    case "regrouped":
      return army(hex(event.hex), hex(event.to), event, event.seat);
    case "attack-ordered":
    case "neutral-taken":
      return army(hex(event.origin), hex(event.hex), event, event.seat);
    case "troops-returned": {
      const { target, daimyo } = before;
      return target < 0 ? [] : army(hex(target), hex(event.hex), event, daimyo);
    }
    case "troops-retreated": {
      const { troops, elite } = before;
      const from = event.hex;
      return army(hex(from), hex(event.to), { troops: troops[from] ?? 0, elite: elite[from] ?? 0 }, event.seat);
    }
    case "automatic-revolted": {
      const { troops } = before;
      const from = event.hex;
      return army(hex(from), clan(event.seat), { troops: troops[from] ?? 0, elite: 0 }, event.seat);
    }
    case "ronin-placed":
      return [{ from: clan(event.seat), to: hex(event.hex), symbol: "bushido-ronin", size: 30 }];
    case "bonus-offered":
      return [{ from: clan(event.seat), to: hex(after.target), symbol: "bushido-honour", seat: event.seat, size: 26 }];
    case "support-drawn":
      return several({ from: "bag", to: clan(event.seat), symbol: "bushido-tile", size: 22 }, event.number);
    case "discs-drawn":
      return several({ from: "discs", to: clan(event.seat), symbol: "bushido-disc", size: 22 }, event.number);
    case "discs-discarded":
      return several({ from: clan(event.seat), to: "discs", symbol: "bushido-disc", size: 22 }, event.number);
    case "role-given":
      return [{ from: clan(before.daimyo), to: clan(event.seat), symbol: `bushido-${event.role}`, size: 34 }];
    default:
      return [];
  }
}

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  "fortress-built": "wood",
  "province-taken": "card",
  "troops-placed": "wood",
  "troops-removed": "wood",
  "elite-placed": "wood",
  regrouped: "wood",
  "attack-ordered": "drum",
  "neutral-taken": "drum",
  "fight-won": "clash",
  "automatic-revolted": "clash",
  "revolt-led": "drum",
  "ronin-placed": "wood",
  "support-drawn": "card",
  "discs-drawn": "card",
  "stack-shown": "card",
  "tactic-shown": "clash",
  "role-given": "brush",
  invited: "bell",
  "tea-accepted": "bell",
  "tea-refused": "wood",
  "honour-bought": "coin",
  "bonus-offered": "coin",
  converted: "coin",
  "seppuku-demanded": "drum",
  "loss-proposed": "brush",
  "advice-taken": "brush",
  "advice-overruled": "brush",
  "called-to-arms": "drum",
  "kotau-played": "bell",
  "month-advanced": "bell",
  "mikado-law": "bell",
  "became-shogun": "bell",
};

export const sound = ({ event }: Event): Sound | null => SOUNDS[event] ?? null;

const LENGTHS: Partial<Record<Event["event"], number>> = {
  "fight-won": 3600,
  "stack-shown": 300,
  invited: 600,
  "tea-accepted": 1100,
  "tea-refused": 1400,
  converted: 900,
  "automatic-revolted": 1600,
  "revolt-led": 1000,
  "geisha-played": 1400,
  "shinobi-played": 1000,
  "mikado-law": 1600,
  "seppuku-demanded": 1400,
  "loss-proposed": 1000,
  "advice-taken": 1100,
  "advice-overruled": 1100,
  "called-to-arms": 900,
  "kotau-played": 1200,
  "campaign-declared": 1000,
  "elite-recruited": 900,
  "became-shogun": 2000,
  "year-over": 1600,
};

export const lasts = ({ event }: Event): number => LENGTHS[event] ?? 0;
