// The conversation with a table: says Hello, hands on what the server tells, and comes back by itself when the line breaks.

import type {
  Asked,
  ClientWord,
  Done,
  Hello,
  HintTold,
  Language,
  Mistaken,
  Overtaken,
  Ready,
  NotAllowed,
  Said,
  ServerNews,
  Update,
  Welcome,
  Words,
} from "./wire";

export type { Language };
export type Line = "connecting" | "open" | "lost" | "refused";
export type Answer = Done | Overtaken | NotAllowed | Mistaken | HintTold;

export interface Listener {
  lineIs(line: Line): void;
  welcome(news: Welcome): void;
  update(news: Update): void;
  said(news: Said): void;
  raceIn(news: Ready): void;
  mistaken(news: Mistaken): void;
  // Why nothing can be written down now; an empty sentence: it can again.
  standsStill(why: string): void;
}

// What of a WebSocket is used here.
export interface Socket {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

type DistributedOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Word = DistributedOmit<ClientWord, "id">;

const WANTS: NonNullable<Hello["wants"]> = ["hints", "labels", "steps", "story"];
const OPEN = 1;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
// The server is being restarted: whoever comes again finds another process, or soon the same. Not worth a word at first.
const RESTARTING = 1012;
const QUIET = 3_000;

export class LineLost extends Error {}

export function pauseBefore(attempt: number): number {
  return Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE);
}

export class TableLine {
  #socket: Socket | null = null;
  #number = 0;
  #hello = 0;
  #attempt = 0;
  #left = false;
  #quietUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: Asked | null = null;
  #waiting = new Map<number, { heard: (answer: Answer) => void; lost: (error: LineLost) => void }>();

  constructor(
    private readonly listener: Listener,
    private readonly call: () => Socket,
    private readonly seat: number,
    public language: Language,
    // How many lines of the log are here already; asked anew whenever the line is opened.
    private readonly known: () => number,
  ) {
    this.open();
  }

  open(): void {
    clearTimeout(this.#timer);
    this.listener.lineIs(this.#attempt && !this.#quiet ? "lost" : "connecting");
    const socket = this.call();
    this.#socket = socket;
    socket.onopen = () => {
      this.#hello = this.#send({ say: "hello", seat: this.seat, language: this.language, known: this.known(), wants: WANTS });
    };
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as ServerNews);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  // Comes back at once instead of at the end of the pause.
  hurry(): void {
    if (!this.#left && this.#socket === null) this.open();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  play(action: Words["action"]): Promise<Answer> {
    return this.#ask({ say: "play", action });
  }

  whyNot(action: Words["action"]): Promise<Answer> {
    return this.#ask({ say: "why-not", action });
  }

  takeBack(): Promise<Answer> {
    return this.#ask({ say: "take-back" });
  }

  ready(): Promise<Answer> {
    return this.#ask({ say: "ready" });
  }

  resume(): Promise<Answer> {
    return this.#ask({ say: "resume" });
  }

  hint(): Promise<Answer> {
    return this.#ask({ say: "hint" });
  }

  chat(text: string): Promise<Answer> {
    return this.#ask({ say: "chat", text });
  }

  speak(language: Language): Promise<Answer> {
    this.language = language;
    return this.#ask({ say: "speak", language });
  }

  #ask(word: Word): Promise<Answer> {
    return new Promise((heard, lost) => {
      if (this.#socket?.readyState !== OPEN) {
        lost(new LineLost());
        return;
      }
      this.#waiting.set(this.#send(word), { heard, lost });
    });
  }

  #send(word: Word): number {
    const id = ++this.#number;
    this.#socket?.send(JSON.stringify({ ...word, id }));
    return id;
  }

  #heard(news: ServerNews): void {
    switch (news.tell) {
      case "ping":
        // Its id is the server's, so that the way can be measured.
        this.#socket?.send(JSON.stringify({ say: "pong", id: news.id }));
        return;
      case "welcome":
        this.#attempt = 0;
        this.listener.lineIs("open");
        this.listener.welcome(news);
        return;
      case "update":
        // What is asked as before is not sent again.
        this.#asked = news.still_asked ? this.#asked : news.asked;
        this.listener.update({ ...news, asked: this.#asked });
        return;
      case "said":
        this.listener.said(news);
        return;
      case "ready":
        this.listener.raceIn(news);
        return;
      case "halted":
        this.listener.standsStill(news.sentence);
        return;
      case "mistaken":
        // Not welcome, or not any more: another browser holds the seat now.
        if (news.id === this.#hello || (news.id === null && (news.problem === "not-yours" || news.problem === "replaced"))) {
          this.leave();
          this.listener.lineIs("refused");
        }
        if (news.id === null || !this.#waiting.has(news.id)) {
          this.listener.mistaken(news);
          return;
        }
        break;
      default:
    }
    if (news.id === null) return;
    this.#waiting.get(news.id)?.heard(news);
    this.#waiting.delete(news.id);
  }

  get #quiet(): boolean {
    return performance.now() < this.#quietUntil;
  }

  #closed(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    for (const { lost } of this.#waiting.values()) lost(new LineLost());
    this.#waiting.clear();
    if (this.#left) return;
    if (code === RESTARTING) this.#quietUntil = performance.now() + QUIET;
    this.listener.lineIs(this.#quiet ? "connecting" : "lost");
    const pause = this.#quiet ? FIRST_PAUSE : pauseBefore(this.#attempt);
    this.#attempt++;
    this.#timer = setTimeout(() => this.open(), pause);
  }
}

export function callTable(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
}
