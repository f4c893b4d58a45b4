// Reads across tenants: the one relayer sends the transactions of all tenants.

import type { Address, Hex } from 'viem';
import type { Reads, RowReads } from '../../../platform/db/reads.ts';
import { anyOf, literally, sql } from '../../../platform/db/sql.ts';
import type { Wake } from '../../../platform/lifecycle/topics.ts';

/**
 * QUEUED: not signed yet. SENT: signed and stored; it may have been mined or never have arrived. CONFIRMED and
 * REVERTED: in a block that is deep enough, until that block turns out to be orphaned, which makes it SENT again. REVERTED
 * is also one that can never be mined, because such a block has its nonce in another transaction (`NONCE_TAKEN`).
 * FAILED: it would have reverted, was never signed and never will be.
 */
export type TransactionState = 'QUEUED' | 'SENT' | 'CONFIRMED' | 'REVERTED' | 'FAILED';

export interface StoredLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly logIndex: number;
}

export interface ChainTransaction {
  readonly key: string;
  readonly state: TransactionState;
  readonly toAddress: Address;
  readonly data: Hex;
  readonly value: bigint;
  readonly gasLimit: bigint | null;
  readonly confirmations: number;
  readonly expects: { readonly address: Address; readonly topic: Hex } | null;
  readonly wakes: (Wake & { readonly whenSettled?: boolean }) | null;
  readonly chainId: bigint | null;
  readonly sender: Address | null;
  readonly nonce: bigint | null;
  readonly hash: Hex | null;
  readonly blockNumber: bigint | null;
  readonly blockHash: Hex | null;
  readonly logs: readonly StoredLog[] | null;
  /** The reason for which it reverted or failed. */
  readonly error: string | null;
  readonly sentAt: Date | null;
  readonly settledAt: Date | null;
  /** When its block was last found gone; null for one that never was in an orphaned block. */
  readonly orphanedAt: Date | null;
  /** The step that has asked for it; null where tracing was off. */
  readonly traceparent: string | null;
}

/** One that has ended at a nonce of its own: signed, and so with a hash. */
export interface Settled extends ChainTransaction {
  readonly hash: Hex;
}

/** Returns the transactions of calls by their keys, for the domains that requested them. */
export async function findChainTransactions(
  { acrossTenants }: Pick<Reads, 'acrossTenants'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ChainTransaction>> {
  if (keys.length === 0) return new Map();
  const rows = await acrossTenants.many<ChainTransaction>(sql('chain_transactions').where(anyOf('key', keys)));
  return new Map(rows.map((row) => [row.key, row]));
}

/** In the order in which they were asked for. */
export const queued = (reads: RowReads, limit: number) =>
  reads.many<ChainTransaction>(
    sql('chain_transactions').where(literally('state', 'QUEUED')).orderBy('seq').limit(limit),
  );

/** Locks those that are still in that state: other processes may have changed some since they were read. */
export async function lockThoseIn(
  reads: RowReads,
  state: TransactionState,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reads.many<{ key: string }>(
    sql('chain_transactions').where(anyOf('key', keys)).where({ state }).orderBy('key').forUpdate().select('key'),
  );
  return new Set(rows.map(({ key }) => key));
}

export interface Signed {
  readonly hash: Hex;
  readonly key: string;
  readonly raw: Hex;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
  readonly signedAt: Date;
}

/** A transaction that has left, or may have; its newest form first. */
export interface InFlight extends ChainTransaction {
  readonly sender: Address;
  readonly nonce: bigint;
  readonly hash: Hex;
  readonly forms: readonly Signed[];
}

const sentOn = (chainId: number) =>
  sql('chain_transactions').where(literally('state', 'SENT')).where({ chain_id: chainId });

/** Returns those with the lowest nonces: the others cannot be mined before them. */
export async function inFlight(reads: RowReads, chainId: number, limit: number): Promise<InFlight[]> {
  const sent = await reads.many<Omit<InFlight, 'forms'>>(sentOn(chainId).orderBy('nonce').limit(limit));
  if (sent.length === 0) return [];
  const keys = sent.map(({ key }) => key);
  const forms = await reads.many<Signed>(
    sql('chain_signed').where(anyOf('key', keys)).orderBy('signed_at', 'desc').orderBy('max_fee_per_gas', 'desc'),
  );
  return sent.map((transaction) => ({ ...transaction, forms: forms.filter(({ key }) => key === transaction.key) }));
}
