// What the browser keeps of the page, and what it shows when nobody has the page open.
// The shell is kept for when the server cannot be reached, files named after their contents for ever, and of what the
// server answers (/api/) nothing at all.

import { laidIn, toldOf } from "./subscription";
import { type Turn, turnIn } from "./turn";

declare const self: ServiceWorkerGlobalScope;

const SHELL = "bakufu-shell";
const FILES = "bakufu-files";
// What is needed here when no page is open, laid there by one (telling/device.ts): the one sentence, in its language,
// and the subscription that the server knows.
const WORDS = "bakufu-words";

// A proxy says so while the server is being restarted.
const AWAY = [502, 503, 504];

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/") || pathname === "/seal.svg") event.respondWith(file(request));
});

async function keepShell(): Promise<void> {
  const shell = await fetch("/", { cache: "no-cache" });
  if (shell.ok) await renew(shell);
}

// Lays a new shell in the place of the old one; files that only the old one needs go with it.
async function renew(shell: Response): Promise<void> {
  const cache = await caches.open(SHELL);
  const [before, now] = [await (await cache.match("/"))?.text(), await shell.clone().text()];
  if (before === now) return;
  if (before !== undefined) await caches.delete(FILES);
  const needed = [...now.matchAll(/(?:src|href)="(\/assets\/[^"]+|\/seal\.svg)"/g)].map((found) => found[1]!);
  await (await caches.open(FILES)).addAll(needed);
  await cache.put("/", shell);
}

async function page(request: Request): Promise<Response> {
  const kept = () => caches.match("/", { cacheName: SHELL });
  try {
    const answer = await fetch(request);
    if (AWAY.includes(answer.status)) return (await kept()) ?? answer;
    // Every address is the same shell; one that leads nowhere is not kept.
    if (answer.ok && !answer.redirected) void renew(answer.clone()).catch(() => {});
    return answer;
  } catch (error) {
    const shell = await kept();
    if (shell) return shell;
    throw error;
  }
}

async function file(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const known = await files.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => {
  const turn = turnIn(event.data?.text());
  if (turn) event.waitUntil(tell(turn));
});

async function tell({ game, table }: Turn): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Who looks at the table sees it there.
  if (open.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === `/t/${table}`)) return;
  const words = await caches.match("/turn", { cacheName: WORDS });
  await self.registration.showNotification(game, {
    body: (await words?.text()) ?? "",
    tag: `turn-${table}`,
    icon: "/icons/192.png",
    badge: "/icons/badge-96.png",
    data: { game, table },
  });
}

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(stayTold(event.newSubscription));
});

// Messages go elsewhere now: the server learns it, also when no page is open. Who wants no messages has nothing laid here.
async function stayTold(given: PushSubscription | null): Promise<void> {
  const words = await caches.open(WORDS);
  const laid = laidIn(await (await words.match("/device"))?.text());
  if (!laid) return;
  const found = given ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: laid.key }));
  const told = toldOf(found.toJSON(), laid, Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC");
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/me/devices", { method: "POST", headers, body: JSON.stringify(told) });
  // Where the server is away, the page says it the next time it is open.
  if (answer.ok) await words.put("/device", new Response(JSON.stringify({ ...laid, endpoint: told.endpoint })));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const turn = turnIn(JSON.stringify(event.notification.data));
  if (turn) event.waitUntil(show(turn.table));
});

async function show(table: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).pathname === `/t/${table}`);
  if (there) await there.focus();
  else await self.clients.openWindow(`/t/${table}`);
}
