/**
 * Raised by commits of this process for the background tasks that wait for them, and by the one look (`DueWatch`) for
 * what other processes commit and what falls due.
 */
export class WakeSignal {
  readonly #listening = new Set<() => void>();
  #count = 0;

  /** The number of times that it was raised. A task that was busy meanwhile sees by it that there is something new. */
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
