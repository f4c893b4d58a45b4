/** Attempts of one process at once: sockets are cheap. */
const WIDTH = 2048;
/** Of these, for endpoints that have not answered the last time: hanging ones may take all of them, and no others. */
const UNPROVEN_SHARE = 0.5;
/** Endpoints whose last answer is remembered. */
const REMEMBERED = 10_000;

/**
 * What a process has room for. An endpoint is proven while it answers: of one that hangs, or that is new to the process,
 * nobody knows for how long it keeps its slots, so that half of them are kept for those that give theirs back.
 */
export class Slots {
  readonly #width: number;
  readonly #unprovenWidth: number;
  readonly #proven = new Set<string>();
  #taken = 0;
  #unproven = 0;

  constructor(width: number = WIDTH) {
    this.#width = width;
    this.#unprovenWidth = Math.floor(width * UNPROVEN_SHARE);
  }

  get room(): number {
    return Math.max(0, this.#width - this.#taken);
  }

  /** Of the room, what is there for endpoints that are not proven. */
  get unprovenRoom(): number {
    return Math.max(0, Math.min(this.room, this.#unprovenWidth - this.#unproven));
  }

  provenAmong(endpointIds: readonly string[]): string[] {
    return endpointIds.filter((id) => this.#proven.has(id));
  }

  /** Takes a slot; the answer gives it back, and tells whether the endpoint has answered. */
  take(endpointId: string): (hasAnswered: boolean) => void {
    // A slot stays in the share that it was taken from, whatever becomes of its endpoint meanwhile.
    const isUnproven = !this.#proven.has(endpointId);
    this.#taken += 1;
    if (isUnproven) this.#unproven += 1;
    return (hasAnswered) => {
      this.#taken -= 1;
      if (isUnproven) this.#unproven -= 1;
      this.#proven.delete(endpointId);
      if (hasAnswered) this.#remember(endpointId);
    };
  }

  #remember(endpointId: string): void {
    this.#proven.add(endpointId);
    const [oldest] = this.#proven;
    if (this.#proven.size > REMEMBERED && oldest !== undefined) this.#proven.delete(oldest);
  }
}
