// What a test is about, as a part of what the page would get: names are checked, the rest may be left out.

import type { Asked, LogLine, Words } from "../src/wire";

export type Part<E> = E extends { event: string } ? Pick<E, "event"> & Partial<E> : Partial<E>;

export const partly = <T>(part: Part<T>): T => part as T;

export const told = <G extends Words>(...events: Part<G["event"]>[]): LogLine<G>[] =>
  events.map((event, index) => ({ index, event: partly<G["event"]>(event), text: (event as Words["event"]).event }));

export const asking = <G extends Words>(name: G["decision"], actions: G["action"][], hints: G["hint"][] | null = null): Asked<G> => ({
  name,
  sentence: "",
  clause: "",
  actions,
  labels: actions.map((_, i) => `answer ${i}`),
  hints,
  secret: false,
  race: false,
});
