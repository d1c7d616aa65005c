import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { TEMPI } from "../src/pages/wish";
import { SPEEDS } from "../src/movement/pace.svelte";
import { bundleOf, firstLanguage, spoken } from "../src/words.svelte";

const catalogues = import.meta.glob<string>("../../src/bakufu/{server,server/notifications,games/*}/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

const inLanguage = (language: string) =>
  Object.entries(catalogues)
    .filter(([path]) => path.endsWith(`${language}.ftl`))
    .map(([, text]) => text)
    .join("\n");

const messages = (text: string) => [...new FluentResource(text).body].map(({ id }) => id).toSorted();
const asked = [...new Set(Object.values(sources).flatMap((text) => [...text.matchAll(/"((?:page|board)-[a-z-]+)"/g)].map((m) => m[1]!)))];

describe.each(["en", "fr"] as const)("the catalogue in %s", (language) => {
  test("has every message that the page says", () => {
    const known = new Set(messages(inLanguage(language)));
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.filter((message) => !known.has(message))).toEqual([]);
  });
});

test("both languages have the same messages", () => {
  expect(messages(inLanguage("fr"))).toEqual(messages(inLanguage("en")));
});

test("nothing on the page is said that is not in the catalogue, nor kept there for nothing", () => {
  const used = Object.values(sources).join("\n");
  const page = messages(inLanguage("en")).filter((message) => message.startsWith("page-"));
  const built = [
    ...["log", "chat", "rules", "luck", "review", "film-first", "film-back", "film-on", "film-last"].map((part) => `page-${part}`),
    ...[0, 1].map((part) => `page-learn-part-${part}`),
    ...["start", "own-choices", "others-choices", "luck", "result"].map((column) => `page-ledger-${column}`),
    ...["solved", "wrong"].map((outcome) => `page-problem-${outcome}`),
    ...["random", "greedy", "program"].map((bot) => `page-level-${bot}`),
    ...["decision", "game"].map((kind) => `page-pace-${kind}`),
    ...["people", "bots"].map((against) => `page-me-against-${against}`),
    ...["closed", "gathering", "invited", "turn", "waiting"].map((state) => `page-mine-${state}`),
    ...["end", "replace"].map((to) => `page-proposal-${to}`),
    ...TEMPI.map((tempo) => `page-tempo-${tempo}`),
    ...Object.keys(SPEEDS).map((speed) => `page-speed-${speed}`),
    ...["first", "easy", "fair", "strong", "expert", "master"].map((level) => `page-level-${level}`),
  ];
  expect(page.filter((message) => !built.includes(message) && !used.includes(`"${message}"`))).toEqual([]);
});

test("French plurals are French", () => {
  const bundle = bundleOf("fr", inLanguage("fr"));
  expect(spoken(bundle, "page-minutes", { count: 1 })).toBe("une minute");
  expect(spoken(bundle, "page-minutes", { count: 5 })).toBe("5 minutes");
  expect(spoken(bundle, "no-such", {})).toBe("[no-such]");
});

test("French elides before a vowel, as the server does", () => {
  const bundle = bundleOf("fr", inLanguage("fr"));
  const seatOf = (name: string) => spoken(bundle, "page-take-seat-of", { name });
  expect([seatOf("Aki"), seatOf("Émi"), seatOf("Botan")]).toEqual([
    "Prendre la place d’Aki\u00a0?",
    "Prendre la place d’Émi\u00a0?",
    "Prendre la place de Botan\u00a0?",
  ]);
});

test("the language is the one kept, else the first that the browser wants and we have", () => {
  expect(firstLanguage("fr", ["en-GB"])).toBe("fr");
  expect(firstLanguage(null, ["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(firstLanguage(null, ["ja"])).toBe("en");
});
