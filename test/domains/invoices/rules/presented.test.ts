import { describe, expect, it } from 'vitest';
import { effects } from '../../../../src/domains/invoices/invoice.effects.ts';
import {
  presentInvoice,
  presentPublicInvoice,
  presentSettledInvoice,
} from '../../../../src/domains/invoices/invoice.present.ts';
import { applyReading } from '../../../../src/domains/invoices/poll.ts';
import { reportOutcome } from '../../../../src/domains/payments/execution/report-outcome.ts';
import { sample } from '../invoice.sample.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const context = {
  ...sample.context({ tenantId: 'ten_1', memberId: '', paymentId: '' }, 1),
  holdWalletId: 'wal_1',
  holdAddress: '0xhold',
  expiresAt: later(9),
  amountBaseUnits: 12_340_000n,
  sentAt: later(1),
  fundedAt: later(2),
  deliveredAt: later(3),
  releasedAt: later(4),
  refundedAt: later(5),
  cancelledAt: later(6),
  expiredAt: later(7),
  evidence: { note: 'n', uploadIds: ['upl_1'], url: null },
};
const record = { ...context, id: 'inv_1', status: 'DELIVERED' as const, createdAt: AT };
const settling = { ...record, settlementKind: 'RELEASE' as const, settlementPaymentId: 'pay_1' };

describe('an invoice as it is shown (R359, D-288)', () => {
  it('shows each of its timestamps', () => {
    expect(presentInvoice(record, null)).toEqual({
      id: 'inv_1',
      status: 'DELIVERED',
      amountUsd: '12.34',
      payeeName: 'Sample',
      chainId: 84532,
      payerAddress: context.payerAddress,
      payeeAddress: context.payeeAddress,
      arbiterAddress: context.arbiterAddress,
      holdAddress: '0xhold',
      holdWalletId: 'wal_1',
      evidence: { note: 'n', uploadIds: ['upl_1'], url: null },
      settlement: null,
      createdAt: AT.toISOString(),
      expiresAt: later(9).toISOString(),
      sentAt: later(1).toISOString(),
      fundedAt: later(2).toISOString(),
      deliveredAt: later(3).toISOString(),
      releasedAt: later(4).toISOString(),
      refundedAt: later(5).toISOString(),
      cancelledAt: later(6).toISOString(),
      expiredAt: later(7).toISOString(),
    });
    const draft = {
      ...sample.context({ tenantId: 't', memberId: '', paymentId: '' }, 1),
      id: 'inv_2',
      status: 'DRAFT' as const,
    };
    expect(presentInvoice({ ...draft, createdAt: AT }, null)).toMatchObject({
      evidence: null,
      expiresAt: null,
      sentAt: null,
    });
  });

  it('shows its settlement with the status of the payment, and throws without that status', () => {
    const settlement = { kind: 'RELEASE', paymentId: 'pay_1', status: 'SIGNING' };
    expect(presentSettledInvoice({ ...settling, settlementStatus: 'SIGNING' }).settlement).toEqual(settlement);
    expect(() => presentInvoice(settling, null)).toThrow('pay_1');
  });

  it('shows the public what a payer needs (D-288)', () => {
    const { payeeName, arbiterAddress } = settling;
    expect(presentPublicInvoice({ ...settling, expiresAt: AT }, '0xtoken')).toEqual({
      tokenAddress: '0xtoken',
      receivedUsd: '12.34',
      amountUsd: '12.34',
      status: 'DELIVERED',
      holdAddress: '0xhold',
      chainId: 84532,
      payeeName,
      arbiterAddress,
      expiresAt: AT.toISOString(),
    });
    const received = (more: object) => presentPublicInvoice({ ...settling, ...more }, '0xtoken').receivedUsd;
    expect(received({ fundedAt: null, receivedBaseUnits: 1_000_000n })).toBe('1.00');
    // Funded before what had arrived was recorded.
    expect(received({ fundedAt: AT, receivedBaseUnits: 0n })).toBe('12.34');
    expect(received({ fundedAt: AT, receivedBaseUnits: 20_000_000n })).toBe('20.00');
    expect(presentPublicInvoice({ ...settling, expiresAt: null }, '0xtoken').expiresAt).toBeNull();
  });
});

describe('the events of an invoice (D-384, D-388)', () => {
  const view = { machine: 'invoice', ...settling, context: settling, step: 3, now: AT, updatedAt: AT } as never;

  it.each([
    ['announceSent', {}, 'invoice.sent', 'DRAFT'],
    ['announceFunded', {}, 'invoice.funded', 'SENT'],
    ['announceFundsGone', {}, 'invoice.sent', 'FUNDED'],
    ['announceExpired', {}, 'invoice.expired', 'SENT'],
    ['announceCancelled', { from: 'SENT' }, 'invoice.cancelled', 'SENT'],
  ] as const)('%s', (effect, params, type, previousStatus) => {
    const unsettled = { ...(view as object), context: record } as never;
    const told = (effects[effect] as (view: never, params: object) => readonly object[])(unsettled, params);
    expect(told).toMatchObject([
      { kind: 'audit', action: type, resourceId: 'inv_1', tenantId: 'ten_1' },
      { kind: 'notify', type, resourceId: 'inv_1', parties: ['ten_1'], previousStatus, object: { settlement: null } },
    ]);
  });

  it.each([
    ['announceDelivered', { settlementStatus: 'SIGNING' }, 'invoice.delivered', 'FUNDED', 'SIGNING'],
    ['announceReleased', { from: 'DELIVERED' }, 'invoice.released', 'DELIVERED', 'COMPLETED'],
    ['announceRefunded', { from: 'EXPIRED' }, 'invoice.refunded', 'EXPIRED', 'COMPLETED'],
  ] as const)('%s carries the status of the settlement', (effect, params, type, previousStatus, status) => {
    const told = (effects[effect] as (view: never, params: object) => readonly object[])(view, params);
    expect(told[1]).toMatchObject({ type, previousStatus, object: { settlement: { kind: 'RELEASE', status } } });
  });

  it.each([
    ['recordCreation', 'invoice.created'],
    ['recordSettlement', 'invoice.settlement_proposed'],
    ['recordDroppedSettlement', 'invoice.settlement_dropped'],
  ] as const)('%s is only audited', (effect, action) => {
    const told = (effects[effect] as (view: never, params: undefined) => readonly object[])(view, undefined);
    expect(told).toMatchObject([
      { kind: 'audit', action, data: { settlementPaymentId: 'pay_1', holdWalletId: 'wal_1' } },
    ]);
    expect(told).toHaveLength(1);
  });

  it('enqueue the reading of its hold once it is sent, on its tenant’s clock', () => {
    expect(effects.watchHold(view, undefined as never)).toMatchObject([
      { kind: 'enqueue', topic: 'invoices.poll', payload: { invoiceId: 'inv_1' }, key: 'inv_1', tenantId: 'ten_1' },
    ]);
  });
});

describe('a reading of a hold (R409, R410, R419, D-293, D-294)', () => {
  const reading = async (held: { latest: bigint; confirmed: bigint }, takes = true) => {
    const sent: unknown[] = [];
    const asked: unknown[] = [];
    const invoice = {
      context: { amountBaseUnits: 10n },
      can: (...event: unknown[]) => asked.push(event) > 0 && takes,
      send: async (...event: unknown[]) => sent.push(event),
    };
    await applyReading(invoice as never, held, AT);
    return { sent, asked };
  };

  it('reports the confirmed balance at the time of the request', async () => {
    const poll = ['POLL', { heldBaseUnits: 10n, at: AT }];
    expect(await reading({ latest: 12n, confirmed: 10n })).toEqual({ sent: [poll], asked: [poll] });
    expect((await reading({ latest: 9n, confirmed: 9n })).sent).toEqual([['POLL', { heldBaseUnits: 9n, at: AT }]]);
  });

  it('reports the lower balance after money has left', async () => {
    expect((await reading({ latest: 9n, confirmed: 10n })).sent).toEqual([['POLL', { heldBaseUnits: 9n, at: AT }]]);
  });

  it('reports nothing while money is arriving, or when the invoice does not accept it', async () => {
    expect((await reading({ latest: 10n, confirmed: 9n })).asked).toEqual([]);
    expect((await reading({ latest: 9n, confirmed: 9n }, false)).sent).toEqual([]);
  });
});

describe('the outcome of a payment, reported to its origin (D-286, D-296)', () => {
  const ended = (status: string, origin: string, failureReason: string | null = null) =>
    reportOutcome({ status, now: AT, context: { origin, originId: 'x_1', failureReason } } as never);

  it.each([
    ['SETTLEMENT', 'COMPLETED', null, { machine: 'invoice', type: 'SETTLE', payload: { at: AT } }],
    ['SETTLEMENT', 'FAILED', 'NONCE_CONFLICT', { machine: 'invoice', type: 'DROP_SETTLEMENT', payload: {} }],
    ['SETTLEMENT', 'CANCELLED', null, { machine: 'invoice', type: 'DROP_SETTLEMENT', payload: {} }],
    ['SWEEP', 'COMPLETED', null, { machine: 'treasury-sweep', type: 'COMPLETE', payload: { at: AT } }],
    [
      'SWEEP',
      'FAILED',
      'NONCE_CONFLICT',
      { machine: 'treasury-sweep', type: 'FAIL', payload: { reason: 'NONCE_CONFLICT' } },
    ],
    ['SWEEP', 'CANCELLED', null, { machine: 'treasury-sweep', type: 'CANCEL', payload: {} }],
  ])('%s %s', (origin, status, reason, event) => {
    expect(ended(status, origin, reason)).toEqual([{ kind: 'send', id: 'x_1', ...event }]);
  });

  it('is not reported for payments and transactions, and throws before the payment has ended', () => {
    expect(ended('COMPLETED', 'PAYMENT')).toEqual([]);
    expect(ended('CANCELLED', 'TRANSACTION')).toEqual([]);
    expect(() => ended('EXECUTING', 'SETTLEMENT')).toThrow('EXECUTING');
    expect(() => ended('FAILED', 'SETTLEMENT')).toThrow('FAILED');
  });
});
