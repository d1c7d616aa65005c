import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Flight } from "../src/boards/board";
import { flights as edoFlights } from "../src/boards/edo_yashiki/movement";
import { Procession } from "../src/movement/procession";
import { FLIGHT, holdOf, sceneOf, soundsAtOnce } from "../src/movement/scene";
import { TableState } from "../src/table.svelte";
import type { Asked, LogLine, Update, Words } from "../src/wire";
import type { EdoOptions, EdoView } from "../src/boards/edo_yashiki/types";
import { partly } from "./partly";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = (index: number, event: string): LogLine => ({ index, event: { event }, text: event });

describe("a procession", () => {
  function walked(pause: number) {
    const shown: [string, boolean][] = [];
    let waiting = 0;
    const procession = new Procession<string>(
      (one, moving) => {
        shown.push([one, moving]);
        return pause;
      },
      (count) => (waiting = count),
    );
    return { shown, procession, waiting: () => waiting };
  }

  test("shows the first at once and each of the others when its turn comes", () => {
    const { shown, procession, waiting } = walked(100);
    for (const one of "abc") procession.add(one);
    expect(shown).toEqual([["a", true]]);
    expect(waiting()).toBe(2);
    vi.advanceTimersByTime(100);
    expect(shown.at(-1)).toEqual(["b", true]);
    vi.advanceTimersByTime(1_000);
    expect(shown.map(([one]) => one)).toEqual(["a", "b", "c"]);
    expect(waiting()).toBe(0);
    procession.add("d");
    expect(shown.at(-1)).toEqual(["d", true]);
  });

  test("is skipped to its end: the last is shown, still, and nothing comes after", () => {
    const { shown, procession, waiting } = walked(100);
    for (const one of "abcd") procession.add(one);
    procession.skip();
    expect(shown).toEqual([
      ["a", true],
      ["d", false],
    ]);
    expect(waiting()).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(shown).toHaveLength(2);
  });

  test("with nothing to wait for, everything is shown at once", () => {
    const { shown, procession } = walked(0);
    for (const one of "abc") procession.add(one);
    expect(shown.map(([one]) => one)).toEqual(["a", "b", "c"]);
  });
});

describe("a scene", () => {
  const piece: Flight = { from: "a", to: "b", symbol: "s" };
  const board = {
    flights: (event: Words["event"]) => (event.event === "march" ? [piece, piece] : []),
    sound: (event: Words["event"]) => (event.event === "fight" ? ("clash" as const) : ("wood" as const)),
    lasts: (event: Words["event"]) => (event.event === "fight" ? 1_500 : 0),
  };

  test("plays events in their order, a fight as long as it lasts", () => {
    const scene = sceneOf(board, [line(0, "march"), line(1, "fight"), line(2, "march")], {}, {});
    const [first, second, third] = scene.moving.map(({ at }) => at);
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(0);
    expect(third).toBeGreaterThanOrEqual(1_500);
    expect(scene.lasts).toBeGreaterThanOrEqual(third! + FLIGHT);
    expect(scene.sounds.map(({ sound }) => sound)).toEqual(["wood", "clash", "wood"]);
    expect(soundsAtOnce(scene)).toEqual(["wood", "clash"]);
  });

  test("holds the next view: not at pace 0, shorter where much waits, not at all where nothing happened", () => {
    const news = [line(0, "march")];
    const scene = sceneOf(board, news, {}, {});
    expect(holdOf(scene, news, 0, 0)).toBe(0);
    expect(holdOf(scene, news, 2, 0)).toBe(2 * holdOf(scene, news, 1, 0));
    expect(holdOf(scene, news, 1, 40)).toBeLessThan(holdOf(scene, news, 1, 0));
    expect(holdOf(sceneOf(null, [], {}, {}), [], 1, 0)).toBe(0);
  });

  test("in a race the cards are there at once", () => {
    const turned = { event: "turned-up" as const, seat: 0, cards: [1, 2] };
    const table = (taking: EdoOptions["taking"]) => partly<EdoView>({ options: { draw_first: true, taking, specialists: false } });
    expect(edoFlights(turned, table("draft"), table("draft"))).toHaveLength(2);
    expect(edoFlights(turned, table("race"), table("race"))).toHaveLength(0);
  });
});

describe("a table", () => {
  test("goes the way between two updates step by step: lines, totals and board together", () => {
    const table = new TableState("t", "en");
    table.stage = { next: () => ({ lasts: 100, start: () => {} }) };
    table.update(update(0));
    const way = [
      { lines: 2, view: { scores: [10] } },
      { lines: 4, view: { scores: [20] } },
    ];
    table.update({ ...update(1, asking("lay"), 1, 5), way });
    const seen = () => [table.now?.view.scores, table.log.length, table.news.length, table.asked !== null];
    expect(seen()).toEqual([[10], 2, 1, false]);
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual([[20], 4, 2, false]);
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual([[1], 6, 2, true]);
  });

  test("names the winner when the count has been seen", () => {
    const table = seated();
    table.update(update(0));
    table.update({ ...update(1, null, 1, 4), result: { places: [1], scores: [1], why: [] } });
    expect([table.now?.result, table.log.length, table.news.length]).toEqual([null, 5, 4]);
    vi.advanceTimersByTime(499);
    expect(table.now?.result).toBeNull();
    vi.advanceTimersByTime(1);
    expect(table.now?.result?.places).toEqual([1]);
    // Who cannot wait skips to it.
    const other = seated();
    other.update(update(0));
    other.update({ ...update(1), result: { places: [1], scores: [1], why: [] } });
    other.skip();
    expect(other.now?.result?.places).toEqual([1]);
  });

  test("is ready for a race only when what was before it has been seen", () => {
    const table = new TableState("t", "en");
    table.seat = 0;
    table.stage = { next: () => ({ lasts: 100, start: () => {} }) };
    table.update(update(0));
    table.update({ ...update(1, null, 1, 2), way: [{ lines: 2, view: {} }], ready: [] });
    expect(table.unready).toBe(false);
    vi.advanceTimersByTime(100);
    expect(table.unready).toBe(true);
    table.update({ ...update(1, null, 3, 0), ready: [0] });
    vi.advanceTimersByTime(100);
    expect(table.unready).toBe(false);
  });

  const asking = (name: string, race = false): Asked => ({
    name,
    sentence: "",
    clause: "",
    actions: [{ do: name }],
    labels: [name],
    hints: null,
    secret: false,
    race,
  });

  const update = (number: number, asked: Asked | null = null, log_from = number, lines = 1): Update => ({
    tell: "update",
    number,
    view: { scores: [number] },
    asked,
    still_asked: false,
    waiting_for: [],
    sentence: "",
    log: Array.from({ length: lines }, (_, i) => line(log_from + i, `event ${log_from + i}`)),
    log_from,
    hands: [],
    can_take_back: false,
    result: null,
    way: [],
    ready: null,
  });

  function seated(): TableState {
    const table = new TableState("x", "en");
    table.stage = { next: (_news, _before, _after, moving) => ({ lasts: moving ? 500 : 0, start: () => {} }) };
    return table;
  }

  test("shows what comes in one after another, and lets the last decision be answered when it is shown", () => {
    const table = seated();
    table.update(update(0));
    for (const number of [1, 2, 3]) table.update(update(number));
    table.update(update(4, asking("lay")));
    expect(table.now?.number).toBe(1);
    expect(table.news.map(({ index }) => index)).toEqual([1]);
    expect(table.log).toHaveLength(2);
    expect(table.behind).toBe(3);
    expect(table.asked).toBeNull();
    expect(table.mine).toBe(true);
    vi.advanceTimersByTime(1_500);
    expect(table.now?.number).toBe(4);
    expect(table.asked?.name).toBe("lay");
  });

  test("what was asked before the others moved, and still is, can be answered meanwhile", () => {
    const table = seated();
    table.update(update(0, asking("lay")));
    for (const number of [1, 2, 3]) table.update(update(number, asking("lay")));
    expect(table.behind).toBe(2);
    expect(table.asked?.name).toBe("lay");
  });

  test("why an answer was not allowed stays while the same is asked, and goes with the question", () => {
    const table = seated();
    const lay = asking("lay");
    const why = { sentence: "no", clause: "EDO-2.5" };
    table.update(update(0, lay));
    table.notice = why;
    table.update(update(1, lay));
    expect(table.now?.number).toBe(1);
    expect(table.notice).toBe(why);
    vi.advanceTimersByTime(1_000);
    table.update(update(2, asking("lay")));
    expect(table.notice).toBeNull();
    vi.advanceTimersByTime(1_000);
    table.notice = why;
    table.update(update(3));
    expect(table.notice).toBeNull();
  });

  test("skipping shows the newest", () => {
    const table = seated();
    table.update(update(0));
    for (const number of [1, 2, 3]) table.update(update(number));
    table.skip();
    expect(table.now?.number).toBe(3);
    expect(table.log).toHaveLength(4);
    expect(table.behind).toBe(0);
  });

  test("a race is never delayed", () => {
    const table = seated();
    for (const number of [0, 1, 2, 3]) table.update(update(number));
    table.raceIn({ seconds: 1 });
    expect(table.now?.number).toBe(3);
    for (const number of [4, 5]) table.update(update(number, asking("claim", true)));
    expect(table.now?.number).toBe(5);
    expect(table.asked?.race).toBe(true);
  });

  test("lines told again, in other words or after a take-back, are no news", () => {
    const table = seated();
    for (const number of [0, 1, 2]) table.update(update(number));
    table.update(update(3, null, 0, 3));
    expect(table.now?.number).toBe(3);
    expect(table.news).toEqual([]);
    expect(table.log).toHaveLength(3);
  });

  test("whoever looks away is shown nothing meanwhile, and told afterwards from where on", () => {
    const table = seated();
    for (const number of [0, 1]) table.update(update(number));
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    table.lookAway();
    for (const number of [2, 3, 4]) table.update(update(number));
    expect(table.now?.number).toBe(4);
    expect(table.missed).toBeNull();
    hidden.mockRestore();
    table.look();
    expect(table.missed).toBe(2);
  });
});
