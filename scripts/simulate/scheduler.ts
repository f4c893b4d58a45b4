import { AsyncLocalStorage } from 'node:async_hooks';

/** Kept before the simulation takes the place of Node's. */
const nextTurn = setImmediate;

/** A process of the simulation, or a program outside of the service. What it waits for never comes once it is dead. */
export interface Owner {
  readonly name: string;
  isDead: boolean;
}

/** Something that will happen. */
export interface Coming {
  readonly at: number;
  readonly number: number;
  readonly owner: Owner | undefined;
  readonly run: () => void | Promise<void>;
  isCanceled: boolean;
}

/** What is on its way arrives whether or not its sender still lives. */
export const NETWORK: Owner = { name: 'network', isDead: false };

const owners = new AsyncLocalStorage<Owner>();

/** The process whose code runs. */
export const ownerNow = (): Owner | undefined => owners.getStore();

/** Runs the code as one of the process: what it begins ends with the process. */
export const asOwner = <T>(owner: Owner, run: () => T): T => owners.run(owner, run);

/**
 * The only source of what happens next. Everything that a program waits for (a timer, an answer of the database, a message)
 * is something that will come at a time. One comes after the other, and the next one only when the code that the last one
 * woke has come to rest. Time passes only from one to the next.
 */
export class Scheduler {
  /** Milliseconds since the simulation began, by a clock that never steps back. */
  monotonic = 0;
  /** What the clock on the wall shows beyond `monotonic`. */
  wallOffset: number;
  /** How many things have happened. */
  happened = 0;
  #numbered = 0;
  readonly #heap: Coming[] = [];

  constructor(startsAt: Date) {
    this.wallOffset = startsAt.getTime();
  }

  get wall(): number {
    return Math.floor(this.monotonic + this.wallOffset);
  }

  /** In the context of the one who asks. */
  after(ms: number, run: () => void | Promise<void>, owner = owners.getStore()): Coming {
    const inContext = AsyncLocalStorage.snapshot();
    const coming: Coming = {
      at: this.monotonic + Math.max(0, Number.isFinite(ms) ? ms : 0),
      number: this.#numbered,
      owner,
      run: () => inContext(run),
      isCanceled: false,
    };
    this.#numbered += 1;
    this.#push(coming);
    return coming;
  }

  delay(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve));
  }

  /** Lets things happen until the promise settles, or until nothing more will. */
  async until<T>(done: Promise<T>): Promise<T> {
    let isDone = false;
    const settled = (): void => {
      isDone = true;
    };
    done.then(settled, settled);
    await rest();
    while (!isDone) if (!(await this.#step())) throw new Error('Nothing will happen any more, and somebody waits');
    return done;
  }

  /** Lets things happen for so long. */
  async pass(ms: number): Promise<void> {
    await this.until(this.delay(ms));
  }

  /** The machine sleeps: all clocks go on, and nothing happens meanwhile. */
  sleep(ms: number): void {
    this.monotonic += ms;
  }

  async #step(): Promise<boolean> {
    for (;;) {
      const next = this.#pop();
      if (next === undefined) return false;
      if (next.isCanceled || next.owner?.isDead) continue;
      this.monotonic = Math.max(this.monotonic, next.at);
      this.happened += 1;
      await next.run();
      await rest();
      return true;
    }
  }

  #push(coming: Coming): void {
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

  #pop(): Coming | undefined {
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

const isBefore = (one: Coming, other: Coming): boolean =>
  one.at < other.at || (one.at === other.at && one.number < other.number);

/** Promises that have settled, and `process.nextTick`, all run before the next turn of Node's event loop. */
const rest = (): Promise<void> => new Promise((resolve) => void nextTurn(resolve));
