// The part of the paper that is shown: the house, and room around it for one more card.

import { COLUMNS, ROWS } from "./cards";
import { boundsOf, type House } from "./house";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SMALLEST = 8;

export function frameOf(house: House, roomForCard: boolean): Frame {
  const { left, top, right, bottom } = boundsOf(house);
  const [besides, above] = roomForCard ? [COLUMNS + 0.4, ROWS + 0.4] : [0.5, 0.5];
  const least = roomForCard ? SMALLEST : 4;
  const width = Math.max(right - left + 2 * besides, least);
  const height = Math.max(bottom - top + 2 * above, least);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

// A frame seen from nearer, its middle moved, but never beyond the paper.
export function nearer(frame: Frame, zoom: number, dx: number, dy: number): Frame {
  const [width, height] = [frame.width / zoom, frame.height / zoom];
  const within = (value: number, room: number) => Math.min(Math.max(value, -room / 2), room / 2);
  return {
    x: frame.x + (frame.width - width) / 2 + within(dx, frame.width - width),
    y: frame.y + (frame.height - height) / 2 + within(dy, frame.height - height),
    width,
    height,
  };
}

const SMALLEST_LETTER = 14;

// How high letters must be (in units) to be read, where a unit is so many pixels.
export function readable(pixels: number): number {
  return Math.min(Math.max(SMALLEST_LETTER / pixels, 6), 18);
}
