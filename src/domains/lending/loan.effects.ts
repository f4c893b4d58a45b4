import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { insert, send, type Write } from '../../platform/lifecycle/writes.ts';
import { collected, issued, lost } from './money.ts';
import { recordedFor } from './told-parties.ts';

type Loan = AggregateView<'loan'>;

export const effects: EffectsOf<'loan'> = {
  payOut: ({ context }) => issued(context),
  collect: (loan, { repayment, from }) => [
    // The ledger entry that the answer names: its transfers bear the id (D-377).
    ...collected(loan.context, repayment, from).map((write) => ({ ...write, subject: repayment.txRef })),
    ...repaid(loan, repayment),
  ],
  creditPool: ({ context }, { closes }) => [send('financing-pool', context.poolId, 'COLLECT', { closes })],
  settlePurchaseOrder: ({ context }) => [send('purchase-order', context.purchaseOrderId, 'REPAY')],
  writeOff: ({ context }) => [...lost(context), send('financing-pool', context.poolId, 'WRITE_OFF')],
  defaultPurchaseOrder: ({ context }) => [send('purchase-order', context.purchaseOrderId, 'DEFAULT')],
  record: ({ id, context }, { action }) => {
    const { poolId, purchaseOrderId, principal, principalOutstanding, interestDue } = context;
    const data = { poolId, purchaseOrderId, principal, principalOutstanding, interestDue };
    return recordedFor(context, `loan.${action}`, id, data);
  },
};

type Repayment = Parameters<(typeof effects)['collect']>[1]['repayment'];

const repaid = ({ id, context, now }: Loan, { txRef, interest, principal, deadlineSeconds }: Repayment): Write[] => [
  insert('loan_repayments', {
    id: txRef,
    loanId: id,
    lenderTenantId: context.lenderTenantId,
    borrowerTenantId: context.borrowerTenantId,
    interest,
    principal,
    validUntil: new Date(now.getTime() + deadlineSeconds * 1000),
    createdAt: now,
  }),
];
