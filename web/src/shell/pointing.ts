// What can be pointed at in a part of the page without a mouse, or lies where the mouse goes through.

const isSeen = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0;
};

// One of each kind, in the order of the page: who goes through them by key hears nothing twice.
export function pointable(part: Element): Element[] {
  const kinds = new Map<string, Element>();
  for (const element of part.querySelectorAll("[data-about]")) {
    const kind = element.getAttribute("data-about") ?? "";
    if (kind && !kinds.has(kind) && isSeen(element)) kinds.set(kind, element);
  }
  return [...kinds.values()];
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
