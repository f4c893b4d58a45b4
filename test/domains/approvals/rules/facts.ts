import type { AuthorityTerms } from '../../../../machines/approvals/authority.machine.ts';
import type { GateFacts } from '../../../../src/domains/approvals/rules/gate-facts.ts';

export const USD = 1_000_000n;

/** A grant that allows everything. */
export const terms = (more: Partial<AuthorityTerms> = {}): AuthorityTerms => ({
  allowedActions: ['payment.create'],
  perTxLimitBaseUnits: null,
  dailyLimitBaseUnits: null,
  monthlyLimitBaseUnits: null,
  allowedCurrencies: [],
  allowedAssets: [],
  allowedChains: [],
  allowedDestinationIds: [],
  approvalWeight: 1,
  requiresCountersignature: false,
  countersignAboveBaseUnits: null,
  ...more,
});

/** A payment of 10 USD that nothing is in the way of, by an ACTIVE member with the role FINANCE. */
export function gates({
  payment,
  ...more
}: Partial<Omit<GateFacts, 'payment'>> & { payment?: object } = {}): GateFacts {
  const own: GateFacts['payment'] = {
    amountBaseUnits: 10n * USD,
    asset: 'USDC',
    assetId: 'eip155:84532/erc20:0xabc',
    chainKey: 'eip155:84532',
    requestedDestinationId: null,
    ...payment,
  };
  return {
    payment: own,
    initiator: { isActive: true, role: 'FINANCE', approverGroup: null },
    grant: null,
    withdrawn: [],
    spent: { dailyBaseUnits: own.amountBaseUnits, monthlyBaseUnits: own.amountBaseUnits },
    rules: {},
    hasPolicy: false,
    standing: { kind: 'none' },
    ...more,
  };
}
