// Arrow keys lead from one thing to the next in that direction.

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

// The place in the list of what lies nearest in the direction of an arrow key; -1 where there is nothing.
export function nearest(key: string, from: Area, others: readonly Area[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  const middle = (area: Area) => [(area.left + area.right) / 2, (area.top + area.bottom) / 2] as const;
  const [x, y] = middle(from);
  let [best, least] = [-1, Infinity];
  others.forEach((area, i) => {
    const [dx, dy] = [middle(area)[0] - x, middle(area)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] + dy * way[0]);
    // Straight ahead before aside.
    const far = ahead + 2.5 * aside;
    if (ahead > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}

// Moves the focus among everything on the board that can be chosen.
export function walk(event: KeyboardEvent, board: HTMLElement): void {
  if (!(event.key in WAYS) || event.ctrlKey || event.metaKey || event.altKey) return;
  const from = document.activeElement;
  // Elsewhere on the page arrow keys have a meaning of their own.
  if (from !== null && from !== document.body && !board.contains(from)) return;
  const all = [...board.querySelectorAll<HTMLElement | SVGElement>("[data-pick], button:not(:disabled)")].filter((one) =>
    one.checkVisibility(),
  );
  const inside = from !== null && board.contains(from) && all.includes(from as HTMLElement);
  const others = inside ? all.filter((one) => one !== from) : all;
  const next = inside
    ? others[
        nearest(
          event.key,
          from.getBoundingClientRect(),
          others.map((one) => one.getBoundingClientRect()),
        )
      ]
    : others[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
