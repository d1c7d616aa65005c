import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { blake2b, hex } from "../src/replay/blake2b";
import { Chance, checked, promiseOf } from "../src/replay/chance";
import { Film } from "../src/replay/film.svelte";
import type { Luck, Moment, Story } from "../src/wire";

const bytes = (text: string) => new TextEncoder().encode(text);

// From Python: hashlib, and bakufu.kernel.chance with seed_from("bakufu").
const SEED = "deb20136c9c82b6a156aed93eab9c2c532ccfdf178c070b298fed5ef52a61740";
const PROMISE = "0557f408c8b4e772e1cc691ec61c3ccc6d84f8e5c8e86121e75078b760e97380";
const OUTCOMES = Array.from({ length: 30 }, () => [2, 3, 6, 12, 64, 100, 1_000, 5]).flat();
const LAST = [669, 0, 1, 1, 3, 9, 1, 97, 852, 0];

describe("luck in the browser", () => {
  test("hashes as Python does", () => {
    expect(hex(blake2b(bytes("abc")))).toMatch(/^ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1/);
    expect(hex(blake2b(bytes("x".repeat(200)), 20, "p"))).toBe("b5629a0285684491dd0d1a2e27a01f4f8c0719d8");
    expect(promiseOf(SEED)).toBe(PROMISE);
  });

  test("draws as the kernel does", () => {
    const chance = new Chance(SEED);
    expect(OUTCOMES.map((n) => chance.below(n)).slice(-10)).toEqual(LAST);
  });

  test("a lie is found", () => {
    const chance = new Chance(SEED);
    const draws = OUTCOMES.map((n) => [n, chance.below(n)]);
    const alone = { secret: null, parts: [] };
    const luck: Luck = { commitment: PROMISE, seed: SEED, moments: [{ moment: 0, draws }], verified: true, ...alone };
    expect(checked(luck)).toEqual({ promise: PROMISE, kept: true, seed: SEED, draws: 240, drawn: true });
    const other = draws.map(([n, which], i) => [n!, i === 100 ? (which! + 1) % n! : which!]);
    expect(checked({ ...luck, moments: [{ moment: 0, draws: other }] }).drawn).toBe(false);
    expect(checked({ ...luck, commitment: PROMISE.replace("0", "1") }).kept).toBe(false);
  });
});

describe("a film", () => {
  const PAGE = 4;
  const LENGTH = 10;
  let fetched: string[];

  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    story: (query): Story => ({
      moments: LENGTH,
      lines: Array.from({ length: 2 * LENGTH }, (_, i) => ({ index: i, moment: i >> 1, event: { event: "x" }, text: `line ${i}` })).slice(
        Number(query.get("first")),
        Number(query.get("first")) + 12,
      ),
      all_lines: 2 * LENGTH,
      over: true,
      answers: Array.from({ length: LENGTH }, (_, i) => i * (query.get("seat") === "0" ? 1 : 2)),
    }),
    moments: (query): Moment[] =>
      Array.from({ length: LENGTH }, (_, index) => ({ index, view: { scores: [index] }, waiting_for: [], sentence: "" })).slice(
        Number(query.get("first")),
        Number(query.get("first")) + PAGE,
      ),
  };

  beforeEach(() => {
    vi.useFakeTimers();
    fetched = [];
    vi.stubGlobal("fetch", async (path: string) => {
      fetched.push(path);
      const { pathname, searchParams } = new URL(path, "http://x");
      return new Response(JSON.stringify(answers[pathname.split("/").at(-1)!]!(searchParams)));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("shows a moment with the log up to it, and fetches only what is near", async () => {
    const film = new Film("x", 0, "en");
    await film.open(1);
    expect(film.length).toBe(LENGTH);
    expect(film.now?.index).toBe(1);
    expect(film.log.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    expect(fetched.filter((path) => path.includes("moments"))).toHaveLength(2);
    await film.go(9);
    expect(film.now?.index).toBe(9);
    await film.go(99);
    expect(film.now?.index).toBe(9);
    await film.go(-1);
    expect(film.now?.index).toBe(0);
  });

  test("what happened is news only one step on", async () => {
    const film = new Film("x", 0, "en");
    await film.open(3);
    await film.go(4);
    expect(film.news.map(({ index }) => index)).toEqual([8, 9]);
    await film.go(3);
    expect(film.news).toEqual([]);
  });

  test("runs to its end and stops", async () => {
    const film = new Film("x", 0, "en");
    await film.open(7);
    film.play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(film.now?.index).toBe(9);
    expect(film.playing).toBe(false);
  });

  test("the same moment is found with other eyes", async () => {
    const [mine, theirs] = [new Film("x", 0, "en"), new Film("x", 1, "en")];
    await mine.open(6);
    await theirs.open(0);
    expect(theirs.sameAs(mine)).toBe(3);
  });
});
