import { describe, expect, it } from 'vitest';
import type { ProviderAnswer } from '../../../src/domains/offramp/money.cross-tenant.ts';
import type { StoredQuote } from '../../../src/domains/offramp/offramp-payment.store.ts';
import type { ProviderAttempt } from '../../../src/domains/offramp/providers/attempt.cross-tenant.ts';
import { explainedAttempts } from '../../../src/domains/offramp/providers/explained-attempts.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');

const attempt = (more: Partial<ProviderAttempt> = {}): ProviderAttempt => ({
  idempotencyKey: 'pay_1:rq_1234',
  paymentId: 'pay_1',
  quoteId: 'rq_1234',
  provider: 'payapp_a',
  providerRef: 'po_12345678',
  lastStatus: 'HELD',
  lastWebhookAppliedAt: null,
  lastPollAppliedAt: null,
  returnedAt: null,
  live: true,
  createdAt: AT,
  ...more,
});
const answer = (more: Partial<ProviderAnswer> = {}): ProviderAnswer => ({
  provider: 'payapp_a',
  providerRef: 'po_12345678',
  status: 'HELD',
  occurredAt: AT,
  receivedAt: AT,
  disposition: 'applied',
  reason: 'name of the payee differs',
  ...more,
});
const QUOTE = {
  id: 'rq_1234',
  rail: 'PAYMENT_APP_A',
  destinationAmountMinor: 975n,
  destinationCurrency: 'USD',
} as StoredQuote;

describe('the provider’s side of a payment, explained', () => {
  it('shows the provider’s reasons to operators only', () => {
    const side = { attempts: [attempt()], answers: [answer()], quotes: [QUOTE] };
    const reasons = (isOperator: boolean) =>
      explainedAttempts(side, isOperator).flatMap(({ answers }) => answers.map(({ reason }) => reason));
    expect([reasons(true), reasons(false)]).toEqual([['name of the payee differs'], [null]]);
  });

  it('shows only the end of a key or reference, and nothing of short ones', () => {
    const asked = (more: Partial<ProviderAttempt>) =>
      explainedAttempts({ attempts: [attempt(more)], answers: [], quotes: [QUOTE] }, true)[0]?.asked;
    expect(asked({})).toMatchObject({ idempotencyKey: '…1234', providerRef: '…5678', rail: 'PAYMENT_APP_A' });
    expect(asked({ providerRef: '12345678' })).toMatchObject({ providerRef: '…' });
    expect(asked({ providerRef: null, quoteId: 'rq_gone' })).toMatchObject({ providerRef: null, rail: null });
  });

  it('lists each answer with the attempt that it belongs to', () => {
    const attempts = [attempt(), attempt({ quoteId: 'rq_2', providerRef: 'po_2', live: false })];
    const answers = [
      answer({ status: 'FIRST' }),
      answer({ status: 'SECOND', providerRef: 'po_2' }),
      answer({ status: 'BOTH', providerRef: null }),
      answer({ status: 'NEITHER', provider: 'payapp_b' }),
    ];
    const told = explainedAttempts({ attempts, answers, quotes: [] }, false);
    expect(told.map((one) => [one.isCurrent, ...one.answers.map(({ status }) => status)])).toEqual([
      [true, 'FIRST', 'BOTH'],
      [false, 'SECOND', 'BOTH'],
    ]);
  });
});
