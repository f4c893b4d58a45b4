import { world } from './world.ts';
/** The bounds of work that all tenants share. */
export interface FairQueueLimits {
  /** Pieces of work at once. One holder has half of them at most. */
  readonly places: number;
  /** Pieces of work that wait, of all holders together. */
  readonly waiting: number;
  /** The longest wait: then the work is refused. */
  readonly waitMs: number;
  /** The longest time that a piece of work takes, after which it is worth to ask again. */
  readonly workMs: number;
}

/** The work was not begun. */
export class TooBusy {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface Waiter {
  begin(): void;
  refuse(): void;
}

/** A tenant, or another owner of work. */
interface Holder {
  working: number;
  readonly waiting: Waiter[];
}

/**
 * Shares scarce work fairly (D-525). A holder has at most half of the places, so that a second holder finds a place, and
 * waits only for its own work. Holders that wait get places in turn, however much work each has waiting. When the queue is
 * full, the holder with the most waiting work is refused. No work waits longer than the limit.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #share: number;
  /** In the order in which they get the next place. */
  readonly #holders = new Map<string, Holder>();
  #working = 0;
  #waiting = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
    this.#share = Math.max(1, Math.floor(limits.places / 2));
  }

  async take<T>(holder: string, work: () => Promise<T>): Promise<T | TooBusy> {
    if (!(await this.#place(holder))) return new TooBusy(Math.max(1, Math.ceil(this.#limits.workMs / 1000)));
    try {
      return await work();
    } finally {
      this.#leave(holder);
    }
  }

  /** True once the holder has a place, false where it is refused. */
  #place(name: string): Promise<boolean> | boolean {
    const holder = this.#holderOf(name);
    if (this.#mayBegin(holder)) {
      this.#begin(name, holder);
      return true;
    }
    if (this.#waiting >= this.#limits.waiting && !this.#makeRoom(holder)) {
      this.#forget(name, holder);
      return false;
    }
    return new Promise((resolve) => this.#wait(name, holder, resolve));
  }

  #wait(name: string, holder: Holder, resolve: (hasPlace: boolean) => void): void {
    const end = (hasPlace: boolean): void => {
      world.clearTimeout(late);
      holder.waiting.splice(holder.waiting.indexOf(waiter), 1);
      this.#waiting -= 1;
      if (hasPlace) this.#begin(name, holder);
      else this.#forget(name, holder);
      resolve(hasPlace);
    };
    const waiter: Waiter = { begin: () => end(true), refuse: () => end(false) };
    const late = world.setTimeout(waiter.refuse, this.#limits.waitMs);
    holder.waiting.push(waiter);
    this.#waiting += 1;
  }

  /** Refuses the newest entry of an owner that has more entries waiting than the newcomer would have. */
  #makeRoom(comer: Holder): boolean {
    const [most] = [...this.#holders.values()].toSorted((one, other) => other.waiting.length - one.waiting.length);
    if (most === undefined || most.waiting.length <= comer.waiting.length + 1) return false;
    most.waiting.at(-1)?.refuse();
    return true;
  }

  #leave(name: string): void {
    const holder = this.#holderOf(name);
    holder.working -= 1;
    this.#working -= 1;
    this.#forget(name, holder);
    this.#beginNext();
  }

  /** Gives the free place to the first holder that waits and may have it. */
  #beginNext(): void {
    for (const holder of this.#holders.values()) {
      const [next] = holder.waiting;
      if (next === undefined || !this.#mayBegin(holder)) continue;
      next.begin();
      return;
    }
  }

  #mayBegin({ working }: Holder): boolean {
    return this.#working < this.#limits.places && working < this.#share;
  }

  /** The owner that got a place goes to the end of the order. */
  #begin(name: string, holder: Holder): void {
    holder.working += 1;
    this.#working += 1;
    this.#holders.delete(name);
    this.#holders.set(name, holder);
  }

  #holderOf(name: string): Holder {
    const known = this.#holders.get(name);
    if (known !== undefined) return known;
    const holder: Holder = { working: 0, waiting: [] };
    this.#holders.set(name, holder);
    return holder;
  }

  /** One that has nothing left takes no memory. */
  #forget(name: string, { working, waiting }: Holder): void {
    if (working === 0 && waiting.length === 0) this.#holders.delete(name);
  }
}
