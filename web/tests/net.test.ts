import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LineLost, pauseBefore, TableLine, type Line, type Listener, type Socket } from "../src/net";
import type { Words } from "../src/wire";

// The other end of the line, in the hands of the test.
class Wire implements Socket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  tell(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news) } as MessageEvent);
  }
}

let wires: Wire[];
let lines: Line[];
let known: number;
let line: TableLine;
const listener: Listener = {
  lineIs: (state) => lines.push(state),
  welcome: vi.fn(),
  update: vi.fn(),
  said: vi.fn(),
  raceIn: vi.fn(),
  mistaken: vi.fn(),
  standsStill: vi.fn(),
};
const WELCOME = { tell: "welcome", info: {}, seat: 0 };
const last = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  lines = [];
  known = 0;
  const call = () => {
    wires.push(new Wire());
    return last();
  };
  line = new TableLine(listener, call, 0, "en", () => known);
});

afterEach(() => vi.useRealTimers());

const claim = (card: number): Words["action"] & { card: number } => ({ do: "claim", card });

test("says hello with the seat and what it knows", () => {
  last().open();
  expect(last().sent).toEqual([{ say: "hello", id: 1, seat: 0, language: "en", known: 0, wants: ["hints", "labels", "steps", "story"] }]);
});

test("comes back after a break, and asks only for what it does not know", () => {
  last().open();
  last().tell(WELCOME);
  known = 7;
  last().close();
  expect(lines).toEqual(["connecting", "open", "lost"]);
  vi.advanceTimersByTime(pauseBefore(0));
  last().open();
  expect(wires).toHaveLength(2);
  expect(last().sent[0]).toMatchObject({ say: "hello", known: 7 });
  last().tell(WELCOME);
  expect(lines.at(-1)).toBe("open");
});

test("waits longer after each failure, but not for ever", () => {
  expect([0, 1, 2, 10].map(pauseBefore)).toEqual([250, 500, 1000, 5000]);
  for (let attempt = 0; attempt < 5; attempt++) {
    last().close();
    vi.advanceTimersByTime(pauseBefore(attempt));
  }
  expect(wires).toHaveLength(6);
});

test("an answer goes to the word that it answers", async () => {
  last().open();
  const first = line.play(claim(3));
  const second = line.whyNot(claim(4));
  last().tell({ tell: "refusal", id: 3, clause: "EDO-2.2", sentence: "No." });
  last().tell({ tell: "done", id: 2 });
  expect((await first).tell).toBe("done");
  expect(await second).toMatchObject({ tell: "refusal", clause: "EDO-2.2" });
});

test("what was under way when the line broke is known to be lost", async () => {
  last().open();
  const answer = line.play(claim(3));
  last().close();
  await expect(answer).rejects.toBeInstanceOf(LineLost);
  await expect(line.takeBack()).rejects.toBeInstanceOf(LineLost);
});

test("what is asked as before is not sent again, and is still there", () => {
  const asked = { name: "lay", actions: [{ do: "lay" }] };
  last().open();
  last().tell(WELCOME);
  last().tell({ tell: "update", number: 1, asked, still_asked: false });
  last().tell({ tell: "update", number: 2, asked: null, still_asked: true });
  last().tell({ tell: "update", number: 3, asked: null, still_asked: false });
  expect(vi.mocked(listener.update).mock.calls.map(([update]) => update.asked)).toEqual([asked, asked, null]);
});

test("a ping is answered at once, with its own id", () => {
  last().open();
  last().tell({ tell: "ping", id: 991 });
  expect(last().sent.at(-1)).toEqual({ say: "pong", id: 991 });
});

test("a refused hello is not said again", () => {
  last().open();
  last().tell({ tell: "mistaken", id: 1, problem: "not-yours", sentence: "Not yours." });
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  expect(lines.at(-1)).toBe("refused");
});

test("a seat that is lost to another browser is not asked for again", () => {
  last().open();
  last().tell(WELCOME);
  last().tell({ tell: "mistaken", id: null, problem: "not-yours", sentence: "Not yours." });
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  expect(lines.at(-1)).toBe("refused");
});

test("after leaving, it stays away", () => {
  last().open();
  line.leave();
  vi.advanceTimersByTime(60_000);
  line.hurry();
  expect(wires).toHaveLength(1);
});

test("a new language is spoken, and said again after a break", () => {
  last().open();
  void line.speak("fr").catch(() => undefined);
  expect(last().sent.at(-1)).toMatchObject({ say: "speak", language: "fr" });
  last().close();
  line.hurry();
  last().open();
  expect(last().sent[0]).toMatchObject({ say: "hello", language: "fr" });
});

test("a restart is not worth a word, unless nobody is there for long", () => {
  last().open();
  last().tell(WELCOME);
  lines = [];
  last().close(1012);
  vi.advanceTimersByTime(250);
  expect(wires.length).toBe(2);
  // Nobody is there yet; then somebody is.
  last().close();
  vi.advanceTimersByTime(250);
  last().open();
  last().tell(WELCOME);
  expect(lines).not.toContain("lost");
  expect(lines.at(-1)).toBe("open");

  last().close(1012);
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(250);
    if (last().readyState === 0) last().close();
  }
  expect(lines.at(-1)).toBe("lost");
});
