// A table as it is being set up in the lobby, and what of it is sent.

import type { GameInfo, NewTable, SeatWish } from "../wire";

export type Sitter = { kind: "me" | "person"; name: string } | { kind: "bot"; bot: string };

export interface Wish {
  game: string;
  seats: Sitter[];
  options: Record<string, unknown>;
  clock: "none" | "decision" | "game";
  seconds: number;
  onlookers: boolean;
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
    onlookers: true,
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
  return { kind: "bot", bot: bots.includes("greedy") ? "greedy" : (bots[0] ?? "") };
}

export function toggled(set: unknown, value: unknown): unknown[] {
  const values: unknown[] = Array.isArray(set) ? set : [];
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
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
    clock: wish.clock === "none" ? { kind: "none" } : { kind: wish.clock, seconds: wish.seconds },
    onlookers: wish.onlookers,
  };
}
