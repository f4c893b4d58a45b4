import { AT, type Sample } from '../../model/sample.ts';

const decided = { decision: 'RELEASE', note: 'sample', resolvedBy: 'mem_sample', resolvedAt: AT } as const;

export const sample: Sample<'review-case'> = {
  parents: ['payment'],
  context: ({ tenantId, paymentId }) => ({
    paymentId,
    senderTenantId: tenantId,
    reason: 'PROVIDER_STUCK',
    decision: null,
    note: null,
    resolvedBy: null,
    resolvedAt: null,
  }),
  inLeaf: { RESOLVED: decided },
  events: {
    RESOLVE: [{ type: 'RESOLVE', decision: 'RELEASE', note: 'sample', by: 'mem_sample', at: AT }],
    CLOSE: [{ type: 'CLOSE' }],
  },
};
