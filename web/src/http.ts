// The calls over HTTP, typed.

import type {
  AddLuck,
  AskReview,
  AskWhatIf,
  Brought,
  Gloss,
  GiveSeat,
  Guide,
  HeldSeat,
  Invitation,
  Invite,
  Join,
  Lobby,
  Luck,
  Matters,
  Moment,
  TransferCode,
  NewTable,
  PlayNow,
  Problem,
  ProblemPosed,
  ProblemSet,
  Recover,
  ReviewShown,
  RuleClause,
  SeatToken,
  Seated,
  SitDown,
  Story,
  TableInfo,
  TableMade,
  TakeSeats,
  Try,
  Verdict,
  Vote,
} from "./wire";

// What the server said instead of what was wanted; `problem` is "offline" where it said nothing at all.
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problem: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Trouble(0, "offline", "");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Trouble(response.status, problem?.problem ?? "unknown", problem?.sentence ?? response.statusText);
  }
  return response;
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

// Browsers carry out what is short also for a page that is left meanwhile; more they refuse.
const SHORT = 20_000;

export async function post<T>(path: string, told?: unknown): Promise<T> {
  const text = told === undefined ? "" : JSON.stringify(told);
  const body = text ? { headers: { "content-type": "application/json" }, body: text } : {};
  return (await (await ask(path, { method: "POST", keepalive: text.length < SHORT, ...body })).json()) as T;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const lobby = (language: string) => get<Lobby>(`/api/lobby?lang=${language}`);
export const makeTable = (wish: NewTable) => post<TableMade>("/api/tables", wish);
export const bringRecord = (told: Brought, language: string) => post<TableInfo>(`/api/records?lang=${language}`, told);
export const tableInfo = (table: string) => get<TableInfo>(at(table));
export const join = (table: string, told: Join) => post<HeldSeat>(`${at(table)}/join`, told);
export const recover = (table: string, told: Recover) => post<HeldSeat>(`${at(table)}/recover`, told);
export const giveSeat = (table: string, told: GiveSeat) => post<SeatToken>(`${at(table)}/program`, told);
export const addLuck = (table: string, told: AddLuck) => post<TableInfo>(`${at(table)}/part`, told);
export const sitDown = (table: string, told: SitDown) => post<Seated>(`${at(table)}/sit`, told);
export const playNow = (told: PlayNow) => post<Seated>("/api/play", told);
export const letBotsSit = (table: string) => post<TableInfo>(`${at(table)}/bots`);
export const onceMore = (table: string) => post<Seated>(`${at(table)}/again`);
export const accept = (table: string) => post<Seated>(`${at(table)}/accept`);
export const mattersOf = (table: string) => get<Matters>(`${at(table)}/matters`);
export const leaveTable = (table: string) => post<TableInfo>(`${at(table)}/leave`);
export const castVote = (table: string, told: Vote) => post<TableInfo>(`${at(table)}/vote`, told);
export const inviteTo = (table: string, told: Invite) => post<Invitation>(`${at(table)}/invite`, told);
export const moveCode = () => post<TransferCode>("/api/mine/move");
export const takeSeats = (told: TakeSeats) => post<unknown>("/api/mine/take", told);
export const rules = (game: string, language: string) => get<RuleClause[]>(`/api/rules/${game}?lang=${language}`);
export const glossary = (game: string, language: string) => get<Gloss[]>(`/api/glossary/${game}?lang=${language}`);
export const storyOf = (table: string, seat: number, first: number, language: string) =>
  get<Story>(`${at(table)}/story?seat=${seat}&first=${first}&lang=${language}`);
export const momentsOf = (table: string, seat: number, first: number, language: string) =>
  get<Moment[]>(`${at(table)}/moments?seat=${seat}&first=${first}&lang=${language}`);
export const luckOf = (table: string, seat: number) => get<Luck>(`${at(table)}/luck?seat=${seat}`);
export const guide = (game: string, language: string) => get<Guide>(`/api/guides/${game}?lang=${language}`);
export const askReview = (table: string, told: AskReview, language: string) =>
  post<ReviewShown>(`${at(table)}/reviews?lang=${language}`, told);
export const reviewOf = (table: string, seat: number, language: string) =>
  get<ReviewShown>(`${at(table)}/review?seat=${seat}&lang=${language}`);
export const makeWhatIf = (table: string, told: AskWhatIf) => post<TableMade>(`${at(table)}/what-if`, told);
export const problemsOf = (game: string, language: string) => get<ProblemSet>(`/api/problems/${game}?lang=${language}`);
export const problemOf = (game: string, number: number, language: string) =>
  get<ProblemPosed>(`/api/problems/${game}/${number}?lang=${language}`);
export const tryProblem = (game: string, number: number, told: Try, language: string) =>
  post<Verdict>(`/api/problems/${game}/${number}/answers?lang=${language}`, told);
export const recordAddress = (table: string) => `${at(table)}/record`;

export async function catalogue(language: string, game?: string, part?: string): Promise<string> {
  const which = new URLSearchParams({ ...(game ? { game } : {}), ...(part ? { part } : {}) }).toString();
  return (await ask(`/api/text/${language}${which && `?${which}`}`)).text();
}
