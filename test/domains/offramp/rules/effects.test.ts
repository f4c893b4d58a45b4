import { describe, expect, it } from 'vitest';
import { move, settle } from '../../../../src/domains/offramp/money.ts';
import { effects } from '../../../../src/domains/offramp/offramp-payment.effects.ts';
import { effects as reviewEffects } from '../../../../src/domains/offramp/review-case.effects.ts';
import { presentReviewCase } from '../../../../src/domains/offramp/review-case.present.ts';
import type { AggregateView, ContextOf } from '../../../../src/platform/lifecycle/definition.ts';
import {
  adjust,
  audit,
  enqueue,
  insert,
  openChild,
  remove,
  send,
  set,
  update,
  type Write,
} from '../../../../src/platform/lifecycle/writes.ts';
import { sample } from '../offramp-payment.sample.ts';
import { sample as reviewSample } from '../review-case.sample.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const owners = { tenantId: 'ten_1', memberId: 'mem_1', paymentId: 'pay_1' };
const context = sample.context(owners, 1);
type Context = ContextOf<'offramp-payment'>;
const payment = (parts: Partial<Context> = {}) =>
  ({
    machine: 'offramp-payment',
    id: 'pay_1',
    status: 'FUNDS_LOCKED',
    publicStatus: 'FUNDS_LOCKED',
    step: 3,
    now,
    createdAt: now,
    updatedAt: now,
    context: { ...context, ...parts },
  }) as unknown as AggregateView<'offramp-payment'>;
const of = (name: keyof typeof effects, parts: Partial<Context> = {}, payload: object = {}): readonly Write[] =>
  (effects[name] as (view: unknown, payload: unknown) => readonly Write[])(payment(parts), payload);
/** Money as it is moved out of where it is. */
const moved = (from: 'reserved' | 'escrow' | 'onchain', to: 'none' | 'reserved' | 'escrow', leg: string) =>
  move(payment({ custody: from }), from, to, leg);
const audited = (action: string, data: object) => audit(`offramp_payment.${action}`, 'pay_1', 'ten_1', data as never);

describe('the money of a payment (A 3.2, D-087, D-094)', () => {
  it('is reserved from the balance, unless a deposit funds it', () => {
    expect(of('reserveFunds')).toEqual(move(payment(), 'none', 'reserved', 'reserve'));
    expect(of('reserveFunds', { fundingMode: 'ONCHAIN_DEPOSIT' })).toEqual([]);
  });

  it('is booked and audited on the chain account once its deposit is final', () => {
    const parts = { dealId: '0xd', fundingMode: 'ONCHAIN_DEPOSIT' } as const;
    expect(of('confirmDeposit', parts)).toEqual([
      ...move(payment(parts), 'none', 'onchain', 'deposit'),
      audited('deposit_confirmed', { amountBaseUnits: context.amountBaseUnits, dealId: '0xd' }),
    ]);
  });

  it('moves from the reservation into escrow, unless it is locked already', () => {
    expect(of('lockFunds', { custody: 'reserved' })).toEqual(moved('reserved', 'escrow', 'lock'));
    expect([of('lockFunds', { custody: 'escrow' }), of('lockFunds', { custody: 'onchain' })]).toEqual([[], []]);
    expect(() => of('lockFunds', { custody: 'none' })).toThrow('pay_1: nothing is locked, money is in none');
  });

  it('moves back from escrow, unless a claim or the escrow contract holds it', () => {
    const free = { claimId: null, custody: 'escrow' } as const;
    expect(of('unlockFunds', free)).toEqual(moved('escrow', 'reserved', 'unlock'));
    expect(of('unlockFunds', { ...free, claimId: 'clm_1' })).toEqual([]);
    expect(of('unlockFunds', { claimId: null, custody: 'onchain' })).toEqual([]);
    expect(() => of('unlockFunds', { claimId: 'clm_1', custody: 'reserved' })).toThrow('money is in reserved');
  });

  it('is refunded from any account, and released only from a reservation', () => {
    for (const custody of ['reserved', 'escrow', 'onchain'] as const)
      expect(of('refundFunds', { custody })).toEqual(moved(custody, 'none', 'refund'));
    expect(of('refundFunds', { custody: 'none' })).toEqual([]);
    expect(of('releaseReservation', { custody: 'reserved' })).toEqual(moved('reserved', 'none', 'release'));
    expect([of('releaseReservation', { custody: 'escrow' }), of('releaseReservation', { custody: 'none' })]).toEqual([
      [],
      [],
    ]);
  });

  it('is paid out by the escrow contract with one job for each end', () => {
    const deal = { dealId: '0xd', escrowAddress: '0xe', custody: 'onchain' } as const;
    const ended = (end: 'refund' | 'release') =>
      enqueue(
        'offramp.end-deposit',
        { dealId: '0xd', escrowAddress: '0xe', end, paymentId: 'pay_1' },
        { key: `0xd:${end}` },
      );
    expect(of('returnDeposit', deal)).toEqual([ended('refund')]);
    expect(of('returnDeposit', { ...deal, custody: 'reserved' })).toEqual([]);
    expect(of('returnDeposit', { ...deal, dealId: null })).toEqual([]);
    expect(of('returnDeposit', { ...deal, escrowAddress: null })).toEqual([]);
    const paid = { ...deal, ...sample.inLeaf?.PROVIDER_SUBMITTED, custody: 'onchain' } as Partial<Context>;
    expect(of('settleFunds', paid)).toEqual([...settle(payment(paid)), ended('release')]);
    expect(of('settleFunds', { ...paid, custody: 'escrow' })).toEqual(settle(payment({ ...paid, custody: 'escrow' })));
  });
});

describe('what a payment records', () => {
  const party = (tenantId: string) => insert('payment_parties', { paymentId: 'pay_1', tenantId }, 'ignore');

  it('each party, when it becomes one', () => {
    const { amountBaseUnits, fundingMode } = context;
    expect(of('recordPayment')).toEqual([party('ten_1'), audited('created', { amountBaseUnits, fundingMode })]);
    expect(of('admitRecipient', { recipientTenantId: 'ten_2' })).toEqual([party('ten_2')]);
    expect(of('admitRecipient', { recipientTenantId: null })).toEqual([]);
  });

  it('the time and the reason of its end', () => {
    expect(of('stampDelivered')).toEqual([set({ deliveredAt: now })]);
    expect(of('stampRefunded')).toEqual([set({ refundedAt: now })]);
    expect(of('stampCanceled', { failureReason: 'CANCELED_BY_SENDER' })).toEqual([
      set({ canceledAt: now }),
      audited('canceled', { failureReason: 'CANCELED_BY_SENDER' }),
    ]);
  });

  it('its quotes and its exclusions, each with its position', () => {
    const quotes = [{ provider: 'internal' }, { provider: 'payapp_a' }];
    const exclusions = [{ reason: 'A' }, { reason: 'B' }];
    expect(of('storeQuotes', {}, { quotes, exclusions })).toEqual([
      ...quotes.map((quote) => ({
        ...insert('route_quotes', {} as never),
        row: { id: expect.stringMatching(/^rq_/), paymentId: 'pay_1', createdAt: now, ...quote },
      })),
      insert('route_exclusions', { paymentId: 'pay_1', position: 0, reason: 'A' } as never),
      insert('route_exclusions', { paymentId: 'pay_1', position: 1, reason: 'B' } as never),
    ]);
  });

  it('the decision of an agent’s policy, where there is one', () => {
    expect(of('logDecision', {}, { decision: { id: 'dec_1' } })).toEqual([
      insert('policy_decisions', { id: 'dec_1', resourceId: 'pay_1' } as never),
    ]);
    expect(of('logDecision', {}, { decision: null })).toEqual([]);
  });

  it('the selected route in its envelope (D-149)', () => {
    expect(of('pinRoute', { envelopeId: 'env_1' }, { quoteId: 'rq_1' })).toEqual([
      update('payment_envelopes', { id: 'env_1' }, { routeQuoteId: 'rq_1' }),
    ]);
    expect(of('pinRoute', { envelopeId: null }, { quoteId: 'rq_1' })).toEqual([]);
  });
});

describe('a claim follows its payment', () => {
  it.each([
    ['bindClaim', 'BIND', [{ tenantId: 'ten_2' }]],
    ['lockClaim', 'LOCK', []],
    ['fundClaim', 'FUND', []],
    ['expireClaim', 'EXPIRE', []],
    ['cancelClaim', 'CANCEL', []],
    ['releaseClaim', 'RELEASE', []],
    ['refundClaim', 'REFUND', []],
  ] as const)('sends the claim the event of %s', (name, type, payload) => {
    const sent = send('claim', 'clm_1', type, ...(payload as []));
    expect(of(name, { claimId: 'clm_1' }, { tenantId: 'ten_2' })).toEqual([sent]);
    expect(of(name, { claimId: null }, { tenantId: 'ten_2' })).toEqual([]);
  });

  it.each([
    ['PHONE', 'none', false],
    ['EMAIL', 'reserved', true],
  ] as const)('is opened for a contact by %s, and funded only when money is reserved', (kind, custody, funded) => {
    const terms = { expiresAt: now, graceEndsAt: new Date(now.getTime() + 1), opaqueId: '0x1', metadataHash: '0x2' };
    const contact = { kind, index: 'i', ciphertext: 'c', masked: 'm' };
    const [is, no] = [
      { Index: 'i', Ciphertext: 'c', Masked: 'm' },
      { Index: null, Ciphertext: null, Masked: null },
    ];
    const columns = (prefix: string, values: object) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));
    expect(of('openClaim', { custody }, { claimId: 'clm_1', ...terms, contact })).toEqual([
      openChild('claim', 'clm_1', {
        paymentId: 'pay_1',
        senderTenantId: 'ten_1',
        recipientTenantId: null,
        ...terms,
        ...columns('phone', kind === 'PHONE' ? is : no),
        ...columns('email', kind === 'EMAIL' ? is : no),
        amountBaseUnits: context.amountBaseUnits,
        funded,
        claimedAt: null,
        lockedAt: null,
        releasedAt: null,
        refundedAt: null,
        canceledAt: null,
      } as never),
    ]);
  });
});

describe('holds, and what clears them (D-119, D-122)', () => {
  const review = (reason: string) =>
    enqueue(
      'offramp.review-case',
      { paymentId: 'pay_1', senderTenantId: 'ten_1', reason },
      { key: `pay_1:${reason}`, tenantId: 'ten_1' },
    );

  it('a held payment waits for its recipient, its sender, the sweep, and liquidity where it is missing', () => {
    const waits = (...names: string[]) =>
      names.map((waitsFor) => insert('hold_waits', { paymentId: 'pay_1', waitsFor }, 'ignore'));
    const parts = { recipientTenantId: 'ten_2', holdReasons: ['CREDENTIAL_EXPIRED'] } as Partial<Context>;
    expect(of('waitForRecipient', parts)).toEqual(waits('tenant:ten_2', 'sender:ten_1', 'any'));
    const liquidity = { ...parts, holdReasons: ['INSUFFICIENT_ROUTE_LIQUIDITY'] } as Partial<Context>;
    expect(of('waitForRecipient', liquidity)).toEqual(waits('tenant:ten_2', 'sender:ten_1', 'any', 'liquidity'));
    expect(of('stopWaiting')).toEqual([remove('hold_waits', { paymentId: 'pay_1' })]);
  });

  it('review cases are opened for sanctions and for holds that are reviews', () => {
    expect(of('openReviewCase', {}, { reason: 'SANCTIONS_REVIEW_REQUIRED' })).toEqual([
      review('SANCTIONS_REVIEW_REQUIRED'),
    ]);
    expect(of('openReviewCase', {}, { reason: 'POLICY_DENIED' })).toEqual([]);
    const [held, other] = ['TRANSACTION_MONITORING_REVIEW', 'CREDENTIAL_CHANGED_REVIEW_REQUIRED'];
    expect(of('openReviewCases', { openedReviews: [held, other], holdReasons: [held] } as never)).toEqual([
      review(held),
    ]);
  });

  it('review cases without a hold are closed, unless they were cleared', () => {
    const reason = 'TRANSACTION_MONITORING_REVIEW';
    const close = enqueue('offramp.close-review-cases', { paymentId: 'pay_1' }, { key: 'pay_1', tenantId: 'ten_1' });
    const closed = (openedReviews: string[], holdReasons: string[], clearedReviews: string[]) =>
      of('closeReviewCases', { openedReviews, holdReasons, clearedReviews } as never);
    expect(closed([reason], [], [])).toEqual([close]);
    expect(closed([reason], [reason], [])).toEqual([]);
    expect(closed([reason], [], [reason])).toEqual([]);
    expect(closed([], [], [])).toEqual([]);
    expect(closed(['CREDENTIAL_CHANGED_REVIEW_REQUIRED', reason], [reason], [])).toEqual([close]);
  });

  it('a stuck payout gets its review case when its time has come', () => {
    expect(of('scheduleStuckReview', {}, { reviewAt: now })).toEqual([
      enqueue(
        'offramp.review-case',
        { paymentId: 'pay_1', senderTenantId: 'ten_1', reason: 'PROVIDER_STUCK' },
        { key: 'pay_1:PROVIDER_STUCK', tenantId: 'ten_1', dueAt: now },
      ),
    ]);
  });

  it('an approval is requested once, and closed with the payment', () => {
    const approval = { isOpen: false, requestId: 'apr_1', requiredWeight: 2, approvalGroup: 'finance' };
    const { initiatorMemberId } = context;
    expect(of('openApproval', {}, { approval })).toEqual([
      openChild('approval-request', 'apr_1', {
        tenantId: 'ten_1',
        paymentId: 'pay_1',
        initiatorMemberId,
        requiredWeight: 2,
        approvalGroup: 'finance',
        receivedWeight: 0,
        votes: [],
        closedReason: null,
      } as never),
    ]);
    expect([
      of('openApproval', {}, { approval: null }),
      of('openApproval', {}, { approval: { ...approval, isOpen: true } }),
    ]).toEqual([[], []]);
    expect(of('closeApproval', { approvalRequestId: 'apr_1' })).toEqual([send('approval-request', 'apr_1', 'CLOSE')]);
    expect(of('closeApproval', { approvalRequestId: null })).toEqual([]);
  });
});

describe('a payout (D-144, D-447)', () => {
  it('is submitted by a job, and refunded by another', () => {
    const whose = { key: 'pay_1', tenantId: 'ten_1' };
    expect(of('scheduleSubmission', { selectedRouteQuoteId: 'rq_1' })).toEqual([
      enqueue('offramp.submit', { paymentId: 'pay_1' }, whose),
      audited('confirmed', { routeQuoteId: 'rq_1' }),
    ]);
    expect(of('scheduleRefund')).toEqual([enqueue('offramp.refund', { paymentId: 'pay_1' }, whose)]);
  });

  it('has one attempt per route, under the idempotency key sent to the provider', () => {
    const told = { quoteId: 'rq_1', provider: 'payapp_a', idempotencyKey: 'pay_1:rq_1' };
    expect(of('recordAttempt', {}, told)).toEqual([
      insert('provider_attempts', {
        idempotencyKey: 'pay_1:rq_1',
        paymentId: 'pay_1',
        quoteId: 'rq_1',
        provider: 'payapp_a',
        providerRef: null,
        lastStatus: null,
        returnedAt: null,
        live: true,
        createdAt: now,
      }),
      enqueue('offramp.provider', { paymentId: 'pay_1' }, { key: 'pay_1' }),
    ]);
    expect(of('endAttempt', { selectedRouteQuoteId: 'rq_1' })).toEqual([
      update('provider_attempts', { idempotencyKey: 'pay_1:rq_1' }, { live: false }),
    ]);
  });

  it('consumes and gives back prefunded liquidity, from the tenant’s script where there is one', () => {
    const parts = { provider: 'payapp_a', liquidityCurrency: 'EUR', liquidityMinor: 7n } as Partial<Context>;
    const shared = { provider: 'payapp_a', currency: 'EUR' };
    expect(of('consumeLiquidity', parts)).toEqual([adjust('provider_liquidity', shared, { balanceMinor: -7n })]);
    expect(of('returnLiquidity', parts)).toEqual([adjust('provider_liquidity', shared, { balanceMinor: 7n })]);
    const scripted = { ...parts, liquidityOverridden: true };
    const own = { tenantId: 'ten_1', provider: 'payapp_a' };
    expect(of('consumeLiquidity', scripted)).toEqual([adjust('test_provider_controls', own, { liquidityMinor: -7n })]);
    expect(of('returnLiquidity', scripted)).toEqual([adjust('test_provider_controls', own, { liquidityMinor: 7n })]);
    for (const missing of ['provider', 'liquidityCurrency', 'liquidityMinor'])
      expect(of('consumeLiquidity', { ...parts, [missing]: null })).toEqual([]);
  });
});

describe('a review case', () => {
  const reviewCase = {
    machine: 'review-case',
    id: 'rev_1',
    status: 'OPEN',
    publicStatus: 'OPEN',
    step: 1,
    now,
    createdAt: now,
    updatedAt: now,
    context: reviewSample.context(owners, 1),
  } as unknown as AggregateView<'review-case'>;

  it.each([
    ['announceOpened', 'review_case.opened'],
    ['announceResolved', 'review_case.resolved'],
  ] as const)('%s notifies the sender with the presented case, and audits it', (name, type) => {
    const object = presentReviewCase({ ...reviewCase.context, id: 'rev_1', status: 'OPEN', createdAt: now } as never);
    expect(reviewEffects[name](reviewCase, undefined as never)).toEqual([
      expect.objectContaining({ kind: 'notify', type, resourceId: 'rev_1', parties: ['ten_1'], object }),
      audit(type, 'rev_1', 'ten_1', { paymentId: 'pay_1', reason: 'PROVIDER_STUCK', decision: null }),
    ]);
  });
});
