// The browser keeps the page's shell, so that it opens without the server (service-worker/worker.ts).

// Milliseconds: what one came for is loaded first.
const LATER = 3_000;

export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => void worker().catch(() => {}), LATER);
}

// The service worker, as soon as it works.
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/service-worker.js");
  return navigator.serviceWorker.ready;
}
