import type { Change, Rule } from './change.ts';

/** Adds a change of the machine or the operation in hand. */
export type Say = (rule: Rule, words?: Partial<Change>) => void;
