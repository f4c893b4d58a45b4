import type { ClaimContact, OfframpPaymentContext } from '../../../machines/offramp/offramp-payment.types.ts';
import { newId } from '../../platform/db/ids.ts';
import type { AggregateView, EffectsOf, EventTypeOf } from '../../platform/lifecycle/definition.ts';
import type { Payload } from '../../platform/lifecycle/lifecycle-types.ts';
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
} from '../../platform/lifecycle/writes.ts';
import { type DecisionRecord, recordDecision } from '../policies/index.ts';
import { endDeposit } from './deposits/apply-deposit.ts';
import { move, settle } from './money.ts';
import type { HoldWait } from './reviews/recheck-held.ts';
import { isMoot } from './rules/hold-reasons.ts';

type Payment = AggregateView<'offramp-payment'>;

/** A claim is a child of its payment and moves only with it. */
const toClaim = <T extends EventTypeOf<'claim'>>(
  payment: Payment,
  type: T,
  ...payload: Payload<'claim', T>
): readonly Write[] => {
  const { claimId } = payment.context;
  return claimId === null ? [] : [send('claim', claimId, type, ...payload)];
};

/** A claim has one contact: the phone, or else the e-mail, that its link and codes go to (D-113). */
const contactColumns = ({ kind, index, ciphertext, masked }: ClaimContact) => ({
  phoneIndex: kind === 'PHONE' ? index : null,
  phoneCiphertext: kind === 'PHONE' ? ciphertext : null,
  phoneMasked: kind === 'PHONE' ? masked : null,
  emailIndex: kind === 'EMAIL' ? index : null,
  emailCiphertext: kind === 'EMAIL' ? ciphertext : null,
  emailMasked: kind === 'EMAIL' ? masked : null,
});

const party = (payment: Payment, tenantId: string | null): readonly Write[] =>
  tenantId === null ? [] : [insert('payment_parties', { paymentId: payment.id, tenantId }, 'ignore')];

/** A prefunded balance moves; a tenant's scripted one moves inside the script (D-144, D-447). */
function liquidity(context: Readonly<OfframpPaymentContext>, sign: 1n | -1n): readonly Write[] {
  const { provider, liquidityCurrency: currency, liquidityMinor, liquidityOverridden, senderTenantId } = context;
  if (provider === null || currency === null || liquidityMinor === null) return [];
  return liquidityOverridden
    ? [
        adjust(
          'test_provider_controls',
          { tenantId: senderTenantId, provider },
          { liquidityMinor: sign * liquidityMinor },
        ),
      ]
    : [adjust('provider_liquidity', { provider, currency }, { balanceMinor: sign * liquidityMinor })];
}

export const effects: EffectsOf<'offramp-payment'> = {
  recordPayment: (payment) => [
    ...party(payment, payment.context.senderTenantId),
    audit('offramp_payment.created', payment.id, payment.context.senderTenantId, {
      amountBaseUnits: payment.context.amountBaseUnits,
      fundingMode: payment.context.fundingMode,
    }),
  ],
  reserveFunds: (payment) =>
    payment.context.fundingMode === 'INTERNAL_BALANCE' ? move(payment, 'none', 'reserved', 'reserve') : [],
  confirmDeposit: (payment) => [
    ...move(payment, 'none', 'onchain', 'deposit'),
    audit('offramp_payment.deposit_confirmed', payment.id, payment.context.senderTenantId, {
      amountBaseUnits: payment.context.amountBaseUnits,
      dealId: payment.context.dealId,
    }),
  ],
  // The escrow pays it back; the posting follows the final transaction (D-094).
  returnDeposit: (payment) => (payment.context.custody === 'onchain' ? endDeal(payment, 'refund') : []),
  admitRecipient: (payment) => party(payment, payment.context.recipientTenantId),

  openClaim: (payment, { claimId, expiresAt, graceEndsAt, opaqueId, metadataHash, contact }) => [
    openChild('claim', claimId, {
      paymentId: payment.id,
      senderTenantId: payment.context.senderTenantId,
      recipientTenantId: null,
      opaqueId,
      metadataHash,
      ...contactColumns(contact),
      amountBaseUnits: payment.context.amountBaseUnits,
      funded: payment.context.custody !== 'none',
      expiresAt,
      graceEndsAt,
      claimedAt: null,
      lockedAt: null,
      releasedAt: null,
      refundedAt: null,
      canceledAt: null,
    }),
  ],
  bindClaim: (payment, { tenantId }) => toClaim(payment, 'BIND', { tenantId }),
  lockClaim: (payment) => toClaim(payment, 'LOCK'),
  fundClaim: (payment) => toClaim(payment, 'FUND'),
  expireClaim: (payment) => toClaim(payment, 'EXPIRE'),
  cancelClaim: (payment) => toClaim(payment, 'CANCEL'),
  releaseClaim: (payment) => toClaim(payment, 'RELEASE'),
  refundClaim: (payment) => toClaim(payment, 'REFUND'),

  logDecision: ({ id }, { decision }) =>
    decision === null ? [] : [recordDecision(decision as unknown as DecisionRecord, id)],
  storeQuotes: (payment, { quotes, exclusions }) => [
    ...quotes.map((quote) =>
      insert('route_quotes', { id: newId('rq'), paymentId: payment.id, createdAt: payment.now, ...quote }),
    ),
    ...exclusions.map((exclusion, position) =>
      insert('route_exclusions', { paymentId: payment.id, position, ...exclusion }),
    ),
  ],
  // `any` also lies in the way of the periodic sweep, which reads by it with a bounded cursor (D-119).
  waitForRecipient: ({ id, context: { recipientTenantId, senderTenantId, holdReasons } }) => {
    const waits: HoldWait[] = [`tenant:${recipientTenantId}`, `sender:${senderTenantId}`, 'any'];
    if (holdReasons.includes('INSUFFICIENT_ROUTE_LIQUIDITY')) waits.push('liquidity');
    return waits.map((waitsFor) => insert('hold_waits', { paymentId: id, waitsFor }, 'ignore'));
  },
  // A requote may have to keep to it (D-149).
  pinRoute: ({ context: { envelopeId } }, { quoteId }) =>
    envelopeId === null ? [] : [update('payment_envelopes', { id: envelopeId }, { routeQuoteId: quoteId })],
  stopWaiting: ({ id }) => [remove('hold_waits', { paymentId: id })],
  openReviewCase: ({ id, context }, { reason }) =>
    RECORDED_REJECTS.has(reason) ? [reviewCase(id, context, reason)] : [],

  openReviewCases: ({ id, context }) =>
    context.openedReviews
      .filter((reason) => context.holdReasons.includes(reason))
      .map((reason) => reviewCase(id, context, reason)),
  closeReviewCases: ({ id, context }) =>
    context.openedReviews.some((reason) => isMoot(context, reason) && !context.clearedReviews.includes(reason))
      ? [enqueue('offramp.close-review-cases', { paymentId: id }, { key: id, tenantId: context.senderTenantId })]
      : [],
  scheduleStuckReview: ({ id, context: { senderTenantId } }, { reviewAt }) => [
    enqueue(
      'offramp.review-case',
      { paymentId: id, senderTenantId, reason: 'PROVIDER_STUCK' },
      { key: `${id}:PROVIDER_STUCK`, tenantId: senderTenantId, dueAt: reviewAt },
    ),
  ],

  lockFunds: (payment) =>
    payment.context.custody === 'reserved' ? move(payment, 'reserved', 'escrow', 'lock') : expectLocked(payment),
  openApproval: ({ id, context }, { approval }) =>
    approval === null || approval.isOpen
      ? []
      : [
          openChild('approval-request', approval.requestId, {
            tenantId: context.senderTenantId,
            paymentId: id,
            initiatorMemberId: context.initiatorMemberId,
            requiredWeight: approval.requiredWeight,
            approvalGroup: approval.approvalGroup,
            receivedWeight: 0,
            votes: [],
            closedReason: null,
          }),
        ],
  closeApproval: ({ context }) =>
    context.approvalRequestId === null ? [] : [send('approval-request', context.approvalRequestId, 'CLOSE')],
  // Money of a LOCKED claim stays in escrow, and a deposit stays with the escrow contract (D-087).
  unlockFunds: (payment) =>
    payment.context.claimId === null && payment.context.custody !== 'onchain'
      ? move(payment, 'escrow', 'reserved', 'unlock')
      : expectLocked(payment),
  scheduleSubmission: (payment) => [
    enqueue('offramp.submit', { paymentId: payment.id }, { key: payment.id, tenantId: payment.context.senderTenantId }),
    audit('offramp_payment.confirmed', payment.id, payment.context.senderTenantId, {
      routeQuoteId: payment.context.selectedRouteQuoteId,
    }),
  ],
  recordAttempt: (payment, { quoteId, provider, idempotencyKey }) => [
    insert('provider_attempts', {
      idempotencyKey,
      paymentId: payment.id,
      quoteId,
      provider,
      providerRef: null,
      lastStatus: null,
      returnedAt: null,
      live: true,
      createdAt: payment.now,
    }),
    enqueue('offramp.provider', { paymentId: payment.id }, { key: payment.id }),
  ],
  consumeLiquidity: ({ context }) => liquidity(context, -1n),
  endAttempt: (payment) => [
    update(
      'provider_attempts',
      { idempotencyKey: `${payment.id}:${payment.context.selectedRouteQuoteId}` },
      { live: false },
    ),
  ],
  returnLiquidity: ({ context }) => liquidity(context, 1n),
  settleFunds: (payment) => [
    ...settle(payment),
    ...(payment.context.custody === 'onchain' ? endDeal(payment, 'release') : []),
  ],
  scheduleRefund: (payment) => [
    enqueue('offramp.refund', { paymentId: payment.id }, { key: payment.id, tenantId: payment.context.senderTenantId }),
  ],
  refundFunds: (payment) => {
    const { custody } = payment.context;
    return custody === 'none' ? [] : move(payment, custody, 'none', 'refund');
  },
  releaseReservation: (payment) =>
    payment.context.custody === 'reserved' ? move(payment, 'reserved', 'none', 'release') : [],

  stampDelivered: (payment) => [set({ deliveredAt: payment.now })],
  stampCanceled: (payment) => [
    set({ canceledAt: payment.now }),
    audit('offramp_payment.canceled', payment.id, payment.context.senderTenantId, {
      failureReason: payment.context.failureReason,
    }),
  ],
  stampRefunded: (payment) => [set({ refundedAt: payment.now })],
};

/** Only a payment that was opened without a deal, as tests do, has nothing to end. */
const endDeal = ({ id, context: { dealId, escrowAddress } }: Payment, end: 'release' | 'refund'): readonly Write[] =>
  dealId === null || escrowAddress === null ? [] : [endDeposit({ dealId, escrowAddress, end, paymentId: id })];

function expectLocked(payment: Payment): readonly Write[] {
  const { custody } = payment.context;
  if (custody !== 'escrow' && custody !== 'onchain')
    throw new Error(`${payment.id}: nothing is locked, money is in ${custody}`);
  return [];
}

/** Rejects that leave a record for operators; releasing it revives nothing (D-122). */
const RECORDED_REJECTS = new Set(['SANCTIONS_REVIEW_REQUIRED']);

const reviewCase = (paymentId: string, { senderTenantId }: Readonly<OfframpPaymentContext>, reason: string): Write =>
  enqueue(
    'offramp.review-case',
    { paymentId, senderTenantId, reason },
    { key: `${paymentId}:${reason}`, tenantId: senderTenantId },
  );
