// Things that come in by fits and starts, shown one after another, each for as long as it takes.

export class Procession<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    // Shows one, moving or still, and says how long (ms) the next has to wait.
    private readonly show: (one: T, moving: boolean, behind: number) => number,
    // Told whenever more or fewer wait.
    private readonly waiting: (count: number) => void,
  ) {}

  // When its turn comes.
  add(one: T): void {
    this.#waiting.push(one);
    if (this.#timer === undefined) this.#next();
    else this.waiting(this.#waiting.length);
  }

  // The first of these at once, and then the others; what waits is passed over.
  cut(these: readonly T[], moving: boolean): void {
    this.clear();
    this.#waiting.push(...these);
    this.#next(moving);
  }

  // The last of those that wait, at once.
  skip(): void {
    const last = this.#waiting.at(-1);
    if (last === undefined) this.clear();
    else this.cut([last], false);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.waiting(0);
  }

  #next(moving = true): void {
    this.#timer = undefined;
    while (this.#waiting.length) {
      const one = this.#waiting.shift()!;
      this.waiting(this.#waiting.length);
      const pause = this.show(one, moving, this.#waiting.length);
      if (pause > 0) {
        this.#timer = setTimeout(() => this.#next(), pause);
        return;
      }
    }
  }
}
