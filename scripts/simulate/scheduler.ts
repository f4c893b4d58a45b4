import { AsyncLocalStorage } from 'node:async_hooks';
import { type Coming, ComingQueue, isVain, type Owner } from './coming.ts';

/** Kept before the simulation takes the place of Node's. */
const nextTurn = setImmediate;

/** What is on its way arrives whether or not its sender still lives. */
export const NETWORK: Owner = { name: 'network', isDead: false };

const owners = new AsyncLocalStorage<Owner>();

/** The process whose code runs. */
export const ownerNow = (): Owner | undefined => owners.getStore();

/** Runs the code as one of the process: what it begins ends with the process. */
export const asOwner = <T>(owner: Owner, run: () => T): T => owners.run(owner, run);

/** Somebody who looks whether there is something to do. */
interface Look extends Coming {
  /** Looks for all others of its process. */
  readonly isWatch: boolean;
}

/** The task of a process that looks for everything that falls due. */
const WATCH = 'due-watch';
/** While the next thing happens so soon, nobody in the background looks for work. */
const QUIET_MS = 50;
/** The other tasks are told when there is work. They look for themselves so many times less often than they would. */
const LOOKS_LESS = 240;

/**
 * The only source of what happens next. Everything that a program waits for (a timer, an answer of the database, a message)
 * is something that will come at a time. One comes after the other, and the next one only when the code that the last one
 * woke has come to rest. Time passes only from one to the next.
 *
 * Tasks of the background that look for work do not make time pass: hours in which they find nothing are one step. The watch
 * of a process looks at the moment at which something falls due (`nextDue`), the others when time has passed anyway.
 */
export class Scheduler {
  /** Milliseconds since the simulation began, by a clock that never steps back. */
  monotonic = 0;
  /** What the clock on the wall shows beyond `monotonic`. */
  wallOffset: number;
  /** How many things have happened. */
  happened = 0;
  /** When the next thing falls due, by `monotonic`; it may be in the past. */
  nextDue: () => number | undefined = () => undefined;
  #numbered = 0;
  readonly #queue = new ComingQueue();
  #looks: Look[] = [];

  constructor(startsAt: Date) {
    this.wallOffset = startsAt.getTime();
  }

  get wall(): number {
    return Math.floor(this.monotonic + this.wallOffset);
  }

  /** In the context of the one who asks. */
  after(ms: number, run: () => void | Promise<void>, owner = owners.getStore()): Coming {
    const coming = this.#coming(ms, run, owner);
    this.#queue.push(coming);
    return coming;
  }

  /** For a task that looks whether there is something to do. */
  look(ms: number, run: () => void, task: string): Coming {
    const isWatch = task === WATCH;
    const look = { ...this.#coming(isWatch ? ms : LOOKS_LESS * ms, run, owners.getStore()), isWatch };
    this.#looks.push(look);
    return look;
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

  async #step(): Promise<boolean> {
    for (;;) {
      this.#wake();
      const next = this.#queue.peek();
      if (next === undefined) return false;
      this.#queue.pop();
      if (this.#isPutOff(next)) continue;
      this.monotonic = Math.max(this.monotonic, next.at);
      this.happened += 1;
      await next.run();
      await rest();
      return true;
    }
  }

  /** A process that is frozen gets everything when it thaws, in the order of time. */
  #isPutOff(next: Coming): boolean {
    const until = next.owner?.frozenUntil ?? 0;
    if (until <= next.at) return false;
    this.#queue.push(movedTo(next, until, this.#nextNumber()));
    return true;
  }

  /** Wakes who looks for work, where nothing else will happen soon. */
  #wake(): void {
    const horizon = this.#queue.peek()?.at ?? Number.POSITIVE_INFINITY;
    if (this.#looks.length === 0 || horizon - this.monotonic < QUIET_MS) return;
    this.#looks = this.#looks.filter((look) => !isVain(look));
    if (this.#wakeWatches(horizon) || horizon === Number.POSITIVE_INFINITY) return;
    this.#moveLooks(
      (look) => look.at <= horizon,
      () => horizon,
    );
  }

  #wakeWatches(horizon: number): boolean {
    if (!this.#looks.some(({ isWatch }) => isWatch)) return false;
    const due = this.nextDue();
    if (due === undefined) return false;
    // What was due before and is still there, such as the job of a process that has died, is looked for as often as usual.
    const at = (look: Look): number => Math.max(this.monotonic, due > this.monotonic ? due : look.at);
    return this.#moveLooks((look) => look.isWatch && at(look) <= horizon, at);
  }

  #moveLooks(isMeant: (look: Look) => boolean, at: (look: Look) => number): boolean {
    const meant = this.#looks.filter(isMeant);
    if (meant.length === 0) return false;
    this.#looks = this.#looks.filter((look) => !isMeant(look));
    for (const look of meant) this.#queue.push(movedTo(look, at(look)));
    return true;
  }

  #coming(ms: number, run: () => void | Promise<void>, owner: Owner | undefined): Coming {
    const inContext = AsyncLocalStorage.snapshot();
    return {
      at: this.monotonic + Math.max(0, Number.isFinite(ms) ? ms : 0),
      number: this.#nextNumber(),
      owner,
      run: () => inContext(run),
      isCanceled: false,
    };
  }

  #nextNumber(): number {
    this.#numbered += 1;
    return this.#numbered;
  }
}

/** The same at another time: who has asked for it may still cancel it. */
const movedTo = (coming: Coming, at: number, number = coming.number): Coming => ({
  at,
  number,
  owner: coming.owner,
  run: coming.run,
  get isCanceled() {
    return coming.isCanceled;
  },
  set isCanceled(is) {
    coming.isCanceled = is;
  },
});

/** Promises that have settled, and `process.nextTick`, all run before the next turn of Node's event loop. */
const rest = (): Promise<void> => new Promise((resolve) => void nextTurn(resolve));
