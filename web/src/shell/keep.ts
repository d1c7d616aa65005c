// What comes after the page: the browser keeps its shell, so that it opens without the server (service-worker/worker.ts),
// and the tab says how many tables wait (telling/waiting.svelte.ts).

import { remembered } from "../memory";

// Milliseconds: what one came for is loaded first.
const LATER = 3_000;

export function keepShell(): void {
  setTimeout(() => {
    // The lobby has the list itself, and says it.
    if (location.pathname !== "/") {
      // Another time, perhaps.
      const again = () => setTimeout(keepShell, 10 * LATER);
      void import("../telling/waiting.svelte").then(({ follow }) => follow(), again);
    }
    if (import.meta.env.PROD && "serviceWorker" in navigator) void work().catch(() => {});
  }, LATER);
}

async function work(): Promise<void> {
  await worker();
  if (remembered("device")) await (await import("../telling/device")).stayTold();
}

// The service worker, as soon as it works.
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/service-worker.js");
  return navigator.serviceWorker.ready;
}
