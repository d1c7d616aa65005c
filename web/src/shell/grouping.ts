// How a long list of answers is made readable: those that begin with the same words stand together.

import type { Asked, Words } from "../wire";

export interface Offer {
  action: Words["action"];
  label: string;
  index: number;
}

export interface Group {
  // The words that all labels of the group begin with.
  title: string;
  offers: Offer[];
}

// Letters without accents and capitals, so that "e" finds "é".
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function commonWords(labels: readonly string[]): string {
  const [first = "", ...others] = labels;
  const words = first.split(" ");
  let count = words.length;
  for (const label of others) {
    const theirs = label.split(" ");
    let same = 0;
    while (same < count && words[same] === theirs[same]) same++;
    count = same;
  }
  return labels.length > 1 ? words.slice(0, count).join(" ") : "";
}

export function offersOf(asked: Asked): Offer[] {
  return asked.actions.map((action, index) => ({ action, label: asked.labels[index] ?? "", index }));
}

// All words typed must be found, in any order.
export function matching(offers: readonly Offer[], typed: string): Offer[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  return offers.filter(({ label }) => {
    const text = folded(label);
    return wanted.every((word) => text.includes(word));
  });
}

export function grouped(offers: readonly Offer[]): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const kind = offer.action.do;
    groups.set(kind, [...(groups.get(kind) ?? []), offer]);
  }
  return [...groups.values()].map((members) => ({
    title: commonWords(members.map(({ label }) => label)),
    offers: members,
  }));
}
