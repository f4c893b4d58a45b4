import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'drip'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    walletId: 'wal_sample',
    address: `0x${n.toString(16).padStart(40, '0')}`,
    chainId: 84532,
    asset: 'usdc',
    amountBaseUnits: 250_000_000n,
    creditsBalance: true,
    txHash: null,
    failureReason: null,
    confirmedAt: null,
  }),
  inLeaf: {
    CONFIRMED: { txHash: `0x${'5'.repeat(64)}`, confirmedAt: AT },
    FAILED: { failureReason: 'sample' },
  },
  events: {
    CONFIRM: [{ type: 'CONFIRM', txHash: `0x${'5'.repeat(64)}`, at: AT }],
    FAIL: [{ type: 'FAIL', reason: 'sample' }],
  },
};
