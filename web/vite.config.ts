import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where `bakufu serve` listens while the page is worked on with `npm run dev`.
const SERVER = "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // The content policy allows nothing inline: every font and picture is a file of its own.
  build: { assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  resolve: { conditions: mode === "test" ? ["browser"] : ["module", "browser", "development|production"] },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
}));
