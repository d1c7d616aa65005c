import { describe, expect, test } from "vitest";
import { pick } from "../src/boards/pick";
import { unoffered } from "../src/boards/unoffered";
import { CRESTS, crestOf } from "../src/crests";
import { newWish, sent, toggled, withPlayers } from "../src/pages/wish";
import { codeOf, momentHash, momentOf, routeOf } from "../src/route";
import { clockFace, secondsLeft } from "../src/shell/clock";
import { commonWords, grouped, matching, offersOf } from "../src/shell/grouping";
import { paragraphs, spans } from "../src/shell/markup";
import { tableOf } from "../src/shell/plain";
import { withNews } from "../src/table.svelte";
import type { Asked, GameInfo, LogLine } from "../src/wire";

test("addresses lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/t/aB3-_x")).toEqual({ page: "table", table: "aB3-_x" });
  expect(routeOf("/t/aB3-_x/replay")).toEqual({ page: "replay", table: "aB3-_x" });
  expect(routeOf("/t/aB3-_x/links")).toEqual({ page: "links", table: "aB3-_x" });
  expect(routeOf("/t/replay")).toEqual({ page: "table", table: "replay" });
  expect(routeOf("/t/")).toEqual({ page: "nowhere" });
  expect(routeOf("/elsewhere")).toEqual({ page: "nowhere" });
  expect(codeOf("#abcdefgh1")).toBe("abcdefgh1");
  expect(codeOf("#short")).toBeNull();
  expect(codeOf("")).toBeNull();
  for (const moment of [
    { at: 12, seat: 0 },
    { at: 0, seat: -1 },
  ])
    expect(momentOf(momentHash(moment))).toEqual(moment);
  expect(momentOf("#abcdefgh1")).toBeNull();
  expect(codeOf(momentHash({ at: 12, seat: 3 }))).toBeNull();
});

test("clocks run down and read like clocks", () => {
  expect(secondsLeft(10, true, 4)).toBe(6);
  expect(secondsLeft(10, false, 4)).toBe(10);
  expect(secondsLeft(1, true, 4)).toBe(0);
  expect([59.2, 60, 3_725, 0].map(clockFace)).toEqual(["1:00", "1:00", "1:02:05", "0:00"]);
});

describe("answers in words", () => {
  const asked: Asked = {
    name: "x",
    sentence: "",
    clause: "",
    actions: [{ do: "build" }, { do: "pass" }, { do: "build" }],
    labels: ["build in Kyōto", "pass", "build in Édo"],
    hints: null,
    secret: false,
    race: false,
  };

  test("stand together when they do the same", () => {
    const groups = grouped(offersOf(asked));
    expect(groups.map(({ title }) => title)).toEqual(["build in", ""]);
    expect(groups[0]?.offers.map(({ index }) => index)).toEqual([0, 2]);
  });

  test("are found without accents, by words in any order", () => {
    expect(matching(offersOf(asked), "kyoto build").map(({ label }) => label)).toEqual(["build in Kyōto"]);
    expect(matching(offersOf(asked), "edo")).toHaveLength(1);
    expect(matching(offersOf(asked), " ")).toHaveLength(3);
    expect(matching(offersOf(asked), "nothing such")).toHaveLength(0);
  });

  test("a title is what all begin with, in whole words", () => {
    expect(commonWords(["lay at 1", "lay at 12"])).toBe("lay at");
    expect(commonWords(["only one"])).toBe("");
  });
});

test("the log grows, and a take-back shortens it", () => {
  const line = (index: number, text: string): LogLine => ({ index, event: { event: "x" }, text });
  const log = [line(0, "a"), line(1, "b"), line(2, "c")];
  expect(withNews(log, { log_from: 3, log: [line(3, "d")] }).map(({ text }) => text)).toEqual(["a", "b", "c", "d"]);
  expect(withNews(log, { log_from: 1, log: [line(1, "e")] }).map(({ text }) => text)).toEqual(["a", "e"]);
  expect(withNews(log, { log_from: 0, log: [] })).toEqual([]);
});

describe("setting a table", () => {
  const game: GameInfo = {
    id: "go",
    name: "Go",
    tagline: "",
    counts: [2, 3, 4],
    guide: false,
    problems: false,
    about: "",
    options: [
      { name: "quick", label: "", kind: "switch", choices: [], default: false },
      { name: "modules", label: "", kind: "set", choices: [], default: [] },
    ],
  };

  test("begins with me and bots, so that it can be played at once", () => {
    const wish = newWish(game, ["first", "fair"], "Aki");
    expect(sent(wish)).toEqual({
      game: "go",
      seats: [
        { kind: "me", name: "Aki" },
        { kind: "bot", bot: "fair" },
        { kind: "bot", bot: "fair" },
      ],
      options: { quick: false, modules: [] },
      clock: { kind: "none", bots: "brisk", ready: true },
      onlookers: true,
      open: false,
      hints: true,
    });
  });

  test("more or fewer players keep those who sit", () => {
    const wish = newWish(game, ["random"], "");
    wish.seats[1] = { kind: "person", name: " Botan " };
    expect(sent(withPlayers(wish, 2, ["random"])).seats).toEqual([{ kind: "me" }, { kind: "person", name: "Botan" }]);
    expect(withPlayers(wish, 4, ["random"]).seats).toHaveLength(4);
  });

  test("a word goes in and out of a set", () => {
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });
});

test("a clause's marks become spans", () => {
  expect(spans("**ruling** a `race` here")).toEqual([
    { kind: "strong", text: "ruling" },
    { kind: "text", text: " a " },
    { kind: "code", text: "race" },
    { kind: "text", text: " here" },
  ]);
  expect(paragraphs("one\n- two").map(({ item }) => item)).toEqual([false, true]);
});

test("a view without a board is a table by seat", () => {
  const shown = tableOf({ scores: [1, 2], first_player: 0, open: [true, false], deck: [] }, 2);
  expect(shown.bySeat).toEqual([
    { name: "scores", cells: ["1", "2"] },
    { name: "open", cells: ["✓", "–"] },
  ]);
  expect(shown.others).toEqual([
    { name: "first player", text: "0" },
    { name: "deck", text: "–" },
  ]);
});

test("five crests, each one path within its circle", () => {
  expect(CRESTS).toHaveLength(5);
  expect(crestOf(5)).toBe(CRESTS[0]);
  for (const { path } of CRESTS) {
    expect(path).toMatch(/^M[-\d.\sMLCZa]+Z$/);
    expect(path).not.toContain("NaN");
  }
});

test("what can be chosen is named after what it does, and says what is printed on it", () => {
  const piece = document.createElement("div");
  piece.innerHTML = "<b>Musashi</b> 6\n 3";
  let chosen = 0;
  const detach = pick({ label: "lay Musashi", act: () => chosen++ })!(piece);
  piece.dispatchEvent(new FocusEvent("focus"));
  expect(piece.getAttribute("aria-label")).toBe("lay Musashi");
  expect(piece.getAttribute("aria-description")).toBe("Musashi 6 3");
  piece.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  piece.click();
  expect(chosen).toBe(2);
  if (detach) detach();
  expect(piece.getAttributeNames()).toEqual([]);
});

test("what is not offered is asked about like what is, only elsewhere", () => {
  type Answer = { do: "march"; to: number; armies: number } | { do: "stay" } | { do: "revolt"; province: number };
  const march: Answer = { do: "march", to: 4, armies: 1 };
  expect(unoffered<Answer>([{ do: "stay" }, march], ["province", "to"])?.(9)).toEqual({ do: "march", to: 9, armies: 1 });
  expect(march.to).toBe(4);
  expect(unoffered<Answer>([{ do: "stay" }], ["province", "to"])).toBeNull();
  expect(unoffered<Answer>([], ["to"])).toBeNull();
});
