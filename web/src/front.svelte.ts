// The own tables and the open ones, as the server tells them: kept up to date as long as somebody looks.

import { pauseBefore } from "./net";
import type { Front } from "./wire";

export class FrontLine {
  now = $state.raw<Front | null>(null);
  // What the server's time is ahead of ours, in seconds.
  ahead = 0;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor() {
    this.#open();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/front/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#attempt = 0;
      const front = JSON.parse(String(event.data)) as Front;
      this.ahead = front.now - Date.now() / 1000;
      this.now = front;
    };
    socket.onclose = () => {
      if (!this.#left) this.#timer = setTimeout(() => this.#open(), pauseBefore(this.#attempt++) + 1_000);
    };
  }
}

// How long ago something was: a message of the catalogue, and how many.
export function ago(seconds: number): { message: string; count: number } {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  if (minutes < 1) return { message: "page-ago-now", count: 0 };
  if (minutes < 60) return { message: "page-ago-minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { message: "page-ago-hours", count: hours } : { message: "page-ago-days", count: Math.floor(hours / 24) };
}
