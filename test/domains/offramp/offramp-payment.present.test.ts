import { describe, expect, it } from 'vitest';
import {
  type PresentablePayment,
  presentable,
  presentCreated,
  presentExclusion,
  presentListed,
  presentOfframpPayment,
  presentQuote,
  quotesWritten,
} from '../../../src/domains/offramp/offramp-payment.present.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(AT.getTime() + ms);
const TOKEN = `0x${'aa'.repeat(20)}`;

const context = {
  senderTenantId: 'ten_s',
  recipientTenantId: 'ten_r',
  phoneMasked: '+1•••01',
  recipientDid: null,
  envelopeId: null,
  claimId: 'clm_1',
  sourceChainKey: 'eip155:84532',
  sourceAssetId: `eip155:84532/erc20:${TOKEN}`,
  amountBaseUnits: 25_000_003n,
  fundingMode: 'DEPOSIT',
  requestedDestinationId: 'dst_1',
  selectedRouteQuoteId: 'rq_1',
  speedPreference: 'FASTEST',
  maximumFeeMinor: 75n,
  allowedRails: ['BANK'],
  holdReasons: ['PHONE_REVERIFICATION_REQUIRED'],
  failureReason: 'why',
  memo: 'memo',
  refundAddress: `0x${'bb'.repeat(20)}`,
  approvalRequestId: 'apr_1',
  deliveredAt: null,
  canceledAt: null,
  refundedAt: null,
  provider: null,
  quoteSetVersion: 2,
  dealId: null,
  escrowAddress: null,
  custody: 'none',
};
const payment = (changed: object = {}, status = 'POLICY_CHECK') =>
  ({
    id: 'pay_1',
    status,
    context: { ...context, ...changed },
    createdAt: AT,
    updatedAt: later(1),
  }) as never as PresentablePayment;
const shown = {
  paymentId: 'pay_1',
  status: 'POLICY_CHECK',
  deliveryMoment: 'ACCEPTED',
  recipientPhoneMasked: '+1•••01',
  recipientTenantId: 'ten_r',
  claimId: 'clm_1',
  sourceChainKey: 'eip155:84532',
  sourceAssetId: `eip155:84532/erc20:${TOKEN}`,
  sourceAmountBaseUnits: '25000003',
  amountUsd: '25.000003',
  sourceFundingMode: 'DEPOSIT',
  requestedDestinationId: 'dst_1',
  selectedRouteQuoteId: 'rq_1',
  speedPreference: 'FASTEST',
  maximumFeeMinor: '75',
  allowedRails: ['BANK'],
  holdReasons: ['PHONE_REVERIFICATION_REQUIRED'],
  failureReason: 'why',
  memo: 'memo',
  refundAddress: `0x${'bb'.repeat(20)}`,
  approvalRequestId: 'apr_1',
  deliveredAt: null,
  canceledAt: null,
  refundedAt: null,
  createdAt: AT.toISOString(),
  updatedAt: later(1).toISOString(),
};
/** What waits for a deposit. */
const awaiting = payment(
  { dealId: `0x${'cc'.repeat(32)}`, escrowAddress: `0x${'dd'.repeat(20)}` },
  'AWAITING_SOURCE_FUNDS',
);

describe('a payment (A 2.1, D-074 to D-077)', () => {
  it('shows all of its fields to its sender', () => {
    expect(presentOfframpPayment(payment(), 'ten_s')).toEqual(shown);
    const told = presentOfframpPayment(
      payment({
        recipientDid: 'did:x:1',
        envelopeId: 'env_1',
        maximumFeeMinor: null,
        deliveredAt: later(2),
        canceledAt: later(3),
        refundedAt: later(4),
      }),
      'ten_s',
    );
    expect(told).toEqual({
      ...shown,
      recipientDid: 'did:x:1',
      envelopeId: 'env_1',
      maximumFeeMinor: null,
      deliveredAt: later(2).toISOString(),
      canceledAt: later(3).toISOString(),
      refundedAt: later(4).toISOString(),
    });
  });

  it.each(['ten_r', 'ten_other'])('hides from %s the fields of the sender', (tenantId) => {
    expect(presentOfframpPayment(payment(), tenantId)).toEqual({
      ...shown,
      maximumFeeMinor: null,
      refundAddress: null,
      approvalRequestId: null,
    });
    expect(presentOfframpPayment(awaiting, tenantId).fundingInstructions).toBeNull();
  });

  it('shows funding instructions while it waits for its deposit, but not in a list (D-074)', () => {
    expect(presentOfframpPayment(awaiting, 'ten_s').fundingInstructions).toMatchObject({
      provider: 'onchain',
      chainId: 84_532,
      amountMinor: '25000003',
      steps: [{ kind: 'approve' }, { kind: 'deposit' }],
    });
    const { fundingInstructions: _, ...item } = presentOfframpPayment(awaiting, 'ten_s');
    expect(presentListed(awaiting, 'ten_s')).toEqual(item);
    expect(presentListed(awaiting, 'ten_s')).not.toHaveProperty('fundingInstructions');
  });

  it('is presented with its quotes at creation, and from its row when read', () => {
    expect(presentCreated(payment(), 'ten_r', [{ routeId: 'rq_1' } as never])).toEqual({
      ...presentOfframpPayment(payment(), 'ten_r'),
      quotes: [{ routeId: 'rq_1' }],
    });
    const row = { id: 'pay_1', status: 'POLICY_CHECK', createdAt: AT, updatedAt: later(1), ...context };
    expect(presentOfframpPayment(presentable(row as never), 'ten_s')).toEqual(shown);
  });
});

describe('a quote (A 2.2, D-139)', () => {
  const quote = {
    id: 'rq_1',
    paymentId: 'pay_1',
    destinationId: 'dst_1',
    provider: 'payapp_a',
    sourceAmountBaseUnits: 25_000_003n,
    sourceAssetId: 'asset',
    destinationAmountMinor: 2474n,
    destinationCurrency: 'USD',
    providerFeeMinor: 26n,
    networkFeeMinor: 1n,
    exchangeRate: '1.00000000',
    estimatedDeliverySeconds: 60,
    speedClass: 'INSTANT',
    guaranteeLevel: 'FIRM',
    rank: 1,
    requiresBridge: false,
    requiresConversion: true,
    requiresPrefunding: false,
    quoteSetVersion: 2,
    quoteExpiresAt: later(1000),
  } as never;

  it('shows all of its terms', () => {
    expect(presentQuote(quote, payment(), AT)).toEqual({
      routeId: 'rq_1',
      paymentId: 'pay_1',
      destinationId: 'dst_1',
      provider: 'payapp_a',
      sourceAmountBaseUnits: '25000003',
      sourceAssetId: 'asset',
      destinationAmountMinor: '2474',
      destinationCurrency: 'USD',
      fees: { providerFeeMinor: '26', networkFeeMinor: '1' },
      exchangeRate: '1.00000000',
      estimatedDeliverySeconds: 60,
      speedClass: 'INSTANT',
      guaranteeLevel: 'FIRM',
      rank: 1,
      requiresBridge: false,
      requiresConversion: true,
      requiresPrefunding: false,
      status: 'ACTIVE',
      quoteExpiresAt: later(1000).toISOString(),
    });
  });

  it.each<[string, PresentablePayment, number, string]>([
    ['before its end', payment(), 999, 'ACTIVE'],
    ['at its end', payment(), 1000, 'EXPIRED'],
    ['of an earlier set', payment({ quoteSetVersion: 3 }), 0, 'SUPERSEDED'],
    ['of a payment that was canceled', payment({}, 'CANCELED'), 0, 'SUPERSEDED'],
    ['that was submitted', payment({ provider: 'payapp_a' }), 5000, 'CONSUMED'],
    ['beside the one that was', payment({ provider: 'payapp_a', selectedRouteQuoteId: 'rq_2' }), 0, 'ACTIVE'],
    ['that is selected and not submitted', payment({ provider: null }), 0, 'ACTIVE'],
  ])('has the right status %s', (_what, of, ms, status) => {
    expect(presentQuote(quote, of, later(ms)).status).toBe(status);
  });

  it('is presented before it is stored', () => {
    const request = { written: () => [quote] } as never;
    const now = { ...payment(), now: AT };
    expect(quotesWritten(request, now)).toEqual([presentQuote(quote, payment(), AT)]);
  });

  it('shows the reason code of an exclusion, but not its internal detail', () => {
    const draft = { destinationId: 'd', provider: 'p', rail: 'r', reasonCode: 'c', detail: 'inside' };
    expect(presentExclusion(draft as never)).toEqual({ destinationId: 'd', provider: 'p', rail: 'r', reasonCode: 'c' });
  });
});
