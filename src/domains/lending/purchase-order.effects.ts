import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { tell } from '../../platform/lifecycle/writes.ts';
import { recordedFor } from './told-parties.ts';

export const effects: EffectsOf<'purchase-order'> = {
  // An order that its invoice has settled meanwhile takes no notice of it.
  settleOrder: ({ context, now }) =>
    context.tradeOrderId === null ? [] : [tell('sales-order', context.tradeOrderId, 'RECORD_LOAN_REPAID', { at: now })],
  record: ({ id, context }, { action }) => {
    const { poolId, tradeOrderId, extractionId, faceAmount, minPrincipal } = context;
    const data = { poolId, tradeOrderId, extractionId, faceAmount, minPrincipal };
    return recordedFor(context, `purchase_order.${action}`, id, data);
  },
};
