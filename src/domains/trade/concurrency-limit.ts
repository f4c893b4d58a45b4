interface Bounds {
  readonly atOnce: number;
  readonly waiting: number;
}

/** So many work at once, so many wait for their turn in the order in which they came; whoever comes then is sent away. */
export class ConcurrencyLimit {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async take<T>(work: () => Promise<T>): Promise<T | 'unavailable'> {
    if (this.#working < this.#bounds.atOnce) this.#working += 1;
    else if (this.#waiting.length < this.#bounds.waiting)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else return 'unavailable';
    try {
      return await work();
    } finally {
      this.#end();
    }
  }

  /** Whoever waits takes the place over. */
  #end(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#working -= 1;
  }
}
