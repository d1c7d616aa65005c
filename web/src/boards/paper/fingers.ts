// Two fingers on the paper: how far they have spread it and moved it.

export interface Pinch {
  // The factor by which the paper has come nearer, and how far (pixels) it has been moved.
  nearer: number;
  dx: number;
  dy: number;
}

export class Fingers {
  #at = new Map<number, { x: number; y: number }>();
  #spread = 0;

  get count(): number {
    return this.#at.size;
  }

  down(finger: number, x: number, y: number): void {
    this.#at.set(finger, { x, y });
    this.#spread = this.#distance();
  }

  up(finger: number): void {
    this.#at.delete(finger);
  }

  // What a moving finger does to the paper; null unless there are two.
  move(finger: number, x: number, y: number): Pinch | null {
    const before = this.#at.get(finger);
    if (!before || this.#at.size !== 2) return null;
    this.#at.set(finger, { x, y });
    const spread = this.#distance();
    const nearer = this.#spread > 0 ? spread / this.#spread : 1;
    this.#spread = spread;
    // Half of the way, as the other finger makes the other half.
    return { nearer, dx: (x - before.x) / 2, dy: (y - before.y) / 2 };
  }

  #distance(): number {
    const [a, b] = [...this.#at.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
