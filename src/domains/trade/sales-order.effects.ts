import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit } from '../../platform/lifecycle/writes.ts';

export const effects: EffectsOf<'sales-order'> = {
  // In the buyer's histories and in the seller's: each step is of both (D-431).
  record: ({ id, context }, { action }) => {
    const { buyerTenantId, sellerTenantId, number, version, totalAtoms, purchaseOrderId } = context;
    const data = { number, version, totalAtoms, purchaseOrderId };
    return [buyerTenantId, sellerTenantId].map((tenantId) => audit(`sales_order.${action}`, id, tenantId, data));
  },
};
