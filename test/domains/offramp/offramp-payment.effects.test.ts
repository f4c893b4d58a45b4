import { describe, expect, it } from 'vitest';
import type { Custody, FundingMode, OfframpPaymentContext } from '../../../machines/offramp/offramp-payment.types.ts';
import { effects } from '../../../src/domains/offramp/offramp-payment.effects.ts';
import type { AggregateView } from '../../../src/kernel/lifecycle/definition.ts';
import type { Write } from '../../../src/kernel/lifecycle/writes.ts';
import { newPayment } from '../../support/new-payment.ts';

type Payment = AggregateView<'offramp-payment'>;
type Effect = keyof typeof effects;

const now = new Date('2026-03-02T09:00:00.000Z');
const later = new Date('2026-03-03T09:00:00.000Z');

/** What an effect writes of a payment with these columns; most look at no event. */
const written = (
  effect: Effect,
  changed: Partial<OfframpPaymentContext> = {},
  event: object = {},
): readonly Write[] => {
  const { fundingMode = 'INTERNAL_BALANCE' } = changed;
  const payment = {
    ...{ machine: 'offramp-payment', id: 'pay_1', status: 'POLICY_CHECK', publicStatus: 'POLICY_CHECK', step: 1 },
    ...{ now, createdAt: now, updatedAt: now },
    context: { ...newPayment(fundingMode), senderTenantId: 'ten_s', initiatorMemberId: 'mem_1', ...changed },
  } as Payment;
  return (effects[effect] as (payment: Payment, event: object) => readonly Write[])(payment, event);
};

const available = { kind: 'available', tenantId: 'ten_s', asset: 'USDC' };
const reserved = { kind: 'reserved', tenantId: 'ten_s', asset: 'USDC' };
const escrow = { kind: 'escrow', paymentId: 'pay_1', tenantId: 'ten_s', asset: 'USDC' };
const onchain = { kind: 'onchain_escrow', asset: 'USDC' };
const moved = (debit: object, credit: object, leg: string, custody: Custody) => [
  { kind: 'transfer', debit, credit, amount: 25_000_000n, leg },
  { kind: 'set', patch: { custody } },
];
const audited = (action: string, data: object) => ({
  ...{ kind: 'audit', action: `offramp_payment.${action}`, resourceId: 'pay_1', tenantId: 'ten_s', data },
});
const party = (tenantId: string) => ({
  ...{ kind: 'insert', table: 'payment_parties', row: { paymentId: 'pay_1', tenantId }, onConflict: 'ignore' },
});
const job = (topic: string, payload: object, options: object = {}) => ({
  ...{ kind: 'enqueue', topic: `offramp.${topic}`, payload, key: 'pay_1', dueAt: null, tenantId: 'ten_s', ...options },
});
const deal = { dealId: `0x${'cc'.repeat(32)}`, escrowAddress: `0x${'dd'.repeat(20)}` };
const ended = (end: 'release' | 'refund') =>
  job('end-deposit', { ...deal, end, paymentId: 'pay_1' }, { key: `${deal.dealId}:${end}`, tenantId: null });

describe('who is a party of a payment', () => {
  it('is its sender from the start, and it is audited', () => {
    expect(written('recordPayment')).toEqual([
      party('ten_s'),
      audited('created', { amountBaseUnits: 25_000_000n, fundingMode: 'INTERNAL_BALANCE' }),
    ]);
  });

  it('is its recipient once that is known, and nobody before', () => {
    expect(written('admitRecipient', { recipientTenantId: 'ten_r' })).toEqual([party('ten_r')]);
    expect(written('admitRecipient')).toEqual([]);
  });
});

describe('the money of a payment (D-086, D-087)', () => {
  it('is reserved from a balance, and not where a deposit pays', () => {
    expect(written('reserveFunds')).toEqual(moved(available, reserved, 'reserve', 'reserved'));
    expect(written('reserveFunds', { fundingMode: 'ONCHAIN_DEPOSIT' })).toEqual([]);
  });

  it('is that of a deposit when this is final, which is audited with its deal (D-085)', () => {
    expect(written('confirmDeposit', { fundingMode: 'ONCHAIN_DEPOSIT', ...deal })).toEqual([
      ...moved(onchain, escrow, 'deposit', 'onchain'),
      audited('deposit_confirmed', { amountBaseUnits: 25_000_000n, dealId: deal.dealId }),
    ]);
  });

  it('is locked out of the reserve, and a deposit is locked already', () => {
    expect(written('lockFunds', { custody: 'reserved' })).toEqual(moved(reserved, escrow, 'lock', 'escrow'));
    expect(written('lockFunds', { custody: 'onchain' })).toEqual([]);
    expect(written('lockFunds', { custody: 'escrow' })).toEqual([]);
    expect(() => written('lockFunds')).toThrow('pay_1: nothing is locked, money is in none');
  });

  it('is unlocked again, but neither that of a claim nor a deposit', () => {
    expect(written('unlockFunds', { custody: 'escrow' })).toEqual(moved(escrow, reserved, 'unlock', 'reserved'));
    expect(written('unlockFunds', { custody: 'escrow', claimId: 'clm_1' })).toEqual([]);
    expect(written('unlockFunds', { custody: 'onchain' })).toEqual([]);
    expect(written('unlockFunds', { custody: 'onchain', claimId: 'clm_1' })).toEqual([]);
    expect(() => written('unlockFunds', { custody: 'reserved', claimId: 'clm_1' })).toThrow(
      'pay_1: nothing is locked, money is in reserved',
    );
  });

  it.each<[Custody, FundingMode, object, object]>([
    ['reserved', 'INTERNAL_BALANCE', reserved, available],
    ['escrow', 'INTERNAL_BALANCE', escrow, available],
    ['onchain', 'ONCHAIN_DEPOSIT', escrow, onchain],
  ])('goes back to where it came from, out of %s', (custody, fundingMode, from, to) => {
    expect(written('refundFunds', { custody, fundingMode })).toEqual(moved(from, to, 'refund', 'none'));
  });

  it('is not given back where there is none', () => {
    expect(written('refundFunds')).toEqual([]);
  });

  it('is released out of the reserve alone', () => {
    expect(written('releaseReservation', { custody: 'reserved' })).toEqual(
      moved(reserved, available, 'release', 'none'),
    );
    for (const custody of ['none', 'escrow', 'onchain'] as const)
      expect(written('releaseReservation', { custody })).toEqual([]);
  });

  it('is settled with its delivery, and the escrow contract then releases a deposit (D-094)', () => {
    const delivered = { provider: 'internal', recipientTenantId: 'ten_r', proceedsBaseUnits: 25_000_000n } as const;
    const proceeds = moved(escrow, { ...available, tenantId: 'ten_r' }, 'proceeds', 'none');
    expect(written('settleFunds', { ...delivered, ...deal, custody: 'escrow' })).toEqual(proceeds);
    const deposited = { ...delivered, custody: 'onchain', fundingMode: 'ONCHAIN_DEPOSIT' } as const;
    expect(written('settleFunds', { ...deposited, ...deal })).toEqual([...proceeds, ended('release')]);
    expect(written('settleFunds', deposited)).toEqual(proceeds);
  });

  it('is given back by the escrow contract, which knows only whole deals (D-094)', () => {
    expect(written('returnDeposit', { custody: 'onchain', ...deal })).toEqual([ended('refund')]);
    expect(written('returnDeposit', { custody: 'onchain', dealId: deal.dealId })).toEqual([]);
    expect(written('returnDeposit', { custody: 'onchain', escrowAddress: deal.escrowAddress })).toEqual([]);
    expect(written('returnDeposit', { custody: 'escrow', ...deal })).toEqual([]);
  });

  it('is refunded by a job', () => {
    expect(written('scheduleRefund')).toEqual([job('refund', { paymentId: 'pay_1' })]);
  });
});

describe('the claim of a payment', () => {
  const contact = { index: 'i', ciphertext: 'c', masked: 'm' };
  const term = { claimId: 'clm_1', expiresAt: now, graceEndsAt: later, opaqueId: 'o', metadataHash: 'h' };
  const phone = { phoneIndex: 'i', phoneCiphertext: 'c', phoneMasked: 'm' };
  const noPhone = { phoneIndex: null, phoneCiphertext: null, phoneMasked: null };
  const email = { emailIndex: 'i', emailCiphertext: 'c', emailMasked: 'm' };
  const noEmail = { emailIndex: null, emailCiphertext: null, emailMasked: null };

  it.each([
    ['PHONE', 'none', { ...phone, ...noEmail }, false],
    ['EMAIL', 'reserved', { ...noPhone, ...email }, true],
  ] as const)(
    'is opened for its one contact, %s, funded where money is in %s (D-113)',
    (kind, custody, columns, funded) => {
      expect(written('openClaim', { custody }, { ...term, contact: { kind, ...contact } })).toEqual([
        {
          ...{ kind: 'open', machine: 'claim', id: 'clm_1' },
          context: {
            ...{
              paymentId: 'pay_1',
              senderTenantId: 'ten_s',
              recipientTenantId: null,
              opaqueId: 'o',
              metadataHash: 'h',
            },
            ...{ ...columns, amountBaseUnits: 25_000_000n, funded, expiresAt: now, graceEndsAt: later },
            ...{ claimedAt: null, lockedAt: null, releasedAt: null, refundedAt: null, canceledAt: null },
          },
        },
      ]);
    },
  );

  it.each([
    ['bindClaim', 'BIND', { tenantId: 'ten_r' }],
    ['lockClaim', 'LOCK', {}],
    ['fundClaim', 'FUND', {}],
    ['expireClaim', 'EXPIRE', {}],
    ['cancelClaim', 'CANCEL', {}],
    ['releaseClaim', 'RELEASE', {}],
    ['refundClaim', 'REFUND', {}],
  ] as const)('moves with it: %s', (effect, type, payload) => {
    const sent = { kind: 'send', machine: 'claim', id: 'clm_1', type, payload };
    expect(written(effect, { claimId: 'clm_1' }, { ...payload, other: 1 })).toEqual([sent]);
    expect(written(effect, {}, payload)).toEqual([]);
  });
});

describe('the verdict about a payment', () => {
  it('is stored with its quotes and its exclusions, these in their order (A 2.2)', () => {
    const [rank1, rank2] = [{ rank: 1 }, { rank: 2 }];
    const writes = written('storeQuotes', {}, { quotes: [rank1, rank2], exclusions: [{ rail: 'a' }, { rail: 'b' }] });
    const quote = (rank: object) => ({
      ...{ kind: 'insert', table: 'route_quotes', onConflict: 'fail' },
      row: { id: expect.stringMatching(/^rq_/), paymentId: 'pay_1', createdAt: now, ...rank },
    });
    const excluded = (rail: string, position: number) => ({
      ...{ kind: 'insert', table: 'route_exclusions', onConflict: 'fail', row: { paymentId: 'pay_1', position, rail } },
    });
    expect(writes).toEqual([quote(rank1), quote(rank2), excluded('a', 0), excluded('b', 1)]);
  });

  it('leaves what the agent’s policy decided in the log, where one was asked (D-308)', () => {
    expect(written('logDecision', {}, { decision: null })).toEqual([]);
    const [write, ...others] = written('logDecision', {}, { decision: { id: 'pd_1', tenantId: 'ten_s' } });
    expect(others).toEqual([]);
    expect(write).toMatchObject({ kind: 'insert', row: { id: 'pd_1', tenantId: 'ten_s' } });
  });

  it('that holds it waits for its parties and the sweep, and for liquidity only where that is missing (D-119, D-121)', () => {
    const wait = (waitsFor: string) => ({
      ...{ kind: 'insert', table: 'hold_waits', row: { paymentId: 'pay_1', waitsFor }, onConflict: 'ignore' },
    });
    const waits = ['tenant:ten_r', 'sender:ten_s', 'any'].map(wait);
    const held = (holdReasons: string[]) => written('waitForRecipient', { recipientTenantId: 'ten_r', holdReasons });
    expect(held(['CREDENTIAL_EXPIRED'])).toEqual(waits);
    expect(held(['CREDENTIAL_EXPIRED', 'INSUFFICIENT_ROUTE_LIQUIDITY'])).toEqual([...waits, wait('liquidity')]);
    expect(written('stopWaiting')).toEqual([{ kind: 'remove', table: 'hold_waits', key: { paymentId: 'pay_1' } }]);
  });

  it('binds the route that was selected to its envelope, where it has one (D-149)', () => {
    expect(written('pinRoute', { envelopeId: 'env_1' }, { quoteId: 'rq_1' })).toEqual([
      { kind: 'update', table: 'payment_envelopes', key: { id: 'env_1' }, patch: { routeQuoteId: 'rq_1' } },
    ]);
    expect(written('pinRoute', {}, { quoteId: 'rq_1' })).toEqual([]);
  });
});

describe('the review cases of a payment', () => {
  const review = (reason: string, dueAt: Date | null = null) =>
    job('review-case', { paymentId: 'pay_1', senderTenantId: 'ten_s', reason }, { key: `pay_1:${reason}`, dueAt });

  it('are opened for what holds it now and a person decides about (D-122)', () => {
    const openedReviews = ['CREDENTIAL_CHANGED_REVIEW_REQUIRED', 'TRANSACTION_MONITORING_REVIEW'];
    const holdReasons = ['CREDENTIAL_EXPIRED', 'TRANSACTION_MONITORING_REVIEW'];
    expect(written('openReviewCases', { openedReviews, holdReasons })).toEqual([
      review('TRANSACTION_MONITORING_REVIEW'),
    ]);
  });

  it('are opened for a reject that operators have to know of, and for no other (D-122)', () => {
    const rejected = (reason: string) => written('openReviewCase', {}, { reason });
    expect(rejected('SANCTIONS_REVIEW_REQUIRED')).toEqual([review('SANCTIONS_REVIEW_REQUIRED')]);
    expect(rejected('POLICY_DENIED')).toEqual([]);
  });

  it('are opened for a payment that its provider keeps blocking, later (D-092)', () => {
    expect(written('scheduleStuckReview', {}, { reviewAt: later })).toEqual([review('PROVIDER_STUCK', later)]);
  });

  it.each<[string, boolean, Partial<OfframpPaymentContext>]>([
    ['that was opened and holds it no more', true, { openedReviews: ['TRANSACTION_MONITORING_REVIEW'] }],
    [
      'that holds it no more beside one that does',
      true,
      {
        openedReviews: ['CREDENTIAL_CHANGED_REVIEW_REQUIRED', 'TRANSACTION_MONITORING_REVIEW'],
        holdReasons: ['CREDENTIAL_CHANGED_REVIEW_REQUIRED'],
      },
    ],
    [
      'that holds it still',
      false,
      { openedReviews: ['TRANSACTION_MONITORING_REVIEW'], holdReasons: ['TRANSACTION_MONITORING_REVIEW'] },
    ],
    [
      'that an outage may hide',
      false,
      { openedReviews: ['TRANSACTION_MONITORING_REVIEW'], holdReasons: ['POLICY_SUBSYSTEM_ERROR'] },
    ],
    [
      'that was released',
      false,
      { openedReviews: ['TRANSACTION_MONITORING_REVIEW'], clearedReviews: ['TRANSACTION_MONITORING_REVIEW'] },
    ],
    ['that never was', false, {}],
  ])('%s: closed %s (D-426)', (_which, isClosed, changed) => {
    const close = job('close-review-cases', { paymentId: 'pay_1' });
    expect(written('closeReviewCases', changed)).toEqual(isClosed ? [close] : []);
  });
});

describe('the approval of a payment (A 3.4)', () => {
  const approval = { requestId: 'apr_1', isOpen: false, votes: 0, requiredWeight: 3, approvalGroup: 'treasury' };

  it('is asked for once: an open request stands', () => {
    expect(written('openApproval', {}, { approval })).toEqual([
      {
        ...{ kind: 'open', machine: 'approval-request', id: 'apr_1' },
        context: {
          ...{ tenantId: 'ten_s', paymentId: 'pay_1', initiatorMemberId: 'mem_1', requiredWeight: 3 },
          ...{ approvalGroup: 'treasury', receivedWeight: 0, votes: [], closedReason: null },
        },
      },
    ]);
    expect(written('openApproval', {}, { approval: { ...approval, isOpen: true } })).toEqual([]);
    expect(written('openApproval', {}, { approval: null })).toEqual([]);
  });

  it('is closed where it was asked for', () => {
    expect(written('closeApproval', { approvalRequestId: 'apr_1' })).toEqual([
      { kind: 'send', machine: 'approval-request', id: 'apr_1', type: 'CLOSE', payload: {} },
    ]);
    expect(written('closeApproval')).toEqual([]);
  });
});

describe('what a payment has its provider do', () => {
  it('is submitted by a job after its confirmation, which is audited', () => {
    expect(written('scheduleSubmission', { selectedRouteQuoteId: 'rq_1' })).toEqual([
      job('submit', { paymentId: 'pay_1' }),
      audited('confirmed', { routeQuoteId: 'rq_1' }),
    ]);
  });

  it('is one attempt for each quote, by real time alone (D-095)', () => {
    const idempotencyKey = 'pay_1:rq_1';
    expect(written('recordAttempt', {}, { quoteId: 'rq_1', provider: 'payapp_a', idempotencyKey })).toEqual([
      {
        ...{ kind: 'insert', table: 'provider_attempts', onConflict: 'fail' },
        row: {
          ...{ idempotencyKey, paymentId: 'pay_1', quoteId: 'rq_1', provider: 'payapp_a', providerRef: null },
          ...{ lastStatus: null, returnedAt: null, live: true, createdAt: now },
        },
      },
      job('provider', { paymentId: 'pay_1' }, { tenantId: null }),
    ]);
    expect(written('endAttempt', { selectedRouteQuoteId: 'rq_1' })).toEqual([
      { kind: 'update', table: 'provider_attempts', key: { idempotencyKey }, patch: { live: false } },
    ]);
  });

  it.each([
    ['consumeLiquidity', -2500n],
    ['returnLiquidity', 2500n],
  ] as const)('%s: of the prefunded balance, or of the script that stands in for it (D-144, D-447)', (effect, by) => {
    const used = { provider: 'payapp_a', liquidityCurrency: 'USD', liquidityMinor: 2500n };
    expect(written(effect, used)).toEqual([
      {
        ...{ kind: 'adjust', table: 'provider_liquidity', by: { balanceMinor: by } },
        key: { provider: 'payapp_a', currency: 'USD' },
      },
    ]);
    expect(written(effect, { ...used, liquidityOverridden: true })).toEqual([
      {
        ...{ kind: 'adjust', table: 'test_provider_controls', by: { liquidityMinor: by } },
        key: { tenantId: 'ten_s', provider: 'payapp_a' },
      },
    ]);
    for (const missing of ['provider', 'liquidityCurrency', 'liquidityMinor'])
      expect(written(effect, { ...used, [missing]: null })).toEqual([]);
  });
});

describe('the end of a payment', () => {
  it('is stamped on its own clock, a cancellation audited with its reason', () => {
    expect(written('stampDelivered')).toEqual([{ kind: 'set', patch: { deliveredAt: now } }]);
    expect(written('stampRefunded')).toEqual([{ kind: 'set', patch: { refundedAt: now } }]);
    expect(written('stampCanceled', { failureReason: 'why' })).toEqual([
      { kind: 'set', patch: { canceledAt: now } },
      audited('canceled', { failureReason: 'why' }),
    ]);
  });
});
