import { readFileSync } from 'node:fs';

/** Of SCHED_BATCH among Linux's scheduling policies. */
export const BATCH = 3;

/** The scheduling policy of a process's first thread: field 41 of its stat, of which the second may hold blanks (proc(5)). */
export function policyOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[41 - 3]);
}
