interface Bounds {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Lets a number of callers work at once and a number of others wait in order; further callers are refused. */
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

  /** The next waiting caller takes the place over. */
  #end(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#working -= 1;
  }
}
