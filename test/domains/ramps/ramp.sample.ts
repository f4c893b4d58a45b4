import { AT, type Sample } from '../../model/sample.ts';

const minted = { txHash: `0x${'5'.repeat(64)}`, fiatRef: 'SIM-0123456789AB' } as const;

export const sample: Sample<'ramp'> = {
  context: ({ tenantId }) => ({
    tenantId,
    walletId: 'wal_sample',
    direction: 'on',
    amountBaseUnits: 1_000_000n,
    provider: 'simulated',
    txHash: null,
    paymentId: null,
    fiatRef: null,
    failureReason: null,
    confirmedAt: null,
  }),
  inLeaf: { CONFIRMED: { ...minted, confirmedAt: AT }, FAILED: { failureReason: 'MINT_FAILED' } },
  events: {
    CONFIRM: [{ type: 'CONFIRM', ...minted, at: AT }],
    FAIL: [{ type: 'FAIL', reason: 'MINT_FAILED' }],
  },
};
