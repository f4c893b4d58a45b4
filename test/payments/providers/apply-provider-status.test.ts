import { describe, expect, it } from 'vitest';
import { applyProviderStatus, type PayingPayment } from '../../../src/payments/providers/apply-provider-status.ts';
import { PROVIDER_STATUSES, type ProviderStatus } from '../../../src/payments/providers/payout-provider.ts';

const at = (second: number): Date => new Date(Date.UTC(2026, 2, 2, 9, 0, second));
const payment = (status: string, more: Partial<PayingPayment> = {}): PayingPayment => ({
  status,
  failureReason: null,
  lastAppliedAt: null,
  returnRecorded: false,
  lastStatus: null,
  ...more,
});
const told = (status: ProviderStatus, of: PayingPayment, second = 30): string => {
  const outcome = applyProviderStatus({ status, occurredAt: at(second) }, of);
  if (outcome.kind === 'record_return' || outcome.kind === 'record_contradiction') return outcome.kind;
  if (outcome.kind === 'ignore') return `ignore ${outcome.because}`;
  const words = outcome.events.map((event) => {
    if (event.type === 'PROVIDER_BLOCKED') return `BLOCKED(${event.reason})`;
    if (event.type === 'PROVIDER_FAILED') return `FAILED(${event.reason})`;
    return event.type.replace('PROVIDER_', '');
  });
  return words.join(' ');
};

const FAILS = ['FAILED', 'REJECTED', 'CANCELED', 'RETURNED'] as const;
const BLOCKS = ['UNCLAIMED', 'HELD', 'BLOCKED'] as const;

describe('applyProviderStatus, every status in every submitted state', () => {
  const table: Record<string, Partial<Record<ProviderStatus, string>>> = {
    PROVIDER_SUBMITTED: { SUBMITTED: 'ignore unchanged', PENDING: 'PENDING', SUCCEEDED: 'PENDING SUCCEEDED' },
    PROVIDER_PROCESSING: { SUBMITTED: 'ignore unchanged', PENDING: 'ignore unchanged', SUCCEEDED: 'SUCCEEDED' },
    ACTION_REQUIRED: { SUBMITTED: 'ignore unchanged', PENDING: 'PENDING', SUCCEEDED: 'PENDING SUCCEEDED' },
  };
  for (const row of Object.values(table)) {
    for (const status of BLOCKS) row[status] = `BLOCKED(PROVIDER_${status})`;
    for (const status of FAILS) row[status] = `FAILED(PROVIDER_${status})`;
  }
  const cases = Object.entries(table).flatMap(([from, row]) =>
    PROVIDER_STATUSES.map((to) => [from, to, row[to]] as const),
  );
  it('has a case for every pair', () => expect(cases.filter(([, , expected]) => expected).length).toBe(30));
  it.each(cases)('in %s the status %s gives %s (D-091, D-092, D-093, D-095, R134, R135)', (from, status, expected) => {
    expect(told(status, payment(from, { failureReason: from === 'ACTION_REQUIRED' ? 'PROVIDER_OTHER' : null }))).toBe(
      expected,
    );
  });

  it.each(BLOCKS)('in ACTION_REQUIRED because of %s the same status changes nothing (D-093)', (status) => {
    expect(told(status, payment('ACTION_REQUIRED', { failureReason: `PROVIDER_${status}` }))).toBe('ignore unchanged');
  });
});

describe('applyProviderStatus, late events', () => {
  const NOT_PAID = ['FAILED', 'REJECTED', 'CANCELED'] as const;
  const afterDelivery = (status: ProviderStatus): string => {
    if (status === 'RETURNED') return 'record_return';
    return (NOT_PAID as readonly string[]).includes(status) ? 'record_contradiction' : 'ignore terminal';
  };
  it.each(PROVIDER_STATUSES)(
    'in DELIVERED the status %s records a return or a failure, and never moves the payment (D-130, D-440, R022)',
    (status) => expect(told(status, payment('DELIVERED', { lastStatus: 'SUCCEEDED' }))).toBe(afterDelivery(status)),
  );
  it.each(NOT_PAID)('a failure after delivery is recorded once, also under another name: %s', (status) => {
    for (const lastStatus of NOT_PAID) {
      expect(told(status, payment('DELIVERED', { lastStatus }))).toBe('ignore contradiction_recorded');
    }
    expect(told('RETURNED', payment('DELIVERED', { lastStatus: 'FAILED' }))).toBe('record_return');
  });
  it('records a return once (D-440)', () => {
    const returned = { returnRecorded: true, lastStatus: 'RETURNED' };
    for (const status of ['RETURNED', ...NOT_PAID] as const) {
      expect(told(status, payment('DELIVERED', returned))).toBe('ignore return_recorded');
    }
  });
  it.each([
    [29, 'ignore older'],
    [30, 'ignore older'],
    [31, 'record_contradiction'],
  ])('a success at second %d after a return at second 30 gives %s', (second, expected) => {
    const returned = { returnRecorded: true, lastStatus: 'RETURNED', lastAppliedAt: at(30) };
    expect(told('SUCCEEDED', payment('DELIVERED', returned), second)).toBe(expected);
    const recorded = { ...returned, lastStatus: 'SUCCEEDED' };
    expect(told('SUCCEEDED', payment('DELIVERED', recorded), 40)).toBe('ignore contradiction_recorded');
  });
  it('records a return whose time is before the delivery (D-130)', () => {
    expect(told('RETURNED', payment('DELIVERED', { lastAppliedAt: at(40) }), 30)).toBe('record_return');
  });

  const ended = ['FAILED', 'REFUND_PENDING', 'REFUNDED', 'CANCELED'].flatMap((from) =>
    PROVIDER_STATUSES.map((status) => [from, status] as const),
  );
  it.each(ended)('in %s the status %s pays nobody twice, and a late success is recorded (D-131)', (from, status) => {
    const expected = status === 'SUCCEEDED' ? 'record_contradiction' : 'ignore terminal';
    expect(told(status, payment(from, { lastStatus: 'FAILED', lastAppliedAt: at(40) }))).toBe(expected);
    expect(told('SUCCEEDED', payment(from, { lastStatus: 'SUCCEEDED' }))).toBe('ignore contradiction_recorded');
  });

  const early = ['CREATED', 'PENDING_CLAIM', 'POLICY_CHECK', 'AWAITING_RECIPIENT_CONFIRMATION', 'FUNDS_LOCKED'].flatMap(
    (from) => PROVIDER_STATUSES.map((status) => [from, status] as const),
  );
  it.each(early)('in %s the status %s is ignored, since nothing was submitted', (from, status) => {
    expect(told(status, payment(from))).toBe('ignore not_submitted');
  });

  it.each([
    [29, 'ignore older'],
    [30, 'BLOCKED(PROVIDER_HELD)'],
    [31, 'BLOCKED(PROVIDER_HELD)'],
  ])('an event at second %d after one at second 30 gives %s (D-131)', (second, expected) => {
    expect(told('HELD', payment('PROVIDER_PROCESSING', { lastAppliedAt: at(30) }), second)).toBe(expected);
  });

  it.each([
    ['SUCCEEDED', 'SUCCEEDED'] as const,
    ...FAILS.map((status) => [status, `FAILED(PROVIDER_${status})`] as const),
  ])('%s is never too old to be applied (D-491)', (status, expected) => {
    expect(told(status, payment('PROVIDER_PROCESSING', { lastAppliedAt: at(30) }), 1)).toBe(expected);
  });
});
