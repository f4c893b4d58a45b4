import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import { enterWorld, type World } from '../../src/platform/world.ts';
import type { Coming } from './coming.ts';
import { ownerNow, type Scheduler } from './scheduler.ts';
import type { Seeded } from './seeded.ts';

export type Fetch = World['fetch'];

const RealDate = Date;
const realSubtle = globalThis.crypto.subtle;

/** A world that follows from a scheduler and a seed. */
export function simulatedWorld(scheduler: Scheduler, random: Seeded, fetch: Fetch): World {
  const randomFill = (bytes: Uint8Array): void => random.fill(bytes);
  const randomBytes = (size: number): Buffer => {
    const bytes = Buffer.alloc(size);
    random.fill(bytes);
    return bytes;
  };
  return {
    now: () => scheduler.wall,
    monotonic: () => scheduler.monotonic,
    setTimeout: (run, ms) => timerOf(scheduler, ms, run),
    setLookTimeout: (run, ms, task) => timer(() => scheduler.look(ms, run, task)),
    clearTimeout: (timer) => cancel(timer),
    setImmediate: (run) => void scheduler.after(0, run),
    delay: (ms) => scheduler.delay(ms),
    timeoutSignal: (ms) => {
      const controller = new AbortController();
      scheduler.after(ms, () => controller.abort(new DOMException('The operation timed out', 'TimeoutError')));
      return controller.signal;
    },
    random: () => random.next(),
    randomBytes,
    randomInt: (below) => random.integer(0, below),
    randomUUID: () => uuidOf(randomBytes(16)),
    randomFill,
    processName: () => ownerNow()?.name ?? 'nobody',
    fetch,
  };
}

/**
 * Enters the world. The service takes what it needs from its port. Packages, PGlite among them, take it from Node: there it
 * is replaced for the whole process, until what is answered is called.
 */
export function enter(world: World, scheduler: Scheduler, random: Seeded): () => void {
  const leaveWorld = enterWorld(world);
  const undo = [
    ...replacements(world, scheduler, random).map(([place, members]) => replace(place, members)),
    replace(globalThis.crypto, cryptoOfPages(scheduler, random)),
  ];
  syncBuiltinESMExports();
  return () => {
    for (const back of undo) back();
    syncBuiltinESMExports();
    leaveWorld();
  };
}

type Members = Readonly<Record<string, unknown>>;

/** Members of an object, until what it answers is called. */
function replace(place: object, members: Members): () => void {
  const before = Object.keys(members).map((name) => [name, Object.getOwnPropertyDescriptor(place, name)] as const);
  for (const [name, value] of Object.entries(members))
    Object.defineProperty(place, name, { value, configurable: true, writable: true, enumerable: true });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(place, name, descriptor);
      else Reflect.deleteProperty(place, name);
    }
  };
}

/** A package may draw when it is first used in a process. Each function has a stream of its own, so that this shifts no other. */
function replacements(world: World, scheduler: Scheduler, random: Seeded): (readonly [object, Members])[] {
  const drawn = (name: string) => simulatedWorld(scheduler, random.stream(name), world.fetch);
  const clock = new Proxy(RealDate, {
    construct: (target, values, made) =>
      values.length === 0 ? new target(world.now()) : Reflect.construct(target, values, made),
    apply: () => new RealDate(world.now()).toString(),
    get: (target, name) => (name === 'now' ? world.now : Reflect.get(target, name)),
  });
  // Packages look after what they keep by it.
  const every = (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    const again = (): void => {
      run(...values);
      if (!timer.isCanceled) timer.refresh();
    };
    const timer = new SimulatedTimer(() => scheduler.look(Math.max(1, ms), again, 'interval'));
    return timer;
  };
  const ofTimers = {
    setTimeout: (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
      world.setTimeout(() => run(...values), ms),
    setImmediate: (run: (...values: unknown[]) => void, ...values: unknown[]) =>
      timerOf(scheduler, 0, () => run(...values)),
    setInterval: every,
    clearTimeout: cancel,
    clearInterval: cancel,
    clearImmediate: cancel,
  };
  const pause = async (ms = 0, value?: unknown): Promise<unknown> => {
    await world.delay(ms);
    return value;
  };
  return [
    [globalThis, { ...ofTimers, Date: clock, fetch: world.fetch }],
    [timers, ofTimers],
    [timersPromises, { setTimeout: pause, setImmediate: (value?: unknown) => pause(0, value) }],
    [performance, { now: () => world.monotonic() }],
    [Math, { random: drawn('Math.random').random }],
    [AbortSignal, { timeout: (ms: number) => world.timeoutSignal(ms) }],
    [
      crypto,
      {
        randomBytes: drawn('randomBytes').randomBytes,
        randomUUID: drawn('randomUUID').randomUUID,
        randomFillSync: filled(random.stream('randomFillSync')),
        randomInt: integers(random.stream('randomInt')),
      },
    ],
  ];
}

const integers =
  (random: Seeded) =>
  (from: number, to?: number): number =>
    to === undefined ? random.integer(0, from) : random.integer(from, to);

const filled =
  (random: Seeded) =>
  <T extends ArrayBufferView>(bytes: T): T => {
    random.fill(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return bytes;
  };

function cryptoOfPages(scheduler: Scheduler, random: Seeded): Members {
  const subtle = new Proxy(realSubtle, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]) => inTurn(scheduler, () => member.apply(target, values) as Promise<unknown>);
    },
  });
  const uuids = random.stream('web randomUUID');
  const randomUUID = () => {
    const bytes = Buffer.alloc(16);
    uuids.fill(bytes);
    return uuidOf(bytes);
  };
  return { getRandomValues: filled(random.stream('getRandomValues')), randomUUID, subtle };
}

/** Threads of Node end in any order: their results come in the order in which they were asked for. */
const inTurn = (scheduler: Scheduler, work: () => Promise<unknown>): Promise<unknown> => {
  const working = work();
  working.catch(() => undefined);
  return new Promise((resolve) => {
    scheduler.after(0, async () => {
      await working.catch(() => undefined);
      resolve(working);
    });
  });
};

/** Has what programs do with a timer of Node. */
class SimulatedTimer {
  isCanceled = false;
  readonly #begin: () => Coming;
  #coming: Coming;

  constructor(begin: () => Coming) {
    this.#begin = begin;
    this.#coming = begin();
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  refresh(): this {
    this.#coming.isCanceled = true;
    this.#coming = this.#begin();
    return this;
  }
  close(): this {
    this.isCanceled = true;
    this.#coming.isCanceled = true;
    return this;
  }
  [Symbol.dispose](): void {
    this.close();
  }
}

const timerOf = (scheduler: Scheduler, ms: number, run: () => void): NodeJS.Timeout =>
  timer(() => scheduler.after(ms, run));

const timer = (begin: () => Coming): NodeJS.Timeout => new SimulatedTimer(begin) as unknown as NodeJS.Timeout;

const cancel = (timer: unknown): void => {
  if (timer instanceof SimulatedTimer) timer.close();
};

/** A version 4 UUID of these random bytes. */
function uuidOf(bytes: Buffer): `${string}-${string}-${string}-${string}-${string}` {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
