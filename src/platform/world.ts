import { randomBytes, randomFillSync, randomInt, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * All that the service takes from outside and cannot decide itself: time, timers, random values, and the network. A
 * simulation stands in for it (`enterWorld`), so that a run follows from its seed alone. Nobody else asks Node for these;
 * `test/platform/one-world.test.ts` finds who does.
 *
 * PostgreSQL's own clock and random values are PostgreSQL's: in a simulation it runs in this process, and takes them from it.
 */
export interface World {
  /** The clock on the wall; milliseconds since 1970. */
  now(): number;
  /** A clock that never steps back; milliseconds since any moment. */
  monotonic(): number;
  setTimeout(run: () => void, ms: number): NodeJS.Timeout;
  /**
   * A timer of a task of the background that looks whether it has something to do. Nothing depends on when it comes: a
   * simulation, which knows when there is something to do, may let it come at another time.
   */
  setLookTimeout(run: () => void, ms: number, task: string): NodeJS.Timeout;
  clearTimeout(timer: NodeJS.Timeout | undefined): void;
  setImmediate(run: () => void): void;
  delay(ms: number): Promise<void>;
  /** Aborts after so long. */
  timeoutSignal(ms: number): AbortSignal;
  /** In [0, 1), for pauses that are spread; not for secrets. */
  random(): number;
  /** From the CSPRNG of the system. */
  randomBytes(size: number): Buffer;
  /** In [0, below), each equally likely, from the CSPRNG of the system. */
  randomInt(below: number): number;
  randomUUID(): string;
  randomFill(bytes: Uint8Array): void;
  /** Names this process among those of all machines. */
  processName(): string;
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
}

// Looked up with each call: tests put a clock of theirs in the place of Node's.
const real: World = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  setLookTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer),
  setImmediate: (run) => void setImmediate(run),
  delay: (ms) => delay(ms),
  timeoutSignal: (ms) => AbortSignal.timeout(ms),
  random: () => Math.random(),
  randomBytes: (size) => randomBytes(size),
  randomInt: (below) => randomInt(below),
  randomUUID: () => randomUUID(),
  randomFill: (bytes) => void randomFillSync(bytes),
  processName: () => `${hostname()} ${process.pid}`,
  fetch: (input, init) => fetch(input, init),
};

/** The world of this process: the real one, unless a simulation has entered another. */
export const world: World = { ...real };

const entered: (() => void)[] = [];

/** Puts a simulated world in the place of the real one, until what it answers is called. */
export function enterWorld(other: World): () => void {
  const change = (to: World): void => {
    Object.assign(world, to);
    for (const forget of entered) forget();
  };
  change(other);
  return () => change(real);
}

/** For what a module remembers of its world: it is forgotten when another one is entered. */
export const whenEntered = (forget: () => void): void => void entered.push(forget);
