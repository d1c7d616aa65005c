// What a push message says: the game and the table at which it is one's turn, and nothing else.

export interface Turn {
  game: string;
  table: string;
}

export function turnIn(text: string | undefined): Turn | null {
  try {
    const { game, table } = JSON.parse(text ?? "") as Partial<Turn>;
    return typeof game === "string" && typeof table === "string" && /^[A-Za-z0-9_-]{1,32}$/.test(table) ? { game, table } : null;
  } catch {
    return null;
  }
}
