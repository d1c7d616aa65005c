import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const here = dirname(fileURLToPath(import.meta.url));
const from = join(here, "node_modules", "@fontsource");
const into = join(here, "node_modules", ".fonts");

const between = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const VOWELS = "OoUu\u0304\u014c\u014d\u016a\u016b";
const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}\u0152\u0153${between(0x2010, 0x2027)}\u202f\u2039\u203a\u20ac`;

// Each face with the letters that it is asked for (theme.css). Headings need none of the forms for upright and wide writing that
// Shippori Mincho comes with, which are half of it; figures that stand in columns are among Source Sans's forms.
const FACES = [
  { name: "headings", file: "shippori-mincho/files/shippori-mincho-latin-600-normal.woff2", letters: LETTERS, forms: false },
  { name: "vowels", file: "noto-serif/files/noto-serif-latin-400-normal.woff2", letters: VOWELS, forms: false },
  {
    name: "words",
    file: "source-sans-3/files/source-sans-3-latin-400-normal.woff2",
    letters: LETTERS + VOWELS + "\u2190\u2191\u2192\u2193\u2212",
    forms: true,
  },
  {
    name: "bold",
    file: "source-sans-3/files/source-sans-3-latin-600-normal.woff2",
    letters: LETTERS + VOWELS + "\u2190\u2191\u2192\u2193\u2212",
    forms: true,
  },
];

// Fonts with what is used of them, made before the page is built: `fonts/<name>.woff2`.
export const fonts = {
  name: "fonts",
  async config() {
    mkdirSync(into, { recursive: true });
    for (const { name, file, letters, forms } of FACES) {
      const whole = readFileSync(join(from, file));
      writeFileSync(join(into, `${name}.woff2`), await subset(whole, letters, { targetFormat: "woff2", noLayoutClosure: !forms }));
    }
    return { resolve: { alias: { fonts: into } } };
  },
};
