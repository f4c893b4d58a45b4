import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'policy-attachment'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    policyId: 'pol_sample',
    subjectType: 'wallet',
    subjectId: `wal_sample_${n}`,
    attachedAt: AT,
    detachedAt: null,
  }),
  inLeaf: { DETACHED: { detachedAt: AT } },
  events: { DETACH: [{ type: 'DETACH', at: AT }] },
};
