import type { Knex } from 'knex';
import type { Address, Hex } from 'viem';
import type { MultisigPaymentContext } from '../../../machines/payments/multisig-payment.types.ts';
import type { OwnerSignature, TransactionState } from '../../payments/chain/index.ts';
import { lockByName } from '../../platform/db/named-lock.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { anyOf, literallyNoneOf, sql } from '../../platform/db/sql.ts';
import type { StatusOf } from '../../platform/lifecycle/definition.ts';
import { executionKey } from './execution/execution-key.ts';

/** A legacy payment as a row, or as an aggregate with its context spread. */
export interface MultisigPaymentRecord extends MultisigPaymentContext {
  readonly id: string;
  readonly status: StatusOf<'multisig-payment'>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const ENDED: readonly StatusOf<'multisig-payment'>[] = ['COMPLETED', 'FAILED', 'CANCELLED'];

/** The open payments of a wallet are few among all that it has ever made, and have an index of their own. */
const isOpen = (status = 'status') => literallyNoneOf(status, ENDED);

/** The first wall; `page` of src/platform/lists/paging.ts puts it into the order of lists. */
export const multisigPaymentsOf = (tenantId: string): Knex.QueryBuilder =>
  sql('multisig_payments').where({ tenant_id: tenantId });

export const findMultisigPayment = (
  reads: RowReads,
  tenantId: string,
  id: string,
): Promise<MultisigPaymentRecord | undefined> =>
  reads.one<MultisigPaymentRecord>(multisigPaymentsOf(tenantId).where({ id }));

/** A payment with the Safe that makes it and what became of its call, as far as there is one. */
export interface Execution extends MultisigPaymentRecord {
  readonly safe: Address;
  readonly callState: TransactionState | null;
  readonly callHash: Hex | null;
  readonly callError: string | null;
}

/** For workers, who see all tenants; by the payments' ids. */
export async function executionsById(reads: RowReads, ids: readonly string[]): Promise<ReadonlyMap<string, Execution>> {
  const keys = ids.map(executionKey);
  const rows = await reads.many<Execution>(
    sql
      .with('asked', ['id', 'key'], sql.raw('SELECT * FROM unnest(?::text[], ?::text[])', [[...ids], keys]))
      .from('asked')
      .join('multisig_payments AS p', 'p.id', 'asked.id')
      .join('wallets AS w', 'w.id', 'p.source_wallet_id')
      .leftJoin('chain_transactions AS c', 'c.key', 'asked.key')
      .select('p.*', { safe: 'w.address', call_state: 'c.state', call_hash: 'c.hash', call_error: 'c.error' }),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the open payments of some wallets that are not with the relayer, by nonce, with the wallet's Safe. */
export const waitingPayments = (
  reads: RowReads,
  walletIds: readonly string[],
): Promise<(MultisigPaymentRecord & Pick<Execution, 'safe'>)[]> =>
  reads.many(
    sql('multisig_payments AS p')
      .join('wallets AS w', 'w.id', 'p.source_wallet_id')
      .where(anyOf('p.source_wallet_id', walletIds))
      .where(isOpen('p.status'))
      .whereNot('p.status', 'EXECUTING')
      .orderBy('p.nonce')
      .select('p.*', { safe: 'w.address' }),
  );

export const walletsWithOpenPayments = (reads: RowReads, tenantId: string): Promise<{ walletId: string }[]> =>
  reads.many(
    multisigPaymentsOf(tenantId)
      .where(isOpen())
      .whereNot('status', 'EXECUTING')
      .distinct({ wallet_id: 'source_wallet_id' })
      .orderBy('wallet_id'),
  );

export const signaturesOf = (reads: RowReads, paymentId: string): Promise<OwnerSignature[]> =>
  reads.many<OwnerSignature>(
    sql('multisig_signatures').where({ payment_id: paymentId }).orderBy('created_at').select('signer', 'signature'),
  );

/** A payment that executes is open, too. */
export const openPaymentsOfWallet = (walletId: string | Knex.Raw): Knex.QueryBuilder =>
  sql('multisig_payments').where({ source_wallet_id: walletId }).where(isOpen());

/**
 * The lowest nonce at or above the Safe's own that no open proposal of the wallet holds (D-455). Takes the wallet's lock
 * first, until the transaction ends: of two proposals the second sees what the first has taken. The chain was asked before
 * that: what has been executed since is known here. A condition on the nonce would not limit what is read: PostgreSQL
 * compares numerics only after it has applied a table's row security.
 */
export async function nextFreeNonce(reads: RowReads, walletId: string, onChain: bigint): Promise<bigint> {
  await lockByName(reads, 'safe-nonces', walletId);
  const [open, executed] = await Promise.all([
    reads.many<{ nonce: bigint }>(openPaymentsOfWallet(walletId).select('nonce')),
    reads.one<{ nonce: bigint }>(
      sql('multisig_payments')
        .where({ source_wallet_id: walletId, status: 'COMPLETED' })
        .orderBy('nonce', 'desc')
        .limit(1)
        .select('nonce'),
    ),
  ]);
  let free = executed !== undefined && executed.nonce >= onChain ? executed.nonce + 1n : onChain;
  const held = new Set(open.map(({ nonce }) => nonce));
  while (held.has(free)) free += 1n;
  return free;
}
