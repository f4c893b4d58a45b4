import { describe, expect, it } from 'vitest';
import {
  deliveryMomentOf,
  type PaymentStatus,
  partyOf,
  visibleTo,
} from '../../../../src/domains/offramp/rules/visibility.ts';

describe('deliveryMomentOf (D-076, R018)', () => {
  it.each<[PaymentStatus, string | null]>([
    ['CREATED', 'ACCEPTED'],
    ['AWAITING_SOURCE_FUNDS', 'ACCEPTED'],
    ['SOURCE_FUNDS_CONFIRMING', 'ACCEPTED'],
    ['SOURCE_FUNDS_CONFIRMED', 'SECURED'],
    ['RECIPIENT_RESOLUTION', 'ACCEPTED'],
    ['PENDING_CLAIM', 'ACCEPTED'],
    ['PAYOUT_SELECTION_REQUIRED', 'ACCEPTED'],
    ['POLICY_CHECK', 'ACCEPTED'],
    ['COMPLIANCE_HOLD', 'ACCEPTED'],
    ['ROUTE_QUOTED', 'ACCEPTED'],
    ['AWAITING_RECIPIENT_CONFIRMATION', 'ACCEPTED'],
    ['FUNDS_LOCKED', 'SECURED'],
    ['PROVIDER_SUBMITTED', 'SUBMITTED'],
    ['PROVIDER_PROCESSING', 'SUBMITTED'],
    ['ACTION_REQUIRED', 'SUBMITTED'],
    ['DELIVERED', 'DELIVERED'],
    ['FAILED', null],
    ['REFUND_PENDING', null],
    ['REFUNDED', null],
    ['CANCELED', null],
  ])('%s is %s', (status, moment) => expect(deliveryMomentOf(status)).toBe(moment));
});

describe('partyOf (D-077, D-100, R179)', () => {
  const payment = { senderTenantId: 'ten_1', recipientTenantId: 'ten_2' };
  it.each([
    ['ten_1', payment, 'sender'],
    ['ten_2', payment, 'recipient'],
    ['ten_3', payment, undefined],
    ['ten_2', { ...payment, recipientTenantId: null }, undefined],
    ['ten_1', { ...payment, recipientTenantId: 'ten_1' }, 'sender'],
  ])('%s', (tenantId, of, party) => expect(partyOf(of, tenantId)).toBe(party));
});

describe('visibleTo (D-075, D-077)', () => {
  const record = {
    paymentId: 'pay_1',
    memo: 'March rent',
    refundAddress: '0x1',
    fundingInstructions: { provider: 'onchain' },
    approvalRequestId: 'apr_1',
    maximumFeeMinor: '25',
    amountUsd: '25.00',
  };
  it('shows the sender everything', () => expect(visibleTo(record, 'sender')).toEqual(record));
  it('hides from the recipient what belongs to the sender, and keeps the memo', () => {
    expect(visibleTo(record, 'recipient')).toEqual({
      paymentId: 'pay_1',
      memo: 'March rent',
      refundAddress: null,
      fundingInstructions: null,
      approvalRequestId: null,
      maximumFeeMinor: null,
      amountUsd: '25.00',
    });
  });
  it('adds no key that the record does not have (D-074)', () => {
    expect(visibleTo({ paymentId: 'pay_1', refundAddress: null }, 'recipient')).toEqual({
      paymentId: 'pay_1',
      refundAddress: null,
    });
  });
});
