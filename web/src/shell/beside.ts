// Where a card is laid so that it covers neither what it speaks about nor the edge of the page.

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 8;

export function beside(thing: Box, card: Size, page: Size): { left: number; top: number } {
  const into = (at: number, size: number, all: number) => Math.max(GAP, Math.min(at, all - size - GAP));
  const left = into(thing.left + (thing.width - card.width) / 2, card.width, page.width);
  const below = thing.top + thing.height + GAP;
  if (below + card.height <= page.height) return { left, top: below };
  const above = thing.top - card.height - GAP;
  if (above >= 0) return { left, top: above };
  // Too high for either: on the side where there is more room.
  const right = thing.left + thing.width + GAP;
  const roomy = page.width - right >= thing.left;
  return {
    left: into(roomy ? right : thing.left - card.width - GAP, card.width, page.width),
    top: into(thing.top, card.height, page.height),
  };
}
