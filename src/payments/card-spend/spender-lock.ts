import { lockByName } from '../../platform/db/named-lock.ts';
import type { RowReads } from '../../platform/db/reads.ts';

/**
 * Taken before the spend of a wallet or an agent is added up, and held until the commit: of two concurrent uses the second
 * counts the first.
 */
export const lockSpender = (reads: RowReads, kind: 'wallet' | 'agent', id: string): Promise<void> =>
  lockByName(reads, `card-spend:${kind}`, id);
