import { RecentMap } from '../../../platform/recent-map.ts';

/** Attempts of one process at once: sockets are cheap. */
const WIDTH = 2048;
/** The slots for endpoints that did not answer the last time: hanging ones can take all of these, and no others. */
const UNPROVEN_SHARE = 0.5;
/** Endpoints whose last answer is remembered. */
const REMEMBERED = 10_000;

/** Room that is kept for attempts that are being claimed. */
export interface Reservation {
  readonly room: number;
  /** The part of the room for endpoints that are not proven. */
  readonly unprovenRoom: number;
  /** The endpoints that answered the last time. */
  readonly proven: readonly string[];
  /** Gives back all of it, once what was claimed has taken its slots. */
  release(): void;
}

/**
 * What a process has room for. An endpoint is proven while it answers: of one that hangs, or that is new to the process,
 * nobody knows for how long it keeps its slots, so that half of them are kept for those that give theirs back.
 */
export class Slots {
  readonly #width: number;
  readonly #unprovenWidth: number;
  readonly #proven = new RecentMap<string, true>(REMEMBERED);
  #taken = 0;
  #unproven = 0;

  constructor(width: number = WIDTH) {
    this.#width = width;
    this.#unprovenWidth = Math.floor(width * UNPROVEN_SHARE);
  }

  get room(): number {
    return Math.max(0, this.#width - this.#taken);
  }

  /** The part of the room for endpoints that are not proven. */
  get unprovenRoom(): number {
    return Math.max(0, Math.min(this.room, this.#unprovenWidth - this.#unproven));
  }

  provenAmong(endpointIds: readonly string[]): string[] {
    return endpointIds.filter((id) => this.#isProven(id));
  }

  /** Keeps room for `each` attempts at each of these endpoints, as far as there is any: others may claim meanwhile. */
  reserve(endpointIds: readonly string[], each: number): Reservation {
    const proven = this.provenAmong(endpointIds);
    const room = Math.min(this.room, each * endpointIds.length);
    const unprovenRoom = Math.min(this.unprovenRoom, room, each * (endpointIds.length - proven.length));
    this.#taken += room;
    this.#unproven += unprovenRoom;
    const release = (): void => {
      this.#taken -= room;
      this.#unproven -= unprovenRoom;
    };
    return { room, unprovenRoom, proven, release };
  }

  /** Takes a slot; the answer gives it back, and tells whether the endpoint has answered. */
  take(endpointId: string): (hasAnswered: boolean) => void {
    // A slot stays in the share that it was taken from, whatever becomes of its endpoint meanwhile.
    const isUnproven = !this.#isProven(endpointId);
    this.#taken += 1;
    if (isUnproven) this.#unproven += 1;
    return (hasAnswered) => {
      this.#taken -= 1;
      if (isUnproven) this.#unproven -= 1;
      if (hasAnswered) this.#proven.set(endpointId, true);
      else this.#proven.delete(endpointId);
    };
  }

  #isProven(endpointId: string): boolean {
    return this.#proven.get(endpointId) === true;
  }
}
