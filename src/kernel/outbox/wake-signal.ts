/** Rung by what is committed in this process, for whoever rests for want of it. What others commit is found by looking. */
export class WakeSignal {
  readonly #listening = new Set<() => void>();
  #count = 0;

  /** How often it was rung: whoever was busy meanwhile sees that it has missed something. */
  get count(): number {
    return this.#count;
  }

  raise(): void {
    this.#count += 1;
    for (const heard of [...this.#listening]) heard();
  }

  /** Answers how to stop listening. */
  listen(heard: () => void): () => void {
    this.#listening.add(heard);
    return () => void this.#listening.delete(heard);
  }
}
