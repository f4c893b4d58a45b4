import { describe, expect, it } from 'vitest';
import {
  type ProjectedPayment,
  presentEvent,
  presentIntentCreated,
  presentListedPayment,
  presentUnifiedPayment,
  projected,
} from '../../../../src/domains/offramp/intents/payment.present.ts';
import { renderJson } from '../../../../src/platform/json/index.ts';
import { jsonable } from '../../../../src/platform/lifecycle/changes.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const intent = {
  recipientKind: 'email',
  recipientMasked: 'a•••@b.test',
  preference: 'CHEAPEST',
  purpose: 'PAYROLL',
  metadata: '{"order": 1.50}',
};
const context = {
  senderTenantId: 'ten_s',
  recipientTenantId: 'ten_r',
  phoneMasked: null,
  recipientDid: 'did:x:1',
  envelopeId: null,
  claimId: null,
  sourceChainKey: 'eip155:84532',
  sourceAssetId: 'asset',
  amountBaseUnits: 25_000_000n,
  fundingMode: 'BALANCE',
  requestedDestinationId: null,
  selectedRouteQuoteId: null,
  speedPreference: null,
  maximumFeeMinor: 75n,
  allowedRails: ['BANK'],
  holdReasons: [],
  failureReason: null,
  memo: null,
  refundAddress: null,
  approvalRequestId: null,
  deliveredAt: AT,
  canceledAt: null,
  refundedAt: null,
  dealId: null,
  escrowAddress: null,
  custody: 'none',
  intent,
};
const payment = (changed: object = {}) =>
  ({
    id: 'pay_1',
    status: 'POLICY_CHECK',
    publicStatus: 'PROCESSING',
    context: { ...context, ...changed },
    createdAt: AT,
    updatedAt: AT,
  }) as never as ProjectedPayment;
const json = (value: object) => JSON.parse(renderJson(value, jsonable));

describe('a payment in the unified form (A 2.6, A 3.6, D-162)', () => {
  it('shows both of its statuses and the terms of its intent', () => {
    expect(presentUnifiedPayment(payment(), 'ten_s')).toMatchObject({
      id: 'pay_1',
      paymentId: 'pay_1',
      generation: 'intent',
      status: 'PROCESSING',
      internalStatus: 'POLICY_CHECK',
      recipient: { kind: 'email', masked: 'a•••@b.test' },
      amount: { value: '25.00', currency: 'USD' },
      delivery: { preference: 'CHEAPEST', maximumFeeMinor: '75', allowedRails: ['BANK'] },
      purpose: 'PAYROLL',
    });
  });

  it('shows the sender’s own data to the sender only, byte for byte (D-168, D-490)', () => {
    expect(renderJson(presentUnifiedPayment(payment(), 'ten_s'))).toContain('"metadata":{"order": 1.50}');
    expect(json(presentUnifiedPayment(payment(), 'ten_r')).metadata).toEqual({});
    expect(json(presentUnifiedPayment(payment({ intent: { ...intent, metadata: null } }), 'ten_s')).metadata).toEqual(
      {},
    );
    expect(json(presentUnifiedPayment(payment({ intent: null }), 'ten_s')).metadata).toEqual({});
  });

  it.each([
    ['did', true],
    ['handle', true],
    ['email', false],
    ['phoneNumber', false],
  ])('addressed by %s names a DID: %s', (recipientKind, named) => {
    const told = presentUnifiedPayment(payment({ intent: { ...intent, recipientKind } }), 'ten_s');
    expect(Object.hasOwn(told, 'recipientDid')).toBe(named);
    expect(Object.hasOwn(presentUnifiedPayment(payment({ recipientDid: null }), 'ten_s'), 'recipientDid')).toBe(false);
  });

  it.each([
    ['by its phone', { phoneMasked: '+1•••01' }, { kind: 'phoneNumber', masked: '+1•••01' }],
    ['by its DID', {}, { kind: 'did', masked: 'did:x:1' }],
    ['by nothing', { recipientDid: null }, { kind: 'did', masked: '' }],
  ])('without an intent shows its recipient %s', (_what, changed, recipient) => {
    const told = presentUnifiedPayment(payment({ intent: null, ...changed }), 'ten_s');
    expect(told).toMatchObject({ recipient, purpose: null, delivery: { preference: null } });
    expect(Object.hasOwn(told, 'recipientDid')).toBe(!('recipientDid' in changed));
  });

  it('hides the sender’s fields from the recipient', () => {
    expect(presentUnifiedPayment(payment(), 'ten_r').delivery.maximumFeeMinor).toBeNull();
  });

  it('shows its quotes at creation, no funding instructions in a list, and the fields of its row', () => {
    const whole = presentUnifiedPayment(payment(), 'ten_r');
    expect(presentIntentCreated(payment(), 'ten_r', [{ routeId: 'rq_1' } as never])).toEqual({
      ...whole,
      quotes: [{ routeId: 'rq_1' }],
    });
    const awaiting = payment({ dealId: `0x${'cc'.repeat(32)}`, escrowAddress: 'x', custody: 'escrow' });
    expect(presentListedPayment(awaiting, 'ten_r')).not.toHaveProperty('fundingInstructions');
    const row = {
      id: 'pay_1',
      status: 'POLICY_CHECK',
      publicStatus: 'PROCESSING',
      createdAt: AT,
      updatedAt: AT,
      ...context,
    };
    expect(presentUnifiedPayment(projected(row as never), 'ten_r')).toEqual(whole);
  });

  it('is presented by its event as it was stored, to each party its own view', () => {
    const snapshot = {
      id: 'pay_1',
      status: 'POLICY_CHECK',
      publicStatus: 'PROCESSING',
      createdAt: AT,
      updatedAt: AT,
      ...context,
    };
    const stored = JSON.parse(JSON.stringify(snapshot, jsonable));
    for (const tenantId of ['ten_s', 'ten_r'])
      expect(json(presentEvent(stored, tenantId))).toEqual(json(presentUnifiedPayment(payment(), tenantId)));
  });

  it('restores each of its times from a stored event', () => {
    const ends = { deliveredAt: null, canceledAt: AT, refundedAt: new Date(AT.getTime() + 1) };
    const others = { claimExpiresAt: AT, claimGraceEndsAt: AT, selectedQuoteExpiresAt: AT };
    const ended = payment({ ...ends, ...others });
    const { context: terms, ...standing } = ended as unknown as { context: object };
    const stored = JSON.parse(JSON.stringify({ ...standing, ...terms }, jsonable));
    const told = json(presentEvent(stored, 'ten_s'));
    expect(told).toEqual(json(presentUnifiedPayment(ended, 'ten_s')));
    expect(told).toMatchObject({ canceledAt: '2026-03-02T09:00:00.000Z', refundedAt: '2026-03-02T09:00:00.001Z' });
  });
});
