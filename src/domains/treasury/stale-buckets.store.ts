import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { SeenBuckets } from './read-buckets.ts';
import type { BucketRecord } from './treasury-account.store.ts';

/**
 * Whether money has left one of these buckets since they were looked at: a payment is COMPLETED here whose nonce was not
 * used then. Such a payment reserves nothing any more, and what was seen still counts its money.
 */
export async function areStale(reads: RowReads, buckets: readonly BucketRecord[], seen: SeenBuckets): Promise<boolean> {
  const nonces = buckets.map(({ walletId, id }) => ({ walletId, nonce: seen.get(id)?.nonce ?? null }));
  const known = nonces.filter(({ nonce }) => nonce !== null);
  const row = await reads.one(
    sql.raw(
      `SELECT 1 AS one FROM unnest(?::text[], ?::numeric[]) AS seen(wallet_id, nonce)
        JOIN multisig_payments p ON p.source_wallet_id = seen.wallet_id AND p.nonce >= seen.nonce
        WHERE p.status = 'COMPLETED' LIMIT 1`,
      [known.map(({ walletId }) => walletId), known.map(({ nonce }) => String(nonce))],
    ),
  );
  return row !== undefined;
}
