// Reads across tenants: the limit counts what was sent for all tenants.

import type { Address } from 'viem';
import { sql } from '../../platform/db/sql.ts';
import type { Engine } from '../../platform/lifecycle/engine.ts';
import { transact } from '../../platform/lifecycle/transact.ts';
import { askChain } from './ask.ts';
import type { Chain, ChainStatus } from './chain.ts';
import type { Cursor } from './indexer/blocks.cross-tenant.ts';

/** The chain as operators see it; null is what the chain would have to say and does not. */
export interface ChainOverview {
  readonly chainId: number;
  readonly status: ChainStatus;
  readonly head: bigint | null;
  readonly indexed: bigint | null;
  /** Blocks that the indexer is behind. */
  readonly lag: bigint | null;
  readonly relayer: { readonly address: Address; readonly balanceWei: bigint | null };
  readonly transactions: { readonly queued: number; readonly sent: number; readonly oldestSeconds: number | null };
  readonly settlementToken: Address;
  readonly depositEscrow: Address | null;
}

const READ_MS = 3000;

/** Asks the database and the chain; a silent chain is part of the answer. */
export async function chainOverview(engine: Engine): Promise<ChainOverview> {
  const { chain } = engine.services;
  const [stored, asked] = await Promise.all([readStored(engine), ask(chain)]);
  const { cursor, queue } = stored;
  const indexed = cursor?.blockNumber ?? null;
  const lag = asked === undefined || indexed === null ? null : asked.head - indexed;
  const oldest = queue?.oldest ?? null;
  return {
    chainId: chain.chainId,
    status: chain.status(),
    head: asked?.head ?? null,
    indexed,
    lag: lag !== null && lag < 0n ? 0n : lag,
    relayer: { address: chain.relayer.address, balanceWei: asked?.balance ?? null },
    transactions: {
      queued: queue?.queued ?? 0,
      sent: queue?.sent ?? 0,
      oldestSeconds: oldest === null ? null : Math.max(0, (engine.realTime().getTime() - oldest.getTime()) / 1000),
    },
    settlementToken: chain.contracts.settlementToken,
    depositEscrow: chain.contracts.depositEscrow ?? null,
  };
}

const readStored = (engine: Engine) =>
  transact(engine, 'chain.overview', async ({ reads }) => ({
    cursor: await reads.one<Cursor>(sql('chain_cursors').where({ chain_id: engine.services.chain.chainId })),
    queue: await reads.one<{ queued: number; sent: number; oldest: Date | null }>(
      sql.raw(`SELECT count(*) FILTER (WHERE state = 'QUEUED')::int AS queued,
          count(*) FILTER (WHERE state = 'SENT')::int AS sent, min(created_at) AS oldest
        FROM chain_transactions WHERE state = 'QUEUED' OR state = 'SENT'`),
    ),
  }));

/** Returns undefined if the chain does not answer, or if there is none. */
const ask = (chain: Chain): Promise<{ head: bigint; balance: bigint } | undefined> =>
  askChain(chain, READ_MS, async ({ client }) => {
    const [head, balance] = await Promise.all([
      client.getBlockNumber(),
      client.getBalance({ address: chain.relayer.address }),
    ]);
    return { head, balance };
  }).catch(() => undefined);
