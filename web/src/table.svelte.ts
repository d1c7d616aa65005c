// A table as this page knows it: what the server told last, kept so that components can draw it.

import { tick } from "svelte";
import { momentsOf, storyOf, tableInfo, Trouble } from "./http";
import { keepLooked, lookedAt } from "./movement/looked";
import { pace } from "./movement/pace.svelte";
import { Procession } from "./movement/procession";
import { callTable, LineLost, TableLine, type Answer, type Language, type Line } from "./net";
import type { Asked, HintTold, LogLine, Mistaken, Said, TableInfo, Update, Words } from "./wire";

// A race may begin this much (ms) before this page's own clock thinks so.
const EARLY = 100;
const ASKED_AGAIN = 1_000;

export interface Notice {
  // What was not done, and the clause that says so where one does.
  sentence: string;
  clause: string;
}

export function withNews(log: readonly LogLine[], news: Pick<Update, "log" | "log_from">): LogLine[] {
  return [...log.slice(0, news.log_from), ...news.log];
}

// An update with all that is known after it, waiting to be shown.
export interface Coming {
  update: Update;
  log: LogLine[];
  // What has just happened.
  news: LogLine[];
}

// What happened by itself between two updates, step by step: log, totals and board go together.
export function stagesOf(news: Update, log: readonly LogLine[], known: number): Coming[] {
  // Who is still asked the same may answer before all has been shown.
  const meanwhile = news.still_asked ? {} : { asked: null, waiting_for: [], sentence: "" };
  return news.way.map(({ lines, view }, i) => ({
    update: { ...news, view: { ...news.view, ...view }, ...meanwhile, result: null, can_take_back: false },
    log: log.slice(0, lines),
    news: log.slice(news.way[i - 1]?.lines ?? known, lines),
  }));
}

// Whoever draws the table. `next` is asked before another view is drawn (`moving`: to be seen, not passed over); `start`
// is called after that, and the view after it waits for `lasts` ms.
export interface Stage {
  next(
    news: readonly LogLine[],
    before: Words["view"],
    after: Words["view"],
    moving: boolean,
    behind: number,
  ): { lasts: number; start: () => void };
}

const wordings = new WeakMap<Update, string>();

function wording(update: Update | null): string {
  if (!update?.asked) return "";
  if (!wordings.has(update)) wordings.set(update, JSON.stringify(update.asked));
  return wordings.get(update)!;
}

export class TableState {
  line = $state<Line>("connecting");
  info = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  // The update that is shown, and the newest there is: between them the table catches up.
  now = $state.raw<Update | null>(null);
  latest = $state.raw<Update | null>(null);
  // How many updates wait to be shown.
  behind = $state(0);
  log = $state.raw<LogLine[]>([]);
  // What has just happened: the lines that came with the update that is shown.
  news = $state.raw<LogLine[]>([]);
  // Whoever looks away does not see what happens: from which line of the log on. Null: nothing was missed.
  missed = $state<number | null>(null);
  stage: Stage | null = null;
  // The others have given the own seat to a bot.
  replaced = $state(false);
  chat = $state.raw<Said[]>([]);
  notice = $state.raw<Notice | null>(null);
  // Why nothing goes on at any table; empty as long as it does.
  halted = $state("");
  // When the update came, to let clocks run on; when the race that was announced begins.
  updated = $state(0);
  raceAt = $state<number | null>(null);
  // A hint is being thought about.
  hinting = $state(false);
  #hint = $state.raw<{ about: string; told: HintTold } | null>(null);
  // The update that is being answered.
  #acting = $state.raw<Update | null>(null);
  // The update whose decision has been answered; before a race the next one takes a while.
  #answered = $state.raw<Update | null>(null);
  #line: TableLine | null = null;
  #heard: LogLine[] = [];
  #arrived = false;
  // How much of the log had been seen when the person looked away, or the line broke.
  #away: number | null = null;
  #coming = new Procession<Coming>(
    (coming, moving, behind) => this.#show(coming, moving, behind),
    (count) => (this.behind = count),
  );

  constructor(
    readonly table: string,
    private language: Language,
  ) {}

  // An answer is under way: no second one, until something has changed.
  get busy(): boolean {
    return this.#acting !== null && this.#acting === this.latest;
  }

  // What can be decided now. What is shown belatedly can be, if nothing that came later has changed it.
  get asked(): Asked | null {
    const { now, latest } = this;
    if (!now?.asked || latest === this.#answered) return null;
    return now === latest || wording(now) === wording(latest) ? now.asked : null;
  }

  // Whether this seat has to decide, whatever is shown.
  get mine(): boolean {
    return this.latest !== this.#answered && this.latest?.asked != null;
  }

  // The race waits for this seat to be ready, and what was before it has been seen.
  get unready(): boolean {
    const { now, seat } = this;
    return now !== null && now === this.latest && seat >= 0 && now.ready !== null && !now.ready.includes(seat);
  }

  // The hint for what is asked now, if there is one.
  get hinted(): HintTold | null {
    return this.#hint && this.asked && this.#hint.about === wording(this.latest) ? this.#hint.told : null;
  }

  get answered(): boolean {
    return this.latest !== null && this.latest === this.#answered;
  }

  sit(seat: number): void {
    this.#line?.leave();
    this.seat = seat;
    this.#coming.clear();
    this.now = this.latest = null;
    this.#heard = this.log = [];
    this.news = [];
    this.missed = this.#away = null;
    this.chat = [];
    this.notice = null;
    this.raceAt = null;
    this.#line = new TableLine(
      this,
      () => callTable(this.table),
      seat,
      this.language,
      () => this.#heard.length,
    );
  }

  leave(): void {
    this.#line?.leave();
    this.#coming.clear();
  }

  hurry = (): void => this.#line?.hurry();

  // From here on: what the line hands over.

  lineIs(line: Line): void {
    this.line = line;
    // Who comes back is told again.
    if (line !== "open") this.halted = "";
    if (line === "lost" && this.latest) this.lookAway();
  }

  welcome(news: { info: TableInfo; seat: number }): void {
    this.info = news.info;
    this.seat = news.seat;
  }

  update(news: Update): void {
    const sitters = (update: Update | null) => update?.hands.map((hand) => hand.here).join() ?? "";
    const before = this.latest;
    const known = this.#heard.length;
    // Nothing new is shown between the announcement and the race, so this is its beginning.
    if (this.raceAt !== null && news.ready === null && performance.now() > this.raceAt - EARLY) this.raceAt = null;
    this.#heard = withNews(this.#heard, news);
    this.latest = news;
    this.updated = performance.now();
    // Whoever has just come sees the table as it is. Lines told again (a take-back, another language) are no news.
    const again = before === null || news.log_from < known;
    // Where nothing moves, all that is new is seen together.
    const comings = before && pace.now ? stagesOf(news, this.#heard, known) : [];
    const coming = {
      update: news,
      log: this.#heard,
      news: before ? news.log.filter(({ index }) => index >= (comings.at(-1)?.log.length ?? known)) : [],
    };
    // Who has won is told when the count has been seen.
    if (before && pace.now && news.result && !before.result) {
      comings.push({ ...coming, update: { ...news, result: null, sentence: "" } });
      coming.news = [];
    }
    if (before === null && !this.#arrived) {
      this.#arrived = true;
      const looked = lookedAt(this.table, this.seat);
      if (looked !== null && looked < this.#heard.length) this.missed = looked;
    }
    if (again || this.#away !== null) this.#coming.cut([coming], false);
    else if (news.asked?.race || this.raceAt !== null) this.#coming.cut([coming], true);
    else if (this.#acting) this.#coming.cut([...comings, coming], true);
    else for (const one of [...comings, coming]) this.#coming.add(one);
    if (this.#away !== null && !document.hidden) this.look();
    // Who came may have taken a seat and brought a name; the update does not say.
    if (before && sitters(before) !== sitters(news) && this.info?.seats.some((seat) => !seat.taken)) void this.refresh();
  }

  #show({ update, log, news }: Coming, moving: boolean, behind: number): number {
    const before = this.now;
    // Whoever is still asked the same may go on reading why an answer was not allowed, whatever others do.
    const still = update.asked !== null && update.asked === before?.asked;
    if (update.number !== before?.number && !still) this.notice = null;
    const scene = before && this.stage?.next(news, before.view, update.view, moving, behind);
    this.now = update;
    this.log = log;
    this.news = moving ? news : [];
    if (!scene) return 0;
    void tick().then(scene.start);
    return moving ? scene.lasts : 0;
  }

  said(news: Said): void {
    const known = this.chat.some((line) => line.index === news.index);
    // A line that is known already comes again where a name was taken out of it.
    this.chat = known ? this.chat.map((line) => (line.index === news.index ? news : line)) : [...this.chat, news];
  }

  // A race waits for nobody: what is still to be shown is passed over.
  raceIn(news: { seconds: number }): void {
    this.#coming.skip();
    this.raceAt = performance.now() + news.seconds * 1000;
  }

  standsStill(why: string): void {
    this.halted = why;
  }

  mistaken(news: Mistaken): void {
    if (news.id === null && news.problem === "replaced") this.replaced = true;
    // The banner says it, and stays.
    if (news.problem === "table-closed") return;
    this.notice = { sentence: news.sentence, clause: "" };
  }

  async refresh(): Promise<void> {
    try {
      this.info = await tableInfo(this.table);
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
    }
  }

  // From here on: what a person does.

  skip = (): void => this.#coming.skip();

  // What was missed is shown after all, from the moment before it up to now.
  async recount(): Promise<void> {
    const from = this.missed;
    this.missed = null;
    if (from === null) return;
    try {
      const first = await this.momentBefore(from);
      const moments = await momentsOf(this.table, this.seat, first, this.language);
      const { lines } = await storyOf(this.table, this.seat, from, this.language);
      const latest = this.latest;
      if (!latest || moments.length < 2) return;
      const comings = moments.map(({ index, view, waiting_for, sentence }): Coming => ({
        update: { ...latest, view, waiting_for, sentence, asked: null, result: null },
        log: this.#heard.slice(0, from + lines.filter(({ moment }) => moment <= index).length),
        news: lines.filter(({ moment }) => moment === index),
      }));
      this.#coming.cut([comings[0]!], false);
      // Where things were must be seen before they can move.
      await tick();
      if (this.latest !== latest) return this.skip();
      for (const coming of comings.slice(1)) this.#coming.add(coming);
      this.#coming.add({ update: latest, log: this.#heard, news: [] });
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.notice = { sentence: trouble.message, clause: "" };
    }
  }

  // The last moment at which this line of the log was not yet written.
  async momentBefore(line: number): Promise<number> {
    const { lines } = await storyOf(this.table, this.seat, line, this.language);
    return Math.max(0, (lines[0]?.moment ?? 1) - 1);
  }

  // Nothing is played to nobody: what happens meanwhile is shown at once.
  lookAway(): void {
    this.#away ??= this.#heard.length;
    if (this.latest) keepLooked(this.table, this.seat, this.#away);
    this.skip();
  }

  look(): void {
    if (this.#away !== null && this.#away < this.#heard.length) this.missed ??= this.#away;
    this.#away = null;
  }

  play = async (action: Words["action"]): Promise<void> => {
    const before = this.latest;
    this.missed = null;
    if (!(await this.#act((line) => line.play(action)))) return;
    this.#answered = before;
    // Where nothing has changed that this seat could notice, the same is asked again.
    setTimeout(() => {
      if (this.#answered === this.latest && this.raceAt === null) this.#answered = null;
    }, ASKED_AGAIN);
  };

  takeBack = (): Promise<unknown> => this.#act((line) => line.takeBack());
  whyNot = (action: Words["action"]): Promise<unknown> => this.#tell((line) => line.whyNot(action));
  ready = (): Promise<unknown> => this.#tell((line) => line.ready());
  resume = (): Promise<unknown> => this.#tell((line) => line.resume());

  // What a strong bot would do; shown as long as the same is asked.
  hint = async (): Promise<void> => {
    if (!this.#line || this.hinting) return;
    const about = wording(this.latest);
    this.hinting = true;
    this.notice = null;
    try {
      const answer = await this.#line.hint();
      if (answer.tell === "hint") this.#hint = { about, told: answer };
      else if ("sentence" in answer) this.notice = { sentence: answer.sentence, clause: "" };
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
    } finally {
      this.hinting = false;
    }
  };

  say = (text: string): Promise<unknown> => this.#tell((line) => line.chat(text));

  speak(language: Language): Promise<unknown> {
    this.language = language;
    return this.#tell((line) => line.speak(language));
  }

  // What changes the game: one at a time.
  async #act(word: (line: TableLine) => Promise<Answer>): Promise<boolean> {
    if (this.busy) return false;
    const before = this.latest;
    this.#acting = before;
    try {
      return await this.#tell(word);
    } finally {
      if (this.#acting === before) this.#acting = null;
    }
  }

  // Whether it was done; if not, the notice says why.
  async #tell(word: (line: TableLine) => Promise<Answer>): Promise<boolean> {
    if (!this.#line) return false;
    this.notice = null;
    try {
      const answer = await word(this.#line);
      if (answer.tell === "done") return true;
      if ("sentence" in answer) this.notice = { sentence: answer.sentence, clause: answer.tell === "refusal" ? answer.clause : "" };
    } catch (error) {
      // The line broke; what really happened comes with the next update.
      if (!(error instanceof LineLost)) throw error;
    }
    return false;
  }
}
