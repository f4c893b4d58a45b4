import type { Sample } from '../../model/sample.ts';

const spent = { spentDailyBaseUnits: 0n, spentWeeklyBaseUnits: 0n, spentMonthlyBaseUnits: 0n };
const decided = { policyDecision: null, decisions: [], spent };

/** One USD, given back in parts of 40 and 60 cents, or whole. */
export const sample: Sample<'card-authorization'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    cardId: `card_sample_${n}`,
    walletId: null,
    agentId: null,
    issuerAuthorizationId: null,
    amountBaseUnits: 1_000_000n,
    mcc: '5814',
    merchantName: null,
    merchantAddress: null,
    policyDecision: null,
    declineReason: null,
    reversedBaseUnits: 0n,
    ...spent,
  }),
  inLeaf: {
    DECLINED: { declineReason: 'DAILY_CAP' },
    REVERSED: { reversedBaseUnits: 1_000_000n },
  },
  events: {
    APPROVE: [{ type: 'APPROVE', ...decided }],
    DECLINE: [{ type: 'DECLINE', reason: 'PER_TXN_LIMIT', ...decided }],
    REVERSE: [400_000n, 600_000n, 1_000_000n].map((amountBaseUnits) => ({
      type: 'REVERSE' as const,
      amountBaseUnits,
      spent,
    })),
  },
};
