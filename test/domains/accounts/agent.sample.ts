import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'agent'> = {
  context: ({ tenantId }) => ({ tenantId, name: 'Sample', suspendedAt: null }),
  inLeaf: { SUSPENDED: { suspendedAt: AT } },
  events: { SUSPEND: [{ type: 'SUSPEND', at: AT }], RESUME: [{ type: 'RESUME' }] },
};
