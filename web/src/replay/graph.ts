// The graph of chances: moves from left to right, chances from bottom to top.

import type { ReviewShown } from "../wire";

export const WIDTH = 320;
export const HEIGHT = 130;

// Lines are told apart without their colours, too.
export const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 4"] as const;

type Graph = ReviewShown["graph"];

export const lastMove = (graph: Graph): number => Math.max(1, graph.at(-1)?.move ?? 1);

export const xOf = (graph: Graph, move: number): number => (WIDTH * move) / lastMove(graph);

export const yOf = (share: number): number => HEIGHT * (1 - share);

export const moveAt = (graph: Graph, x: number, width: number): number =>
  Math.min(lastMove(graph), Math.max(0, Math.round((x / width) * lastMove(graph))));

export const lineOf = (graph: Graph, seat: number): string =>
  graph.map(({ move, wins }, i) => `${i ? "L" : "M"}${xOf(graph, move).toFixed(1)} ${yOf(wins[seat] ?? 0).toFixed(1)}`).join("");

// One standard error to both sides.
export function bandOf(graph: Graph, seat: number): string {
  const edge = (sign: number) =>
    graph.map(({ move, wins, errors }) => {
      const share = Math.min(1, Math.max(0, (wins[seat] ?? 0) + sign * (errors[seat] ?? 0)));
      return `${xOf(graph, move).toFixed(1)} ${yOf(share).toFixed(1)}`;
    });
  return graph.length ? `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z` : "";
}

// The chances that were known at a move: those of the last point that is not later.
export const chancesAt = (graph: Graph, move: number): Graph[number] | undefined => graph.findLast((point) => point.move <= move);
