import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, openChild } from '../../platform/lifecycle/writes.ts';

export const effects: EffectsOf<'delivery-record'> = {
  draftInvoice: (_, { invoice }) =>
    invoice === null ? [] : [openChild('invoice', invoice.invoiceId, invoice.context, invoice.clockOffsetMs)],
  record: ({ id, context }, { action }) => {
    const { buyerTenantId, sellerTenantId, orderId, evidenceDigest, invoiceId } = context;
    const data = { orderId, evidenceDigest, invoiceId };
    return [buyerTenantId, sellerTenantId].map((tenantId) => audit(`delivery.${action}`, id, tenantId, data));
  },
};
