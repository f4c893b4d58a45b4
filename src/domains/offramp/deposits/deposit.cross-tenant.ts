// Reads across tenants: the chain tells of a deposit before its tenant is known.

import type { Address, Hex } from 'viem';
import { decodeEventLog, getAbiItem, toEventSelector } from 'viem/utils';
import { type ChainLog, type ChainTransaction, depositEscrowAbi } from '../../../payments/chain/index.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import { TRON } from '../providers/tron-partner.ts';

type Across = Pick<Reads, 'acrossTenants'>;

/** The name under which the indexer keeps the escrow's deposits. */
export const DEPOSITS = 'offramp.deposits';

export const DEPOSITED = toEventSelector(getAbiItem({ abi: depositEscrowAbi, name: 'Deposited' }));

/** A deposit that is on the chain now. */
export interface Deposit {
  readonly dealId: Hex;
  /** The contract that holds it. */
  readonly escrowAddress: Address;
  readonly amountMinor: bigint;
  /** Where the escrow would give it back to: what the deposit itself says. */
  readonly refundAddress: Address;
  /** Deep enough (D-085). */
  readonly confirmed: boolean;
  readonly transactionHash: Hex;
}

/** The decision about the deposit of a deal. */
export interface DecidedDeposit {
  readonly dealId: string;
  readonly paymentId: string | null;
  readonly disposition: 'FUNDED' | 'RETURNED';
}

/** The deposit of a deal as the chain has it; the escrow takes one, and one that was reorganised away is gone. */
export async function depositOf({ acrossTenants }: Across, dealId: string): Promise<Deposit | undefined> {
  const log = await acrossTenants.one<ChainLog>(
    sql('chain_logs')
      .where({ filter: DEPOSITS })
      .whereRaw('topics->>1 = ?', [dealId])
      .whereNot({ state: 'ORPHANED' })
      .orderBy('block_number', 'desc')
      .limit(1),
  );
  if (log === undefined) return undefined;
  const { args } = decodeEventLog({
    abi: depositEscrowAbi,
    eventName: 'Deposited',
    topics: log.topics,
    data: log.data,
  });
  return {
    dealId: args.dealId,
    escrowAddress: log.address,
    amountMinor: args.amount,
    refundAddress: args.refundAddress,
    confirmed: log.state === 'CONFIRMED',
    transactionHash: log.transactionHash,
  };
}

/** The payment that a deal pays. */
export const paymentOfDeal = ({ acrossTenants }: Across, dealId: string): Promise<{ id: string } | undefined> =>
  acrossTenants.one<{ id: string }>(sql('offramp_payments').where({ deal_id: dealId }).select('id'));

/** Returns the decision about a deal's deposit, if it is final. */
export const decidedDeposit = ({ acrossTenants }: Across, dealId: string): Promise<DecidedDeposit | undefined> =>
  acrossTenants.one<DecidedDeposit>(sql('offramp_deposits').where({ deal_id: dealId }));

/** The calls that were asked for under one name, the newest first. */
export const callsNamed = ({ acrossTenants }: Across, name: string): Promise<ChainTransaction[]> =>
  acrossTenants.many<ChainTransaction>(
    sql('chain_transactions').where('key', '>', `${name}:`).where('key', '<', `${name};`).orderBy('seq', 'desc'),
  );

/** The payment that the tron partner takes a deposit for, by our id of it or by its deal (D-082). */
export const partnersPayment = ({ acrossTenants }: Across, reference: string): Promise<{ id: string } | undefined> =>
  acrossTenants.one<{ id: string }>(
    sql('offramp_payments')
      .where({ source_chain_key: TRON.chainKey })
      .where((either) => either.where({ id: reference }).orWhere({ deal_id: reference }))
      .select('id'),
  );
