/** Things to do later, all of which can be called off. */
export class Timers {
  readonly #waiting = new Set<NodeJS.Timeout>();
  readonly #stop = new AbortController();

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  get count(): number {
    return this.#waiting.size;
  }

  after(ms: number, act: () => unknown): void {
    if (this.#stop.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      act();
    }, ms);
    this.#waiting.add(timer);
  }

  stop(): void {
    this.#stop.abort();
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
  }
}
