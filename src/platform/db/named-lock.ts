import type { LockClass } from './lock-classes.ts';
import { lockStatement, type NamedLock, orderOf } from './lock-order.ts';
import type { RowReads } from './reads.ts';

/**
 * Takes a lock by name until the transaction ends, for rules over rows that may not exist yet ("the first one becomes
 * default", "the latest proof wins"). Different names may share a lock, which costs a wait and nothing else. Asked for
 * behind something that comes later in the order of locks (lock-classes.ts), it throws, and the transaction runs again with
 * the lock taken first.
 */
export async function lockByName(reads: RowReads, lockClass: LockClass, ...key: readonly string[]): Promise<void> {
  const lock: NamedLock = { class: lockClass, name: [lockClass, ...key].join(':') };
  if (orderOf(reads)?.take(lock) ?? true) await reads.one(lockStatement(lock));
}
