import { accountOf } from '../../../src/domains/offramp/money.ts';
import { transfer } from '../../../src/payments/ledger/transfer.ts';
import { paymentEvents } from '../../model/payment-model.ts';
import { AT, type Sample } from '../../model/sample.ts';
import { newPayment } from '../../support/new-payment.ts';
import { working } from '../../support/working.ts';

const submitted = {
  custody: 'escrow',
  recipientTenantId: 'ten_nobody',
  provider: 'internal',
  providerFeeBaseUnits: 0n,
  networkFeeBaseUnits: 0n,
  proceedsBaseUnits: 25_000_000n,
} as const;

export const sample: Sample<'offramp-payment'> = {
  context: ({ tenantId, memberId }, n) => ({
    ...newPayment('INTERNAL_BALANCE'),
    senderTenantId: tenantId,
    initiatorMemberId: memberId,
    phoneIndex: `sample-${n}`,
  }),
  inLeaf: {
    SOURCE_FUNDS_CONFIRMED: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
    POLICY_CHECK: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
    PAYOUT_SELECTION_REQUIRED: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
    'COMPLIANCE_HOLD.CREDENTIAL_HOLD': { custody: 'reserved', recipientTenantId: 'ten_nobody' },
    'COMPLIANCE_HOLD.APPROVAL_REQUIRED': { custody: 'reserved', recipientTenantId: 'ten_nobody' },
    'COMPLIANCE_HOLD.APPROVAL_PENDING': { custody: 'reserved', recipientTenantId: 'ten_nobody' },
    AWAITING_RECIPIENT_CONFIRMATION: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
    FUNDS_LOCKED: { custody: 'escrow', recipientTenantId: 'ten_nobody' },
    PROVIDER_SUBMITTED: submitted,
    PROVIDER_PROCESSING: submitted,
    ACTION_REQUIRED: { ...submitted, failureReason: 'PROVIDER_HELD' },
    DELIVERED: { ...submitted, custody: 'none', deliveredAt: AT },
    FAILED: { custody: 'escrow' },
    REFUND_PENDING: { custody: 'escrow' },
  },
  events: paymentEvents,
  legal: { FUNDS_LOCKED: 'RECHECK_FAILED', PROVIDER_PROCESSING: 'PROVIDER_BLOCKED' },
  // The sender's money, moved to where the row says that it is.
  arrange: async (service, { id, context }) => {
    const payment = { id, context: context as Parameters<typeof accountOf>[0]['context'] };
    const { custody, amountBaseUnits } = payment.context;
    if (custody === 'none') return;
    await working(service, async (unit) => {
      const moved = transfer(accountOf(payment, 'none'), accountOf(payment, custody), amountBaseUnits, 'sample');
      unit.write({ ...moved, subject: id });
    });
  },
};
