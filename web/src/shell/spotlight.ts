// Where on the page the things are that a sentence names.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

// A part of the page in which something is lit: the rest of it steps back.
export interface Room {
  box: Box;
  lit: Box[];
}

const ROOMS = '[data-testid="board"], .seats';
const AROUND = 4;

// Of what lies between them no more than this may be lit with them.
const BETWEEN = 1.1;

// Boxes that lie in a row become one, so that it is lit as a whole.
export function joined(boxes: readonly Box[]): Box[] {
  const whole: Box[] = [];
  for (const box of boxes) {
    let now = box;
    for (let i = whole.length - 1; i >= 0; i--) {
      const other = whole[i]!;
      if (!inRow(now, other)) continue;
      now = around(now, other);
      whole.splice(i, 1);
      // Grown, it may lie in a row with others than before.
      i = whole.length;
    }
    whole.push(now);
  }
  return whole;
}

const area = ({ width, height }: Box): number => width * height;

const inRow = (a: Box, b: Box): boolean => area(around(a, b)) <= (area(a) + area(b)) * BETWEEN;

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

function within(a: Box, room: Box): Box | null {
  const [x, y] = [Math.max(a.x, room.x), Math.max(a.y, room.y)];
  const [width, height] = [Math.min(a.x + a.width, room.x + room.width) - x, Math.min(a.y + a.height, room.y + room.height) - y];
  // Of what is mostly out of sight nothing is lit.
  return width > 0 && height > 0 && 2 * width * height >= area(a) ? { x, y, width, height } : null;
}

function boxOf(element: Element, more = 0): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: Math.round(left) - more,
    y: Math.round(top) - more,
    width: Math.round(width) + 2 * more,
    height: Math.round(height) + 2 * more,
  };
}

const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

// What these names stand for and is on the page, room by room; once, what has been scrolled away is brought into sight.
function litIn(names: readonly string[], bring: boolean): Room[] {
  const rooms: Room[] = [];
  for (const room of document.querySelectorAll(ROOMS)) {
    const found = names
      .map((name) => CSS.escape(name))
      .flatMap((name) => [...room.querySelectorAll(`[data-place="${name}"], [data-about="${name}"]`)])
      .filter(seen);
    const [first] = found;
    if (bring && first instanceof HTMLElement) first.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = boxOf(room);
    const lit = joined(found.map((one) => within(boxOf(one, AROUND), box)).filter((one) => one !== null));
    if (lit.length) rooms.push({ box, lit });
  }
  return rooms;
}

// Pieces travel, papers are moved, windows change: it is looked for again and again, until that is stopped.
export function followLit(names: readonly string[], found: (rooms: readonly Room[]) => void): () => void {
  let [frame, known, scrolled] = [0, "", false];
  const look = () => {
    const now = names.length ? litIn(names, !scrolled) : [];
    scrolled ||= now.length > 0;
    const told = JSON.stringify(now);
    if (told !== known) found(now);
    known = told;
    frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
