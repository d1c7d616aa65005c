// Every message between this page and the server; docs/protocol.md says when which is sent.
// Written by tools/wire_types.py from src/bakufu/server/wire: change that, then run `make wire-types`.

// A game's options, by name; which there are, the lobby says.
export type Plain = Record<string, unknown>;

// What a game's own words hold only its board knows (boards/<game id>/types.ts); this all games have in common.
export interface Words {
  view: { scores?: number[] };
  action: { do: string };
  event: { event: string; seat?: number };
  hint: unknown;
  decision: string;
}

export type Language = "en" | "fr";

export const LANGUAGES: readonly { id: Language; name: string }[] = [
  { id: "en", name: "English" },
  { id: "fr", name: "Français" },
];

export interface Choice {
  value: unknown;
  label: string;
}

export interface Option {
  name: string;
  label: string;
  kind: "one" | "set" | "switch";
  choices: Choice[];
  default: unknown;
}

export interface GameInfo {
  id: string;
  name: string;
  tagline: string;
  counts: number[];
  options: Option[];
  // Whether there is a guide: `GET /api/guides/{game}`.
  guide: boolean;
  // How long it takes, how hard it is to learn, what it is like; empty where the game does not say.
  about: string;
  // Whether there are problems: `GET /api/problems/{game}`.
  problems: boolean;
}

export interface BrokenInfo {
  name: string;
  sentence: string;
}

export interface Lobby {
  version: string;
  games: GameInfo[];
  bots: string[];
  languages: string[];
  broken: BrokenInfo[];
  // Where others on the network find the server, if it is open to them and knows.
  address: string | null;
}

export interface SeatWish {
  kind: "bot" | "me" | "person";
  name?: string | null;
  bot?: string | null;
}

export interface Clock {
  kind?: "decision" | "game" | "none";
  seconds?: number;
  // How long bots take in a race.
  bots?: "brisk" | "calm" | "fierce";
  // Whether a race begins only when everybody has said `Ready`; otherwise by itself.
  ready?: boolean;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Plain;
  clock?: Clock;
  // Whether people without a seat may watch.
  onlookers?: boolean;
  // Whether whoever comes may take a free seat: the table stands on the front page.
  open?: boolean;
  // Whether hints may be asked for; unless told otherwise, where only one person plays.
  hints?: boolean | null;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "person";
  // Whether somebody holds it (a bot always does).
  taken: boolean;
  // Which bot; of a person's seat that was given to a program: `program`.
  bot: string | null;
  // Whether its owner has given it up: a bot plays, until somebody takes it over.
  gone: boolean;
  // Whether a free seat is kept for somebody who was here before.
  kept: boolean;
  // When they are on vacation: pairs of times, in seconds since 1970.
  away: number[][];
  // How many hints were asked for here.
  hints: number;
}

export interface Gathered {
  // The people who have added nothing, or nothing yet.
  silent: number[];
  // By seat, as soon as the luck is drawn: what each has added, in hexadecimal digits; empty where nothing.
  parts: string[];
}

export interface Votes {
  to: "end" | "replace";
  // Whose; -1 where it is to end.
  seat: number;
  // The seats that are for it.
  by: number[];
}

export interface Origin {
  table: string;
  move: number;
}

export interface TableInfo {
  table: string;
  game: string;
  game_name: string;
  players: number;
  options: Plain;
  seats: SeatInfo[];
  clock: Clock;
  onlookers: boolean;
  // The promise about the luck, made before the first move.
  commitment: string;
  over: boolean;
  // The seats that the one who asks holds.
  yours: number[];
  // Whether the keeper has closed it before its game was over: nothing more can be answered.
  closed: boolean;
  // What people have added to the luck; None where the server draws it alone.
  luck: Gathered | null;
  // Whether whoever comes may take a free seat.
  open: boolean;
  // In how many seconds bots take what is free then; None: never.
  bots_in: number | null;
  // The free seats that are kept for the one who asks.
  invited: number[];
  // For who holds a seat: the table that was set afterwards for the same people.
  again: string | null;
  // Whether all have agreed to end the game without a result.
  ended: boolean;
  votes: Votes[];
  // Whether hints may be asked for.
  hints: boolean;
  // Where the table begins, if not where the rules do.
  what_if: Origin | null;
}

export interface Invitation {
  seat: number;
  code: string;
}

export interface HeldSeat {
  seat: number;
  recovery: string;
}

export interface TableMade {
  info: TableInfo;
  invitations: Invitation[];
  held: HeldSeat[];
}

export interface Join {
  code: string;
  name?: string | null;
}

export interface AddLuck {
  // 32 bytes that nobody could know before, as hexadecimal digits.
  part: string;
}

export interface GiveSeat {
  seat?: number;
  // The seat's invitation, where nobody holds it yet; it is used up.
  code?: string | null;
}

export interface SeatToken {
  seat: number;
  token: string;
  recovery: string | null;
}

export interface Recover {
  code: string;
}

export interface Brought {
  // The whole file.
  record: string;
}

export interface RuleClause {
  id: string;
  chapter: string;
  text: string;
  ruling: boolean;
}

export interface Gloss {
  id: string;
  name: string;
  does: string;
  // Empty where it costs nothing.
  costs: string;
  clause: string;
}

export interface PastLine<G extends Words = Words> {
  index: number;
  moment: number;
  event: G["event"];
  text: string;
}

export interface Story<G extends Words = Words> {
  moments: number;
  lines: PastLine<G>[];
  all_lines: number;
  over: boolean;
  // When the game is over: after how many answers each moment came, to find the same moment with other eyes.
  answers: number[];
}

export interface Moment<G extends Words = Words> {
  index: number;
  view: G["view"];
  waiting_for: number[];
  sentence: string;
}

export interface MomentLuck {
  moment: number;
  draws: number[][];
}

export interface Luck {
  commitment: string;
  seed: string;
  moments: MomentLuck[];
  // Whether the record, replayed by the server, leads to the views and the result that everybody saw.
  verified: boolean;
  // What was promised, where people have added to it; else the seed itself was.
  secret: string | null;
  // By seat: what each has added.
  parts: string[];
}

export interface Problem {
  problem: string;
  sentence: string;
}

export interface SitDown {
  name?: string | null;
}

export interface PlayNow {
  game: string;
  name?: string | null;
}

export interface Seated {
  table: string;
  held: HeldSeat[];
  invitations: Invitation[];
}

export interface Vote {
  to: "end" | "replace";
  seat?: number;
  yes?: boolean;
}

export interface Invite {
  seat: number;
}

export interface Matters {
  // Those for whom the table has waited for long: they may be replaced.
  silent: number[];
  // Those who have left: a link takes their seats over.
  gone: number[];
}

export interface TransferCode {
  code: string;
  // For so long.
  seconds: number;
}

export interface TakeSeats {
  code: string;
}

export interface MyTable {
  table: string;
  game: string;
  game_name: string;
  state: "closed" | "finished" | "gathering" | "invited" | "turn" | "waiting";
  seats: SeatInfo[];
  // The seats held, or kept for the asker.
  yours: number[];
  // Those of them that must decide.
  asked: number[];
  waiting_for: number[];
  // Since when it is so, in seconds of the server's time (`Front.now`).
  since: number;
  // When the time of whom the table waits for will be out; None without a clock.
  until: number | null;
  // The points that everybody can see.
  scores: number[] | null;
  places: number[] | null;
  clock: Clock;
  made: number;
}

export interface OpenTable {
  table: string;
  game: string;
  game_name: string;
  seats: SeatInfo[];
  // How many seats are free to be taken; 0: one may only watch.
  missing: number;
  options: Plain;
  clock: Clock;
  onlookers: boolean;
  made: number;
  // When bots take what is free then.
  bots_at: number | null;
}

export interface Front {
  // What time it is for the server.
  now: number;
  mine: MyTable[];
  open: OpenTable[];
}

export interface GameNumbers {
  game: string;
  game_name: string;
  players: number;
  played: number;
  won: number;
  // Points.
  mean: number;
  best: number;
}

export interface MyRating {
  game: string;
  game_name: string;
  against: "bots" | "people";
  number: number;
  // Nineteen times in twenty the true number is no farther away than this.
  unsure: number;
  games: number;
}

export interface DeviceInfo {
  id: string;
  label: string;
  zone: string;
  quiet_from: number | null;
  quiet_until: number | null;
  // Minutes between two messages, at least.
  every: number;
  made: number;
  told: number | null;
  // Tables of which it is told nothing.
  muted: string[];
}

export interface HookInfo {
  id: string;
  form: "discord" | "ntfy" | "slack";
  host: string;
  // Where everybody's turns are told; None: the own ones at all tables.
  table: string | null;
  made: number;
  told: number | null;
  // What went wrong last, in a sentence.
  trouble: string | null;
  // Whether nothing more is sent there.
  given_up: boolean;
}

export interface Vacation {
  // None: one is not on vacation.
  until: number | null;
  // Days that one may still take this year.
  left: number;
}

export interface Me {
  numbers: GameNumbers[];
  ratings: MyRating[];
  devices: DeviceInfo[];
  hooks: HookInfo[];
  vacation: Vacation;
  // With which browsers ask their push service for an address.
  push_key: string;
  // Tables where games go on: those seats stay.
  running: number;
}

export interface MyGame {
  // None: it was removed.
  table: string | null;
  game: string;
  game_name: string;
  players: number;
  place: number;
  score: number;
  ended: number;
}

export interface MyGames {
  games: MyGame[];
  // Whether there are older ones.
  more: boolean;
}

export interface KeepDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  zone?: string;
  label?: string;
  // The `endpoint` of a subscription that this one takes the place of, with all that was wished of it.
  replaces?: string;
}

export interface ChangeDevice {
  zone: string;
  every: number;
  quiet_from?: number;
  quiet_until?: number;
}

export interface Mute {
  table: string;
  muted: boolean;
}

export interface NewHook {
  form: "discord" | "ntfy" | "slack";
  address: string;
  language?: "en" | "fr";
  table?: string | null;
}

export interface HookMade {
  hook: HookInfo;
  secret: string;
}

export interface TakeVacation {
  days: number;
}

export interface Hello {
  say: "hello";
  id: number;
  seat: number;
  language?: "en" | "fr";
  known?: number;
  wants?: ("hints" | "labels" | "steps" | "story")[];
}

export interface Play<G extends Words = Words> {
  say: "play";
  id: number;
  action: G["action"];
}

export interface TakeBack {
  say: "take-back";
  id: number;
}

export interface WhyNot<G extends Words = Words> {
  say: "why-not";
  id: number;
  action: G["action"];
}

export interface Chat {
  say: "chat";
  id: number;
  // Not every database can keep a zero.
  text: string;
}

export interface Speak {
  say: "speak";
  id: number;
  language: "en" | "fr";
}

export interface Want {
  say: "want";
  id: number;
  wants: ("hints" | "labels" | "steps" | "story")[];
}

export interface SayReady {
  say: "ready";
  id: number;
}

export interface Resume {
  say: "resume";
  id: number;
}

export interface AskHint {
  say: "hint";
  id: number;
}

export interface Pong {
  say: "pong";
  id: number;
}

export interface Asked<G extends Words = Words> {
  name: G["decision"];
  sentence: string;
  clause: string;
  actions: G["action"][];
  labels: string[];
  hints: G["hint"][] | null;
  secret: boolean;
  race: boolean;
}

export interface LogLine<G extends Words = Words> {
  index: number;
  event: G["event"];
  text: string;
}

export interface Hand {
  left: number | null;
  running: boolean;
  caretaker: boolean;
  here: boolean;
  // How many decisions in a row were made for it because its time was out.
  missed: number;
}

export interface FinalResult {
  places: number[];
  scores: number[];
  why: string[];
}

export interface Stage {
  // How many lines of the log there were.
  lines: number;
  // What was otherwise in the view.
  view: Plain;
}

export interface Update<G extends Words = Words> {
  tell: "update";
  // How many answers and take-backs this seat could notice so far; it only grows.
  number: number;
  view: G["view"];
  asked: Asked<G> | null;
  // The seat is asked the same as in the update before, and it is not sent again: `asked` is None.
  still_asked: boolean;
  waiting_for: number[];
  // What the seat must do, or whom the table waits for, in words.
  sentence: string;
  // What is new since the last update (or since `Hello.known`).
  log: LogLine<G>[];
  // The index of the first line in `log`; less than what the client has: a take-back shortened the log.
  log_from: number;
  hands: Hand[];
  can_take_back: boolean;
  result: FinalResult | null;
  // What was seen since the update before, step by step, for who wants `steps`; not what is seen now.
  way: Stage[];
  // Before a race that waits for everybody: who is ready. The view is the one before what is raced for came.
  ready: number[] | null;
}

export interface Welcome {
  tell: "welcome";
  info: TableInfo;
  seat: number;
}

export interface Done {
  tell: "done";
  id: number;
}

export interface Overtaken {
  tell: "overtaken";
  id: number;
  sentence: string;
}

export interface NotAllowed {
  tell: "refusal";
  id: number;
  clause: string;
  sentence: string;
}

export interface Mistaken {
  tell: "mistaken";
  id: number | null;
  problem: string;
  sentence: string;
}

export interface Said {
  tell: "said";
  index: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Ready {
  tell: "ready";
  seconds: number;
}

export interface HintTold<G extends Words = Words> {
  tell: "hint";
  id: number;
  // One answer after the other, where the decision comes piece by piece.
  plan: G["action"][];
  lines: string[];
}

export interface Halted {
  tell: "halted";
  sentence: string;
}

export interface Ping {
  tell: "ping";
  id: number;
}

export interface Passing<G extends Words = Words> {
  view: G["view"];
  // How many lines of the log there are by then.
  lines: number;
}

export interface GuideStep<G extends Words = Words> {
  // 0 for the first turn; 1 for how a game ends, where the log begins anew.
  part: number;
  view: G["view"];
  asked: Asked<G> | null;
  waiting_for: number[];
  // What is new since the step before.
  log: LogLine<G>[];
  // How it came from the step before, answer by answer; what is shown now does not stand there again.
  way: Passing<G>[];
  // Paragraphs, with an empty line between them.
  say: string;
  // Which of the decision's actions the guide would like to see; none: just read on.
  wanted: number | null;
  // What the sentence points at: values of `data-place` or `data-about` on the board or beside it.
  light: string[];
  // The part of the board that holds it, where the board shows one part at a time; empty: any.
  open: string;
}

export interface Guide<G extends Words = Words> {
  game: string;
  game_name: string;
  seat: number;
  seats: SeatInfo[];
  steps: GuideStep<G>[];
}

export interface AskReview {
  seat: number;
}

export interface Point {
  move: number;
  wins: number[];
  errors: number[];
}

export interface Chosen {
  // So many answers had been given before.
  move: number;
  // So many answers of the seat's belong to it.
  answers: number;
  asked: string;
  chosen: string;
  cost: number;
  error: number;
  // Whether the samples bear out that the other was better.
  mistake: boolean;
  // What was, where that is so; otherwise empty.
  better: string;
}

export interface Account {
  start: number;
  own_choices: number;
  others_choices: number;
  luck: number;
  result: number;
}

export interface Luckiest {
  move: number;
  text: string;
  change: number[];
  errors: number[];
}

export interface LuckAccount {
  accounts: Account[];
  most: Luckiest[];
  // Who was luckier than whom.
  sentence: string;
  samples: number;
}

export interface ReviewShown {
  state: "done" | "failed" | "none" | "running" | "waiting";
  // How many reviews come first, while it waits.
  ahead: number;
  done: number;
  pieces: number;
  graph: Point[];
  choices: Chosen[];
  // Who gave each answer of the game.
  deciders: number[];
  samples: number;
  luck: LuckAccount | null;
}

export interface AskWhatIf {
  move: number;
  seat: number;
  bot?: string;
}

export interface ProblemListed {
  number: number;
  players: number;
  asked: string;
}

export interface ProblemSet {
  game: string;
  game_name: string;
  problems: ProblemListed[];
}

export interface ProblemPosed<G extends Words = Words> {
  game: string;
  game_name: string;
  number: number;
  count: number;
  seat: number;
  seats: SeatInfo[];
  view: G["view"];
  asked: Asked<G>;
  waiting_for: number[];
}

export interface Try<G extends Words = Words> {
  answers: G["action"][];
}

export interface OtherAnswer {
  label: string;
  cost: number;
  error: number;
}

export interface Verdict<G extends Words = Words> {
  outcome: "more" | "solved" | "wrong";
  // How it looks then, where more is asked.
  posed: ProblemPosed<G> | null;
  // What the answer costs; None where that was not weighed.
  cost: number | null;
  tried: string;
  best: string;
  why: string;
  others: OtherAnswer[];
}

export type ClientWord<G extends Words = Words> = Hello | Play<G> | TakeBack | WhyNot<G> | Chat | Speak | Want | SayReady | Resume | AskHint | Pong;

export type ServerNews<G extends Words = Words> = Update<G> | Welcome | Done | Overtaken | NotAllowed | Mistaken | Said | Ready | HintTold<G> | Halted | Ping;
