/** A process of the simulation, or a program outside of the service. What it waits for never comes once it is dead. */
export interface Owner {
  readonly name: string;
  isDead: boolean;
  /** Until this time, by the monotonic clock, it does nothing; what comes meanwhile waits for it. */
  readonly frozenUntil?: number;
}

/** Something that will happen. */
export interface Coming {
  readonly at: number;
  readonly number: number;
  readonly owner: Owner | undefined;
  readonly run: () => void | Promise<void>;
  isCanceled: boolean;
}

/** What will happen, in the order of time, and at the same time in the order in which it was asked for. */
export class ComingQueue {
  readonly #heap: Coming[] = [];

  /** The next one; what was canceled, or waits for the dead, never comes. */
  peek(): Coming | undefined {
    for (;;) {
      const [first] = this.#heap;
      if (first === undefined || !isVain(first)) return first;
      this.pop();
    }
  }

  push(coming: Coming): void {
    const heap = this.#heap;
    let place = heap.push(coming) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = heap[parent] as Coming;
      if (!isBefore(coming, above)) break;
      heap[place] = above;
      place = parent;
    }
    heap[place] = coming;
  }

  pop(): Coming | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      if (left >= heap.length) break;
      const right = left + 1;
      const child = right < heap.length && isBefore(heap[right] as Coming, heap[left] as Coming) ? right : left;
      if (!isBefore(heap[child] as Coming, last)) break;
      heap[place] = heap[child] as Coming;
      place = child;
    }
    heap[place] = last;
    return first;
  }
}

export const isVain = ({ isCanceled, owner }: Coming): boolean => isCanceled || owner?.isDead === true;

const isBefore = (one: Coming, other: Coming): boolean =>
  one.at < other.at || (one.at === other.at && one.number < other.number);
