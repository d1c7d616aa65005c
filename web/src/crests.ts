// Five kamon, one path each, around (0, 0) within a radius of 48. Holes come from the even-odd rule.

type Point = readonly [number, number];
type Stroke = readonly [command: "M" | "L" | "C" | "Z", ...points: Point[]];

function drawn(strokes: readonly Stroke[], degrees = 0): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = ([x, y]: Point) => `${(x * cos - y * sin).toFixed(2)} ${(x * sin + y * cos).toFixed(2)}`;
  return strokes.map(([command, ...points]) => command + points.map(at).join(" ")).join("");
}

const around = (count: number, strokes: readonly Stroke[], from = 0) =>
  Array.from({ length: count }, (_, i) => drawn(strokes, from + (i * 360) / count)).join("");

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const ring = (outer: number, inner: number) => circle(0, 0, outer) + circle(0, 0, inner);

const LEAF: Stroke[] = [
  ["M", [0, -4]],
  ["C", [13, -6], [28, -18], [19, -29]],
  ["C", [14, -33], [6, -31], [0, -40]],
  ["C", [-6, -31], [-14, -33], [-19, -29]],
  ["C", [-28, -18], [-13, -6], [0, -4]],
  ["Z"],
  ["M", [-1.5, -10]],
  ["L", [1.5, -10], [0.4, -31], [-0.4, -31]],
  ["Z"],
];

// Upright, to be turned around (0, 12), so that only the quills cross.
const FEATHER: Stroke[] = [
  ["M", [0, -47]],
  ["C", [9, -45], [14, -32], [12, -2]],
  ["L", [3, 6], [3, 42], [-3, 42], [-3, 6], [-12, -2]],
  ["C", [-14, -32], [-9, -45], [0, -47]],
  ["Z"],
  ...[-33, -21].flatMap((y): Stroke[] => [["M", [-9, y]], ["L", [0, y + 6], [9, y], [9, y + 5], [0, y + 11], [-9, y + 5]], ["Z"]]),
];

function crossed(strokes: readonly Stroke[], degrees: number): string {
  // Turning around (0, 12) is turning around the middle after a small step aside.
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [x, y] = [12 * sin, 12 - 12 * cos];
  const aside = ([a, b]: Point): Point => [a + x * cos + y * sin, b + y * cos - x * sin];
  return drawn(
    strokes.map(([command, ...points]) => [command, ...points.map(aside)]),
    degrees,
  );
}

const WAVE: Stroke[] = [
  ["M", [0, -11]],
  ["C", [17, -9], [33, -18], [27, -38]],
  ["C", [22, -42], [15, -45], [8, -46]],
  ["C", [22, -37], [20, -21], [-5, -23]],
  ["C", [-5, -18], [-3, -13], [0, -11]],
  ["Z"],
];

const DIAMOND: Stroke[] = [["M", [0, -47]], ["L", [11.5, -33], [0, -19], [-11.5, -33]], ["Z"]];

function plum(): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = (i * 72 - 90) * (Math.PI / 180);
    return circle(+(29 * Math.cos(angle)).toFixed(2), +(29 * Math.sin(angle)).toFixed(2), 16.4);
  });
  return petals.join("") + circle(0, 0, 9);
}

export interface Crest {
  id: string;
  path: string;
}

export const CRESTS: readonly Crest[] = [
  { id: "leaves", path: ring(48, 44) + around(3, LEAF) },
  { id: "plums", path: plum() },
  { id: "feathers", path: crossed(FEATHER, 36) + crossed(FEATHER, -36) },
  { id: "waves", path: circle(0, 0, 7.5) + around(5, WAVE) },
  { id: "diamonds", path: around(8, DIAMOND) + ring(13, 6) },
];

export const crestOf = (seat: number): Crest => CRESTS[((seat % CRESTS.length) + CRESTS.length) % CRESTS.length]!;
