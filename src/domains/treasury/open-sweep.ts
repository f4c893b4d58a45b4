import type { Address } from 'viem';
import { newId } from '../../platform/db/ids.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { namedAs, type ProposalTools, proposeAsSeen, tokenTransfer } from '../payments/index.ts';
import { findWallet } from '../wallets/index.ts';
import type { BucketRecord } from './treasury-account.store.ts';
import { type OpenSweep, reservedIn } from './treasury-sweep.store.ts';

/** A transfer between two buckets of an account that is locked. */
export interface SweepOrder {
  readonly accountId: string;
  /** Null where a person or a program asks for it. */
  readonly ruleId: string | null;
  readonly source: BucketRecord;
  readonly dest: BucketRecord;
  readonly amountBaseUnits: bigint;
  /** The source's balance and its Safe's nonce, read before this transaction. */
  readonly seen: { readonly balance: bigint; readonly nonce: bigint };
  readonly openSweeps: readonly OpenSweep[];
}

export type SweepRefusal = Refusal<
  'WALLET_NOT_DEPLOYED' | 'POLICY_DENIED' | 'POLICY_UNAVAILABLE' | 'INSUFFICIENT_FUNDS'
>;

/** Proposes the payment, and opens the record that follows it; nothing moves until owners sign (B 2.4, D-287). */
export async function openSweep(
  tools: ProposalTools,
  order: SweepOrder,
): Promise<Aggregate<'treasury-sweep'> | SweepRefusal> {
  const { accountId, ruleId, source, dest, amountBaseUnits, seen, openSweeps } = order;
  const { tenantId, reads, services } = tools;
  const wallet = await findWallet(reads, tenantId, source.walletId);
  if (wallet?.status !== 'DEPLOYED') return refuse('WALLET_NOT_DEPLOYED');
  const id = newId('swp');
  const plan = {
    ...({ wallet, origin: 'SWEEP', originId: id, asset: 'usdc', amountBaseUnits, memo: null } as const),
    ...namedAs('wallet', dest.address),
    call: tokenTransfer(services.chain.contracts.settlementToken, dest.address as Address, amountBaseUnits),
    reservedBaseUnits: reservedIn(source.id, openSweeps),
  };
  const payment = await proposeAsSeen(tools, plan, { nonce: seen.nonce, heldBaseUnits: seen.balance });
  // A sweep stays with the tenant: neither a grant nor an approval judges it (D-521).
  if (payment instanceof Refusal) return payment as SweepRefusal;
  return tools.open('treasury-sweep', {
    id,
    context: {
      tenantId,
      accountId,
      ruleId,
      sourceBucketId: source.id,
      destBucketId: dest.id,
      amountBaseUnits,
      paymentId: payment.id,
      failureReason: null,
      completedAt: null,
    },
  });
}
