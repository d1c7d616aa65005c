// A table as this page knows it: what the server told last, kept so that components can draw it.

import { tableInfo, Trouble } from "./http";
import { callTable, LineLost, TableLine, type Answer, type Language, type Line } from "./net";
import type { Asked, LogLine, Mistaken, Plain, Said, TableInfo, Update } from "./wire";

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

export class TableState {
  line = $state<Line>("connecting");
  info = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  now = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  // What has just happened: the lines that came with the last update.
  news = $state.raw<LogLine[]>([]);
  chat = $state.raw<Said[]>([]);
  notice = $state.raw<Notice | null>(null);
  // When the update came, to let clocks run on; when the race that was announced begins.
  updated = $state(0);
  raceAt = $state<number | null>(null);
  // The update that is being answered.
  #acting = $state.raw<Update | null>(null);
  // The update whose decision has been answered; before a race the next one takes a while.
  #answered = $state.raw<Update | null>(null);
  #line: TableLine | null = null;

  constructor(
    readonly table: string,
    private language: Language,
  ) {}

  // An answer is under way: no second one, until something has changed.
  get busy(): boolean {
    return this.#acting !== null && this.#acting === this.now;
  }

  get asked(): Asked | null {
    return this.now === this.#answered ? null : (this.now?.asked ?? null);
  }

  get answered(): boolean {
    return this.now !== null && this.now === this.#answered;
  }

  sit(seat: number): void {
    this.#line?.leave();
    this.seat = seat;
    this.now = null;
    this.log = [];
    this.news = [];
    this.chat = [];
    this.notice = null;
    this.raceAt = null;
    this.#line = new TableLine(this, () => callTable(this.table), seat, this.language, () => this.log.length);
  }

  leave(): void {
    this.#line?.leave();
  }

  hurry = (): void => this.#line?.hurry();

  // From here on: what the line hands over.

  lineIs(line: Line): void {
    this.line = line;
  }

  welcome(news: { info: TableInfo; seat: number }): void {
    this.info = news.info;
    this.seat = news.seat;
  }

  update(news: Update): void {
    const sitters = (update: Update | null) => update?.hands.map((hand) => hand.here).join() ?? "";
    const changed = this.now !== null && sitters(this.now) !== sitters(news);
    if (this.now === null || news.number !== this.now.number) this.notice = null;
    // Nothing is shown between the announcement and the race, so this is its beginning.
    if (this.raceAt !== null && performance.now() > this.raceAt - EARLY) this.raceAt = null;
    // Whoever has just come sees the table as it is.
    const first = this.now === null;
    this.now = news;
    this.updated = performance.now();
    this.log = withNews(this.log, news);
    this.news = first ? [] : news.log;
    // Who came may have taken a seat and brought a name; the update does not say.
    if (changed && this.info?.seats.some((seat) => !seat.taken)) void this.refresh();
  }

  said(news: Said): void {
    if (!this.chat.some((line) => line.index === news.index)) this.chat = [...this.chat, news];
  }

  ready(news: { seconds: number }): void {
    this.raceAt = performance.now() + news.seconds * 1000;
  }

  mistaken(news: Mistaken): void {
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

  play = async (action: Plain): Promise<void> => {
    const before = this.now;
    if (!(await this.#act((line) => line.play(action)))) return;
    this.#answered = before;
    // Where nothing has changed that this seat could notice, the same is asked again.
    setTimeout(() => {
      if (this.#answered === this.now && this.raceAt === null) this.#answered = null;
    }, ASKED_AGAIN);
  };

  takeBack = (): Promise<unknown> => this.#act((line) => line.takeBack());
  whyNot = (action: Plain): Promise<unknown> => this.#tell((line) => line.whyNot(action));
  say = (text: string): Promise<unknown> => this.#tell((line) => line.chat(text));

  speak(language: Language): Promise<unknown> {
    this.language = language;
    return this.#tell((line) => line.speak(language));
  }

  // What changes the game: one at a time.
  async #act(word: (line: TableLine) => Promise<Answer>): Promise<boolean> {
    if (this.busy) return false;
    const before = this.now;
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
      this.notice = { sentence: answer.sentence, clause: answer.tell === "refusal" ? answer.clause : "" };
    } catch (error) {
      // The line broke; what really happened comes with the next update.
      if (!(error instanceof LineLost)) throw error;
    }
    return false;
  }
}
