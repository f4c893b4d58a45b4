import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'parcel'> = {
  context: ({ tenantId }, n) => ({ tenantId, label: `parcel ${n}`, deliveredAt: null }),
  inLeaf: { DELIVERED: { deliveredAt: AT } },
  events: { DELIVER: [{ type: 'DELIVER', at: AT }] },
};
