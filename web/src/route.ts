// Which page an address means.

export type Route = { page: "lobby" } | { page: "table"; table: string } | { page: "learn"; game: string } | { page: "nowhere" };

export function routeOf(path: string): Route {
  if (path === "/") return { page: "lobby" };
  const game = /^\/learn\/([a-z_]+)\/?$/.exec(path)?.[1];
  if (game) return { page: "learn", game };
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1];
  return table ? { page: "table", table } : { page: "nowhere" };
}

// The invitation in a link's last part; it never goes to the server before the person takes the seat.
export function codeOf(hash: string): string | null {
  return /^#([A-Za-z0-9_-]{8,64})$/.exec(hash)?.[1] ?? null;
}
