import type { Hex, PublicClient, TransactionReceipt } from 'viem';
import { isAddressEqual } from 'viem/utils';
import { sql } from '../../db/sql.ts';
import type { Engine } from '../../lifecycle/engine.ts';
import type { Row } from '../../lifecycle/writes.ts';
import { causeOf } from '../causes.ts';
import { transact } from '../transact.ts';
import { change } from './changes.ts';
import { revertReason } from './revert-reason.ts';
import type { ChainTransaction, InFlight } from './transaction.lookup.ts';

/** What the chain says of a transaction on its way. */
export type Found =
  | { readonly kind: 'mined'; readonly transaction: InFlight; readonly receipt: TransactionReceipt }
  | { readonly kind: 'unmined' | 'unknown'; readonly transaction: InFlight };

/** Looks for the receipt of any form of each. */
export const findReceipts = (client: PublicClient, transactions: readonly InFlight[]): Promise<Found[]> =>
  Promise.all(
    transactions.map(async (transaction): Promise<Found> => {
      const receipts = await Promise.all(transaction.forms.map(({ hash }) => receiptOf(client, hash)));
      const receipt = receipts.find((found) => found !== null && found !== undefined);
      if (receipt) return { kind: 'mined', transaction, receipt };
      return { kind: receipts.includes(undefined) ? 'unknown' : 'unmined', transaction };
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

/** Records those whose block is deep enough; answers how many. */
export async function settle(engine: Engine, client: PublicClient, found: readonly Found[]): Promise<number> {
  const mined = found.filter((one) => one.kind === 'mined');
  if (mined.length === 0) return 0;
  const head = await client.getBlockNumber();
  const deep = mined.filter(
    ({ transaction, receipt }) => head - receipt.blockNumber + 1n >= BigInt(transaction.confirmations),
  );
  if (deep.length === 0) return 0;
  const outcomes = await Promise.all(
    deep.map(async ({ transaction, receipt }) => ({
      transaction,
      patch: await outcomeOf(client, transaction, receipt),
    })),
  );
  return transact(engine, 'chain.relayer', async (unit) => {
    const keys = outcomes.map(({ transaction }) => transaction.key);
    const open = await unit.reads.many<{ key: string }>(
      sql('chain_transactions').whereIn('key', keys).where({ state: 'SENT' }).orderBy('key').forUpdate().select('key'),
    );
    const sent = new Set(open.map(({ key }) => key));
    for (const { transaction, patch } of outcomes) {
      if (sent.has(transaction.key)) change(unit, transaction, { ...patch, settledAt: unit.realNow });
    }
    return sent.size;
  });
}

async function outcomeOf(
  client: PublicClient,
  transaction: ChainTransaction,
  receipt: TransactionReceipt,
): Promise<Row> {
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
