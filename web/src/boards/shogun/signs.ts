// Small signs, one path each, in a square of 24: filled with the colour of the letters beside them, holes by the even-odd rule.

type Point = readonly [number, number];

const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [12 + x * Math.cos(angle) - y * Math.sin(angle), 12 + x * Math.sin(angle) + y * Math.cos(angle)];
};

const shape = (points: readonly Point[], degrees = 0) =>
  `M${points
    .map((point) =>
      turned(point, degrees)
        .map((n) => n.toFixed(2))
        .join(" "),
    )
    .join("L")}Z`;

const around = (count: number, points: readonly Point[], from = 0) =>
  Array.from({ length: count }, (_, i) => shape(points, from + (i * 360) / count)).join("");

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const blossom = () =>
  Array.from({ length: 5 }, (_, i) => {
    const [x, y] = turned([0, -5.8], i * 72);
    return circle(+x.toFixed(2), +y.toFixed(2), 3.5);
  }).join("") + circle(12, 12, 1.9);

const snow: Point[] = [[-0.8, 0], [-0.8, -4], [-3.2, -6], [-2.2, -7.1], [-0.8, -6], [-0.8, -10], [0.8, -10], [0.8, -6], [2.2, -7.1], [3.2, -6], [0.8, -4], [0.8, 0]]; // prettier-ignore
const blade: Point[] = [[-1, 3], [-1, -8], [0, -10.5], [1, -8], [1, 3], [3.2, 3], [3.2, 4.8], [1, 4.8], [1, 9], [-1, 9], [-1, 4.8], [-3.2, 4.8], [-3.2, 3]]; // prettier-ignore
const ray: Point[] = [
  [-1.5, -7],
  [0, -11.5],
  [1.5, -7],
];

export const SIGNS = {
  spring: blossom(),
  summer: circle(12, 12, 5) + around(10, ray),
  autumn:
    "M12 2l1.7 4.3 3.1-1.6-.6 4 5-.6-2.6 3.3 2.9 2.2-5 1.2 1 3.6-4.4-1.2V22h-2.2v-4.8l-4.4 1.2 1-3.6-5-1.2 2.9-2.2-2.6-3.3 5 .6-.6-4 3.1 1.6z",
  winter: around(6, snow),
  move: "M3 13.5h10.5V18L21 12l-7.500-6v4.500H3z",
  deploy: "M4 9h16v12H4zM10.800 2h2.400v2.400h2.400v2.400h-2.400v2h-2.400v-2H8.400V4.400h2.400z",
  court: "M5 20h14v-2.500H5zM6.500 16.500c0-3 1-4 1.500-7C8.500 5.500 10 3 13.500 2c2 1 3 3.500 2.500 6.500-.4 2.500 1.500 4.500 1.500 8z",
  bid: "M12 21L1.500 10.500C4.500 6.500 8 5 12 5s7.500 1.500 10.500 5.500zM12 17.500l1.200-9.500h-2.400zM8.800 14.800L8 9l-2.200 1zM15.200 14.800l3-4.800L16 9z",
  tower: "M6 3h2.500v2.500h2.200V3h2.600v2.500h2.200V3H18v6l-1.500 1v8H19v3H5v-3h2.500v-8L6 9zM10.500 12v4h3v-4z",
  bowl: "M2 9h20c0 6-3.500 10-7 11H9C5.500 19 2 15 2 9zM4.600 11c.6 3.600 2.800 6 5 7h4.800c2.200-1 4.400-3.400 5-7z",
  trophy: "M6 3h12v5c0 4-2 6.500-4.500 7v3H17v3H7v-3h3.500v-3C8 14.500 6 12 6 8zM3 4h2v4.500C3.500 8 3 6 3 4zM19 4h2c0 2-.5 4-2 4.500z",
  attack: shape(blade, 42) + shape(blade, -42),
  defence:
    "M12 2l8.500 2.500V11c0 5.500-3.500 9-8.500 11-5-2-8.500-5.500-8.500-11V4.500zM12 5.200L6.500 6.800V11c0 3.800 2.200 6.300 5.500 7.800z",
  banner: "M5 1.500h2V23H5zM8 3h11v16l-2.500-2-2.500 2-2.500-2L8 19zM13.500 6.500a3.500 3.500 0 1 0 .01 0z",
  chambers:
    "M3 3h18v18H3zM5 5v4h4V5zM10.500 5v4h3V5zM15 5v4h4V5zM5 10.500v3h4v-3zM10.500 10.500v3h3v-3zM15 10.500v3h4v-3zM5 15v4h4v-4zM10.500 15v4h3v-4zM15 15v4h4v-4z",
  points: "M12 2l2.900 6.600 7.100.7-5.400 4.800 1.600 7L12 17.500 5.800 21.100l1.600-7L2 9.300l7.100-.7z",
  land: "M2 20l5.500-10 3.500 5 4.500-9L22 20z",
  back: "M4 4h16v16H4zM6 6v12h12V6zM8 12l4-4 4 4-4 4z",
  check: "M9.500 19L3 12.500 5.200 10.300 9.500 14.500 19 5l2.200 2.200z",
} as const;

// Drawn with the map, in colours of their own: <symbol>s.
export const SYMBOLS = ["castle", "temple", "theatre", "rice", "chest", "revolt", "cube", "leader", "statue"] as const;

export type Sign = keyof typeof SIGNS | (typeof SYMBOLS)[number];

// What each sign stands for, wherever it is drawn: a thing of the glossary.
export const THINGS: Readonly<Record<Sign, string>> = {
  spring: "season-0",
  summer: "season-1",
  autumn: "season-2",
  winter: "season-3",
  move: "space-8",
  deploy: "space-5",
  court: "hall",
  bid: "space-13",
  tower: "tower",
  bowl: "bowl",
  trophy: "statues",
  attack: "special-3",
  defence: "special-4",
  banner: "samurai-card",
  chambers: "chamber",
  points: "points",
  land: "land",
  back: "face-down",
  check: "face-down",
  castle: "building-0",
  temple: "building-1",
  theatre: "building-2",
  rice: "rice",
  chest: "chests",
  revolt: "marker",
  cube: "armies",
  leader: "leader",
  statue: "statues",
};
