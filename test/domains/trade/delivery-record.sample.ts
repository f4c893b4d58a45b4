import { evidenceHash } from '../../../src/domains/trade/rules/evidence.ts';
import { AT, type Sample } from '../../model/sample.ts';

export const sample: Sample<'delivery-record'> = {
  context: ({ tenantId }, n) => ({
    orderId: `so_sample_${n}`,
    buyerTenantId: tenantId,
    sellerTenantId: 'ten_sample_seller',
    note: 'At dock 4.',
    uploadIds: [],
    evidenceDigest: evidenceHash([]),
    deliveredAt: AT,
    acceptedAt: null,
    invoiceId: null,
  }),
  inLeaf: { ACCEPTED: { acceptedAt: AT } },
  events: { ACCEPT: [{ type: 'ACCEPT', invoice: null, at: AT }] },
};
