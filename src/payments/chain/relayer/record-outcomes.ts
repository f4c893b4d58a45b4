// Reads across tenants: the one relayer sends the transactions of all tenants.

import type { Hex, PublicClient, TransactionReceipt } from 'viem';
import { isAddressEqual } from 'viem/utils';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import type { Row } from '../../../platform/lifecycle/writes.ts';
import { causeOf } from '../causes.ts';
import { holdBlocks } from '../indexer/blocks.cross-tenant.ts';
import { change } from './changes.ts';
import { type NonceTaken, nonceTaken } from './nonce-taken.ts';
import type { Outcome, Settlement } from './outcomes.ts';
import { revertReason } from './revert-reason.ts';
import { type ChainTransaction, type InFlight, lockThoseIn } from './transaction.cross-tenant.ts';

/** The chain's state of a transaction in flight. */
export type Found =
  | { readonly kind: 'mined'; readonly transaction: InFlight; readonly by: TransactionReceipt }
  | { readonly kind: 'taken'; readonly transaction: InFlight; readonly by: NonceTaken }
  | { readonly kind: 'unmined' | 'unknown'; readonly transaction: InFlight };

/** The outcome of a transaction, as it is stored, and its block. */
type Ending = Row & Outcome & { readonly blockNumber: bigint; readonly blockHash: Hex };

/** Looks for the receipt of any form of each, and where `isOvertaken` for what has been mined in its place. */
export const lookFor = (
  client: PublicClient,
  transactions: readonly InFlight[],
  isOvertaken: (transaction: InFlight) => boolean,
): Promise<Found[]> =>
  Promise.all(
    transactions.map(async (transaction): Promise<Found> => {
      const receipts = await Promise.all(transaction.forms.map(({ hash }) => receiptOf(client, hash)));
      const receipt = receipts.find((found) => found !== null && found !== undefined);
      if (receipt) return { kind: 'mined', transaction, by: receipt };
      if (receipts.includes(undefined)) return { kind: 'unknown', transaction };
      const by = isOvertaken(transaction) ? await nonceTaken(client, transaction).catch(() => undefined) : undefined;
      return by ? { kind: 'taken', transaction, by } : { kind: 'unmined', transaction };
    }),
  );

/** Null: the node knows none. Undefined: it does not say. */
export async function receiptOf(client: PublicClient, hash: Hex): Promise<TransactionReceipt | null | undefined> {
  try {
    return await client.getTransactionReceipt({ hash });
  } catch (error) {
    return causeOf(error, 'TransactionReceiptNotFoundError') ? null : undefined;
  }
}

/** Records those whose block is deep enough below the head; answers how they have ended. */
export async function recordOutcomes(
  engine: Engine,
  client: PublicClient,
  found: readonly Found[],
  head: bigint,
): Promise<readonly Settlement[]> {
  const ended = found.filter((one) => one.kind === 'mined' || one.kind === 'taken');
  // The head was asked for beside them: a block that one of them is in may be newer.
  const depth = (block: bigint): bigint => (head > block ? head - block : 0n) + 1n;
  const deep = ended.filter(({ transaction, by }) => depth(by.blockNumber) >= BigInt(transaction.confirmations));
  if (deep.length === 0) return [];
  const outcomes = await Promise.all(
    deep.map(async (one) => ({
      transaction: one.transaction,
      patch:
        one.kind === 'mined' ? await outcomeOf(client, one.transaction, one.by) : overtakenBy(one.transaction, one.by),
    })),
  );
  return transact(engine, 'chain.relayer', async (unit) => {
    const keys = outcomes.map(({ transaction }) => transaction.key);
    const numbers = outcomes.map(({ patch }) => patch.blockNumber);
    const [blocks, sent] = await Promise.all([
      holdBlocks(unit.reads, engine.services.chain.chainId, numbers),
      lockThoseIn(unit.reads, 'SENT', keys),
    ]);
    // The chain may have replaced a block since it was asked. Its transactions are looked for again in the next round.
    const isReplaced = ({ blockNumber, blockHash }: Ending): boolean =>
      blocks.some(({ number, hash }) => number === blockNumber && hash !== blockHash);
    const standing = outcomes.filter(({ transaction, patch }) => sent.has(transaction.key) && !isReplaced(patch));
    for (const { transaction, patch } of standing) change(unit, transaction, { ...patch, settledAt: unit.realNow });
    return standing.map(({ transaction: { key }, patch: { state, hash } }) => ({ key, state, hash }));
  });
}

async function outcomeOf(
  client: PublicClient,
  transaction: ChainTransaction,
  receipt: TransactionReceipt,
): Promise<Ending> {
  const error = await failureOf(client, transaction, receipt);
  return {
    state: error === null ? 'CONFIRMED' : 'REVERTED',
    error,
    hash: receipt.transactionHash,
    blockNumber: receipt.blockNumber,
    blockHash: receipt.blockHash,
    logs: receipt.logs.map(({ address, topics, data, logIndex }) => ({ address, topics, data, logIndex })),
  };
}

/** Its caller is told; when the other's block is orphaned it is on its way again, like all that ended in such a block. */
const overtakenBy = ({ hash }: InFlight, { blockNumber, blockHash }: NonceTaken): Ending => ({
  state: 'REVERTED',
  hash,
  error: 'NONCE_TAKEN',
  blockNumber,
  blockHash,
  logs: [],
});

/** A status says that nothing reverted, not that what was wanted has happened: the events do. */
async function failureOf(
  client: PublicClient,
  { expects, toAddress: to, data, value }: ChainTransaction,
  { status, logs, from: account, blockNumber }: TransactionReceipt,
): Promise<string | null> {
  if (status === 'reverted') {
    // The state before its block is near enough to ask for the reason; without an answer it is just that.
    const again = client.call({ account, to, data, value, blockNumber: blockNumber - 1n });
    return again.then(
      () => 'execution reverted',
      (error: unknown) => revertReason(error) ?? 'execution reverted',
    );
  }
  if (expects === null) return null;
  const { address, topic } = expects;
  return logs.some((log) => isAddressEqual(log.address, address) && log.topics[0] === topic) ? null : 'EVENT_MISSING';
}
