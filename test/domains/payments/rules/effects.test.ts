import { describe, expect, it } from 'vitest';
import { reportOutcome } from '../../../../src/domains/payments/execution/report-outcome.ts';
import { effects } from '../../../../src/domains/payments/multisig-payment.effects.ts';
import type { AggregateView, ContextOf } from '../../../../src/platform/lifecycle/definition.ts';
import { enqueue, insert, send } from '../../../../src/platform/lifecycle/writes.ts';
import { sample } from '../multisig-payment.sample.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const context = sample.context({ tenantId: 'ten_1', memberId: 'mem_1', paymentId: '' }, 7);
const payment = (status = 'COMPLETED', parts: Partial<ContextOf<'multisig-payment'>> = {}) =>
  ({
    machine: 'multisig-payment',
    id: 'mpay_1',
    status,
    publicStatus: status,
    step: 2,
    now,
    createdAt: now,
    updatedAt: now,
    context: { ...context, ...parts },
  }) as unknown as AggregateView<'multisig-payment'>;

/** What the samples reach stands in test/model/effects/payments.txt. */
describe('a multisig payment', () => {
  it('stores each signature in lower case', () => {
    const told = effects.storeSignature(payment(), { signer: '0xAb', signature: '0xFF' } as never);
    expect(told).toEqual([
      insert('multisig_signatures', {
        paymentId: 'mpay_1',
        tenantId: 'ten_1',
        signer: '0xAb',
        signature: '0xff',
        createdAt: now,
      }),
    ]);
  });

  it('is executed by a job of its own', () => {
    const asked = enqueue('payments.execution', { paymentId: 'mpay_1' }, { key: 'mpay_1' });
    expect(effects.scheduleExecution(payment(), undefined as never)).toEqual([asked]);
  });
});

describe('the origin of a payment is told of its end in the same commit', () => {
  const of = (origin: string, status: string, failureReason: string | null = null) =>
    reportOutcome(
      payment(status, { origin: origin as never, originId: 'org_1', failureReason: failureReason as never }),
    );

  it.each([
    ['SWEEP', 'COMPLETED', null, send('treasury-sweep', 'org_1', 'COMPLETE', { at: now })],
    ['SWEEP', 'FAILED', 'REVERTED', send('treasury-sweep', 'org_1', 'FAIL', { reason: 'REVERTED' })],
    ['SWEEP', 'CANCELLED', null, send('treasury-sweep', 'org_1', 'CANCEL')],
    ['SETTLEMENT', 'COMPLETED', null, send('invoice', 'org_1', 'SETTLE', { at: now })],
    ['SETTLEMENT', 'FAILED', 'REVERTED', send('invoice', 'org_1', 'DROP_SETTLEMENT')],
    ['SETTLEMENT', 'CANCELLED', null, send('invoice', 'org_1', 'DROP_SETTLEMENT')],
    ['RAMP', 'COMPLETED', null, enqueue('ramps.payment', { rampId: 'org_1', paymentId: 'mpay_1' }, { key: 'org_1' })],
    [
      'RAMP',
      'FAILED',
      'REVERTED',
      enqueue('ramps.payment', { rampId: 'org_1', paymentId: 'mpay_1' }, { key: 'org_1' }),
    ],
  ])('%s receives the outcome %s', (origin, status, reason, told) => {
    expect(of(origin, status, reason)).toEqual([told]);
  });

  it('a payment without another origin sends no event', () => {
    expect([of('PAYMENT', 'COMPLETED'), of('TRANSACTION', 'COMPLETED')]).toEqual([[], []]);
    expect(reportOutcome(payment('COMPLETED', { origin: 'SWEEP', originId: null }))).toEqual([]);
  });

  it('a payment that has not ended, or failed without a reason, throws', () => {
    expect(() => of('SWEEP', 'EXECUTING')).toThrow('a payment that is EXECUTING has no outcome');
    expect(() => of('SWEEP', 'FAILED')).toThrow('a payment that is FAILED has no outcome');
  });
});
