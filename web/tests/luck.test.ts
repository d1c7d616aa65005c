import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addedTo, addToLuck, isIn, silentNames } from "../src/luck";
import { checked, jointSeed, promiseOf } from "../src/replay/chance";
import type { Luck, TableInfo } from "../src/wire";

// From Python: bakufu.kernel.luck, with seed_from("bakufu"), seed_from("aki"), nothing, seed_from("botan").
const SECRET = "deb20136c9c82b6a156aed93eab9c2c532ccfdf178c070b298fed5ef52a61740";
const PARTS = [
  "4d902c6bddb80edd78f808c72d85e826846a12f9f061e782f54e7f6e3428f23f",
  "",
  "71ec9d88beb877ff12a3f33a06921e81aafc6d4ed3bcce613633e03db0355d82",
];
const SEED = "bc33cb35020f3fef34683cc6e967f9aacc4f63932f3b3e75a25c0aa10b1713f8";
const PROMISE = promiseOf(SECRET);

const seat = (number: number, name: string) => ({ seat: number, name, kind: "person", taken: true, bot: null });
const gathering = {
  table: "t",
  commitment: PROMISE,
  seats: [seat(0, "Aki"), seat(1, "Botan")],
  luck: { silent: [0, 1], parts: [] },
} as unknown as TableInfo;

let kept: Map<string, string>;
let sent: string[];

function server(answer: (part: string) => Response): void {
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const { part } = JSON.parse(init.body as string) as { part: string };
    sent.push(part);
    return answer(part);
  });
}

const taken = (part: string): Response => Response.json({ ...gathering, luck: { silent: [1], parts: [part, ""] } });
const refused = (): Response => Response.json({ problem: "luck-drawn", sentence: "" }, { status: 409 });

beforeEach(() => {
  kept = new Map();
  sent = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the seed is made as Python makes it, and a lie about it is found", () => {
  expect(jointSeed(SECRET, PARTS)).toBe(SEED);
  const luck: Luck = { commitment: PROMISE, seed: SEED, moments: [], verified: true, secret: SECRET, parts: PARTS };
  expect(checked(luck)).toMatchObject({ promise: PROMISE, kept: true, seed: SEED });
  expect(checked({ ...luck, secret: PARTS[0]! }).kept).toBe(false);
  for (const parts of [["", ...PARTS.slice(1)], [...PARTS].reverse(), [PARTS[0]!, PARTS[0]!, PARTS[2]!]])
    expect(checked({ ...luck, parts }).seed).not.toBe(SEED);
});

test("what was added is remembered, and found to be in or not", async () => {
  server(taken);
  const after = await addToLuck(gathering);
  const { part } = addedTo("t")!;
  expect(part).toMatch(/^[0-9a-f]{64}$/);
  expect(after.luck!.parts).toEqual([part, ""]);
  expect(isIn("t", PROMISE, ["", part])).toBe(true);
  expect(isIn("t", PROMISE, [PARTS[0]!, ""])).toBe(false);
  // The promise was changed after we had added to it.
  expect(isIn("t", SEED, [part])).toBe(false);
  expect(isIn("t", PROMISE, [])).toBeNull();
  expect(isIn("elsewhere", PROMISE, [part])).toBeNull();
});

test("who was not heard sends the same again, and accuses nobody", async () => {
  server(() => {
    throw new TypeError("offline");
  });
  expect(await addToLuck(gathering)).toBe(gathering);
  server(refused);
  expect(await addToLuck(gathering)).toBe(gathering);
  expect(isIn("t", PROMISE, [PARTS[0]!, ""])).toBeNull();
  expect(isIn("t", PROMISE, [sent[0]!])).toBe(true);
  expect(new Set(sent).size).toBe(1);
});

test("nothing is added where the server draws alone, or has drawn", async () => {
  server(taken);
  for (const luck of [null, { silent: [1], parts: [PARTS[0]!, ""] }]) await addToLuck({ ...gathering, luck });
  expect(sent).toEqual([]);
  expect(silentNames({ ...gathering, luck: { silent: [1], parts: [] } })).toEqual(["Botan"]);
});
