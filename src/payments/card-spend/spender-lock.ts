import { lockByName } from '../../platform/db/named-lock.ts';
import type { RowReads } from '../../platform/db/reads.ts';

/** Whoever adds up what a wallet or an agent has spent holds this until the commit: of two uses at once the second counts the first. */
export const lockSpender = (reads: RowReads, kind: 'wallet' | 'agent', id: string): Promise<void> =>
  lockByName(reads, `card-spend:${kind}`, id);
