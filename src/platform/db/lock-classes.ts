import { lockClasses } from '../../../generated/contract/locks.ts';

/**
 * The classes of named locks, in the order in which a transaction takes them (D-532): spec/locks.yaml declares them. Named locks
 * come before rows. The whole order: the idempotency key, named locks by class, the rows of lifecycles by id, children
 * through their root, rows that count towards limits, what a module locks last.
 */
export const LOCK_CLASSES = lockClasses;

export type LockClass = (typeof LOCK_CLASSES)[number];
