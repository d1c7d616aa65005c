// What the guided first turn needs to know about steps and actions.

import type { GuideStep, Passing, Words } from "../wire";

// An answer to something tried that is not what the guide wants; with a clause to read where one says so.
export interface Remark {
  sentence: string;
  clause: string;
}

// Two actions are the same whatever the order of their fields.
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && same(value, theirs.get(key)));
}

export const indexOfAction = (actions: readonly Words["action"][], action: Words["action"]): number =>
  actions.findIndex((one) => same(one, action));

// The step that the last part of an address names, counted from 1; otherwise the first.
export function stepIn(hash: string, count: number): number {
  const number = Number(/^#(\d{1,3})$/.exec(hash)?.[1] ?? 1);
  return number >= 1 && number <= count ? number - 1 : 0;
}

// The steps of the part that a step belongs to: its number among all, and the step. Each part is a game of its own.
export const partOf = (steps: readonly GuideStep[], at: number): { number: number; step: GuideStep }[] =>
  steps.map((step, number) => ({ number, step })).filter(({ step }) => step.part === steps[at]?.part);

// How much of the log of its part is known at a step.
export const linesAt = (steps: readonly GuideStep[], at: number): number =>
  partOf(steps, at)
    .filter(({ number }) => number <= at)
    .reduce((sum, { step }) => sum + step.log.length, 0);

// What is shown one after another between a step and the one before; the last is the step itself.
export const framesOf = (steps: readonly GuideStep[], at: number): Passing[] => {
  const step = steps[at];
  return step ? [...step.way, { view: step.view, lines: linesAt(steps, at) }] : [];
};

export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter(Boolean);
