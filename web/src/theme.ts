// Light or dark: as the system says, until a person says otherwise.

import { remember, remembered } from "./memory";

export type Theme = "light" | "dark";

const system = window.matchMedia("(prefers-color-scheme: dark)");

function wanted(): Theme {
  const kept = remembered("theme");
  return kept === "light" || kept === "dark" ? kept : system.matches ? "dark" : "light";
}

function show(): void {
  document.documentElement.dataset.theme = wanted();
}

export function startTheme(): void {
  show();
  system.addEventListener("change", show);
}

export function switchTheme(): void {
  remember("theme", wanted() === "dark" ? "light" : "dark");
  show();
}
