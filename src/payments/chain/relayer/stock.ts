// Reads across tenants: the one relayer sends the transactions of all tenants.

import { sql } from '../../../platform/db/sql.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import type { Sender } from './lease.ts';
import { type ChainTransaction, type InFlight, inFlight, queued, type Settled } from './transaction.cross-tenant.ts';

/** The database's view of a sender's transactions at the beginning of a round. */
export interface Stock {
  /** Settled, at nonces that the chain has not reached (any more). */
  readonly outsideTransaction: readonly Settled[];
  /** The lowest nonce from the chain's on that is SENT, or else the next to be used; undefined before the first. */
  readonly nextNonce: bigint | undefined;
  readonly inFlight: readonly InFlight[];
  readonly queued: readonly ChainTransaction[];
}

/** All of it in one transaction; `limit` of those on their way, and of those that wait. */
export const takeStock = (engine: Engine, sender: Sender, chainNonce: number, limit: number): Promise<Stock> =>
  transact(engine, 'chain.relayer', async ({ reads }) => {
    const { chainId, address } = sender;
    const [outsideTransaction, next, sent, waiting] = await Promise.all([
      reads.many<Settled>(
        sql('chain_transactions')
          .where({ chain_id: chainId, sender: address })
          .where('nonce', '>=', chainNonce)
          .whereIn('state', ['CONFIRMED', 'REVERTED'])
          .orderBy('nonce'),
      ),
      reads.one<{ nonce: bigint }>(
        sql.raw(
          `SELECT COALESCE((SELECT min(nonce) FROM chain_transactions WHERE state = 'SENT' AND chain_id = s.chain_id
              AND sender = s.address AND nonce >= ?), s.next_nonce) AS nonce
            FROM chain_senders s WHERE s.chain_id = ? AND s.address = ?`,
          [chainNonce, chainId, address],
        ),
      ),
      inFlight(reads, chainId, limit),
      queued(reads, limit),
    ]);
    return { outsideTransaction, nextNonce: next?.nonce, inFlight: sent, queued: waiting };
  });
