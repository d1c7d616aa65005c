// How many tables wait for whoever looks, in the tab's title and on its icon; live, on every page.

import { FrontLine } from "../front.svelte";
import { title } from "../title.svelte";

// Until the page is left.
export function follow(line: FrontLine = new FrontLine()): void {
  $effect.root(() => {
    $effect(() => show(line.now?.mine.filter(({ state }) => state === "turn").length ?? 0));
  });
}

export function show(waiting: number): void {
  title.waiting = waiting;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = iconWith(waiting);
}

const PETALS = [
  [16, 8.4],
  [23.2, 13.6],
  [20.5, 22.1],
  [11.5, 22.1],
  [8.8, 13.6],
].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.3"/>`);

// The seal, with a number on it; from ten on it is just many.
export function iconWith(waiting: number): string {
  if (!waiting) return "/seal.svg";
  const number = waiting > 9 ? "9+" : String(waiting);
  const seal = `<rect x="2" y="2" width="28" height="28" rx="5" fill="#b83a26"/><g fill="#fffaf0">${PETALS.join("")}</g>`;
  const badge = `<circle cx="22" cy="22" r="10" fill="#1d1b18"/><text x="22" y="27" font-family="sans-serif" font-weight="700" font-size="${number.length > 1 ? 11 : 14}" text-anchor="middle" fill="#fff">${number}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${seal}${badge}</svg>`)}`;
}
