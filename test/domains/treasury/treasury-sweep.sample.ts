import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'treasury-sweep'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    accountId: 'trs_sample',
    ruleId: null,
    sourceBucketId: 'bkt_sample_0',
    destBucketId: 'bkt_sample_1',
    amountBaseUnits: 1_000_000n,
    paymentId: `pay_sample_${n}`,
    failureReason: null,
    completedAt: null,
  }),
  inLeaf: { COMPLETED: { completedAt: AT }, FAILED: { failureReason: 'NONCE_CONFLICT' } },
  events: {
    COMPLETE: [{ type: 'COMPLETE', at: AT }],
    FAIL: [{ type: 'FAIL', reason: 'NONCE_CONFLICT' }],
    CANCEL: [{ type: 'CANCEL' }],
  },
};
