// A table as it is being set up in the lobby, and what of it is sent.

import type { Clock, GameInfo, NewTable, SeatWish } from "../wire";

export type Sitter = { kind: "me" | "person"; name: string } | { kind: "bot"; bot: string };

export type Tempo = NonNullable<Clock["bots"]>;

export interface Wish {
  game: string;
  seats: Sitter[];
  options: Record<string, unknown>;
  // By correspondence one has days for a decision.
  clock: "none" | "decision" | "game" | "days";
  seconds: number;
  // How long bots take in a race.
  tempo: Tempo;
  onlookers: boolean;
  // Whether whoever comes may take the seats for friends.
  open: boolean;
  // Whether hints may be asked for; null as long as nobody has said so: then where one plays against bots alone.
  hints: boolean | null;
}

const USUAL_PLAYERS = 3;

export function newWish(game: GameInfo, bots: readonly string[], name: string): Wish {
  const players = game.counts.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : (game.counts[0] ?? 2);
  const wish: Wish = {
    game: game.id,
    seats: [{ kind: "me", name }],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    clock: "none",
    seconds: 60,
    tempo: "brisk",
    onlookers: true,
    open: false,
    hints: null,
  };
  return withPlayers(wish, players, bots);
}

// Seats that come are bots: so a table can always be played at once.
export function withPlayers(wish: Wish, players: number, bots: readonly string[]): Wish {
  const seats = wish.seats.slice(0, players);
  while (seats.length < players) seats.push(newBot(bots));
  return { ...wish, seats };
}

export function newBot(bots: readonly string[]): Sitter {
  return { kind: "bot", bot: bots.includes("fair") ? "fair" : (bots[0] ?? "") };
}

export const hintsIn = (wish: Wish): boolean => wish.hints ?? wish.seats.filter(({ kind }) => kind !== "bot").length === 1;

export const TEMPI: readonly Tempo[] = ["calm", "brisk", "fierce"];

// Only in a race does it matter how fast bots are.
export const racesBots = (wish: Wish): boolean =>
  Object.values(wish.options).includes("race") && wish.seats.some(({ kind }) => kind === "bot");

export const hasFree = (wish: Wish): boolean => wish.seats.some(({ kind }) => kind === "person");

export function toggled(set: unknown, value: unknown): unknown[] {
  const values: unknown[] = Array.isArray(set) ? set : [];
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

function clockOf({ clock, seconds, tempo }: Wish): Clock {
  const kind = clock === "days" ? "decision" : clock;
  return { kind, ...(kind === "none" ? {} : { seconds }), bots: tempo, ready: true };
}

export function sent(wish: Wish): NewTable {
  return {
    game: wish.game,
    seats: wish.seats.map((sitter): SeatWish => {
      if (sitter.kind === "bot") return { kind: "bot", bot: sitter.bot };
      const name = sitter.name.trim();
      return name ? { kind: sitter.kind, name } : { kind: sitter.kind };
    }),
    options: wish.options,
    clock: clockOf(wish),
    onlookers: wish.onlookers,
    open: wish.open && hasFree(wish),
    hints: hintsIn(wish),
  };
}
