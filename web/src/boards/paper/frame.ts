// The part of a large picture that is shown.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const NEAREST = 6;

// The box seen from `zoom` times as near, around its middle moved by (dx, dy), but never beyond the paper.
export function nearer(box: Box, zoom: number, dx: number, dy: number): Box {
  const [width, height] = [box.width / zoom, box.height / zoom];
  const within = (value: number, room: number) => Math.min(Math.max(value, -room / 2), room / 2);
  return {
    x: box.x + (box.width - width) / 2 + within(dx, box.width - width),
    y: box.y + (box.height - height) / 2 + within(dy, box.height - height),
    width,
    height,
  };
}

// Coming nearer by a factor so that the point (x, y) stays where it is: the new zoom and the middle's new way.
export function towards(
  box: Box,
  shown: Box,
  zoom: number,
  factor: number,
  x: number,
  y: number,
): { zoom: number; dx: number; dy: number } {
  const next = Math.min(Math.max(zoom * factor, 1), NEAREST);
  const scale = zoom / next;
  const middle = { x: x + (shown.x + shown.width / 2 - x) * scale, y: y + (shown.y + shown.height / 2 - y) * scale };
  const held = nearer(box, next, middle.x - (box.x + box.width / 2), middle.y - (box.y + box.height / 2));
  return {
    zoom: next,
    dx: held.x + held.width / 2 - (box.x + box.width / 2),
    dy: held.y + held.height / 2 - (box.y + box.height / 2),
  };
}
