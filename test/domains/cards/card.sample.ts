import type { Sample } from '../../model/sample.ts';

/** A card of the provider: it draws from no wallet. */
export const sample: Sample<'card'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    walletId: null,
    agentId: null,
    issuerCardId: `icd_sample_${n}`,
    last4: '4242',
    multisigAddress: null,
    cardholderId: 'ich_sample',
    fundingCardAccountId: 'fca_sample',
    chain: null,
    cryptoAccountAddress: null,
    cryptoAccountType: null,
    perTransactionBaseUnits: null,
    dailyBaseUnits: null,
    weeklyBaseUnits: null,
    monthlyBaseUnits: null,
    blockedMcc: [],
    allowedMcc: null,
  }),
  events: {
    FREEZE: [{ type: 'FREEZE' }],
    UNFREEZE: [{ type: 'UNFREEZE' }],
    SET_LIMITS: [{ type: 'SET_LIMITS', limits: { dailyBaseUnits: 5_000_000n } }],
  },
};
