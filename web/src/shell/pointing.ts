// What can be pointed at in a part of the page without a mouse, or lies where the mouse goes through.

const isSeen = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0;
};

// What a thing is (`data-about`), else what its sign stands for wherever it is drawn (`data-sign`).
export const idOf = (element: Element): string => element.getAttribute("data-about") ?? element.getAttribute("data-sign") ?? "";

// A sign on something that tells of itself is a part of that.
export const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element
    ? (target.closest("[data-about]") ??
      target.closest("[data-sign]") ??
      target.querySelector(":scope > [data-about]") ??
      target.querySelector(":scope > [data-sign]"))
    : null;

// Where a pointer chooses a place, a card that opens by itself would be in its way: `hover`; and where something is carried, also
// under a finger: `carry`.
export const isAimedAt = (element: Element, ...ways: readonly ("hover" | "carry")[]): boolean =>
  ways.some((way) => element.closest(`[data-aim="${way}"]`) !== null);

// One of each kind, in the order of the page, places that are aimed at last: who goes through them by key hears nothing twice.
export function pointable(part: Element): Element[] {
  const kinds = new Map<string, Element>();
  for (const element of part.querySelectorAll("[data-about], [data-sign]")) {
    const thing = thingAt(element);
    const kind = thing ? idOf(thing) : "";
    if (thing && kind && !kinds.has(kind) && isSeen(thing)) kinds.set(kind, thing);
  }
  const things = [...kinds.values()];
  const last = things.filter((element) => isAimedAt(element, "hover", "carry"));
  return [...things.filter((element) => !last.includes(element)), ...last];
}

// What is drawn over something that can be chosen lets the mouse through (`data-through`); here it is found all the same.
export function through(part: Element, x: number, y: number): Element | null {
  const found = [...part.querySelectorAll("[data-about][data-through]")].filter(isSeen).find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  return found ?? null;
}

export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input:not([type=radio], [type=checkbox], [type=range]), textarea, select");
