import type { Reads } from '../../platform/db/reads.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { insert, type Write } from '../../platform/lifecycle/writes.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { mayInitiate } from './authority.store.ts';
import { gateFacts } from './gates.cross-tenant.ts';
import { breachedLimit, UNPRICED } from './rules/spending-limit.ts';

declare module '../../platform/db/ids.ts' {
  interface IdPrefixes {
    spe: 'spends';
  }
}

/** A use of the tenant's money by another way than a payment: a loan, a ramp, a settlement, a call of a wallet (D-521). */
export interface Spending {
  /** The id of the use, or of what it is about. Judged or counted again under the same id, its amount counts once. */
  readonly resourceId: string;
  /** Base units of USD; null for what has no such amount, which exceeds every limit. */
  readonly amountBaseUnits: bigint | null;
  /** An address, or an id of the service. */
  readonly counterparty: string;
  /** The settlement token by default. */
  readonly assetId?: string;
}

/** The part of a request that its judgement needs. */
export interface Spender {
  readonly reads: Reads;
  readonly tenantId: string;
  readonly caller: Pick<Caller, 'memberId'> & Partial<Pick<Caller, 'role'>>;
  readonly now: Date;
  readonly services: Pick<Services, 'chain'>;
}

/** The refusal of a caller who may not initiate payments: it comes before the other gates, and holds no lock. */
export async function refuseInitiator({
  reads,
  tenantId,
  caller: { memberId, role = null },
}: Pick<Spender, 'reads' | 'tenantId' | 'caller'>): Promise<Refusal<'AUTHORITY_MISSING'> | undefined> {
  const may = await mayInitiate({ reads, tenantId, caller: { memberId, role } });
  return may ? undefined : refuse('AUTHORITY_MISSING', { details: { action: 'payment.create' } });
}

/**
 * Judges a use of money as a payment of that amount: by the initiator's grant, with what counts into its windows, and by the
 * organization's approvals (D-521). Locks the member's window until the commit, after every other lock of the request.
 */
export async function judgeSpending(
  spender: Spender,
  spending: Spending,
): Promise<Refusal<'AUTHORITY_MISSING' | 'APPROVAL_REQUIRED'> | undefined> {
  const refusal = await refuseInitiator(spender);
  if (refusal !== undefined) return refusal;
  const { reads, tenantId, caller, now, services } = spender;
  const { chainId, contracts } = services.chain;
  const chainKey = `eip155:${chainId}`;
  const token = `${chainKey}/erc20:${contracts.settlementToken.toLowerCase()}`;
  const assetId = spending.assetId ?? token;
  const facts = await gateFacts(reads, {
    paymentId: spending.resourceId,
    tenantId,
    initiatorMemberId: caller.memberId ?? '',
    now,
    payment: {
      amountBaseUnits: spending.amountBaseUnits ?? UNPRICED,
      asset: assetId === token ? 'USDC' : assetId,
      assetId,
      chainKey,
      // Whatever is no payout destination is on no list of them.
      requestedDestinationId: spending.counterparty,
    },
  });
  const details = breachedLimit(facts);
  return details && refuse('APPROVAL_REQUIRED', { details });
}

/** Counts the use into the windows of its spender: to be written where it succeeds. */
export const countSpending = (
  { tenantId, caller, now }: Pick<Spender, 'tenantId' | 'caller' | 'now'>,
  { resourceId, amountBaseUnits }: Pick<Spending, 'resourceId' | 'amountBaseUnits'>,
): readonly Write[] =>
  caller.memberId === null || amountBaseUnits === null || amountBaseUnits === 0n
    ? []
    : [
        insert(
          'spends',
          { resourceId, spenderId: caller.memberId, tenantId, amountBaseUnits, createdAt: now, endedAt: null },
          'ignore',
        ),
      ];
