import type { ChainTransaction } from '../../../payments/chain/index.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';

/** A root is one transaction, however often it is asked for. */
export const anchorKey = (anchorId: string): string => `credential-anchor:${anchorId}`;

/** Records what became of a root's transaction, as far as it is settled; a second call finds it done. */
export async function concludeAnchor(
  anchor: Aggregate<'credential-anchor'>,
  { state, hash }: Pick<ChainTransaction, 'state' | 'hash'>,
): Promise<void> {
  if (anchor.status !== 'SUBMITTED') return;
  if (state === 'CONFIRMED' && hash !== null) await anchor.send('CONFIRM', { txHash: hash, at: anchor.now });
  else if (state === 'REVERTED' || state === 'FAILED') await anchor.send('FAIL');
}
