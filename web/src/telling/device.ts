// This browser as one that is told of turns: while a tab is open by notifications, and after that by Web Push.

import { remember, remembered } from "../memory";
import { worker } from "../shell/keep";
import { say, words } from "../words.svelte";
import { forgetDevice, keepDevice, me } from "./calls";

export const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator;
const canPush = (): boolean => canNotify() && "PushManager" in window;

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

// Which of the devices this one is; null: it is none.
export const thisDevice = (): string | null => remembered("device");

// Asks the person, once; whether they want it.
export async function allowed(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

// From now on this browser is told, also when the page is closed. False: its maker has no service for that.
export async function beTold(): Promise<boolean> {
  if (!canPush()) return false;
  await layWords();
  const key = (await me(words.language)).push_key;
  const { pushManager } = await worker();
  let found: PushSubscription;
  try {
    found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return false;
  }
  const { endpoint = "", keys } = found.toJSON();
  const laid = { endpoint, key, label: label() };
  const told = {
    endpoint,
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    zone: zone(),
    label: label(),
    replaces: await laidEndpoint(),
  };
  remember("device", (await keepDevice(told)).id);
  await (await laying())?.put("/device", new Response(JSON.stringify(laid)));
  return true;
}

// The push service may have changed where messages go while nobody was here to tell the server.
export async function stayTold(): Promise<void> {
  if (!thisDevice() || !canPush() || Notification.permission !== "granted") return;
  const laid = await laidEndpoint();
  if (laid && (await (await worker()).pushManager.getSubscription())?.endpoint !== laid) await beTold();
}

// What is laid down for the service worker, which may be alone when it needs it (service-worker/worker.ts).
const laying = async (): Promise<Cache | null> => ("caches" in window ? caches.open("bakufu-words") : null);

// Where the server sends messages for this browser, as far as is known here.
async function laidEndpoint(): Promise<string> {
  const laid = await (await laying())?.match("/device");
  return laid ? ((await laid.json()) as { endpoint: string }).endpoint : "";
}

export async function beLeftAlone(): Promise<void> {
  const known = thisDevice();
  remember("device", null);
  await (await laying())?.delete("/device");
  if (canPush()) await (await (await worker()).pushManager.getSubscription())?.unsubscribe();
  if (known) await forgetDevice(known).catch(() => {});
}

// The one sentence that the service worker needs when nobody else is there to say it.
export async function layWords(): Promise<void> {
  await (await laying())?.put("/turn", new Response(say("page-your-turn")));
}

const tag = (table: string) => `turn-${table}`;

// The tab is in the background.
export async function notify(game: string, table: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const about = { body: say("page-your-turn"), tag: tag(table), icon: "/icons/192.png", badge: "/icons/badge-96.png" };
  await (await worker()).showNotification(game, { ...about, data: { game, table } });
}

// Who looks need not be told any more.
export async function withdraw(table: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  for (const one of await (await worker()).getNotifications({ tag: tag(table) })) one.close();
}

const KINDS = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"];
const MAKERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];

// What the person may know it by again.
export function label(agent: string = navigator.userAgent): string {
  const first = (names: string[]) => names.find((name) => agent.includes(name)) ?? "";
  const maker = { Edg: "Edge", OPR: "Opera" }[first(MAKERS)] ?? first(MAKERS);
  return [maker, first(KINDS)].filter(Boolean).join(", ");
}
