// What a click would have meant where nothing is offered, for the question why it is not allowed. The page knows no rules:
// such an answer is like one on offer, only about another place (or player, card, ...).

import type { Attachment } from "svelte/attachments";
import { numberIn, type FieldOf } from "./fields";

// `fields` are the names under which answers speak of such a place. Null where no answer on offer does.
export function unoffered<A extends object>(actions: readonly A[], fields: readonly FieldOf<A>[]): ((place: number) => A) | null {
  for (const action of actions) {
    const field = fields.find((name) => numberIn(action, name) !== null);
    if (field) return (place) => ({ ...action, [field]: place });
  }
  return null;
}

// {@attach asking(why)} on what cannot be chosen now: a click asks why. Where it is reached by keys as well, `pick` does it.
export function asking(why: (() => void) | null): Attachment<HTMLElement | SVGElement> | undefined {
  if (!why) return undefined;
  return (element) => {
    element.addEventListener("click", why);
    return () => element.removeEventListener("click", why);
  };
}
