import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { openChild, send } from '../../platform/lifecycle/writes.ts';
import { recordedFor } from './told-parties.ts';

export const effects: EffectsOf<'offer'> = {
  openLoan: (_, { loan }) => [openChild('loan', loan.loanId, loan.context)],
  lendFromPool: ({ context: { poolId, principal } }, { funds }) => [
    send('financing-pool', poolId, 'LEND', { principal, funds }),
  ],
  financePurchaseOrder: ({ context }) => [send('purchase-order', context.purchaseOrderId, 'FINANCE')],
  record: ({ id, context }, { action }) => {
    const { poolId, purchaseOrderId, principal, loanId } = context;
    return recordedFor(context, `offer.${action}`, id, { poolId, purchaseOrderId, principal, loanId });
  },
};
