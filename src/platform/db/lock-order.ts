// Reads across tenants: it keeps the order of locks for reads of either kind, and reads nothing itself.

import { LOCK_CLASSES, type LockClass } from './lock-classes.ts';
import type { RowReads } from './reads.ts';
import type { Statement } from './statement.ts';

/** A lock of a name. */
export interface NamedLock {
  readonly class: LockClass;
  /** The class and the key, as PostgreSQL hashes it. */
  readonly name: string;
}

/** A transaction that has locked what comes later in the order asks for a named lock. It begins again with that lock. */
export class LockedTooLate extends Error {
  override readonly name = 'LockedTooLate';
  readonly lock: NamedLock;

  constructor(lock: NamedLock, behind: string) {
    super(`${lock.name} is asked for behind ${behind}`);
    this.lock = lock;
  }
}

/**
 * The classes that one transaction has locked, in their order, and the work that it does. Rows are `rows of` their machine,
 * and once more `rows of it backwards` where one was locked behind one of a higher id.
 */
export interface LockTrail {
  readonly work: string;
  readonly classes: readonly string[];
  /** The class of a named lock that was asked for too late: the work runs again. */
  readonly late?: LockClass | undefined;
}

let observer: ((trail: LockTrail) => void) | undefined;

/** Tells every transaction's locks, for tests. */
export function observeLocks(listener: ((trail: LockTrail) => void) | undefined): void {
  observer = listener;
}

export const lockStatement = ({ name }: NamedLock): Statement => ({
  text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
  values: [name],
});

/** Whether one named lock is taken before another. */
const isBefore = (one: NamedLock, other: NamedLock): boolean =>
  one.class === other.class
    ? one.name < other.name
    : LOCK_CLASSES.indexOf(one.class) < LOCK_CLASSES.indexOf(other.class);

const inOrder = (one: NamedLock, other: NamedLock): number =>
  one.name === other.name ? 0 : isBefore(one, other) ? -1 : 1;

/**
 * The locks of one transaction. A handler may ask for a named lock wherever it learns the name. If the transaction holds
 * something that comes later in the order, waiting for that lock could close a circle of waits. So it does not wait: it is
 * rolled back and run again, with the lock taken first, and whatever it had read is read again behind the lock.
 */
export class LockOrder {
  readonly #work: string;
  /** Taken with the beginning of the transaction. */
  #first: readonly NamedLock[] = [];
  readonly #held = new Map<string, NamedLock>();
  #last: NamedLock | undefined;
  #rows: string | undefined;
  #late: NamedLock | undefined;
  /** The highest id of the locked rows of each machine. */
  readonly #highest = new Map<string, string>();
  #trail: string[] = [];

  constructor(work: string) {
    this.#work = work;
  }

  /** The lock that was asked for too late, whatever became of the error. */
  get late(): NamedLock | undefined {
    return this.#late;
  }

  /** Names that an earlier attempt has asked for too late. */
  expect(locks: readonly NamedLock[]): void {
    this.#first = locks.toSorted(inOrder);
    // They come before whatever is asked for, also while the transaction has not begun.
    this.#last = this.#first.at(-1);
  }

  /** The locks with which the transaction begins, as statements; none when it has begun. */
  open(): Statement[] {
    const opening = this.#first.filter((lock) => !this.#held.has(lock.name));
    for (const lock of opening) this.#hold(lock);
    return opening.map(lockStatement);
  }

  /** Whether the lock has to be taken now: false where the transaction holds it. @throws LockedTooLate */
  take(lock: NamedLock): boolean {
    if (this.#held.has(lock.name) || this.#first.some(({ name }) => name === lock.name)) return false;
    const behind = this.#rows ?? (this.#last !== undefined && isBefore(lock, this.#last) ? this.#last.name : undefined);
    if (behind !== undefined) {
      this.#late ??= lock;
      throw new LockedTooLate(lock, behind);
    }
    this.#hold(lock);
    return true;
  }

  /** Rows of a lifecycle are locked from now on. */
  rows(machine: string): void {
    this.#rows ??= machine;
    for (const lock of this.#first) this.#note(lock.class);
    this.#note(`rows of ${machine}`);
  }

  /**
   * Notes rows that are locked now, in this order. No other transaction sees a row that this one inserts. The order of ids
   * matters for rows of the first machine only: a transaction locks rows of another machine behind them.
   */
  locked(machine: string, ids: readonly string[]): void {
    if (this.#rows !== undefined && this.#rows !== machine) return;
    for (const id of ids) {
      const highest = this.#highest.get(machine) ?? '';
      if (id < highest) this.#note(`rows of ${machine} backwards`);
      else this.#highest.set(machine, id);
    }
  }

  /** The transaction has ended, and its locks with it. Another one of the same work begins with them. */
  end(): void {
    if (this.#trail.length > 0) observer?.({ work: this.#work, classes: this.#trail, late: this.#late?.class });
    this.#trail = [];
    const locks = new Map([...this.#first, ...this.#held.values()].map((lock) => [lock.name, lock]));
    this.#held.clear();
    this.#highest.clear();
    this.#rows = undefined;
    this.expect([...locks.values()]);
  }

  #hold(lock: NamedLock): void {
    this.#held.set(lock.name, lock);
    if (this.#last === undefined || isBefore(this.#last, lock)) this.#last = lock;
    this.#note(lock.class);
  }

  #note(taken: string): void {
    if (!this.#trail.includes(taken)) this.#trail.push(taken);
  }
}

const orders = new WeakMap<RowReads, LockOrder>();

/** The holder of these reads takes its named locks in this order. */
export const keepOrder = (reads: RowReads, order: LockOrder): void => void orders.set(reads, order);

/** Reads of which only the reach differs have the order of those that they were made of; undefined outside of any unit of work. */
export function orderOf(reads: RowReads): LockOrder | undefined {
  const { acrossTenants } = reads as { readonly acrossTenants?: RowReads };
  return orders.get(reads) ?? (acrossTenants && orders.get(acrossTenants));
}
