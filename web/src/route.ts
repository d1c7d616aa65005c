// Which page an address means.

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "links"; table: string }
  | { page: "learn"; game: string }
  | { page: "move" }
  | { page: "me" }
  | { page: "problems"; game: string }
  | { page: "nowhere" };

export function routeOf(path: string): Route {
  if (path === "/") return { page: "lobby" };
  if (/^\/move\/?$/.test(path)) return { page: "move" };
  if (/^\/me\/?$/.test(path)) return { page: "me" };
  const past = /^\/t\/([A-Za-z0-9_-]+)\/replay\/?$/.exec(path)?.[1];
  if (past) return { page: "replay", table: past };
  const links = /^\/t\/([A-Za-z0-9_-]+)\/links\/?$/.exec(path)?.[1];
  if (links) return { page: "links", table: links };
  const game = /^\/learn\/([a-z_]+)\/?$/.exec(path)?.[1];
  if (game) return { page: "learn", game };
  const posed = /^\/problems\/([a-z_]+)\/?$/.exec(path)?.[1];
  if (posed) return { page: "problems", game: posed };
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1];
  return table ? { page: "table", table } : { page: "nowhere" };
}

// The invitation in a link's last part; it never goes to the server before the person takes the seat.
export function codeOf(hash: string): string | null {
  return /^#([A-Za-z0-9_-]{8,64})$/.exec(hash)?.[1] ?? null;
}

// A moment of a game looked back at, and with whose eyes: `#12.0`; `#12.` are an onlooker's.
export interface Moment {
  at: number;
  seat: number;
}

export function momentOf(hash: string): Moment | null {
  const found = /^#(\d{1,6})\.(\d?)$/.exec(hash);
  return found ? { at: Number(found[1]), seat: found[2] ? Number(found[2]) : -1 } : null;
}

export const momentHash = ({ at, seat }: Moment): string => `#${at}.${seat < 0 ? "" : seat}`;

export const replayAddress = (table: string, moment?: Moment): string => `/t/${table}/replay${moment ? momentHash(moment) : ""}`;
