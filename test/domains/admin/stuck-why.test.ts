import { describe, expect, test } from 'vitest';
import { type RestingPayment, whyOf } from '../../../src/domains/admin/stuck/why.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const resting: RestingPayment = {
  id: 'pay_1',
  status: 'FUNDS_LOCKED',
  senderTenantId: 'ten_1',
  recipientTenantId: 'ten_2',
  holdReasons: [],
  failureReason: null,
  since: now,
  tenantNow: now,
  claimExpiresAt: null,
  claimStatus: null,
  openReviews: [],
  openApprovals: [],
  attemptProvider: null,
  attemptStatus: null,
  jobTopic: null,
  jobAttempts: null,
  jobError: null,
  jobParked: null,
};
const why = (status: string, more: Partial<RestingPayment> = {}) => whyOf({ ...resting, status, ...more });

describe('why a payment rests', () => {
  test.each(['COMPLIANCE_HOLD', 'PAYOUT_SELECTION_REQUIRED'])('%s: names the reasons of the hold', (status) => {
    expect(why(status, { holdReasons: ['A', 'B'] })).toBe('held for A, B');
    const more = { holdReasons: ['A'], openReviews: ['rvw_1 A', 'rvw_2 B'], openApprovals: ['apr_1 has 0 of 2 votes'] };
    expect(why(status, more)).toBe('held for A; open review cases: rvw_1 A, rvw_2 B; apr_1 has 0 of 2 votes');
  });

  test.each([
    ['AWAITING_SOURCE_FUNDS', 'waits for a deposit that has not arrived'],
    ['SOURCE_FUNDS_CONFIRMING', 'waits for confirmations of its deposit'],
    ['AWAITING_RECIPIENT_CONFIRMATION', 'waits for ten_2 to select a route and confirm'],
    ['FUNDS_LOCKED', 'waits for its submission; no job is left to do it'],
    ['CREATED', 'stays in CREATED, which should never happen; no job is left to do it'],
  ])('%s', (status, text) => {
    expect(why(status)).toBe(text);
  });

  test.each(['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING'])(
    '%s: names the provider that the payment waits for, and its last answer',
    (status) => {
      const provider = { attemptProvider: 'payapp_a', jobTopic: 'offramp.provider' };
      expect(why(status, provider)).toBe(
        'waits for payapp_a, which said nothing yet; offramp.provider waits for its turn',
      );
      const failing = { ...provider, attemptStatus: 'PENDING', jobAttempts: 7, jobError: 'away' };
      expect(why(status, failing)).toBe(
        'waits for payapp_a, which said PENDING; offramp.provider was tried 7 times, at last: away',
      );
    },
  );

  test('ACTION_REQUIRED: names what the provider reports', () => {
    const reported = { attemptProvider: 'payapp_a', failureReason: 'CLOSED', openReviews: ['rvw_1 A'] };
    expect(why('ACTION_REQUIRED', reported)).toBe('payapp_a reports CLOSED; open review cases: rvw_1 A');
  });

  test.each(['FAILED', 'REFUND_PENDING'])('%s: says that the refund is not posted', (status) => {
    expect(why(status)).toBe('its refund is not posted (no reason); no job is left to do it');
    expect(why(status, { failureReason: 'REJECTED', jobTopic: 'offramp.refund' })).toBe(
      'its refund is not posted (REJECTED); offramp.refund waits for its turn',
    );
  });
});

describe('why a claim is open', () => {
  const claim = (ms: number, more: Partial<RestingPayment> = {}) =>
    why('PENDING_CLAIM', { claimExpiresAt: new Date(now.getTime() + ms), claimStatus: 'OPEN', ...more });
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();

  test('names a missing claimant, or one that is not ready', () => {
    expect(claim(1, { recipientTenantId: null })).toBe(`nobody has claimed it; the claim is OPEN until ${at(1)}`);
    expect(claim(1)).toBe(`claimed by ten_2, which is not onboarded or has no usable destination; open until ${at(1)}`);
    expect(why('PENDING_CLAIM', { recipientTenantId: null, claimStatus: 'OPEN' })).toBe(
      'nobody has claimed it; the claim is OPEN until nobody knows when',
    );
  });

  test.each([0, -1])('%i ms from its end: says that the claim expired and was not ended', (ms) => {
    expect(claim(ms)).toBe(`its claim expired at ${at(ms)} and was not ended`);
    expect(claim(ms, { recipientTenantId: null })).toBe(`its claim expired at ${at(ms)} and was not ended`);
  });
});
