// How a clock reads, and how a pace is called.

import type { Clock } from "../wire";
import { say } from "../words.svelte";

const HOUR = 3_600;
const DAY = 24 * HOUR;

// Seconds for a decision, when one plays by correspondence.
export const PACES = [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

export const isSlow = ({ kind, seconds = 0 }: Clock): boolean => kind === "decision" && seconds >= PACES[0]!;

export function spelled(seconds: number): string {
  if (seconds < 60) return say("page-seconds", { count: seconds });
  if (seconds < 2 * HOUR) return say("page-minutes", { count: seconds / 60 });
  return seconds < DAY ? say("page-hours", { count: seconds / HOUR }) : say("page-days", { count: seconds / DAY });
}

// "1 day for each decision"; nothing without a clock.
export function paceOf({ kind = "none", seconds = 60 }: Clock): string {
  return kind === "none" ? "" : say(`page-pace-${kind}`, { time: spelled(seconds) });
}

export function secondsLeft(left: number, running: boolean, since: number): number {
  return Math.max(0, running ? left - since : left);
}

export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours >= 24) return say("page-clock-long", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
