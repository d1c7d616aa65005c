import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vitest/config";
import { fonts } from "./fonts.js";
import { packed } from "./packed.js";

// Where `bakufu serve` listens while the page is worked on with `npm run dev`.
const SERVER = "http://127.0.0.1:8000";

// What is printed on a game's components is read from the rules' own table, when the page is built.
const components: Plugin = {
  name: "components",
  enforce: "pre",
  transform: (code, id) => (id.endsWith(".toml") ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : null),
};

export default defineConfig(({ mode }) => ({
  plugins: [fonts, components, svelte(), packed],
  // The content policy allows nothing inline: every font and picture is a file of its own.
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", "service-worker": "src/service-worker/worker.ts" },
      // Browsers look for a service worker under the same name always.
      output: { entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  resolve: { conditions: mode === "test" ? ["browser"] : ["module", "browser", "development|production"] },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
}));
